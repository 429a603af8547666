import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ErroMartelo } from '@martelo/shared/erros';
import { MAXIMO_NO_PAPEL, VALIDADE_DO_ARQUIVO_MS } from '@martelo/shared/exportacao-da-casa';
import type { RelatorioImpresso } from '@martelo/shared/impressos/relatorio';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Exportavel } from '../../api/recurso/exportavel.ts';
import { EXPORTACOES_DA_CASA, type Exportacao } from '../../casa/exportacao.ts';
import type { FileStore } from '../../files/store.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Acesso, Registros } from '../../records/records.ts';
import { criarRegistrosSqlite } from '../../records/sqlite.ts';
import { StoreUnavailable } from '../../store/unavailable.ts';
import { PARTES_DA_CASA, TAMANHO_DA_PARTE } from './partes.ts';
import { criarRecolher, esquecerCriterios, RECOLHIDO } from './recolher.ts';
import { criarTrabalho, type Trabalho } from './trabalho.ts';

const ANA = '01900000-0000-7000-8000-00000000000a';
const BIA = '01900000-0000-7000-8000-00000000000b';

let agora: number;
let registros: Registros;
let arquivos: Map<string, Uint8Array>;
let store: FileStore;
let passos: { situacao: string; linhas: number }[];
let linhas: () => AsyncIterable<unknown[]>;
let acesso: Acesso | null;
let abertos: Trabalho[];
let papeis: RelatorioImpresso[];
let imprimir: (papel: RelatorioImpresso) => Promise<Uint8Array>;

async function* numeros(quantos: number): AsyncGenerator<unknown[]> {
  for (let i = 1; i <= quantos; i += 1) yield [i, `linha ${i}`];
}
const lista: Exportavel = {
  nome: 'coisa',
  formatos: ['xlsx', 'csv', 'pdf'],
  preparar: async () => ({
    ...{ titulo: 'Coisas', arquivo: 'coisa', criterios: [], inteiros: false, removidos: false },
    ...{ inteiroDe: null, contar: async () => 0, linhas: () => linhas() },
    colunas: [
      { titulo: 'Número', tipo: 'inteiro' },
      { titulo: 'Texto', tipo: 'texto' },
    ],
  }),
  alcance: ({ acesso: de }) => JSON.stringify(de.tipo === 'interno' ? de.papeis : null),
};

const trabalhar = (compartilhada = false): Trabalho => {
  const trabalho = criarTrabalho({
    ...{ registros, store, compartilhada, log: pino({ level: 'silent' }), agora: () => agora },
    exportaveis: new Map([[lista.nome, lista]]),
    hotsitePorId: (id) => ({ id, tipo: 'leilao' }) as never,
    acessoDe: async () => acesso,
    imprimir: async (papel) => {
      papeis.push(papel);
      return imprimir(papel);
    },
    avisar: (_, { situacao, linhas: quantas }) => passos.push({ situacao, linhas: quantas }),
  });
  abertos.push(trabalho);
  trabalho.iniciar();
  return trabalho;
};
const colecao = () => registros.colecao(EXPORTACOES_DA_CASA);
let id = 0;
const pedir = async (campos: Partial<Exportacao> = {}): Promise<string> => {
  id += 1;
  const { uid } = await colecao().inserir(SISTEMA, {
    ...{ uid: randomUUID(), id, hotsiteId: 1, titulo: 'Coisas', oQue: 'coisa', formato: 'csv' },
    ...{ situacao: 'ESPERANDO', criterios: [], inteiros: false, removidos: false, por: ANA, autor: 'Ana' },
    ...{ pedidaEm: new Date(agora + id).toISOString(), prontaEm: null, expiraEm: null, baixadaEm: null },
    ...{ linhas: 0, total: 3, bytes: null, motivo: null, arquivo: 'coisa.csv', parametros: {} },
    ...{ alcance: null, execucao: null, partes: 0, tentativas: 0, aPartirDe: null, sinalEm: null },
    ...campos,
  } as Exportacao);
  return uid;
};
const lida = async (uid: string) => (await colecao().obter(SISTEMA, uid))!;
const ate = (uid: string, situacao: Exportacao['situacao']) =>
  vi.waitFor(async () => expect((await lida(uid)).situacao).toBe(situacao), {
    timeout: 240_000,
    interval: 5,
  });
