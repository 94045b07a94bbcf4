.PHONY: help run test check bench

help:
	@python3 dev.py --help
	@echo
	@echo "make run, make test, make check and make bench do the same; ARGS=... are further arguments."

run test check bench:
	python3 dev.py $@ $(ARGS)
