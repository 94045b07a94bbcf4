# One image for `serve`, `work` and `migrate`, with a health check for `serve`.
FROM python:3.13-slim-bookworm AS pages

WORKDIR /paroli
COPY requirements-pip.lock requirements-web.lock ./
RUN python -m venv /opt/node \
 && /opt/node/bin/pip install --no-cache-dir --require-hashes --no-deps -r requirements-pip.lock \
 && /opt/node/bin/pip install --no-cache-dir --require-hashes --no-deps -r requirements-web.lock
COPY pyproject.toml openapi.yaml ./
COPY service service
COPY web web
RUN /opt/node/bin/python web/build.py

FROM python:3.13-slim-bookworm AS built

WORKDIR /paroli
COPY requirements-pip.lock requirements.lock ./
RUN python -m venv /opt/paroli \
 && /opt/paroli/bin/pip install --no-cache-dir --require-hashes --no-deps -r requirements-pip.lock \
 && /opt/paroli/bin/pip install --no-cache-dir --require-hashes --no-deps -r requirements.lock
COPY pyproject.toml ./
COPY service service
COPY workers workers
COPY migrations migrations
COPY --from=pages /paroli/service/pages/built service/pages/built
RUN /opt/paroli/bin/pip install --no-cache-dir --no-deps --no-build-isolation .

FROM python:3.13-slim-bookworm

RUN useradd --system --uid 10001 --create-home --home-dir /var/lib/paroli paroli
COPY --from=built /opt/paroli /opt/paroli
ENV PATH="/opt/paroli/bin:$PATH" \
    PYTHONUNBUFFERED=1 \
    PAROLI_HOST=0.0.0.0 \
    PAROLI_LOG=json
USER 10001
WORKDIR /var/lib/paroli
EXPOSE 8000
ENTRYPOINT ["paroli"]
CMD ["serve"]
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/healthz', timeout=2)"]
