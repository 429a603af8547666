import { defineConfig } from 'vite';

/** Built as one would publish it, and served with the engine behind the same address, as our own screens have it. */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'warn',
  build: { outDir: process.env.BANCADA_DESTINO, emptyOutDir: true, reportCompressedSize: false },
  preview: {
    proxy: {
      '/v1': {
        target: process.env.BANCADA_ENGINE,
        headers: { hotsite: 'leilo', authorization: `Bearer ${process.env.BANCADA_TOKEN}` },
      },
    },
  },
});
