import type { CondicionalDoLote } from '@martelo/shared/condicional';
import type { MeuLance } from '@martelo/shared/lote-detalhe';
import { describe, expect, it } from 'vitest';
import { comoTerminou, precoPublico, valorDaCompra } from './como-terminou.ts';

const condicional = (desfecho: CondicionalDoLote['desfecho']) => ({ desfecho }) as CondicionalDoLote;
const meu = (mais: object) =>
  ({
    ...{
      posicao: 'vencedor',
      condicional: null,
      proposta: null,
      lote: { valorAtual: 2_000_000, situacao: 'AG_PAGAMENTO', qtdLances: 3 },
    },
    ...mais,
  }) as unknown as MeuLance;

describe('how a lot of mine ended', () => {
  it('names the price that was agreed, not the bid that it was agreed about', () => {
    const liberada = meu({ condicional: condicional({ situacao: 'AG_PAGAMENTO', valor: 2_300_000 }) });
    expect(valorDaCompra(liberada, 2_000_000)).toBe(2_300_000);
    expect(comoTerminou(liberada, 'leilao')).toBe('Comprado por R$ 23.000.');
    const proposta = { situacao: 'Aceita', valor: 1_000_000, contraValor: 1_200_000 };
    expect(valorDaCompra(meu({ proposta }), 900_000)).toBe(1_200_000);
    expect(comoTerminou(meu({}), 'leilao')).toBe('Comprado por R$ 20.000.');
  });

  it('says that a refused conditional costs nothing, and nothing of what goes on', () => {
    expect(
      comoTerminou(
        meu({
          posicao: 'condicional negada',
          condicional: condicional({ situacao: 'NEGADA_CONDICIONAL', valor: null }),
        }),
        'leilao',
      ),
    ).toContain('Nada é cobrado');
    expect(comoTerminou(meu({ posicao: 'superado' }), 'leilao')).toBeNull();
    expect(valorDaCompra(meu({ posicao: 'condicional' }), 1)).toBeNull();
  });

  it('tells who did not win the last bid, which need not be the price it was sold for', () => {
    const finalizado = meu({ posicao: 'finalizado' });
    expect(comoTerminou(finalizado, 'leilao')).toBe(
      'O maior lance foi de R$ 20.000. Desta vez não foi o seu.',
    );
    expect(comoTerminou(finalizado, 'loja')).toBe(
      'A maior oferta foi de R$ 20.000. Desta vez não foi a sua.',
    );
    const semLances = { situacao: 'AG_PAGAMENTO', qtdLances: 0 } as const;
    expect(precoPublico(semLances, 'R$ 10', 'leilao')).toBe('Vendido por R$ 10.');
    expect(precoPublico({ situacao: 'BUY_NOW', qtdLances: 2 }, 'R$ 10', 'loja')).toBe(
      'Vendido no Compre Já por R$ 10.',
    );
  });
});
