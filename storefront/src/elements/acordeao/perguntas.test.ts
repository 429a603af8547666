import type { Item } from '@martelo/shared/pagina';
import { itemNovo, paragrafos } from '@martelo/shared/pagina/elementos/semente';
import { describe, expect, it } from 'vitest';
import { perguntasParaBuscadores, textoSimples } from './perguntas.ts';

const item = (titulo: string, texto: Item['texto']): Item => ({ ...itemNovo({ titulo, texto }), id: 'i' });

describe('questions for search engines', () => {
  it('are those that have an answer, as plain text', () => {
    const json = perguntasParaBuscadores([
      item('Quanto custa?', paragrafos('Nada.', 'De verdade.')),
      item('Sem resposta', []),
      item('', paragrafos('Sem pergunta.')),
    ]);
    const { mainEntity } = JSON.parse(json as string);
    expect(mainEntity).toEqual([
      {
        '@type': 'Question',
        name: 'Quanto custa?',
        acceptedAnswer: { '@type': 'Answer', text: 'Nada.\nDe verdade.' },
      },
    ]);
    expect(perguntasParaBuscadores([item('Sem resposta', [])])).toBeNull();
  });

  it('cannot close the script they stand in', () => {
    const json = perguntasParaBuscadores([item('</script><b>', paragrafos('<!-- ok'))]) as string;
    expect(json).not.toContain('<');
    expect(JSON.parse(json).mainEntity[0].name).toBe('</script><b>');
  });

  it('read lists line by line', () => {
    expect(
      textoSimples([{ tipo: 'lista', itens: [[{ texto: 'Um' }], [{ texto: 'Do' }, { texto: 'is' }]] }]),
    ).toBe('Um\nDois');
  });
});
