import path from 'node:path';
import { POLITICA_DE_ARQUIVO } from '@martelo/shared/politica-de-arquivo';
import { withPayload } from '@payloadcms/next/withPayload';

/** @type {import('next').NextConfig} */
const config = {
  // Types are checked by `tsc -p cms`: TypeScript 7 has no JavaScript API for Next to call.
  typescript: { ignoreBuildErrors: true },
  // What only the server reads need not be small: making it so took half of the build.
  experimental: { useTypeScriptCli: true, preloadEntriesOnStart: false, serverMinification: false },
  transpilePackages: ['@martelo/shared'],
  outputFileTracingRoot: path.join(import.meta.dirname, '..'),
  turbopack: { root: path.join(import.meta.dirname, '..') },
  // The spec's calls end in a bar or not: both are answered, none is sent elsewhere.
  skipTrailingSlashRedirect: true,
  poweredByHeader: false,
  reactStrictMode: true,
  async headers() {
    return [
      // Pages have theirs from src/proxy.ts, with a nonce. What stands here wins over what a route says.
      ...['/api/:path*', '/v1/:path*'].map((source) => ({
        source,
        headers: [
          {
            key: 'Content-Security-Policy',
            value: "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
          },
        ],
      })),
      {
        source: '/api/:colecao/file/:nome*',
        headers: [{ key: 'Content-Security-Policy', value: POLITICA_DE_ARQUIVO }],
      },
    ];
  },
};

export default withPayload(config);
