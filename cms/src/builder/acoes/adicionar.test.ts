import { sessao } from '@martelo/shared/pagina';
import { DEFINICOES } from '@martelo/shared/pagina/elementos/definicoes.gerado';
import { describe, expect, it } from 'vitest';
import { desfazer, executar, historicoDe } from '../modelo/historico.ts';
import { sessaoDeTeste } from '../modelo/sessao-de-teste.ts';
import { adicionar } from './adicionar.ts';

const inicio = ['a', 'b'].map((id) => sessaoDeTeste(id));

describe('adicionar', () => {
  it.each(
    Object.values(DEFINICOES).flatMap((definicao) =>
      (['leilao', 'loja'] as const).map((modo) => [definicao.elemento, modo] as const),
    ),
  )('puts a valid, filled %s on the page in %s mode, and undo takes it away', (elemento, modo) => {
    const definicao = DEFINICOES[elemento]!;
    const gesto = adicionar({ definicao, modo, indice: 1 });
    const feito = executar(historicoDe(inicio), gesto);
    expect(feito.sessoes.map(({ id }) => id)).toEqual(['a', gesto.sessao.id, 'b']);
    expect(sessao.parse(feito.sessoes[1])).toEqual(feito.sessoes[1]);
    expect(feito.sessoes[1]).toMatchObject({ nome: definicao.rotulo[modo], versao: definicao.versao });
    expect(desfazer(feito).sessoes).toEqual(inicio);
  });
});
