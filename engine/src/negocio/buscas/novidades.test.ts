import type { PedidoDeAviso } from '@martelo/shared/avisos/avisar';
import { buscaDoEndereco } from '@martelo/shared/busca-salva';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { uuidv7 } from '@martelo/shared/identificador';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DocBusca } from '../../leituras/busca/doc-busca.ts';
import { IndiceLotes } from '../../leituras/busca/indice-lotes.ts';
import type { LoteLido } from '../../leituras/terminados/leitura.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import { criarRegistrosSqlite } from '../../records/sqlite.ts';
import { novidadesDasBuscas } from './novidades.ts';
import { lotesPublicados } from './publicados.ts';
import { BUSCAS, PUBLICACOES } from './registro.ts';

const MINUTO = 60_000;
const DIA = 1_440 * MINUTO;
const ESPERA = 10 * MINUTO;
const marca = { id: 1, nome: 'Leilo', tipo: 'leilao', subdominio: 'leilo' } as RegrasHotsite;
const LEILAO = '00000000-0000-7000-8000-00000000000b';

let registros: Registros;
let indice: IndiceLotes;
let docs: Map<string, DocBusca>;
let agora: number;
let enviados: PedidoDeAviso<'busca-salva'>[];

beforeEach(() => {
  registros = criarRegistrosSqlite({ arquivo: ':memory:' });
  indice = new IndiceLotes();
  docs = new Map();
  agora = Date.UTC(2026, 10, 20, 12);
  enviados = [];
});
afterEach(() => registros.close());

/** Puts a lot into the search, as the log would; gives its uid. */
function publicar(campos: Partial<DocBusca> = {}): string {
  const uid = campos.uid ?? uuidv7();
  const doc: DocBusca = {
    ...{ uid, id: docs.size + 1, hotsites: [1], leilaoUid: LEILAO, leilaoNome: 'Leilão' },
    nome: `Fiat Uno ${docs.size + 1}`,
    ...{ descricao: null, numero: '1', posicao: 1, tipo: 'Carro', marca: 'Fiat', modelo: null, anos: null },
    ...{ anoModelo: 2020, km: null, cor: null, cidade: null, uf: 'SP', bairro: null, patio: null },
    ...{ situacao: 'LIBERADO_LEILAO', prioridade: 0, valor: 1_000_000, qtdLances: 0 },
    ...{ dataInicio: null, dataFim: null, ...campos },
  };
  docs.set(uid, doc);
  indice.incluir([doc]);
  return uid;
}

async function salvar(endereco: string, cliUid = 'ana', nome = 'Minha busca'): Promise<string> {
  const desde = new Date(agora).toISOString();
  const uid = uuidv7();
  await registros.colecao(BUSCAS).inserir(SISTEMA, {
    ...{ uid, hotsiteId: 1, cliUid, nome, busca: buscaDoEndereco(endereco), ativa: true },
    ...{ avisar: true, desde, vistoAte: desde, avisadoEm: null },
  });
  return uid;
}

const lido = (uid: string) => {
  const doc = docs.get(uid)!;
  return {
    estado: { leilao: { uid: LEILAO, nome: 'Leilão', hotsites: [1], situacao: 'PRONTO' } },
    lote: {
      ...{
        uid,
        id: doc.id,
        seq: 1,
        situacao: doc.situacao,
        minimo: doc.valor,
        incrementosPublicos: [{ valor: 1 }],
        comunicados: [],
      },
      ...{ lideranca: null, qtdLances: 0, dataFim: null, participantes: new Set() },
      dados: {
        ...{ uid, id: doc.id, nome: doc.nome, numero: '1', tipo: doc.tipo, fotosUrls: [], carimbos: [] },
        ...{ valor: { minimo: doc.valor }, dataInicio: null, somenteBuyNowProposta: false },
      },
    },
  } as unknown as LoteLido;
};

const sala = () =>
  novidadesDasBuscas({
    ...{ registros, indice, agora: () => agora, espera: ESPERA },
    motor: { leilaoDoLote: () => LEILAO },
    leitura: { lote: async (_leilao, uid) => lido(uid) },
    publicados: lotesPublicados({ registros, indice, marcas: () => [marca], agora: () => agora }),
    hotsites: { porId: () => marca },
    avisar: async (_evento, aviso) => void enviados.push(aviso as never),
  });
let viva: ReturnType<typeof sala>;

