import type { PedidoDeAviso } from '@martelo/shared/avisos/avisar';
import { MINUTOS_DO_AVISO } from '@martelo/shared/favorito';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DocBusca } from '../../leituras/busca/doc-busca.ts';
import { IndiceLotes } from '../../leituras/busca/indice-lotes.ts';
import type { LoteLido } from '../../leituras/terminados/leitura.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Acesso, Registros } from '../../records/records.ts';
import { criarRegistrosSqlite } from '../../records/sqlite.ts';
import { antecedenciaDe, avisosDeEncerrando } from './encerrando.ts';
import { criarFavoritos } from './marcar.ts';
import { FAVORITOS, uidDoFavorito } from './registro.ts';

const MINUTO = 60_000;
const LOTE = '00000000-0000-7000-8000-00000000000a';
const LEILAO = '00000000-0000-7000-8000-00000000000b';
const VEICULO = '00000000-0000-7000-8000-00000000000c';
const marca = { id: 1, nome: 'Leilo', tipo: 'leilao', subdominio: 'leilo' } as RegrasHotsite;
const cliente = (cliUid: string) => ({ tipo: 'cliente', hotsiteId: 1, cliUid, papeis: [] }) satisfies Acesso;

let registros: Registros;
let indice: IndiceLotes;
let agora: number;
let fim: number;
let situacao: DocBusca['situacao'];
let enviados: PedidoDeAviso<'favorito-encerrando'>[];
let regras: RegrasHotsite;

beforeEach(() => {
  registros = criarRegistrosSqlite({ arquivo: ':memory:' });
  indice = new IndiceLotes();
  agora = Date.UTC(2026, 10, 20, 12);
  situacao = 'LIBERADO_LEILAO';
  enviados = [];
  regras = marca;
  termina(60);
});
afterEach(() => registros.close());

/** The lot ends in so many minutes, as everybody reads it from now on. */
function termina(minutos: number): void {
  fim = agora + minutos * MINUTO;
  const dataFim = new Date(fim).toISOString();
  const texto = { marca: null, modelo: null, cor: null, cidade: null, uf: null, bairro: null, patio: null };
  const numeros = { anoModelo: null, anos: null, km: null, prioridade: 0, valor: 100, qtdLances: 0 };
  indice.incluir([
    {
      ...{ uid: LOTE, id: 1, hotsites: [1], leilaoUid: LEILAO, leilaoNome: 'Leilão', nome: 'Gol' },
      ...{ descricao: null, numero: '1', posicao: 1, tipo: 'Carro', ...texto, ...numeros },
      ...{ situacao, dataInicio: null, dataFim },
    },
  ]);
}

const lido = () =>
  ({
    estado: { leilao: { uid: LEILAO, nome: 'Leilão', hotsites: [1], situacao: 'PRONTO' } },
    lote: {
      ...{ uid: LOTE, id: 1, seq: 1, situacao, minimo: 100, incrementosPublicos: [{ valor: 10 }] },
      ...{ lideranca: null, qtdLances: 0, dataFim: fim, participantes: new Set(), comunicados: [] },
      dados: {
        ...{ uid: LOTE, id: 1, nome: 'Gol', numero: '1', tipo: 'Carro', fotosUrls: [], carimbos: [] },
        ...{ valor: { minimo: 100 }, veiculo: { uid: VEICULO }, dataInicio: null },
        ...{ somenteBuyNowProposta: false },
      },
    },
  }) as unknown as LoteLido;

const favoritos = () =>
  criarFavoritos({
    registros,
    localizador: {
      vista: async () => lido(),
      endereco: () => ({ leiUid: LEILAO, lelUid: LOTE }),
    } as never,
    loteDoVeiculo: async (_acesso, veiUid) => (veiUid === VEICULO ? { lelUid: LOTE, leiUid: LEILAO } : null),
    antecedencia: () => antecedenciaDe(regras),
    agora: () => agora,
  });

const avisos = () =>
  avisosDeEncerrando({
    ...{ registros, indice, agora: () => agora },
    motor: { leilaoDoLote: () => LEILAO },
    leitura: { lote: async () => lido() },
    hotsites: { todos: () => [regras], porId: () => regras },
    avisar: async (_evento, aviso) => void enviados.push(aviso as never),
  });

/** A look, and everything done that was kept to be done, as the queue does it: twice, as a queue may. */
async function olhar(room = avisos()): Promise<void> {
  await room.varrer();
  const colecao = registros.colecao(FAVORITOS);
  const { itens } = await colecao.listar(SISTEMA, { filtros: [], pagina: 1, porPagina: 200 });
  for (const { uid } of itens)
    for (const { id, nome, situacao: como } of await colecao.efeitos(SISTEMA, uid)) {
      if (como !== 'PENDENTE') continue;
      const pedido = { uid, chave: `favoritos:${uid}:${id}`, tentativa: 1 };
      await room.fazedores[nome as 'avisar-encerrando'].faz({}, pedido);
      await colecao.mudarEfeitos(uid, (todos) =>
        todos.map((um) => (um.id === id ? { ...um, situacao: 'FEITO', proximaEm: null } : um)),
      );
    }
}

