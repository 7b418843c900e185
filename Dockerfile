# The server with its built pages, without tools and tests.
#   docker build -t diandu . && docker compose up

# To build, any image with Node 20 and npm; to run, any Debian: the Node of the lockfile comes along.
ARG BUILD_BASE=docker.io/library/node:24-trixie-slim
ARG RUN_BASE=docker.io/library/debian:trixie-slim

FROM ${BUILD_BASE} AS build
WORKDIR /diandu
COPY . .
RUN node tools/launch.mjs test --only build \
 && mkdir -p /image/bin /image/data /image/diandu/packages/web /image/diandu/packages/admin \
 && cp -L node_modules/node/bin/node /image/bin/node \
 && node_modules/.bin/node --input-type=module -e "import { precompress } from './packages/server/src/http/index.ts'; await precompress('packages/web/dist/client/assets', console)" \
 && find packages -name '*.test.ts' -not -path '*/node_modules/*' -delete \
 && rm -rf node_modules packages/*/node_modules \
 && CI=true npx --yes pnpm@12.21.0 install --prod --frozen-lockfile --filter '@diandu/server...' \
 && mv node_modules package.json /image/diandu/ \
 && mv packages/core packages/wire packages/server /image/diandu/packages/ \
 && mv packages/web/dist /image/diandu/packages/web/dist \
 && mv packages/admin/dist /image/diandu/packages/admin/dist

FROM ${RUN_BASE}
COPY --from=build /image/bin/node /usr/local/bin/node
COPY --from=build /image/diandu /diandu
COPY --from=build --chown=65532:65532 /image/data /data
WORKDIR /diandu
# An embedded database and what is cached lie in /data; with DATABASE_URL only the cache does.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data MALLOC_TRIM_THRESHOLD_=131072
USER 65532:65532
EXPOSE 8080
VOLUME /data
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "packages/server/src/main.ts"]
