# A server in one image: the page, the compiled engine, and nothing that was needed to build them.
#   docker build -t palatine .
#   docker run -p 8000:8000 -v palatine:/var/lib/palatine palatine

FROM node:22-bookworm-slim AS page
WORKDIR /build/web
COPY web/package.json web/package-lock.json ./
# Not `npm ci`: it insists on the packages of other platforms, which not every registry keeps.
RUN npm install --no-save --no-audit --no-fund
COPY web/ ./
RUN npm run build

FROM python:3.11-slim-bookworm AS wheel
RUN apt-get update \
    && apt-get install -y --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY constraints.txt pyproject.toml setup.py MANIFEST.in README.md LICENSE ./
COPY docs/rules docs/rules
COPY src src
COPY --from=page /build/web/dist web/dist
RUN PIP_CONSTRAINT=/build/constraints.txt pip wheel --no-cache-dir --no-deps --wheel-dir /wheels .
RUN pip wheel --no-cache-dir --wheel-dir /wheels -c constraints.txt "$(ls /wheels/palatine-*.whl)[server]"

FROM python:3.11-slim-bookworm
RUN --mount=type=bind,from=wheel,source=/wheels,target=/wheels \
    pip install --no-cache-dir --no-index --find-links=/wheels "palatine[server]" \
    && useradd --system --uid 10001 --home-dir /var/lib/palatine --create-home palatine \
    && chmod 700 /var/lib/palatine
USER 10001
VOLUME /var/lib/palatine
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s --retries=3 \
    CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
CMD ["palatine", "serve", "--host", "0.0.0.0", "--port", "8000", "--data", "/var/lib/palatine"]
