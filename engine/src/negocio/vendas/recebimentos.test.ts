import { HOTSITES_DEMO } from '@martelo/shared/demo';
import { criarLinha } from '@martelo/shared/pos-venda/atos';
import type { DinheiroRecebido } from '@martelo/shared/recebimento';
import { beforeEach, describe, expect, it } from 'vitest';
import { RECEBIMENTOS } from '../../casa/credito-sem-destino.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { ANA, Bancada } from './bancada-de-teste.ts';
import { criarRecebimentos, type Recebimentos } from './recebimentos.ts';

const LINHA = '01900000-0000-7000-8000-0000000000f1';
let bancada: Bancada;
let recebimentos: Recebimentos;

beforeEach(async () => {
  bancada = new Bancada();
  const { registros, mudar, agora } = bancada;
  recebimentos = criarRecebimentos({
    ...{ registros, mudar, hotsitePorId: () => HOTSITES_DEMO[0]!, agora },
    meios: { ehDoComprador: async () => null },
  });
  bancada.mesa.lance(ANA, 'MANUAL', 500, 11);
  bancada.vender(20);
  await bancada.projetar();
  const { uid, totalAPagar: valor } = await bancada.venda();
  const nova = {
    uid: LINHA,
    tipo: 'PIX',
    valor,
    origem: 'cliente',
    data: '2026-11-21T12:00:00.000Z',
  } as const;
  await mudar({ acesso: SISTEMA }, uid, (venda) => criarLinha(venda, nova));
});

const pix = (mais: Partial<DinheiroRecebido> = {}): DinheiroRecebido => ({
  ...{ hotsiteId: 1, provedor: 'pix:teste', idNoProvedor: 'E1', tipo: 'PIX', valor: 50_000 },
  ...{ em: '2026-11-22T12:00:00.000Z', pagamentoUid: LINHA, proprio: true, pagador: null },
  ...mais,
});
const paraVenda = (vendaUid: string, motivo: string, proprio: boolean | null = true) => ({
  ...{ vendaUid, motivo, proprio },
});
const colecao = () => bancada.registros.colecao(RECEBIMENTOS);
const todos = async () => (await colecao().listar(SISTEMA, { filtros: [], pagina: 1, porPagina: 50 })).itens;
const pagas = async () =>
  (await bancada.venda()).pagamentos
    .filter(({ recebimento }) => recebimento !== null)
    .map(({ valor }) => valor);

