# The server as an image: built here, run as nobody special, with nothing of its own to write to but /data.
# docker build -t podcastai .          docker run -p 3000:3000 -v podcastai:/data podcastai

FROM node:24-bookworm-slim AS manifests
WORKDIR /app
# What is installed depends on these alone: as long as they stay, the layers below come from the cache.
COPY package.json package-lock.json .npmrc ./
COPY transcript/package.json transcript/
COPY episode/package.json episode/
COPY content-types/package.json content-types/
COPY contracts/package.json contracts/
COPY media/package.json media/
COPY ui/package.json ui/
COPY server/package.json server/
COPY web/package.json web/
COPY e2e/package.json e2e/
COPY checks/package.json checks/

FROM manifests AS pages
RUN npm ci --omit=dev --no-audit
COPY . .
RUN npm run build

FROM manifests AS installed
# What the server runs on, without what builds pages.
RUN npm ci --omit=dev --no-audit -w server

FROM node:24-bookworm-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data \
    METRICS_PORT=9464
WORKDIR /app
COPY --from=installed /app /app
COPY transcript transcript
COPY episode episode
COPY content-types content-types
COPY contracts contracts
COPY server server
COPY --from=pages /app/web/dist web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "server/src/commands/healthy.ts"]
# Node itself is process 1, and hears SIGTERM.
CMD ["node", "server/src/main.ts"]
