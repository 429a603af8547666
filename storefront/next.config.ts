import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';

const config: NextConfig = {
  // TypeScript 7 has no JavaScript API for Next to call: `tsc -p storefront` checks the types instead.
  typescript: { ignoreBuildErrors: true },
  transpilePackages: ['@martelo/shared'],
  turbopack: { root: fileURLToPath(new URL('..', import.meta.url)) },
  outputFileTracingRoot: fileURLToPath(new URL('..', import.meta.url)),
  serverExternalPackages: ['sharp'],
  // The proxy takes a page's last bar away; calls keep theirs.
  skipTrailingSlashRedirect: true,
  poweredByHeader: false,
  reactStrictMode: true,
  // Brand by Host: every `*.localhost` is a site of its own in development.
  allowedDevOrigins: ['*.localhost'],
  images: { unoptimized: true },
  // By default every page loads every page's styles: twice as much (docs/decisions/580). What a request is said to cost was measured: the styles
  // that most pages load are the fewest so, in two requests more.
  experimental: { cssChunking: { type: 'graph', requestCost: 15_000 } },
  // The addresses of the sprites and of the drawn map carry their version.
  headers: async () => [
    ...['/icones.svg', '/icones-conteudo.svg', '/brasil.svg'].map((source) => ({
      source,
      headers: [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }],
    })),
    // Pages have their policy from src/proxy.ts, with a nonce. What a program answers runs, loads and frames nothing.
    {
      source: '/api/:path*',
      headers: [
        {
          key: 'content-security-policy',
          value: "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
        },
      ],
    },
    // What Next sets here stands in the place of what the engine says of its files (POLITICA_DE_ENVIADO).
    {
      source: '/api/v1/arquivos/:endereco',
      headers: [
        {
          key: 'content-security-policy',
          value: "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
        },
        { key: 'referrer-policy', value: 'no-referrer' },
      ],
    },
  ],
};

export default config;