describe('money that banks tell of (P9)', () => {
  it('is put once, however often and by however many at once it is told', async () => {
    await Promise.all(Array.from({ length: 10 }, () => recebimentos.receber([pix(), pix()])));
    expect(await todos()).toMatchObject([{ situacao: 'APLICADO', valor: 50_000 }]);
    expect(await pagas()).toEqual([50_000]);
  });

  it('that was kept by a process which died is put by its effect, and not a second time', async () => {
    await recebimentos.receber([pix({ pagamentoUid: null })]);
    const [credito] = await todos();
    const efeitos = await colecao().efeitos(SISTEMA, credito!.uid);
    expect(efeitos).toMatchObject([{ nome: 'aplicar', situacao: 'PENDENTE' }]);
    await recebimentos.aplicar(credito!.uid);
    expect(await todos()).toMatchObject([{ situacao: 'SEM_DESTINO' }]);
  });

  it.each([
    ['names nothing of ours', { pagamentoUid: null }],
    ['names a row that is not there', { pagamentoUid: ANA }],
    ['is of another brand', { hotsiteId: 2 }],
  ])('that %s has no destination, and is not lost', async (_, mais) => {
    await recebimentos.receber([pix(mais)]);
    expect(await todos()).toMatchObject([{ situacao: 'SEM_DESTINO', valor: 50_000 }]);
    expect(await pagas()).toEqual([]);
  });

  it('without destination is given a sale by one of two people who do it at once', async () => {
    await recebimentos.receber([pix({ pagamentoUid: null })]);
    const [credito] = await todos();
    const { uid } = await bancada.venda();
    const quem = { acesso: SISTEMA, hotsite: HOTSITES_DEMO[0]! };
    const dadas = await Promise.allSettled([
      recebimentos.destinar(quem, credito!, paraVenda(uid, 'É desta compra')),
      recebimentos.destinar(quem, credito!, paraVenda(uid, 'É desta compra')),
    ]);
    expect(dadas.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await pagas()).toEqual([50_000]);
    expect(await todos()).toMatchObject([{ situacao: 'APLICADO', vendaUid: uid }]);
  });

  it('of somebody else is their row for good, with the reason (P8)', async () => {
    await recebimentos.receber([pix({ pagamentoUid: null })]);
    const [credito] = await todos();
    const { uid } = await bancada.venda();
    await recebimentos.destinar({ acesso: SISTEMA }, credito!, paraVenda(uid, 'O irmão pagou', false));
    expect((await bancada.venda()).pagamentos.at(-1)).toMatchObject({
      ...{ situacao: 'PAGO', terceiro: true, motivo: 'O irmão pagou' },
    });
  });

  it('given a sale that takes none any more is without destination again', async () => {
    const { totalAPagar, uid } = await bancada.venda();
    await recebimentos.receber([
      pix({ valor: totalAPagar }),
      pix({ idNoProvedor: 'E2', pagamentoUid: null }),
    ]);
    const sobra = (await todos()).find(({ situacao }) => situacao === 'SEM_DESTINO')!;
    const quem = { acesso: SISTEMA, hotsite: HOTSITES_DEMO[0]! };
    await expect(recebimentos.destinar(quem, sobra, paraVenda(uid, 'Talvez desta'))).rejects.toMatchObject({
      codigo: 'VENDA_NAO_AGUARDA_PAGAMENTO',
    });
    expect((await colecao().obter(SISTEMA, sobra.uid))!).toMatchObject({
      situacao: 'SEM_DESTINO',
      vendaUid: null,
    });
  });

  it('goes back by a sale that takes none any more, and not by one that still waits for it', async () => {
    const { totalAPagar, uid } = await bancada.venda();
    const quem = { acesso: SISTEMA, hotsite: HOTSITES_DEMO[0]! };
    const devolver = async (credito: Awaited<ReturnType<typeof todos>>[number]) =>
      recebimentos.devolver(quem, credito, { venda: await bancada.venda(), motivo: 'Pago duas vezes' });
    await recebimentos.receber([pix({ idNoProvedor: 'E2', pagamentoUid: null })]);
    const solto = (await todos())[0]!;
    await expect(devolver(solto)).rejects.toMatchObject({ codigo: 'ALTERACAO_NAO_PERMITIDA' });
    expect(await todos()).toMatchObject([{ situacao: 'SEM_DESTINO', vendaUid: null }]);
    await recebimentos.receber([pix({ valor: totalAPagar })]);
    await devolver(solto);
    const { pagamentos, situacao } = await bancada.venda();
    expect(situacao).toBe('Fechada');
    expect(pagamentos.slice(-2)).toMatchObject([
      { valor: 50_000, situacao: 'PAGO', recebimento: solto.uid },
      { valor: -50_000, situacao: 'CADASTRADO', estornoDe: pagamentos.at(-2)!.uid },
    ]);
    expect((await colecao().obter(SISTEMA, solto.uid))!).toMatchObject({
      situacao: 'APLICADO',
      vendaUid: uid,
    });
    // Of two people one is told that the other did.
    await expect(devolver(solto)).rejects.toMatchObject({ codigo: 'REVISAO_DESATUALIZADA' });
  });

  it('taken back by its bank is no credit, once; what somebody gave a destination stays there', async () => {
    await recebimentos.receber([
      pix({ pagamentoUid: null }),
      pix({ idNoProvedor: 'E2', pagamentoUid: null }),
      pix({ idNoProvedor: 'E3' }),
    ]);
    const { uid } = await bancada.venda();
    const quem = { acesso: SISTEMA, hotsite: HOTSITES_DEMO[0]! };
    const dada = (await todos()).find(({ idNoProvedor }) => idNoProvedor === 'E2')!;
    await recebimentos.destinar(quem, dada, paraVenda(uid, 'É desta compra'));
    for (const idNoProvedor of ['E1', 'E2', 'E3', 'E1', 'E9'])
      await recebimentos.desfazer({ provedor: 'pix:teste', idNoProvedor }, 'O cheque voltou.');
    const estados = (await todos()).map(({ idNoProvedor, situacao }) => [idNoProvedor, situacao]);
    expect(estados.toSorted()).toEqual([
      ['E1', 'DEVOLVIDO'],
      ['E2', 'APLICADO'],
      ['E3', 'APLICADO'],
    ]);
    // Told of again it is no credit anew.
    await recebimentos.receber([pix({ pagamentoUid: null })]);
    expect((await todos()).filter(({ situacao }) => situacao === 'SEM_DESTINO')).toEqual([]);
  });
});
