import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { comOsLeitores } from '../src/leitor/arquivos.ts';

const pasta = (caminho: string) => fileURLToPath(new URL(caminho, import.meta.url));

const DO_REGISTRO =
  /admin\/(formulario\/.*|registro\/(Acoes|acoes|Agir|Esperando|Moldura|Tela|usar-listas|usar-mudou-agora|VerHistorico)|partes\/(Ato|Lido|Procura|Relacao))\.tsx?$/;

/** The back office's own bundle. The storefront's server writes who, which brand and the nonce into its page (src/admin/pagina.ts). */
export default defineConfig({
  root: pasta('.'),
  base: '/admin/',
  publicDir: false,
  html: { cspNonce: '__NONCE__' },
  plugins: [comOsLeitores()],
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
      // The back office, and what is opened without it: the sale room's console and screen, the studio.
      input: [pasta('index.html'), pasta('sala.html'), pasta('transmissao.html')],
      output: {
        // What every form and record opens with, as one file: as twenty of a few hundred bytes each it travels as seven KiB more.
        advancedChunks: {
          includeDependenciesRecursively: false,
          groups: [{ name: 'registro', test: DO_REGISTRO }],
        },
      },
      // 'use client' says nothing to a bundle that has no server.
      onLog: (nivel, log, dizer) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') dizer(nivel, log);
      },
    },
  },
});
