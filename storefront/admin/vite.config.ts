import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const pasta = (caminho: string) => fileURLToPath(new URL(caminho, import.meta.url));

/** The back office's own bundle. The storefront's server writes who, which brand and the nonce into its page (src/admin/pagina.ts). */
export default defineConfig({
  root: pasta('.'),
  base: '/admin/',
  publicDir: false,
  html: { cspNonce: '__NONCE__' },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: pasta('../.admin'),
    emptyOutDir: true,
    assetsDir: 'arquivos',
    assetsInlineLimit: 0,
    target: 'es2023',
    // One sheet: what a screen that comes later looks like is there before it is.
    cssCodeSplit: false,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      // 'use client' says nothing to a bundle that has no server.
      onLog: (nivel, log, dizer) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') dizer(nivel, log);
      },
    },
  },
});