const partes = async (exportacaoUid: string) => {
  const { itens } = await registros.colecao(PARTES_DA_CASA).listar(SISTEMA, {
    filtros: [{ tipo: 'exata', campo: 'exportacaoUid', valor: exportacaoUid }],
    ...{ pagina: 1, porPagina: 200 },
  });
  return itens.toSorted((um, outro) => um.numero - outro.numero);
};
const arquivo = async (uid: string): Promise<string> => {
  const pedacos = [];
  for (const { chave } of await partes(uid)) pedacos.push(await buffer((await store.open(chave))!.stream));
  return Buffer.concat(pedacos).toString();
};

beforeEach(() => {
  agora = Date.UTC(2026, 10, 20, 12);
  registros = criarRegistrosSqlite({ arquivo: ':memory:' });
  [passos, abertos, arquivos] = [[], [], new Map()];
  linhas = () => numeros(3);
  papeis = [];
  imprimir = async () => Buffer.alloc(TAMANHO_DA_PARTE + 7, '%');
  acesso = { tipo: 'interno', hotsiteId: 1, hotsites: [1], usuUid: ANA, papeis: ['Interno - ADM'] };
  store = {
    async put(chave, bytes) {
      arquivos.set(chave, bytes);
    },
    async open(chave) {
      const bytes = arquivos.get(chave);
      return bytes ? { bytes: bytes.length, stream: Readable.from([Buffer.from(bytes)]) } : null;
    },
    async remove(chave) {
      arquivos.delete(chave);
    },
    async *list() {},
  };
});
afterEach(async () => {
  for (const trabalho of abertos) await trabalho.parar();
  await registros.close();
});

