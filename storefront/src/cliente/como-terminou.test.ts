import type { CondicionalDoLote } from '@martelo/shared/condicional';
import type { MeuLance } from '@martelo/shared/lote-detalhe';
import { describe, expect, it } from 'vitest';
import { comoTerminou, valorDaCompra } from './como-terminou.ts';

const condicional = (desfecho: CondicionalDoLote['desfecho']) => ({ desfecho }) as CondicionalDoLote;
const meu = (mais: object) =>
  ({
    ...{ posicao: 'vencedor', condicional: null, proposta: null, lote: { valorAtual: 2_000_000 } },
    ...mais,
  }) as unknown as MeuLance;

describe('how a lot of mine ended', () => {
  it('names the price that was agreed, not the bid that it was agreed about', () => {
    const liberada = meu({ condicional: condicional({ situacao: 'AG_PAGAMENTO', valor: 2_300_000 }) });
    expect(valorDaCompra(liberada, 2_000_000)).toBe(2_300_000);
    expect(comoTerminou(liberada)).toBe('Comprado por R$ 23.000.');
    const proposta = { situacao: 'Aceita', valor: 1_000_000, contraValor: 1_200_000 };
    expect(valorDaCompra(meu({ proposta }), 900_000)).toBe(1_200_000);
    expect(comoTerminou(meu({}))).toBe('Comprado por R$ 20.000.');
  });

  it('says that a refused conditional costs nothing, and nothing of what goes on', () => {
    expect(
      comoTerminou(
        meu({
          posicao: 'condicional negada',
          condicional: condicional({ situacao: 'NEGADA_CONDICIONAL', valor: null }),
        }),
      ),
    ).toContain('Nada é cobrado');
    expect(comoTerminou(meu({ posicao: 'finalizado' }))).toContain('Desta vez não foi o seu');
    expect(comoTerminou(meu({ posicao: 'superado' }))).toBeNull();
    expect(valorDaCompra(meu({ posicao: 'condicional' }), 1)).toBeNull();
  });
});
