import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Pagamento, Venda } from '../venda.ts';
import { moverLinha } from './atos.ts';
import { derivarVenda } from './derivar.ts';
import { retirarDaLinha } from './devolucao.ts';
import { boletoPago } from './linhas-do-boleto.ts';
import { type Dinheiro, receberNaLinha } from './receber.ts';
import { totaisDaVenda } from './totais.ts';
import { linhaDe, vendaDe } from './venda-de-teste.ts';

const EM = '2026-11-22T12:00:00.000Z';
let numero = 0;
const uid = () => `01900000-0000-7000-9000-${(++numero).toString(16).padStart(12, '0')}`;
const dinheiro = (valor: number, mais: Partial<Dinheiro> = {}): Dinheiro => ({
  ...{ uid: uid(), tipo: 'PIX', valor, em: EM, proprio: true, linhaUid: uid() },
  ...mais,
});
const esperada = (valor = 400_000) => linhaDe({ valor, situacao: 'CADASTRADO' });
const receber = (venda: Venda, linha: string, vindo: Dinheiro) => {
  const depois = receberNaLinha(venda, linha, vindo);
  return depois && derivarVenda(depois);
};
/** All money that a sale has taken from banks. */
const tomado = ({ pagamentos }: Venda) =>
  pagamentos.filter(({ recebimento }) => recebimento !== null).reduce((soma, { valor }) => soma + valor, 0);

