import type { SituacaoLote } from '@martelo/shared/lote';
import { concordam } from '@martelo/shared/pos-venda/lote';
import { pagamento, type TipoPagamento } from '@martelo/shared/venda';
import { beforeEach, describe, expect, it } from 'vitest';
import { loteUid, type Mesa } from '../../auction/mesa.ts';
import { DOCUMENTOS } from '../../leituras/registros/documento.ts';
import { VENDAS } from '../../leituras/registros/venda.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import type { Acertos } from './acertar.ts';
import { ANA, Bancada, BIA } from './bancada-de-teste.ts';
import type { MudarVenda } from './mudar.ts';
import { criarReconciliador } from './reconciliar.ts';

let bancada: Bancada;
let mesa: Mesa;
let registros: Registros;
let acertos: Acertos;
let mudar: MudarVenda;
beforeEach(() => {
  bancada = new Bancada();
  ({ mesa, registros, acertos, mudar } = bancada);
});
const projetar = () => bancada.projetar();
const doZero = () => bancada.doZero();
const vender = (quando: number) => bancada.vender(quando);
const venda = () => bancada.venda();

/** By hand, as settlement does. */
function por(situacao: SituacaoLote): void {
  const pedido = { tipo: 'mudar-situacao-lote', lelUid: loteUid(1), situacao, motivo: null } as const;
  expect(mesa.mandar({ ...pedido, como: ['acerto'] }, ++bancada.segundo), situacao).toMatchObject({
    ok: true,
  });
}
const todas = async () =>
  (await registros.colecao(VENDAS).listar(SISTEMA, { filtros: [], pagina: 1, porPagina: 10 })).itens;
const seguir = () => acertos.acertarLote(loteUid(1));
const pagar = async (tipo: TipoPagamento, valor: number) => {
  const { uid } = await venda();
  const linha = pagamento.parse({
    ...{ uid: ANA, tipo, valor, data: '2026-11-21T12:00:00.000Z', situacao: 'PAGO', origem: 'banco' },
  });
  await mudar({ acesso: SISTEMA }, uid, (antes) => ({ ...antes, pagamentos: [...antes.pagamentos, linha] }));
  await acertos.acertarVenda(uid);
};
async function exigirAcordo(): Promise<void> {
  const feita = await venda();
  expect(
    concordam(feita, feita.itens[0]!, mesa.lote().situacao),
    `${feita.situacao} ${mesa.lote().situacao}`,
  ).toBe(true);
}

describe('a sale that the auctioneer takes back (rule 17)', () => {
  it.each([true, false])(
    'is cancelled, and the next one is a sale of its own (told at once: %s)',
    async (logo) => {
      mesa.lance(ANA, 'MANUAL', 500, 11);
      vender(20);
      await projetar();
      expect(await venda()).toMatchObject({ cliUid: ANA, situacao: 'AguardandoPagamento' });
      mesa.leiloeiro({ acao: 'desfazer' }, 30);
      if (logo) {
        await seguir();
        const { uid, situacao } = await venda();
        expect(situacao).toBe('Cancelada');
        // What its end asks for is done at once: the lot is called again, and is no lot of somebody who gave up.
        const { situacao: antes } = mesa.lote();
        await acertos.acertarVenda(uid);
        expect(mesa.lote().situacao).toBe(antes);
      }
      mesa.lance(BIA, 'MANUAL', 600, 40);
      vender(50);
      await seguir();
      expect(await venda()).toMatchObject({
        cliUid: BIA,
        valorLance: 60_000,
        situacao: 'AguardandoPagamento',
      });
      const [uma, outra] = (await todas()).toSorted((a, b) => a.id - b.id);
      expect(uma).toMatchObject({ cliUid: ANA, situacao: 'Cancelada', valorLance: 50_000 });
      expect(outra!.id).not.toBe(uma!.id);
      const documentos = registros.colecao(DOCUMENTOS);
      const [deUma, deOutra] = await Promise.all(
        [uma!, outra!].map(({ uid }) => documentos.obter(SISTEMA, uid)),
      );
      expect(deUma!.digesto).not.toBe(deOutra!.digesto);
    },
  );

  it('comes out the same when the log is read again: nothing is sold, cancelled or kept twice', async () => {
    mesa.lance(ANA, 'MANUAL', 500, 11);
    vender(20);
    mesa.leiloeiro({ acao: 'desfazer' }, 30);
    mesa.lance(BIA, 'MANUAL', 600, 40);
    vender(50);
    await seguir();
    const antes = await todas();
    await doZero();
    await seguir();
    expect(await todas()).toEqual(antes);
  });

  it('keeps what was paid as a refund to make', async () => {
    mesa.lance(ANA, 'MANUAL', 500, 11);
    vender(20);
    await projetar();
    await pagar('PIX', 10_000);
    mesa.leiloeiro({ acao: 'desfazer' }, ++bancada.segundo);
    await seguir();
    const { situacao, pagamentos } = await venda();
    expect([situacao, pagamentos.map(({ valor, situacao }) => [valor, situacao])]).toEqual([
      'Cancelada',
      [
        [10_000, 'PAGO'],
        [-10_000, 'CADASTRADO'],
      ],
    ]);
  });
});