describe('the notice of a favourite that is about to end', () => {
  it('goes to who keeps it, once, when it comes within the minutes', async () => {
    await favoritos().marcar(cliente('ana'), { lelUid: LOTE }, 'a');
    await favoritos().marcar(cliente('bia'), { veiUid: VEICULO }, 'b');
    await favoritos().marcar(cliente('caio'), { lelUid: LOTE }, 'c');
    await favoritos().desmarcar(cliente('caio'), LOTE, 'd');
    await favoritos().marcar(cliente('davi'), { lelUid: LOTE }, 'e');
    await favoritos().preferir(cliente('davi'), LOTE, false);
    const room = avisos();
    await olhar(room);
    expect(enviados).toEqual([]);
    agora = fim - MINUTOS_DO_AVISO * MINUTO;
    await olhar(room);
    await olhar(room);
    // Another process, or this one after a restart, remembers nothing but the records.
    await olhar(avisos());
    expect(enviados.map((aviso) => 'cliUid' in aviso && aviso.cliUid).sort()).toEqual(['ana', 'bia']);
    expect(enviados[0]!.dados).toMatchObject({
      lelUid: LOTE,
      encerraEm: new Date(fim).toISOString(),
      valor: 100,
    });
  });

  it('is not sent again for an extension, and is for an end put off by more than those minutes', async () => {
    await favoritos().marcar(cliente('ana'), { lelUid: LOTE }, 'a');
    const room = avisos();
    agora = fim - 10 * MINUTO;
    await olhar(room);
    agora = fim - MINUTO;
    termina(3);
    await olhar(room);
    expect(enviados).toHaveLength(1);
    termina(24 * 60);
    await olhar(room);
    expect(enviados).toHaveLength(1);
    agora = fim - 5 * MINUTO;
    await olhar(room);
    expect(enviados).toHaveLength(2);
    expect(new Set(enviados.map(({ chave }) => chave)).size).toBe(2);
  });

  it('says nothing to who marked it within those minutes, nor of a lot that takes no bids by then', async () => {
    agora = fim - 10 * MINUTO;
    await favoritos().marcar(cliente('ana'), { lelUid: LOTE }, 'a');
    await olhar();
    expect(enviados).toEqual([]);

    termina(60);
    await favoritos().marcar(cliente('bia'), { lelUid: LOTE }, 'b');
    agora = fim - 10 * MINUTO;
    const room = avisos();
    await room.varrer();
    situacao = 'SUSPENSO';
    await olhar(room);
    expect(enviados).toEqual([]);
  });

  it('comes by as many minutes before as the brand says', async () => {
    regras = { ...marca, minutosAvisoFavorito: 5 };
    await favoritos().marcar(cliente('ana'), { lelUid: LOTE }, 'a');
    agora = fim - 6 * MINUTO;
    await olhar();
    expect(enviados).toEqual([]);
    agora = fim - 5 * MINUTO;
    await olhar();
    expect(enviados).toHaveLength(1);
  });
});

describe('a heart', () => {
  it('obeys a command once, whenever it is told again', async () => {
    const mora = favoritos();
    const ana = cliente('ana');
    await mora.marcar(ana, { lelUid: LOTE }, 'marca');
    await mora.desmarcar(ana, LOTE, 'desmarca');
    // The first command, late: it was obeyed before.
    expect(await mora.marcar(ana, { lelUid: LOTE }, 'marca')).toMatchObject({ favorito: false });
    expect(await mora.marcar(ana, { lelUid: LOTE }, 'marca de novo')).toMatchObject({ favorito: true });
    expect(await mora.desmarcar(ana, VEICULO, 'pelo veículo')).toMatchObject({ favorito: false });
  });

  it('marked twice at the same time is one', async () => {
    const vezes = ['1', '2', '3', '4'].map((id) => favoritos().marcar(cliente('ana'), { lelUid: LOTE }, id));
    for (const marcado of await Promise.all(vezes)) expect(marcado.favorito).toBe(true);
    const colecao = registros.colecao(FAVORITOS);
    expect((await colecao.listar(SISTEMA, { filtros: [], pagina: 1, porPagina: 10 })).total).toBe(1);
  });

  it('is its owner’s alone, and the choice to be told survives', async () => {
    const mora = favoritos();
    await mora.marcar(cliente('ana'), { lelUid: LOTE }, 'a');
    await mora.preferir(cliente('ana'), LOTE, false);
    await mora.desmarcar(cliente('ana'), LOTE, 'b');
    expect(await mora.marcar(cliente('ana'), { lelUid: LOTE }, 'c')).toMatchObject({ avisar: false });
    await expect(mora.preferir(cliente('bia'), LOTE, true)).rejects.toMatchObject({
      codigo: 'NAO_ENCONTRADO',
    });
    const colecao = registros.colecao(FAVORITOS);
    const dela = uidDoFavorito('ana', LOTE);
    expect(await colecao.obter(cliente('bia'), dela)).toBeNull();
    expect(await colecao.obter({ tipo: 'anonimo', hotsiteId: 1 }, dela)).toBeNull();
  });
});
