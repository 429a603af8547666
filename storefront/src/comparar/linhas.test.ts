import type { LoteDetalhe } from '@martelo/shared/lote-detalhe';
import { describe, expect, it } from 'vitest';
import { COMPARACAO } from '../palavras/comparacao.ts';
import { linhasDaComparacao } from './linhas.ts';

const lote = (campos: object = {}): LoteDetalhe =>
  ({
    ...{ minimo: 100_000, compreJa: null, tipo: 'Carro', anoFabricacao: 2020, anoModelo: 2021, km: null },
    ...{ cidade: 'Campinas', uf: 'SP', numero: '1', comitente: null, leilao: { nome: 'Leilão' } },
    ...{ localizacao: null, detalhes: [], veiculo: null },
    valor: {
      ...{ comissaoPorcentagem: 5, comissaoExtraPorcentagem: 0, despachante: 0, outros: 0 },
      ...{ remocao: 0, depositoDeBens: 0, vistoria: 0 },
    },
    ...campos,
  }) as unknown as LoteDetalhe;
const linhas = (...lotes: LoteDetalhe[]) =>
  new Map(linhasDaComparacao(lotes, COMPARACAO.leilao).map((linha) => [linha.nome, linha]));

describe('the rows of a comparison', () => {
  it('mark what is not the same in all lots, whatever its spelling', () => {
    const achadas = linhas(
      lote({
        detalhes: [
          { nome: 'Câmbio', valor: 'Manual' },
          { nome: 'Cor', valor: 'Prata' },
        ],
      }),
      lote({
        detalhes: [
          { nome: 'CAMBIO', valor: 'manual' },
          { nome: 'Cor', valor: 'Preta' },
        ],
      }),
    );
    expect(achadas.get('Câmbio')).toMatchObject({ valores: ['Manual', 'manual'], difere: false });
    expect(achadas.get('Cor')).toMatchObject({ valores: ['Prata', 'Preta'], difere: true });
    expect(achadas.get('Ano')).toMatchObject({ valores: ['2020/2021', '2020/2021'], difere: false });
  });

  it('say nothing of what no lot says, and mark what only some say', () => {
    const achadas = linhas(
      lote({ km: 10_000 }),
      lote({ veiculo: { equipamentos: { Airbag: 'SIM - TROCAR' } } }),
    );
    expect(achadas.has('Compre Já')).toBe(false);
    expect(achadas.get('Quilometragem')).toMatchObject({ valores: ['10.000 km', null], difere: true });
    expect(achadas.get('Airbag')).toMatchObject({ valores: [null, 'Sim - trocar'], difere: true });
  });

  it('add up what is paid besides the bid', () => {
    const valor = { ...lote().valor, despachante: 50_000, remocao: 25_000, comissaoExtraPorcentagem: 1.5 };
    const achadas = linhas(lote({ valor }));
    expect(achadas.get('Despesas')?.valores[0]).toMatch(/^R\$\s750$/);
    expect(achadas.get('Comissão')?.valores).toEqual(['6,5 %']);
    expect([...achadas.values()].some(({ difere }) => difere)).toBe(false);
  });

  it('have one row for what two lots write under two names', () => {
    const duas = linhas(
      lote({ veiculo: { equipamentos: { Roda: 'LIGA LEVE', 'Ar condicionado': 'SIM' } } }),
      lote({ veiculo: { equipamentos: { 'Tipo de roda': 'FERRO', 'Ar-condicionado': 'SIM' } } }),
    );
    expect([...duas.keys()].filter((nome) => /roda|condicionado/i.test(nome))).toEqual([
      ...['Ar-condicionado', 'Tipo de roda'],
    ]);
    expect(duas.get('Ar-condicionado')).toMatchObject({ valores: ['Sim', 'Sim'], difere: false });
    expect(duas.get('Tipo de roda')).toMatchObject({ valores: ['Liga leve', 'Ferro'], difere: true });
  });
});
