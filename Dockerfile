# The service as an image: docker build --tag sahihi . (docs/operations.md, "Containers")
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /srv/sahihi
COPY . .
RUN npm ci
RUN npm run build
RUN npm prune --omit=dev --include=prod

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /srv/sahihi
COPY --from=build /srv/sahihi/package.json ./
COPY --from=build /srv/sahihi/node_modules ./node_modules
COPY --from=build /srv/sahihi/migrations ./migrations
COPY --from=build /srv/sahihi/dist ./dist
COPY --from=build /srv/sahihi/shared ./shared
COPY --from=build /srv/sahihi/server ./server
# Nothing is written: it runs with a read-only file system, and /tmp in memory.
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/api/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# A draft or a review under way is finished first: stop with 90 seconds of patience.
STOPSIGNAL SIGTERM
CMD ["node", "server/main.ts"]
