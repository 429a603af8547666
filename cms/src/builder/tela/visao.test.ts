import { describe, expect, it } from 'vitest';
import { itemVazio } from '../acoes/itens.ts';
import { sessaoDeTeste } from '../modelo/sessao-de-teste.ts';
import { larguraPossivel } from './larguras.ts';
import { escalaDe, proximasViradas, VISAO_INICIAL } from './visao.ts';

const agora = Date.parse('2026-12-01T12:00:00Z');
const item = (titulo: string, dataInicio: string | null, dataFim: string | null) => ({
  ...itemVazio(() => titulo || 'sem'),
  titulo,
  dataInicio,
  dataFim,
});

describe('how the canvas is looked at', () => {
  it('jumps to what comes next on the page, soonest first, never back', () => {
    const pagina = [
      sessaoDeTeste('a', {
        itens: [item('Natal', '2026-12-20T03:00:00Z', '2026-12-26T03:00:00Z'), item('Sempre', null, null)],
      }),
      sessaoDeTeste('b', { itens: [item('', '2026-11-01T00:00:00Z', '2026-12-02T03:00:00Z')] }),
    ];
    expect(proximasViradas(pagina, agora).map(({ frase }) => frase)).toEqual([
      'Termina “Seção b”',
      'Começa “Natal”',
      'Termina “Natal”',
    ]);
    expect(proximasViradas(pagina, agora, 1)).toHaveLength(1);
  });

  it('fits the page into the room there is, never larger than life, unless told how large', () => {
    expect(escalaDe(VISAO_INICIAL, 600)).toBe(0.5);
    expect(escalaDe(VISAO_INICIAL, 5_000)).toBe(1);
    expect(escalaDe({ ...VISAO_INICIAL, zoom: 0.75 }, 600)).toBe(0.75);
    expect(escalaDe(VISAO_INICIAL, 0)).toBe(1);
  });

  it('keeps a free width within what a window can be', () => {
    expect([10, 333.4, 9_999].map(larguraPossivel)).toEqual([320, 333, 2_560]);
  });
});
