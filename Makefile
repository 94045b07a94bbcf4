.PHONY: run test check bench

run test check bench:
	python3 dev.py $@ $(ARGS)