describe('money that comes by itself (P9)', () => {
  it('makes the row that it names PAGO', () => {
    const linha = esperada();
    expect(receber(vendaDe({ pagamentos: [linha] }), linha.uid, dinheiro(400_000))!.pagamentos).toMatchObject(
      [{ uid: linha.uid, situacao: 'PAGO', pagoEm: EM }],
    );
  });

  it.each([1, 399_999, 400_001])(
    'of another amount (%d) is a row of what came, and the rest stays due',
    (valor) => {
      const linha = esperada();
      const venda = receber(vendaDe({ pagamentos: [linha] }), linha.uid, dinheiro(valor))!;
      expect(venda.pagamentos).toMatchObject([
        { uid: linha.uid, canceladoEm: EM },
        { valor, situacao: 'PAGO', origem: 'banco' },
      ]);
    },
  );

  it('of somebody else is DIVERGENTE and flagged, never PAGO by itself (P8)', () => {
    const linha = esperada(1_000_000);
    const venda = receber(
      vendaDe({ pagamentos: [linha] }),
      linha.uid,
      dinheiro(1_000_000, { proprio: false }),
    )!;
    expect(venda.pagamentos[0]).toMatchObject({ situacao: 'DIVERGENTE', terceiro: true });
    expect(venda.situacao).toBe('AguardandoPagamento');
  });

  it('for a sale that is paid, came to nothing or was taken back is nobody’s guess', () => {
    const linha = esperada(1_000_000);
    const paga = receber(vendaDe({ pagamentos: [linha] }), linha.uid, dinheiro(1_000_000))!;
    expect(receber(paga, linha.uid, dinheiro(1_000_000))).toBeNull();
    const fim = { como: 'Cancelada', motivo: 'x', em: EM, por: 'y', juntadaEm: null, multa: null } as const;
    expect(receber(vendaDe({ pagamentos: [linha], encerramento: fim }), linha.uid, dinheiro(5))).toBeNull();
    const cancelada = { ...linha, canceladoEm: EM };
    expect(receber(vendaDe({ pagamentos: [cancelada] }), linha.uid, dinheiro(5))).toBeNull();
  });

  describe('of a boleto that had been paid', () => {
    const boleto = () => linhaDe({ valor: 400_000, situacao: 'CADASTRADO', tipo: 'BOLETO' });
    const peloBoleto = (valor = 400_000) => dinheiro(valor, { tipo: 'BOLETO', proprio: null });
    const devolvido = (venda: Venda, uid_: string) => {
      const paga = boletoPago(venda, uid_)!;
      return derivarVenda(
        retirarDaLinha(venda, paga.uid, {
          uid: uid(),
          valor: paga.valor,
          em: EM,
          motivo: 'Cheque devolvido',
        }),
      );
    };

    it.each([
      ['all of it', 400_000],
      ['another amount', 300_000],
    ])('and taken back by the bank it is paid again, as often as that happens: %s', (_, valor) => {
      const linha = boleto();
      let venda = receber(vendaDe({ pagamentos: [linha] }), linha.uid, peloBoleto(valor))!;
      for (let vez = 1; vez <= 3; vez++) {
        expect(receber(venda, linha.uid, peloBoleto(valor))).toBeNull();
        venda = devolvido(venda, linha.uid);
        expect(totaisDaVenda(venda).aprovado).toBe(0);
        const vindo = peloBoleto(valor);
        venda = receber(venda, linha.uid, vindo)!;
        expect(receber(venda, linha.uid, vindo)).toEqual(venda);
        expect(totaisDaVenda(venda).aprovado).toBe(valor);
        expect(venda.pagamentos.at(-1)).toMatchObject({ situacao: 'PAGO', boletoDe: linha.uid });
      }
    });

    it('and is only to be given back, it is paid twice: a person decides', () => {
      const linha = boleto();
      const paga = receber(vendaDe({ pagamentos: [linha] }), linha.uid, peloBoleto())!;
      const pedido = linhaDe({ valor: -400_000, situacao: 'CADASTRADO', estornoDe: linha.uid });
      const venda = { ...paga, pagamentos: [...paga.pagamentos, pedido] };
      expect(receber(venda, linha.uid, peloBoleto())).toBeNull();
    });
  });

  describe('told of by the bank when a person had approved its proof already', () => {
    const aprovada = (valor = 400_000) => linhaDe({ valor, situacao: 'PAGO', pagoEm: EM });
    const estorno = (linha: Pagamento, situacao: Pagamento['situacao']) =>
      linhaDe({ valor: -linha.valor, situacao, estornoDe: linha.uid });

    it.each([
      ['part of the sale', 400_000],
      ['all of it', 1_000_000],
    ])('is counted once: %s', (_, valor) => {
      const linha = aprovada(valor);
      const vindo = dinheiro(valor);
      const venda = receber(vendaDe({ pagamentos: [linha] }), linha.uid, vindo)!;
      expect(venda.pagamentos).toEqual([{ ...linha, recebimento: vindo.uid }]);
      expect(receber(venda, linha.uid, vindo)!.pagamentos).toEqual(venda.pagamentos);
    });

    it('from somebody else’s account it is no payment until somebody takes it with a reason (P8)', () => {
      const linha = aprovada(1_000_000);
      const vindo = dinheiro(1_000_000, { proprio: false });
      const venda = receber(vendaDe({ pagamentos: [linha] }), linha.uid, vindo)!;
      expect(venda.pagamentos).toMatchObject([
        { situacao: 'DIVERGENTE', terceiro: true, pagoEm: null, recebimento: vindo.uid },
      ]);
      expect(venda.situacao).toBe('AguardandoPagamento');
      // Told of again it changes nothing, and not what a person decided since either.
      expect(receber(venda, linha.uid, vindo)!.pagamentos).toEqual(venda.pagamentos);
      const aceitar = (motivo?: string) =>
        derivarVenda(moverLinha(venda, linha.uid, { para: 'PAGO', quem: 'acerto', motivo, em: EM }));
      expect(() => aceitar()).toThrow(expect.objectContaining({ codigo: 'MOTIVO_OBRIGATORIO' }));
      const aceita = aceitar('É do pai dele.');
      expect(aceita.situacao).toBe('Fechada');
      expect(receber(aceita, linha.uid, vindo)!.pagamentos).toEqual(aceita.pagamentos);
    });

    it('from somebody else’s account, of a sale that ended since, is what it gives back', () => {
      const linha = aprovada();
      const fim = { como: 'Cancelada', motivo: 'x', em: EM, por: 'y', juntadaEm: null, multa: null } as const;
      const pagamentos = [linha, estorno(linha, 'CADASTRADO')];
      const venda = vendaDe({ pagamentos, encerramento: fim });
      expect(receber(venda, linha.uid, dinheiro(400_000, { proprio: false }))!.pagamentos[0]).toMatchObject({
        ...{ situacao: 'PAGO', terceiro: true },
      });
    });

    it('is what a sale that ended since gives back, and not a credit beside it', () => {
      const linha = aprovada();
      const fim = { como: 'Cancelada', motivo: 'x', em: EM, por: 'y', juntadaEm: null, multa: null } as const;
      const pagamentos = [linha, estorno(linha, 'CADASTRADO')];
      const venda = receber(vendaDe({ pagamentos, encerramento: fim }), linha.uid, dinheiro(400_000))!;
      expect(venda.pagamentos[0]).toMatchObject({ situacao: 'PAGO', recebimento: expect.any(String) });
    });

    it('of another amount is for a person to look at', () => {
      const linha = aprovada();
      expect(receber(vendaDe({ pagamentos: [linha] }), linha.uid, dinheiro(399_999))).toBeNull();
    });

    it('and taken back by them, because nothing had come, is a row of its own', () => {
      const linha = aprovada();
      const pagamentos = [linha, estorno(linha, 'PAGO')];
      const venda = receber(vendaDe({ pagamentos }), linha.uid, dinheiro(400_000))!;
      expect(venda.pagamentos).toHaveLength(3);
      expect(tomado(venda)).toBe(400_000);
    });
  });

  it('late, twice, in any order: every centavo is in the sale once or has no destination', () => {
    const chegadas = fc.array(
      fc.record({
        linha: fc.integer({ min: 0, max: 2 }),
        valor: fc.integer({ min: 1, max: 700_000 }),
        proprio: fc.constantFrom(true, true, null, false),
        vezes: fc.integer({ min: 1, max: 3 }),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(chegadas, fc.infiniteStream(fc.nat()), (vindas, acaso) => {
        const linhas = [esperada(300_000), esperada(300_000), esperada(400_000)];
        const todas = vindas.flatMap(({ linha, vezes, ...vinda }) => {
          const vindo = {
            linha: linhas[linha]!.uid,
            vindo: dinheiro(vinda.valor, { proprio: vinda.proprio }),
          };
          return Array.from({ length: vezes }, () => ({ ordem: acaso.next().value as number, ...vindo }));
        });
        let venda = vendaDe({ pagamentos: linhas });
        const semDestino = new Set<string>();
        for (const { linha, vindo } of todas.toSorted((a, b) => a.ordem - b.ordem)) {
          // Where something went is written down once: a credit is not looked at again.
          if (semDestino.has(vindo.uid)) continue;
          const depois = receber(venda, linha, vindo);
          if (depois === null) semDestino.add(vindo.uid);
          else venda = depois;
        }
        const veio = new Map(todas.map(({ vindo }) => [vindo.uid, vindo.valor]));
        const perdido = [...veio].reduce((soma, [, valor]) => soma + valor, 0);
        const semDono = [...semDestino].reduce((soma, um) => soma + veio.get(um)!, 0);
        expect(tomado(venda) + semDono).toBe(perdido);
        const recebimentos = venda.pagamentos.flatMap(({ recebimento }) => recebimento ?? []);
        expect(new Set(recebimentos).size).toBe(recebimentos.length);
      }),
    );
  });
});