describe('a file that is asked for', () => {
  it('is made, told of as it goes, and keeps nothing of the question', async () => {
    const uid = await pedir({ parametros: { filtro: 'segredo' } });
    trabalhar();
    await ate(uid, 'PRONTA');
    expect(await arquivo(uid)).toBe('\uFEFFNúmero;Texto\r\n1;linha 1\r\n2;linha 2\r\n3;linha 3\r\n');
    const pronta = await lida(uid);
    expect(pronta).toMatchObject({ linhas: 3, total: 3, partes: 1, parametros: null, tentativas: 1 });
    expect(pronta.bytes).toBe(Buffer.byteLength(await arquivo(uid)));
    expect(Date.parse(pronta.expiraEm!)).toBe(agora + VALIDADE_DO_ARQUIVO_MS);
    expect(passos.map(({ situacao }) => situacao)).toEqual(['FAZENDO', 'PRONTA']);
  });

  it('on paper is what print draws of the very rows, in parts as any other', async () => {
    const uid = await pedir({ formato: 'pdf', autor: 'Ana' });
    trabalhar();
    await ate(uid, 'PRONTA');
    expect(await lida(uid)).toMatchObject({ linhas: 3, partes: 2, bytes: TAMANHO_DA_PARTE + 7 });
    expect(papeis).toMatchObject([
      {
        ...{ titulo: 'Coisas', autor: 'Ana', emitidoEm: new Date(agora).toISOString(), somas: null },
        colunas: [
          { titulo: 'Número', numero: true },
          { titulo: 'Texto', numero: false },
        ],
        linhas: [
          ['1', 'linha 1'],
          ['2', 'linha 2'],
          ['3', 'linha 3'],
        ],
      },
    ]);
  });

  it('on paper of more rows than are printed fails with what to do instead, and print is not asked', async () => {
    linhas = () => numeros(MAXIMO_NO_PAPEL + 1);
    const uid = await pedir({ formato: 'pdf' });
    trabalhar();
    await ate(uid, 'FALHOU');
    const { motivo, partes: pedacos, tentativas } = await lida(uid);
    expect(motivo).toMatch(
      /^São mais de 2\.000 linhas, demais para papel\..*planilha \(XLSX\), que leva até 200\.000\.$/,
    );
    expect([pedacos, tentativas, papeis.length, await partes(uid)]).toEqual([0, 1, 0, []]);
  });

  it('on paper waits for print where that is away, and is tried again', async () => {
    imprimir = async () => {
      imprimir = async () => Buffer.from('%PDF-');
      throw new Error('print is away');
    };
    const uid = await pedir({ formato: 'pdf' });
    const trabalho = trabalhar();
    await vi.waitFor(async () => expect((await lida(uid)).aPartirDe).not.toBeNull());
    expect((await lida(uid)).situacao).toBe('ESPERANDO');
    agora += 60_000;
    trabalho.acordar();
    await ate(uid, 'PRONTA');
    expect(await arquivo(uid)).toBe('%PDF-');
  });

  it('is told of twice a second while it is made', async () => {
    linhas = async function* () {
      for await (const linha of numeros(4)) {
        agora += 300;
        yield linha;
      }
    };
    const uid = await pedir();
    trabalhar();
    await ate(uid, 'PRONTA');
    expect(passos.map(({ linhas: quantas }) => quantas)).toEqual([0, 2, 4, 4]);
  });

  it('of one person waits for their other; another’s is made meanwhile', async () => {
    let soltar = (): void => {};
    const solta = new Promise<void>((pronto) => {
      soltar = pronto;
    });
    let vez = 0;
    linhas = async function* () {
      vez += 1;
      if (vez === 1) await solta;
      yield* numeros(1);
    };
    const [um, dois] = [await pedir(), await pedir()];
    const dela = await pedir({ por: BIA });
    trabalhar();
    await ate(dela, 'PRONTA');
    expect([(await lida(um)).situacao, (await lida(dois)).situacao]).toEqual(['FAZENDO', 'ESPERANDO']);
    soltar();
    await ate(dois, 'PRONTA');
  });

  it('of 100,000 rows is never in memory whole', async () => {
    const QUANTAS = 100_000;
    let maior = 0;
    const guardar = store.put;
    store.put = async (chave, bytes) => {
      maior = Math.max(maior, bytes.length);
      // Nothing of it is kept here either: what grows now is what the work itself holds.
      await guardar(chave, new Uint8Array());
    };
    let adiante = 0;
    let maisMemoria = 0;
    linhas = async function* () {
      const antes = process.memoryUsage().heapUsed + process.memoryUsage().external;
      for await (const [i] of numeros(QUANTAS)) {
        adiante += 1;
        if (adiante % 5_000 === 0) {
          const { heapUsed, external } = process.memoryUsage();
          maisMemoria = Math.max(maisMemoria, heapUsed + external - antes);
        }
        yield [i, `=${randomUUID()} ${randomUUID()} ${randomUUID()}`];
      }
    };
    for (const formato of ['csv', 'xlsx'] as const) {
      const uid = await pedir({ formato });
      const trabalho = trabalhar();
      await vi.waitFor(async () => expect((await lida(uid)).situacao).toBe('PRONTA'), { timeout: 1_200_000 });
      await trabalho.parar();
      const { linhas: quantas, partes: pedacos, bytes } = await lida(uid);
      expect(quantas).toBe(QUANTAS);
      expect(bytes! / pedacos).toBeLessThan(2 * TAMANHO_DA_PARTE);
      expect(pedacos).toBeGreaterThan(3);
    }
    expect(maior).toBeLessThan(2 * TAMANHO_DA_PARTE);
    // The files together are some twenty megabytes.
    expect(maisMemoria).toBeLessThan(120 * 1024 * 1024);
    // Behind every other suite on a busy machine, minutes a file.
  }, 2_400_000);
});

