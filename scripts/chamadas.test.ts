import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const RAIZ = join(import.meta.dirname, '..');
/** Where a service calls another: by the addresses of its settings. */
const CHAMA = /(engineUrl|cmsUrl|printUrl|storefrontUrl|engine\.url)\b/;
/** To another engine, whose address it is told. The print service has its own test of this. */
const ENTRE_MOTORES = 'engine/src/runtime/forwarding.ts';

/** Each call of `fetch` in a source, whole. */
function chamadasEm(fonte: string): string[] {
  return [...fonte.matchAll(/(?<![\w.])fetch\(/g)].map(({ index }) => {
    let abertos = 0;
    for (let fim = index; fim < fonte.length; fim++) {
      if (fonte[fim] === '(') abertos++;
      if (fonte[fim] === ')' && --abertos === 0) return fonte.slice(index, fim + 1);
    }
    return fonte.slice(index);
  });
}

describe('calls from service to service', () => {
  const fontes = globSync('{engine,cms,storefront,print}/src/**/*.{ts,tsx}', { cwd: RAIZ })
    .filter((arquivo) => !/\.test\.tsx?$/.test(arquivo))
    .map((arquivo) => ({ arquivo, fonte: readFileSync(join(RAIZ, arquivo), 'utf8') }))
    .filter(({ arquivo, fonte }) => arquivo === ENTRE_MOTORES || CHAMA.test(fonte))
    .filter(({ fonte }) => !fonte.startsWith("'use client'"));

  it('go where the settings say and are led nowhere else: secrets and tokens travel with them', () => {
    const chamadas = fontes.flatMap(({ arquivo, fonte }) =>
      chamadasEm(fonte).map((chamada) => ({ arquivo, segue: !/redirect: '(error|manual)'/.test(chamada) })),
    );
    expect(chamadas.length).toBeGreaterThan(12);
    expect(chamadas.filter(({ segue }) => segue)).toEqual([]);
  });
});
