import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { LEITOR } from './endereco.ts';

const exigir = createRequire(import.meta.url);
const doPacote = (pacote: string, ...caminho: string[]): string =>
  join(dirname(exigir.resolve(`${pacote}/package.json`)), ...caminho);

/** zxing-wasm says which of its files are for others, and its package.json is none of them. */
const doZxing = (caminho: string): string =>
  join(dirname(exigir.resolve('zxing-wasm/reader')), '../../..', caminho);

/** By the processor that a browser finds: its loader asks for one of them by name. */
const NUCLEOS = ['lstm', 'simd-lstm', 'relaxedsimd-lstm'].map((qual) => `tesseract-core-${qual}.wasm.js`);

/** What is there, each under the name by which its program asks for it. */
const ARQUIVOS: readonly (readonly [nome: string, onde: string])[] = [
  ['codigos.js', fileURLToPath(new URL('codigos.js', import.meta.url))],
  ['zxing.js', doZxing('dist/iife/reader/index.js')],
  ['zxing_reader.wasm', doZxing('dist/reader/zxing_reader.wasm')],
  ['texto.js', doPacote('tesseract.js', 'dist/worker.min.js')],
  ...NUCLEOS.map((nome) => [nome, doPacote('tesseract.js-core', nome)] as const),
  ['por.traineddata.gz', doPacote('@tesseract.js-data/por', '4.0.0_best_int/por.traineddata.gz')],
];

/** The folder's name by what lies in it. */
export function nomeDaPasta(): string {
  const soma = createHash('sha256');
  for (const [nome, onde] of ARQUIVOS) soma.update(nome).update(readFileSync(onde));
  return `leitor-${soma.digest('hex').slice(0, 8)}`;
}

/** Puts them into the build of the back office. */
export const comOsLeitores = (): Plugin => ({
  name: 'martelo-leitor',
  generateBundle() {
    for (const [nome, onde] of ARQUIVOS)
      this.emitFile({
        type: 'asset',
        fileName: `${LEITOR.replace('/admin/', '')}${nome}`,
        source: readFileSync(onde),
      });
  },
});
