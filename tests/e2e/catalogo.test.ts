import { describe, expect, test } from 'vitest';
import { abrirParado } from '../visual/fotografar.ts';
import { enderecoDoCatalogo } from '../visual/paginas.ts';
import { SITE } from './plataforma.ts';
import { semBarreiras } from './sem-barreiras.ts';
import { usarPlataforma } from './usar-plataforma.ts';

const { navegador } = usarPlataforma();
const CURINGA = SITE.replace('leilo', '*');

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
    // A catalogue shows each section twice, once a model: that their names repeat says nothing of a page.
    await semBarreiras(pagina, { dentro: '[data-caso]', sem: ['landmark-unique'] });
    await pagina.context().close();
  });
});
