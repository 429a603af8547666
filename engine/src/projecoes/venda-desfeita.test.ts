import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Evento } from '../auction/evento.ts';
import { loteUid, Mesa } from '../auction/mesa.ts';
import { enderecosDeDocumento } from '../documentos/enderecos.ts';
import { DOCUMENTOS } from '../documentos/registro.ts';
import type { Acesso, Registros } from '../records/records.ts';
import { criarRegistrosSqlite } from '../records/sqlite.ts';
import { VENDAS, VENDAS_DESFEITAS } from '../vendas/registro.ts';
import { projecaoCatalogo } from './catalogo.ts';

const SISTEMA: Acesso = { tipo: 'sistema' };
const ANA = '01900000-0000-7000-8000-0000000000a1';
const BIA = '01900000-0000-7000-8000-0000000000b1';
const enderecos = enderecosDeDocumento((proposito, texto) =>
  createHmac('sha256', 'segredo de teste').update(`${proposito}\n${texto}`).digest(),
);
let mesa: Mesa;
let registros: Registros;
let lidos = 0;

beforeEach(() => {
  registros = criarRegistrosSqlite({ arquivo: ':memory:' });
  lidos = 0;
  mesa = new Mesa({}, [{ finalizacaoManual: true }]);
  mesa.leiloeiro({ acao: 'abrir-lote' }, 10);
});

/** What happened since the last time, as one commit; all of it again after `doZero`. */
async function projetar(): Promise<void> {
  const catalogo = projecaoCatalogo(registros, { enderecos, hotsiteDoCliente: () => 1 });
  const events: Evento[] = mesa.eventos.slice(lidos);
  const stream = `leilao:${mesa.estado!.leilao.uid}`;
  await registros.projecoes.aplicar(catalogo.nome, stream, { apos: lidos, ate: mesa.eventos.length }, (tx) =>
    catalogo.aplicar(tx, { stream, events }),
  );
  lidos = mesa.eventos.length;
}

async function doZero(): Promise<void> {
  const { nome, colecoes } = projecaoCatalogo(registros, { enderecos, hotsiteDoCliente: () => 1 });
  await registros.projecoes.zerar(nome, colecoes);
  lidos = 0;
  await projetar();
}

function vender(segundo: number): void {
  for (const acao of ['dou-lhe-uma', 'dou-lhe-duas', 'vender'] as const) mesa.leiloeiro({ acao }, segundo);
}
const venda = () => registros.colecao(VENDAS).obterPor(SISTEMA, 'lelUid', loteUid(1));
const endereco = async () =>
  (await registros.colecao(DOCUMENTOS).obter(SISTEMA, (await venda())!.uid))?.versao;

describe('a sale that the auctioneer takes back (rule 17)', () => {
  it('is cancelled, and the next one is a new sale to another, under a new address', async () => {
    mesa.lance(ANA, 'MANUAL', 500, 11);
    vender(20);
    await projetar();
    expect(await venda()).toMatchObject({ cliUid: ANA, situacao: 'AguardandoPagamento' });
    mesa.leiloeiro({ acao: 'desfazer' }, 30);
    await projetar();
    expect((await venda())?.situacao).toBe('Cancelada');
    mesa.lance(BIA, 'MANUAL', 600, 40);
    vender(50);
    await projetar();
    expect(await venda()).toMatchObject({ cliUid: BIA, valorLance: 60_000, situacao: 'AguardandoPagamento' });
    expect(await endereco()).toBe(2);
    const { itens } = await registros
      .colecao(VENDAS_DESFEITAS)
      .listar(SISTEMA, { filtros: [], pagina: 1, porPagina: 10 });
    expect(itens).toMatchObject([{ cliUid: ANA, situacao: 'Cancelada', valorLance: 50_000 }]);
  });

  it('comes out the same when the log is read again: nothing is sold, cancelled or kept twice', async () => {
    mesa.lance(ANA, 'MANUAL', 500, 11);
    vender(20);
    mesa.leiloeiro({ acao: 'desfazer' }, 30);
    await projetar();
    await doZero();
    expect((await venda())?.situacao).toBe('Cancelada');
    mesa.lance(BIA, 'MANUAL', 600, 40);
    vender(50);
    await projetar();
    const antes = await venda();
    await doZero();
    expect(await venda()).toMatchObject({
      cliUid: BIA,
      situacao: 'AguardandoPagamento',
      dataVenda: antes!.dataVenda,
    });
    expect(await endereco()).toBe(2);
  });

  it('follows settlement too: the client who gives up', async () => {
    mesa.lance(ANA, 'MANUAL', 500, 11);
    vender(20);
    mesa.mandar(
      {
        tipo: 'mudar-situacao-lote',
        lelUid: loteUid(1),
        situacao: 'CLIENTE_DESISTIU',
        motivo: 'desistiu',
        como: ['acerto'],
      },
      60,
    );
    await projetar();
    expect((await venda())?.situacao).toBe('ClienteDesistiu');
  });

  it('never disagrees with its lot, whichever way settlement takes it, also when the log is read again', async () => {
    mesa.lance(ANA, 'MANUAL', 500, 11);
    vender(20);
    await projetar();
    const caminho = [
      ['BOLETO', 'AguardandoPagamento', false],
      ['PAGO', 'Fechada', false],
      ['RETIRADO', 'Fechada', true],
      ['PAGO', 'Fechada', false],
      ['AG_PAGAMENTO', 'AguardandoPagamento', false],
      ['PARCIAL_CARTAO', 'AguardandoPagamento', false],
      ['PAGO_CARTAO', 'Fechada', false],
      ['RETIRADO', 'Fechada', true],
      ['RECOMPRA', 'Cancelada', true],
    ] as const;
    for (const [i, [situacao, esperada, retirada]] of caminho.entries()) {
      const pedido = { tipo: 'mudar-situacao-lote', lelUid: loteUid(1), situacao, motivo: null } as const;
      expect(mesa.mandar({ ...pedido, como: ['acerto'] }, 60 + i), situacao).toMatchObject({ ok: true });
      await projetar();
      for (let vez = 0; vez < 2; vez++) {
        const feita = (await venda())!;
        expect([feita.situacao, feita.retiradaEm !== null], situacao).toEqual([esperada, retirada]);
        if (esperada !== 'Cancelada') await doZero();
      }
    }
  });

  it('waits for the check of what was sent when its lot awaits money again', async () => {
    mesa.lance(ANA, 'MANUAL', 500, 11);
    vender(20);
    await projetar();
    const { revisao, createdAt, createdBy, updatedAt, updatedBy, ...antes } = (await venda())!;
    const pagamento = {
      ...({ uid: ANA, tipo: 'PIX', valor: antes.totalAPagar, data: antes.dataVenda } as const),
      ...({ situacao: 'AG_COMPENSACAO', observacao: '' } as const),
    } as const;
    await registros.colecao(VENDAS).salvar(SISTEMA, { ...antes, pagamentos: [pagamento] }, revisao);
    for (const [i, situacao] of (['PAGO', 'AG_PAGAMENTO'] as const).entries())
      mesa.mandar(
        { tipo: 'mudar-situacao-lote', lelUid: loteUid(1), situacao, motivo: null, como: ['acerto'] },
        60 + i,
      );
    await projetar();
    expect(await venda()).toMatchObject({ situacao: 'AguardandoValidacao', pagamentos: [pagamento] });
  });
});
