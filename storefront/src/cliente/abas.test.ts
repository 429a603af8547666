import type { CondicionalDoLote } from '@martelo/shared/condicional';
import type { PropostaDoCliente, SituacaoProposta } from '@martelo/shared/proposta';
import { describe, expect, it } from 'vitest';
import { abaDoLance, emOrdem, esperaPorMim } from './abas.ts';

type Meu = Parameters<typeof abaDoLance>[0];
const meu = (mais: Partial<Meu>): Meu => ({
  ...{ posicao: 'ganhando', proposta: null, condicional: null, situacao: 'Vencendo' },
  lote: { situacao: 'LIBERADO_LEILAO' },
  ...mais,
});
const proposta = (situacao: SituacaoProposta) => ({ situacao }) as PropostaDoCliente;
const condicional = (etapa: CondicionalDoLote['etapa']) => ({ etapa }) as CondicionalDoLote;

describe('a lot of mine stands', () => {
  it('among the negotiations while somebody’s answer is awaited, whatever the position', () => {
    for (const etapa of ['comitente', 'cliente', 'replica'] as const)
      expect(abaDoLance(meu({ posicao: 'condicional', condicional: condicional(etapa) }))).toBe('negociacao');
    for (const situacao of ['Aguardando', 'Contraproposta'] as const)
      expect(abaDoLance(meu({ posicao: 'nao-esta-participando', proposta: proposta(situacao) }))).toBe(
        'negociacao',
      );
  });

  it('among the ended ones when its proposal or its cancelled bid is all there was (rule 19), once the lot is closed', () => {
    const fora = { posicao: 'nao-esta-participando' } as const;
    expect(abaDoLance(meu({ ...fora, proposta: proposta('Recusada') }))).toBe('encerrados');
    const cancelado = { ...fora, situacao: 'Cancelado' } as const;
    expect(abaDoLance(meu({ ...cancelado, lote: { situacao: 'NAO_ARREMATADO' } }))).toBe('encerrados');
    expect(abaDoLance(meu(cancelado))).toBe('andamento');
  });

  it('by its position otherwise (rule 21)', () => {
    expect(abaDoLance(meu({ posicao: 'superado' }))).toBe('andamento');
    expect(abaDoLance(meu({ posicao: 'vencedor', proposta: proposta('Aceita') }))).toBe('ganhos');
    expect(abaDoLance(meu({ posicao: 'condicional negada', condicional: condicional(null) }))).toBe(
      'encerrados',
    );
  });

  it('before those that end later, where one can still bid; else as it came', () => {
    const fins = ['2026-11-27T12:00:00.000Z', null, '2026-11-24T13:55:00.000Z', '2026-11-24T13:50:00.000Z'];
    const lances = fins.map((dataFim) => ({ lote: { dataFim } }));
    const em = (aba: Parameters<typeof emOrdem>[1]) => emOrdem(lances, aba).map(({ lote }) => lote.dataFim);
    expect(em('andamento')).toEqual([fins[3], fins[2], fins[0], null]);
    expect(em('encerrados')).toEqual(fins);
  });

  it('waiting for my word when it is my turn alone', () => {
    expect(esperaPorMim(meu({ condicional: condicional('cliente') }))).toBe(true);
    expect(esperaPorMim(meu({ condicional: condicional('comitente') }))).toBe(false);
    expect(esperaPorMim(meu({ proposta: proposta('Contraproposta') }))).toBe(true);
    expect(esperaPorMim(meu({ proposta: proposta('Aguardando') }))).toBe(false);
  });
});
