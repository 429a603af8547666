import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Pagamento, Venda } from '../venda.ts';
import { moverLinha, provarDevolucao } from './atos.ts';
import { derivarVenda } from './derivar.ts';
import {
  concluirDevolucao,
  devolucoesPedidas,
  devolverDaDisputa,
  pedirDevolucao,
  retirarDaLinha,
} from './devolucao.ts';
import { COMPROVANTES_MAX } from './pagamentos.ts';
import { totaisDaVenda } from './totais.ts';
import { linhaDe, vendaDe } from './venda-de-teste.ts';

const EM = '2026-11-23T12:00:00.000Z';
const RECEBIMENTO = '01900000-0000-7000-8000-0000000000aa';
const RETIDA = '01900000-0000-7000-8000-0000000000bb';
const DE_VOLTA = '01900000-0000-7000-8000-0000000000cc';
const PROVA = {
  ...{ uid: '01900000-0000-7000-8000-0000000000dd', nome: 'ted.pdf', enviadoEm: EM, enviadoPor: 'usuario:1' },
};
const paga = linhaDe({
  ...{ tipo: 'PIX', valor: 1_000_000, situacao: 'PAGO', pagoEm: EM, recebimento: RECEBIMENTO },
});
const aDevolver = linhaDe({ tipo: 'PIX', valor: -1_000_000, estornoDe: paga.uid, situacao: 'CADASTRADO' });
const vendaCom = (...pagamentos: Pagamento[]): Venda => derivarVenda(vendaDe({ pagamentos }));
const linhaEm = ({ pagamentos }: { pagamentos: Pagamento[] }, uid: string) =>
  pagamentos.find((uma) => uma.uid === uid)!;
const codigo = (fazer: () => unknown): unknown => {
  try {
    return fazer();
  } catch (erro) {
    return (erro as { codigo?: string }).codigo;
  }
};

describe('a refund by the bank (P21)', () => {
  it('is asked for once, is not made by hand meanwhile, and is made by the bank’s word alone', () => {
    const pedida = derivarVenda(pedirDevolucao(vendaCom(paga, aDevolver), aDevolver.uid, EM));
    expect(linhaEm(pedida, aDevolver.uid).devolucao).toMatchObject({ situacao: 'PEDIDA', vez: 1 });
    expect(devolucoesPedidas(pedida)).toBe(`${aDevolver.uid}:1`);
    expect(codigo(() => pedirDevolucao(pedida, aDevolver.uid, EM))).toBe('TRANSICAO_INVALIDA');
    expect(codigo(() => moverLinha(pedida, aDevolver.uid, { para: 'PAGO', quem: 'acerto', em: EM }))).toBe(
      'TRANSICAO_INVALIDA',
    );
    const dita = { vez: 1, feita: true, motivo: null, em: EM };
    const feita = derivarVenda(concluirDevolucao(pedida, aDevolver.uid, dita));
    expect(linhaEm(feita, aDevolver.uid)).toMatchObject({ situacao: 'PAGO', pagoEm: EM });
    expect(concluirDevolucao(feita, aDevolver.uid, dita)).toBe(feita);
  });

  it('that the bank could not make may be asked for again; a late word about the first try changes nothing', () => {
    const pedida = derivarVenda(pedirDevolucao(vendaCom(paga, aDevolver), aDevolver.uid, EM));
    const nao = { vez: 1, feita: false, motivo: 'Conta encerrada', em: EM };
    const recusada = derivarVenda(concluirDevolucao(pedida, aDevolver.uid, nao));
    expect(linhaEm(recusada, aDevolver.uid)).toMatchObject({
      ...{ situacao: 'CADASTRADO', devolucao: { situacao: 'NAO_REALIZADA', motivo: 'Conta encerrada' } },
    });
    const deNovo = derivarVenda(pedirDevolucao(recusada, aDevolver.uid, EM));
    expect(linhaEm(deNovo, aDevolver.uid).devolucao?.vez).toBe(2);
    expect(concluirDevolucao(deNovo, aDevolver.uid, { ...nao, feita: true })).toBe(deNovo);
    // By hand once the bank has refused, with the proof that it was.
    expect(codigo(() => moverLinha(recusada, aDevolver.uid, { para: 'PAGO', quem: 'acerto', em: EM }))).toBe(
      'DEVOLUCAO_SEM_PROVA',
    );
    const provada = derivarVenda(provarDevolucao(recusada, aDevolver.uid, PROVA));
    expect(totaisDaVenda(provada)).toEqual(totaisDaVenda(recusada));
    const aMao = moverLinha(provada, aDevolver.uid, { para: 'PAGO', quem: 'acerto', em: EM });
    expect(linhaEm(aMao, aDevolver.uid).situacao).toBe('PAGO');
  });

  it('takes no proof by hand while the bank has it in hand, nor once it is made, nor more than a row holds', () => {
    const aberta = vendaCom(paga, aDevolver);
    const pedida = derivarVenda(pedirDevolucao(aberta, aDevolver.uid, EM));
    expect(codigo(() => provarDevolucao(pedida, aDevolver.uid, PROVA))).toBe('TRANSICAO_INVALIDA');
    expect(codigo(() => provarDevolucao(aberta, paga.uid, PROVA))).toBe('TRANSICAO_INVALIDA');
    const cheia = vendaCom(paga, { ...aDevolver, comprovantes: Array(COMPROVANTES_MAX).fill(PROVA) });
    expect(codigo(() => provarDevolucao(cheia, aDevolver.uid, PROVA))).toBe('COMPROVANTES_DEMAIS');
    const feita = derivarVenda(moverLinha(cheia, aDevolver.uid, { para: 'PAGO', quem: 'acerto', em: EM }));
    expect(codigo(() => provarDevolucao(feita, aDevolver.uid, PROVA))).toBe('COMPROVANTES_DEMAIS');
    const umaSo = derivarVenda(provarDevolucao(aberta, aDevolver.uid, PROVA));
    const paraOComprador = moverLinha(umaSo, aDevolver.uid, { para: 'PAGO', quem: 'acerto', em: EM });
    expect(codigo(() => provarDevolucao(derivarVenda(paraOComprador), aDevolver.uid, PROVA))).toBe(
      'TRANSICAO_INVALIDA',
    );
  });

  it('is no bank’s where the money came without one', () => {
    const ted = { ...paga, tipo: 'DEPOSITO' as const };
    for (const origem of [ted, { ...paga, recebimento: null }])
      expect(codigo(() => pedirDevolucao(vendaCom(origem, aDevolver), aDevolver.uid, EM))).toBe(
        'DEVOLUCAO_SEM_BANCO',
      );
  });
});