/** Minutes pass, looked at each ten; what was kept to be done is done. */
async function passar(minutos: number): Promise<void> {
  for (let passados = 0; passados < minutos; passados += 10) {
    agora += 10 * MINUTO;
    await viva.varrer();
  }
  const buscas = registros.colecao(BUSCAS);
  for await (const { uid } of buscas.percorrer(SISTEMA, { filtros: [] }))
    for (const { id, dados, situacao } of await buscas.efeitos(SISTEMA, uid)) {
      if (situacao !== 'PENDENTE') continue;
      await viva.fazedores['avisar-novidades'].faz(dados, {
        uid,
        chave: `buscas:${uid}:${id}`,
        tentativa: 1,
      });
      await buscas.mudarEfeitos(uid, (todos) =>
        todos.map((um) => (um.id === id ? { ...um, situacao: 'FEITO', proximaEm: null } : um)),
      );
    }
}
/** Each told lot's uid: what is made here is named after its place. */
const ditos = () =>
  enviados.map(({ dados }) =>
    dados.lotes.split(', ').map((nome) => [...docs.values()].find((doc) => doc.nome === nome)?.uid),
  );

describe('news of a saved search', () => {
  beforeEach(async () => {
    viva = sala();
    publicar({ nome: 'Antes de tudo' });
    await viva.varrer();
  });

  it('names what became public since and the listing would show, all of a publication at once', async () => {
    await salvar('tipo=Carro&marca=Fiat&valorMax=20000&abertos=1');
    await passar(10);
    const um = publicar({ situacao: 'CADASTRADO' });
    publicar({ marca: 'Honda' });
    publicar({ valor: 3_000_000 });
    publicar({ hotsites: [2] });
    await passar(10);
    const outro = publicar();
    expect(enviados).toEqual([]);
    await passar(30);
    expect(ditos()).toEqual([[um]]);
    // What came a little later is tomorrow's: one message a day.
    await passar(23 * 60);
    expect(ditos()).toHaveLength(1);
    await passar(120);
    expect(ditos()).toEqual([[um], [outro]]);
    expect(new Set(enviados.map(({ chave }) => chave)).size).toBe(2);
    expect(enviados[0]!.dados).toMatchObject({ quantos: 1, caminho: expect.stringContaining('marca=Fiat') });
  });

  it('are none of what was there when it was saved, and none twice, also after a restart', async () => {
    await salvar('marca=Fiat');
    const novo = publicar();
    await passar(60);
    viva = sala();
    await passar(2 * 1_440);
    expect(ditos()).toEqual([[novo]]);
  });

  it('are kept while nobody looked: what became public meanwhile is told', async () => {
    await salvar('q=fusca azul');
    const novo = publicar({ nome: 'Fusca azul 1972', marca: 'Volkswagen' });
    publicar({ nome: 'Fusca verde 1972', marca: 'Volkswagen' });
    agora += 3 * DIA;
    viva = sala();
    await passar(30);
    expect(ditos()).toEqual([[novo]]);
  });

  it('name the search without the quotation marks that their own words put around it', async () => {
    await salvar('q=fusca', 'ana', '“fusca”');
    await salvar('q=fusca', 'bia', '“fusca” do “tio”');
    publicar({ nome: 'Fusca azul 1972', marca: 'Volkswagen' });
    await passar(20);
    expect(enviados.map(({ dados }) => dados.busca).toSorted()).toEqual(['fusca', '“fusca” do “tio”']);
  });

  it('leave out what was sold before the message went, and say nothing where nothing is left', async () => {
    await salvar('marca=Fiat');
    const uid = publicar();
    await viva.varrer();
    agora += ESPERA;
    await viva.varrer();
    publicar({ uid, situacao: 'AG_PAGAMENTO' });
    await passar(10);
    expect(enviados).toEqual([]);
    expect((await registros.colecao(PUBLICACOES).obter(SISTEMA, uid)) === null).toBe(true);
  });

  it('go to nobody who does not want them', async () => {
    const uid = await salvar('marca=Fiat');
    const buscas = registros.colecao(BUSCAS);
    const guardada = (await buscas.obter(SISTEMA, uid))!;
    await buscas.salvar(SISTEMA, { ...guardada, avisar: false }, guardada.revisao);
    publicar();
    await passar(60);
    expect(enviados).toEqual([]);
  });
});

describe('what is searched for, of an address', () => {
  it('has one spelling, without page and order', () => {
    expect(buscaDoEndereco('?pagina=3&ordem=valor-asc&marca=Fiat&q=%20uno%20')).toBe('q=uno&marca=Fiat');
    expect(buscaDoEndereco('marca=Fiat&q=uno')).toBe(buscaDoEndereco('q=uno&marca=Fiat&utm_source=x'));
    expect(buscaDoEndereco('?pagina=2&ordem=valor-asc')).toBe('');
  });
});
