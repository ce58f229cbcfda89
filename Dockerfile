# The bot on Discord. Nobody has built this image yet where it was written; `docker compose up --build` does.
FROM python:3.12-slim

RUN useradd --system --uid 10001 --create-home fronde \
    && mkdir /data && chown fronde:fronde /data
WORKDIR /app
COPY requirements.lock .
RUN pip install --no-cache-dir --require-hashes -r requirements.lock
COPY bot.py ./
COPY fronde fronde
COPY cogs cogs
COPY db db
COPY images images
COPY fronde_bot fronde_bot
RUN python -m compileall -q .

USER fronde
ENV DATABASE_URL=sqlite+aiosqlite:////data/fronde.db \
    LOG_FORMAT=json \
    METRICS_PORT=9464 \
    PYTHONUNBUFFERED=1
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=6s --start-period=60s --retries=3 \
    CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:9464/healthz', timeout=5)"]
ENTRYPOINT ["python", "bot.py"]