describe('a file that does not come about', () => {
  it('was cancelled while it was made: nothing is left of it', async () => {
    const uid = await pedir();
    linhas = async function* () {
      yield* numeros(2);
      const uma = await lida(uid);
      await colecao().salvar(SISTEMA, { ...uma, situacao: 'CANCELADA' }, uma.revisao);
      agora += 1_000;
      yield* numeros(2);
    };
    const trabalho = trabalhar();
    await ate(uid, 'CANCELADA');
    await vi.waitFor(async () => expect(await partes(uid)).toEqual([]));
    await trabalho.parar();
    expect([(await lida(uid)).situacao, arquivos.size]).toEqual(['CANCELADA', 0]);
  });

  it('is refused in the catalogue’s words: more rows than were counted, and roles that are gone', async () => {
    const demais = await pedir();
    linhas = () => numeros(200_001);
    const trabalho = trabalhar();
    await vi.waitFor(async () => expect((await lida(demais)).situacao).toBe('FALHOU'), { timeout: 240_000 });
    expect((await lida(demais)).motivo).toContain('um arquivo leva até 200.000');
    acesso = null;
    const semPapel = await pedir();
    trabalho.acordar();
    await ate(semPapel, 'FALHOU');
    expect((await lida(semPapel)).motivo).toMatch(/acesso/);
    lista.preparar = vi.fn(lista.preparar).mockRejectedValueOnce(new ErroMartelo('FILTRO_INVALIDO'));
    acesso = { tipo: 'interno', hotsiteId: 1, hotsites: [1], usuUid: ANA, papeis: [] };
    const semFiltro = await pedir();
    trabalho.acordar();
    await ate(semFiltro, 'FALHOU');
    expect([await partes(demais), arquivos.size]).toEqual([[], 0]);
  });

  it('is tried again where the store was away, and told after the third time', async () => {
    let vezes = 0;
    store.put = async () => {
      vezes += 1;
      throw new StoreUnavailable('full');
    };
    const uid = await pedir();
    const trabalho = trabalhar();
    for (const quantas of [1, 2, 3]) {
      await vi.waitFor(async () => expect((await lida(uid)).tentativas).toBe(quantas));
      await vi.waitFor(async () => expect((await lida(uid)).situacao).not.toBe('FAZENDO'));
      agora += 60_000;
      await vi.waitFor(() => trabalho.acordar());
    }
    await ate(uid, 'FALHOU');
    expect([vezes, (await lida(uid)).motivo]).toEqual([3, expect.stringMatching(/^Não foi possível/)]);
  });
});

describe('an engine', () => {
  it('that is stopped leaves what it was making to the next one', async () => {
    linhas = async function* () {
      for (let i = 0; ; i += 1) {
        yield [i, 'x'.repeat(2_000)];
        await new Promise((volta) => setTimeout(volta, 0));
      }
    };
    const uid = await pedir();
    const um = trabalhar();
    await ate(uid, 'FAZENDO');
    await um.parar();
    expect(await lida(uid)).toMatchObject({ situacao: 'ESPERANDO', tentativas: 0, linhas: 0 });
    expect([await partes(uid), arquivos.size]).toEqual([[], 0]);
    linhas = () => numeros(2);
    trabalhar();
    await ate(uid, 'PRONTA');
  });

  it('that died in the middle is followed by one that begins anew, and nothing of the first is in the file', async () => {
    const execucao = randomUUID();
    const sinalEm = new Date(agora).toISOString();
    const uid = await pedir({ situacao: 'FAZENDO', execucao, tentativas: 1, linhas: 2, sinalEm });
    arquivos.set('meia', Buffer.from('metade'));
    await registros.colecao(PARTES_DA_CASA).inserir(SISTEMA, {
      ...{ uid: `${execucao}:0`, exportacaoUid: uid, numero: 0, chave: 'meia', bytes: 6 },
    });
    trabalhar();
    await ate(uid, 'PRONTA');
    expect(await arquivo(uid)).not.toContain('metade');
    expect([arquivos.has('meia'), (await lida(uid)).tentativas]).toEqual([false, 2]);
  });

  it('that dies of the same file again and again is tried no fourth time', async () => {
    const uid = await pedir({ situacao: 'FAZENDO', execucao: randomUUID(), tentativas: 3 });
    trabalhar();
    await ate(uid, 'FALHOU');
    expect((await lida(uid)).motivo).toMatch(/servidor parou/);
  });

  it('among several takes over only what nobody has said a word of for a minute', async () => {
    const sinalEm = new Date(agora).toISOString();
    const uid = await pedir({ situacao: 'FAZENDO', execucao: randomUUID(), tentativas: 1, sinalEm });
    const trabalho = trabalhar(true);
    await new Promise((depois) => setTimeout(depois, 100));
    expect((await lida(uid)).situacao).toBe('FAZENDO');
    agora += 61_000;
    trabalho.acordar();
    await ate(uid, 'PRONTA');
  });

  it('whose file another has taken up leaves it to them', async () => {
    const uid = await pedir();
    linhas = async function* () {
      yield* numeros(1);
      const uma = await lida(uid);
      await colecao().salvar(SISTEMA, { ...uma, execucao: randomUUID(), tentativas: 2 }, uma.revisao);
      agora += 1_000;
      yield* numeros(1);
      yield* numeros(1);
    };
    const trabalho = trabalhar(true);
    await vi.waitFor(async () => expect((await lida(uid)).tentativas).toBe(2));
    await trabalho.parar();
    expect([(await lida(uid)).situacao, await partes(uid)]).toEqual(['FAZENDO', []]);
  });
});

