# By digest, so that every build is of the very same image; docs/OPERATING.md, Containers, says how to take a newer one.
ARG NODE_IMAGE=node:22-bookworm-slim@sha256:48e4b67d85f87bd551df43704e24d252f56cc5f8e9718841aace50f19948f0f9

# What npm reads to install. A change of anything else leaves the installed packages in the build cache.
FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages ./packages
RUN find packages -type f ! -name package.json -delete

# What browsers get; the packages and sources for it stay here.
FROM ${NODE_IMAGE} AS pages
WORKDIR /app
COPY --from=manifests /app ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs

FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY --from=manifests /app ./
# Optional, too, is what libraries would take if it were there, such as a browser's: most of all packages.
RUN npm ci --omit=dev --omit=optional --no-audit --no-fund
# The one of these that runs: tsx's compiler for this kind of machine.
COPY --from=pages /app/node_modules/@esbuild ./node_modules/@esbuild

# Only what runs, owned by root and never written to: the data directory and /tmp are all that it needs to write.
FROM ${NODE_IMAGE} AS portal
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY package.json tsconfig.json ./
COPY contract ./contract
COPY domain ./domain
COPY packages ./packages
COPY server ./server
COPY --from=pages /app/dist ./dist
RUN mkdir data && chown node:node data && rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx
USER node
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/app/data
EXPOSE 3000
VOLUME /app/data
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "require(process.env.TLS_CERT_FILE ? 'https' : 'http').get({ port: process.env.PORT, path: '/api/healthcheck', rejectUnauthorized: false }, (r) => process.exit(r.statusCode === 200 ? 0 : 1)).on('error', () => process.exit(1))"]
CMD ["node", "--import", "tsx", "server/main.ts"]

# The same with PostgreSQL's programs, for backups: docker compose run --rm backup
FROM portal AS backup
USER root
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client && rm -rf /var/lib/apt/lists/* \
  && mkdir backups && chown node:node backups
USER node
VOLUME /app/backups
HEALTHCHECK NONE
ENTRYPOINT ["node", "--import", "tsx", "server/platform/db/backup/main.ts"]

FROM portal
