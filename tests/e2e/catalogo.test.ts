import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { comparar } from '../visual/comparar.ts';
import { abrirParado, fotografar } from '../visual/fotografar.ts';
import { enderecoDoCatalogo, nomeDaPagina, PAGINAS } from '../visual/paginas.ts';
import { lerReferencias } from '../visual/referencia.ts';
import { SITE } from './plataforma.ts';
import { usarPlataforma } from './usar-plataforma.ts';

const { navegador } = usarPlataforma();
const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
/** A catalogue shows each section twice, once a model: that their names repeat says nothing of a page. */
const OPCOES_AXE = { resultTypes: ['violations'], rules: { 'landmark-unique': { enabled: false } } };
const CURINGA = SITE.replace('leilo', '*');

const referencias = new Map<string, ReturnType<typeof lerReferencias>>();
const daReferencia = (elemento: string) => {
  const lida = referencias.get(elemento) ?? lerReferencias(elemento);
  referencias.set(elemento, lida);
  return lida;
};

describe('every kind and model looks as it did when somebody last looked', () => {
  test.each(PAGINAS.map((pagina) => [nomeDaPagina(pagina), pagina] as const))('%s', async (_nome, pagina) => {
    const diferencas: string[] = [];
    const fotos = await fotografar(navegador(), CURINGA, pagina);
    expect(fotos.length).toBeGreaterThanOrEqual(70);
    for (const foto of fotos) {
      const antes = (await daReferencia(foto.elemento))?.get(foto.chave);
      if (antes === undefined) diferencas.push(`${foto.chave}: never looked at`);
      else for (const diferenca of comparar(foto, antes)) diferencas.push(`${foto.chave}: ${diferenca}`);
    }
    expect(diferencas).toEqual([]);
  });
});

describe('every kind, in every state', () => {
  const telas = [
    ...['cheio', 'longo'].flatMap((estado) => [360, 1200].map((largura) => ({ estado, largura }))),
    ...['vazio', 'indisponivel'].map((estado) => ({ estado, largura: 360 })),
  ].flatMap((tela) => (['leilo', 'pacto'] as const).map((marca) => ({ ...tela, marca })));

  test.each(telas)('$estado at $largura px, $marca: nothing sticks out, axe finds nothing', async (tela) => {
    const modo = tela.marca === 'leilo' ? 'leilao' : 'loja';
    const endereco = enderecoDoCatalogo(CURINGA, { marca: tela.marca, modo }, { estado: tela.estado });
    const pagina = await abrirParado(navegador(), endereco, tela.largura);
    const largos = await pagina.evaluate(() =>
      document.documentElement.scrollWidth <= window.innerWidth
        ? []
        : [...document.querySelectorAll('[data-caso]')]
            .filter((caso) =>
              [...caso.querySelectorAll('*')].some(
                (no) => no.getBoundingClientRect().right > window.innerWidth + 1,
              ),
            )
            .map((caso) => caso.getAttribute('data-caso')),
    );
    expect(largos).toEqual([]);
    await pagina.clock.resume();
    await pagina.addScriptTag({ path: AXE });
    const faltas = await pagina.evaluate(async (opcoes) => {
      const { axe } = globalThis as unknown as {
        axe: {
          run(
            raiz: object,
            opcoes: object,
          ): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
        };
      };
      const { violations } = await axe.run({ include: [['[data-caso]']] }, opcoes);
      return violations.flatMap(({ id, nodes }) =>
        nodes.slice(0, 3).map(({ target }) => `${id} ${target[0]}`),
      );
    }, OPCOES_AXE);
    expect(faltas).toEqual([]);
    await pagina.context().close();
  });
});
