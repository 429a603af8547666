# One image recipe for the five services: `docker build --target engine .`
FROM node:24-bookworm-slim AS base
WORKDIR /martelo
ENV NEXT_TELEMETRY_DISABLED=1 PAYLOAD_TELEMETRY_DISABLED=1
COPY package.json package-lock.json ./
COPY shared/package.json shared/
COPY engine/package.json engine/
COPY cms/package.json cms/
COPY storefront/package.json storefront/
COPY print/package.json print/
COPY transmissao/package.json transmissao/
RUN npm ci --no-audit --no-fund
COPY . .
RUN node storefront/scripts/gerar-elementos.mjs
ENV NODE_ENV=production MARTELO_DADOS=/dados MARTELO_DEMO=0
RUN mkdir /dados && chown node:node /dados
VOLUME /dados

FROM base AS engine
USER node
EXPOSE 3002
WORKDIR /martelo/engine
CMD ["node", "src/main.ts"]

FROM base AS print
USER node
EXPOSE 3003
WORKDIR /martelo/print
CMD ["node", "src/main.ts"]

FROM base AS transmissao
USER node
EXPOSE 3004 1935
WORKDIR /martelo/transmissao
CMD ["node", "src/main.ts"]

FROM base AS storefront
WORKDIR /martelo/storefront
RUN npx vite build --config admin/vite.config.ts && npx next build && node scripts/comprimir.mjs && chown -R node:node .next
USER node
EXPOSE 3000
CMD ["node", "src/servir.ts"]

FROM base AS cms
WORKDIR /martelo/cms
RUN npx next build && chown -R node:node .next
USER node
EXPOSE 3001
CMD ["node", "src/servir.ts"]
