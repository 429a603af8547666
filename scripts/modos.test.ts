import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RAIZ } from './plataforma/ambiente.mjs';

/** `tipo` also names kinds of ledgers and of links, where it is no mode. */
const OUTRO_SENTIDO = [
  "storefront/src/verificar/usar-verificacao.ts: pedido.tipo === 'leilao'",
  "cms/src/builder/inspetor/link/ListagemComFiltros.tsx: destino.tipo === 'leilao'",
];

test('nobody asks which mode a brand is in: words are in catalogues by mode, what a mode does in MODOS', () => {
  const comparacoes = globSync('{shared,engine,cms,storefront,print}/{src,admin}/**/*.{ts,tsx}', {
    cwd: RAIZ,
  })
    .filter((arquivo) => !/\.(test|gerado)\./.test(arquivo))
    .flatMap((arquivo) =>
      [
        ...readFileSync(join(RAIZ, arquivo), 'utf8').matchAll(
          /[\w.?]*(?:modo|tipo|loja)\b\s*[!=]==?\s*['"](?:loja|leilao)['"]|['"](?:loja|leilao)['"]\s*[!=]==?|case 'loja':|=== 'Ofertas?'/g,
        ),
      ].map(([achado]) => `${arquivo}: ${achado}`),
    );
  expect(comparacoes.filter((uma) => !OUTRO_SENTIDO.includes(uma))).toEqual([]);
});