it('a file past its day goes, and who asked for what stays', async () => {
  const uid = await pedir();
  const trabalho = trabalhar();
  await ate(uid, 'PRONTA');
  agora += VALIDADE_DO_ARQUIVO_MS - 1;
  await trabalho.expirar();
  expect((await lida(uid)).situacao).toBe('PRONTA');
  agora += 1;
  await trabalho.expirar();
  expect(await lida(uid)).toMatchObject({ situacao: 'EXPIRADA', autor: 'Ana', linhas: 3 });
  expect([await partes(uid), arquivos.size]).toEqual([[], 0]);
});

describe('files that were made before somebody’s data went', () => {
  it('go with their bytes, of that brand and of those kinds alone, and say why', async () => {
    const recolher = criarRecolher(registros, store);
    const [sua, deOutra, deLa] = [await pedir(), await pedir({ por: BIA }), await pedir({ hotsiteId: 2 })];
    trabalhar();
    for (const uid of [sua, deOutra, deLa]) await ate(uid, 'PRONTA');
    const espera = await pedir({ hotsiteId: 1, situacao: 'FALHOU', motivo: 'Outro' });
    await recolher(1, ['convidado']);
    expect((await lida(sua)).situacao).toBe('PRONTA');
    for (let vez = 0; vez < 2; vez++) await recolher(1);
    for (const uid of [sua, deOutra]) {
      expect(await lida(uid)).toMatchObject({ situacao: 'EXPIRADA', motivo: RECOLHIDO, partes: 0 });
      expect(await partes(uid)).toEqual([]);
    }
    expect((await lida(deLa)).situacao).toBe('PRONTA');
    expect((await lida(espera)).motivo).toBe('Outro');
    expect(arquivos.size).toBe(1);
  });

  it('are begun again where they are being made: who had been read already is not in them', async () => {
    const recolher = criarRecolher(registros, store);
    let quem = 'Joana Prates';
    let segue = () => {};
    const parada = new Promise<void>((resolve) => {
      segue = resolve;
    });
    let lendo = false;
    linhas = async function* () {
      yield [1, quem];
      lendo = true;
      await parada;
      yield [2, 'fim'];
    };
    const uid = await pedir();
    trabalhar();
    await vi.waitFor(() => expect(lendo).toBe(true), { timeout: 240_000 });
    quem = 'Convidado';
    await recolher(1);
    segue();
    await ate(uid, 'PRONTA');
    expect(await arquivo(uid)).toBe('\uFEFFNúmero;Texto\r\n1;Convidado\r\n2;fim\r\n');
    expect((await lida(uid)).tentativas).toBe(1);
  });
});

describe('who is erased', () => {
  it.each(['Zoraide', 'silveira exame ZORAIDE', 'Zoraíde Exame Silveira', 'zoraide exame silveira filha'])(
    'is no more in what files were asked by: %s',
    async (valor) => {
      const uid = await pedir({ criterios: [{ rotulo: 'Busca', valor }] });
      await esquecerCriterios(registros, 1, ['Zoraide Exame Silveira']);
      expect((await lida(uid)).criterios).toEqual([{ rotulo: 'Busca', valor: '(apagado)' }]);
    },
  );

  it.each(['Zoraide Prado', 'Zora', 'de', 'carros'])(
    'leaves what says somebody or something else: %s',
    async (valor) => {
      const uid = await pedir({ criterios: [{ rotulo: 'Busca', valor }] });
      await esquecerCriterios(registros, 1, ['Zoraide Exame Silveira']);
      expect((await lida(uid)).criterios).toEqual([{ rotulo: 'Busca', valor }]);
    },
  );
});