describe('what a card provider takes back', () => {
  const noCartao = { ...paga, tipo: 'CARTAO_DE_CREDITO' as const };
  const retirada = { uid: RETIDA, valor: 1_000_000, em: EM, motivo: 'Contestada' };

  it('reopens the sale, and won it is closed again, each once', () => {
    const antes = vendaCom(noCartao);
    expect(antes.situacao).toBe('Fechada');
    const retida = derivarVenda(retirarDaLinha(antes, noCartao.uid, retirada));
    expect([retida.situacao, totaisDaVenda(retida).restante]).toEqual(['AguardandoPagamento', 1_000_000]);
    expect(retirarDaLinha(retida, noCartao.uid, retirada)).toBe(retida);
    const volta = { uid: DE_VOLTA, em: EM, motivo: 'Ganha' };
    const ganha = derivarVenda(devolverDaDisputa(retida, RETIDA, volta));
    expect([ganha.situacao, totaisDaVenda(ganha).valorTroco]).toEqual(['Fechada', 0]);
    expect(devolverDaDisputa(ganha, RETIDA, volta)).toBe(ganha);
    expect(devolverDaDisputa(antes, RETIDA, volta)).toBe(antes);
  });

  it('is what the house was about to give back anyway', () => {
    const devida = { ...aDevolver, tipo: 'CARTAO_DE_CREDITO' as const };
    const depois = retirarDaLinha(vendaCom(noCartao, devida), noCartao.uid, retirada);
    expect(linhaEm(depois, devida.uid)).toMatchObject({ situacao: 'PAGO', pagoEm: EM });
    expect(depois.pagamentos).toHaveLength(2);
  });

  it('is never more than the row brought, whatever is told how often', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ valor: fc.integer({ min: 1, max: 3_000_000 }), vez: fc.nat(4) }), {
          maxLength: 8,
        }),
        (avisos) => {
          const fim = avisos.reduce(
            (venda, { valor, vez }) =>
              derivarVenda(
                retirarDaLinha(venda, noCartao.uid, {
                  ...retirada,
                  valor,
                  uid: `${RETIDA.slice(0, -1)}${vez}`,
                }),
              ),
            vendaCom(noCartao),
          );
          const { aprovado } = totaisDaVenda(fim);
          expect(aprovado).toBeGreaterThanOrEqual(0);
          expect(aprovado).toBeLessThanOrEqual(1_000_000);
          expect(new Set(fim.pagamentos.map(({ uid }) => uid)).size).toBe(fim.pagamentos.length);
        },
      ),
    );
  });
});
