import { describe, expect, it } from 'vitest';
import { SITUACOES_LOTE } from './lote.ts';
import { PALAVRAS, rotuloSituacao } from './lote-rotulos.ts';

describe('the words of a lot', () => {
  it('labels the states as the spec writes them', () => {
    const rotulos = [
      'LIBERADO_LEILAO',
      'AG_PAGAMENTO',
      'NAO_ARREMATADO',
      'CONDICIONAL_NEGADA',
      'AO_VIVO',
      'BUY_NOW',
    ].map((situacao) => rotuloSituacao(situacao, 'leilao').rotulo);
    expect(rotulos).toEqual([
      'Liberado Leilão',
      'Ag. Pagamento',
      'Não Arrematado',
      'Condicional Negada',
      'Ao Vivo',
      'Compre Já',
    ]);
  });

  it('gives each of the spec’s nine badge codes to one state', () => {
    const codigos = SITUACOES_LOTE.map((situacao) => rotuloSituacao(situacao, 'leilao').codigo).filter(
      (codigo) => codigo !== null,
    );
    expect(codigos.toSorted()).toEqual(['AG', 'AV', 'CD', 'CN', 'CO', 'LL', 'NA', 'RE', 'RT']);
  });

  it('shows an unknown state as Não informado', () => {
    expect(rotuloSituacao('QUALQUER', 'leilao').rotulo).toBe('Não informado');
    expect(rotuloSituacao('toString', 'loja').rotulo).toBe('Não informado');
  });

  it('never says Leilão, Lote or Lance in store mode', () => {
    const textos = [
      ...SITUACOES_LOTE.map((situacao) => rotuloSituacao(situacao, 'loja').rotulo),
      ...Object.values(PALAVRAS.loja),
    ];
    for (const texto of textos) expect(texto).not.toMatch(/leil|lote|lance/i);
  });
});
