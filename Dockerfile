# One image for `serve`, `work` and `migrate`: see docs/howto/run-for-an-event.md.
# The base image has a full version. Add a digest here, or with --build-arg, to pin its content too.
ARG PYTHON_IMAGE=python:3.13.15-slim-bookworm

FROM ${PYTHON_IMAGE} AS pages

WORKDIR /paroli
COPY requirements-pip.lock requirements-web.lock ./
RUN python -m venv /opt/node \
 && /opt/node/bin/pip install --no-cache-dir --require-hashes --no-deps -r requirements-pip.lock \
 && /opt/node/bin/pip install --no-cache-dir --require-hashes --no-deps -r requirements-web.lock
COPY pyproject.toml openapi.yaml ./
COPY service service
COPY web web
RUN /opt/node/bin/python web/build.py

FROM ${PYTHON_IMAGE} AS built

WORKDIR /paroli
COPY requirements-pip.lock requirements.lock ./
RUN python -m venv /opt/paroli \
 && /opt/paroli/bin/pip install --no-cache-dir --require-hashes --no-deps -r requirements-pip.lock \
 && /opt/paroli/bin/pip install --no-cache-dir --require-hashes --no-deps -r requirements.lock
COPY pyproject.toml setup.py ./
COPY service service
COPY workers workers
COPY migrations migrations
COPY --from=pages /paroli/service/pages/built service/pages/built
# The commit is part of the version. It must not end the cache of the layers above.
ARG BUILD_COMMIT=
RUN /opt/paroli/bin/pip install --no-cache-dir --no-deps --no-build-isolation .

FROM ${PYTHON_IMAGE}

RUN useradd --uid 10001 --no-log-init --no-create-home --home-dir /var/lib/paroli \
    --shell /usr/sbin/nologin paroli \
 && install --directory --owner=paroli --mode=0700 /var/lib/paroli /var/lib/paroli-keys
COPY --from=built /opt/paroli /opt/paroli
# The data folder is XDG_DATA_HOME/paroli. The run file tells the health check what runs, and where.
ENV PATH="/opt/paroli/bin:$PATH" \
    PYTHONUNBUFFERED=1 \
    XDG_DATA_HOME=/var/lib \
    PAROLI_HOST=0.0.0.0 \
    PAROLI_LOG=json \
    PAROLI_RUN_FILE=/tmp/paroli-run.json
USER 10001
WORKDIR /var/lib/paroli
VOLUME ["/var/lib/paroli"]
EXPOSE 8000
ENTRYPOINT ["paroli"]
CMD ["serve"]
# Only images in Docker's format have a health check. podman and buildah need `--format docker`.
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["paroli", "health"]