describe('what staff set on the lot (P4)', () => {
  beforeEach(async () => {
    mesa.lance(ANA, 'MANUAL', 500, 11);
    vender(20);
    await projetar();
  });

  it('moves the sale whichever way it goes, also when the log is read again', async () => {
    for (const [situacao, esperada, retirada] of [
      ['BOLETO', 'AguardandoPagamento', false],
      ['PAGO', 'Fechada', false],
      ['RETIRADO', 'Fechada', true],
      ['PAGO', 'Fechada', false],
      ['AG_PAGAMENTO', 'AguardandoPagamento', false],
      ['PARCIAL_CARTAO', 'AguardandoPagamento', false],
      ['PAGO_CARTAO', 'Fechada', false],
      ['RETIRADO', 'Fechada', true],
      ['RECOMPRA', 'Cancelada', true],
    ] as const) {
      por(situacao);
      for (let vez = 0; vez < 2; vez++) {
        await seguir();
        const feita = await venda();
        expect([feita.situacao, feita.retiradaEm !== null], situacao).toEqual([esperada, retirada]);
        expect(mesa.lote().situacao).toBe(situacao);
        await exigirAcordo();
        await doZero();
      }
    }
  });

  it('the client who gives up', async () => {
    por('CLIENTE_DESISTIU');
    await seguir();
    expect((await venda()).situacao).toBe('ClienteDesistiu');
  });

  it('takes back no money that a bank has seen: the lot comes back to what the rows say', async () => {
    await pagar('PIX', (await venda()).totalAPagar);
    expect(mesa.lote().situacao).toBe('PAGO');
    por('AG_PAGAMENTO');
    await seguir();
    expect([(await venda()).situacao, mesa.lote().situacao]).toEqual(['Fechada', 'PAGO']);
  });
});

