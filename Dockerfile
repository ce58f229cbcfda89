# The bot on Discord. BASE is anything of Debian's with `python` (3.11 or newer) and `pip`; `make container` builds and runs this.
ARG BASE=docker.io/library/python:3.12.11-slim-bookworm
FROM ${BASE}

RUN useradd --uid 10001 --create-home fronde \
    && mkdir /data && chown fronde:fronde /data
COPY requirements.lock /src/
RUN pip install --no-cache-dir --require-hashes -r /src/requirements.lock
COPY . /src
RUN pip install --no-cache-dir --no-deps /src

USER fronde
WORKDIR /data
ENV LOG_FORMAT=json \
    METRICS_PORT=9464 \
    PYTHONUNBUFFERED=1
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=6s --start-period=60s --retries=3 \
    CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:9464/healthz', timeout=5)"]
ENTRYPOINT ["fronde"]
