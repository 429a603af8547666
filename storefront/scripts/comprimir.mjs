// Writes each script and style sheet of a build a second time, as small as brotli makes it: `.next/static/**/*.br`, and those of the back
// office beside them in `.admin`, which the server
// sends to whoever takes it (src/prontas/arquivos.ts). Slow, and so done once a build; Next compresses anew for each answer, and less.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const comprimir = promisify(brotliCompress);
/** Below this a header weighs more than what is won. */
const MENOR = 512;
/** From here on, programs that are asked for once in a phone's life: the last tenth of their size is worth no half a minute. */
const GRANDE = 1_000_000;

/** @param {string} storefront the workspace's folder */
export const comprimirConstrucao = (storefront) => comprimirPasta(join(storefront, '.next/static'));
/** @param {string} storefront the workspace's folder */
export const comprimirAdmin = (storefront) => comprimirPasta(join(storefront, '.admin/arquivos'));

async function comprimirPasta(pasta) {
  const arquivos = readdirSync(pasta, { recursive: true, encoding: 'utf8' })
    .filter((nome) => /\.(?:js|css)$/.test(nome))
    .map((nome) => join(pasta, nome))
    .filter((arquivo) => statSync(arquivo).size >= MENOR);
  await Promise.all(
    arquivos.map(async (arquivo) => {
      const bruto = readFileSync(arquivo);
      writeFileSync(
        `${arquivo}.br`,
        await comprimir(bruto, {
          params: {
            [constants.BROTLI_PARAM_SIZE_HINT]: bruto.length,
            ...(bruto.length < GRANDE ? {} : { [constants.BROTLI_PARAM_QUALITY]: 6 }),
          },
        }),
      );
    }),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const storefront = fileURLToPath(new URL('..', import.meta.url));
  await Promise.all([comprimirConstrucao(storefront), comprimirAdmin(storefront)]);
}