describe('what the sale’s money says (P4)', () => {
  beforeEach(async () => {
    mesa.lance(ANA, 'MANUAL', 500, 11);
    vender(20);
    await projetar();
  });

  it.each([
    ['PIX', 1, 'PAGO'],
    ['CARTAO_DE_CREDITO', 1, 'PAGO_CARTAO'],
    ['CARTAO_DE_CREDITO', 0.5, 'PARCIAL_CARTAO'],
    ['PIX', 0.5, 'AG_PAGAMENTO'],
  ] as const)('%s of %d of the total: the lot is %s', async (tipo, parte, lote) => {
    await pagar(tipo, Math.round((await venda()).totalAPagar * parte));
    expect(mesa.lote().situacao).toBe(lote);
    await exigirAcordo();
  });

  it('keeps its command when the process dies between the two writes, and it changes nothing when it comes twice', async () => {
    const { uid, totalAPagar } = await venda();
    const linha = pagamento.parse({
      ...{ uid: ANA, tipo: 'PIX', valor: totalAPagar, data: '2026-11-21T12:00:00.000Z', situacao: 'PAGO' },
    });
    await mudar({ acesso: SISTEMA }, uid, (antes) => ({ ...antes, pagamentos: [linha] }));
    const efeitos = await registros.colecao(VENDAS).efeitos(SISTEMA, uid);
    expect(efeitos.map(({ nome, situacao }) => `${nome} ${situacao}`)).toEqual([
      'acertarLotes PENDENTE',
      'nota PENDENTE',
      'repasses PENDENTE',
      'avisar PENDENTE',
    ]);
    const { length } = mesa.eventos;
    await acertos.acertarVenda(uid);
    const depois = mesa.eventos.length;
    expect(depois).toBeGreaterThan(length);
    await acertos.acertarVenda(uid);
    expect(mesa.eventos.length).toBe(depois);
  });
});

it('a command is taken once, whoever repeats it, and two people at once lose nothing', async () => {
  mesa.lance(ANA, 'MANUAL', 500, 11);
  vender(20);
  await projetar();
  const { uid } = await venda();
  const comando = { autor: ANA, comandoId: 'um', doCliente: true };
  const somar = (quem: typeof comando | undefined) =>
    mudar({ acesso: SISTEMA, comando: quem }, uid, (antes) => ({
      ...antes,
      valorDesconto: antes.valorDesconto + 1,
    }));
  expect((await somar(comando)).repetida).toBe(false);
  expect((await somar(comando)).repetida).toBe(true);
  await Promise.all(Array.from({ length: 10 }, () => somar(undefined)));
  expect((await venda()).valorDesconto).toBe(11);
});

describe('the reconciler (P4)', () => {
  const reconciliador = () =>
    criarReconciliador({
      motor: { aoGravar: () => () => {} },
      ...{ registros, acertos, aoFalhar: () => {}, agora: bancada.agora },
    });

  it('brings together what nobody told of: a lot that was moved, and money whose word was lost', async () => {
    mesa.lance(ANA, 'MANUAL', 500, 11);
    vender(20);
    await projetar();
    const { uid, totalAPagar } = await venda();
    const linha = pagamento.parse({
      ...{ uid: ANA, tipo: 'PIX', valor: totalAPagar, data: '2026-11-21T12:00:00.000Z', situacao: 'PAGO' },
    });
    await mudar({ acesso: SISTEMA }, uid, (antes) => ({ ...antes, pagamentos: [linha] }));
    await reconciliador().conferir(true);
    expect(mesa.lote().situacao).toBe('PAGO');
    por('RETIRADO');
    await projetar();
    await reconciliador().conferir(true);
    expect((await venda()).retiradaEm).not.toBeNull();
  });

  it('lists what cannot be brought together, once it has lasted a minute, and forgets it when it can', async () => {
    mesa.lance(ANA, 'MANUAL', 500, 11);
    vender(20);
    await projetar();
    por('PAGO');
    await projetar();
    let quebrado = true;
    const teimoso = criarReconciliador({
      motor: { aoGravar: () => () => {} },
      ...{ registros, aoFalhar: () => {}, agora: bancada.agora },
      acertos: {
        ...acertos,
        acertarVenda: (uid) => (quebrado ? Promise.reject(new Error('away')) : acertos.acertarVenda(uid)),
      },
    });
    await teimoso.conferir(true);
    expect(teimoso.desacordos()).toEqual([]);
    bancada.segundo += 61;
    await teimoso.conferir(false);
    expect(teimoso.desacordos()).toMatchObject([
      { situacaoVenda: 'AguardandoPagamento', situacaoLote: 'PAGO' },
    ]);
    quebrado = false;
    await teimoso.conferir(false);
    await teimoso.conferir(false);
    expect(teimoso.desacordos()).toEqual([]);
  });
});
