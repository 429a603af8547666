import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FASE_DA_SITUACAO, SITUACOES_LOTE } from './lote-situacao.ts';
import { type FatosDoVeiculo, SITUACOES_VEICULO, situacaoDoVeiculo } from './veiculo-situacao.ts';

const NADA: FatosDoVeiculo = {
  ...{
    emRemocao: false,
    estadia: null,
    classificado: false,
    vistoriado: false,
    inibirVenda: false,
    lote: null,
  },
};
const ABERTA = { aberta: true, saiu: null };

const fatos: fc.Arbitrary<FatosDoVeiculo> = fc.record({
  emRemocao: fc.boolean(),
  estadia: fc.option(
    fc.oneof(
      fc.constant(ABERTA),
      fc.record({
        aberta: fc.constant(false),
        saiu: fc.constantFrom('comprador' as const, 'comitente' as const),
      }),
    ),
  ),
  classificado: fc.boolean(),
  vistoriado: fc.boolean(),
  inibirVenda: fc.boolean(),
  lote: fc.option(fc.constantFrom(...SITUACOES_LOTE)),
});

it('each step of a vehicle’s life is the last of its facts that holds (F1)', () => {
  const passos: [Partial<FatosDoVeiculo>, string][] = [
    [{}, 'CADASTRADO'],
    [{ emRemocao: true }, 'EM_REMOCAO'],
    [{ emRemocao: false, estadia: ABERTA }, 'NO_PATIO'],
    [{ classificado: true }, 'NO_PATIO'],
    [{ vistoriado: true }, 'DISPONIVEL'],
    [{ inibirVenda: true }, 'NO_PATIO'],
    [{ inibirVenda: false, lote: 'CADASTRADO' }, 'EM_LEILAO'],
    [{ lote: 'CONDICIONAL' }, 'EM_LEILAO'],
    [{ lote: 'NAO_ARREMATADO' }, 'DISPONIVEL'],
    [{ lote: 'PAGO' }, 'VENDIDO'],
    [{ estadia: { aberta: false, saiu: 'comprador' } }, 'ENTREGUE'],
    [{ estadia: ABERTA, lote: 'CLIENTE_DESISTIU' }, 'DISPONIVEL'],
    [{ estadia: { aberta: false, saiu: 'comitente' } }, 'DEVOLVIDO'],
  ];
  let agora = NADA;
  for (const [mudou, situacao] of passos) {
    agora = { ...agora, ...mudou };
    expect(situacaoDoVeiculo(agora), JSON.stringify(agora)).toBe(situacao);
  }
});

it('no facts give a situation that the others deny', () => {
  fc.assert(
    fc.property(fatos, (um) => {
      const situacao = situacaoDoVeiculo(um);
      expect(SITUACOES_VEICULO).toContain(situacao);
      const fase = um.lote && FASE_DA_SITUACAO[um.lote];
      const saiu = um.estadia?.saiu ?? null;
      if (situacao === 'ENTREGUE' || situacao === 'DEVOLVIDO') expect(saiu).not.toBeNull();
      else expect(saiu).toBeNull();
      if (situacao === 'VENDIDO') expect(fase).toBe('vendido');
      if (situacao === 'DISPONIVEL') {
        expect([um.classificado, um.vistoriado, um.inibirVenda, um.estadia?.aberta]).toEqual([
          true,
          true,
          false,
          true,
        ]);
        expect(['nao-vendido', 'cancelado', null]).toContain(fase);
      }
      if (situacao === 'EM_REMOCAO')
        expect([um.emRemocao, um.estadia?.aberta ?? false]).toEqual([true, false]);
    }),
  );
});
