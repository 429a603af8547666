import { randomUUID } from 'node:crypto';
import { ErroMartelo } from '@martelo/shared/erros';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ligarRedis, type RedisDeTeste } from '../../../tests/redis-de-teste.ts';
import { medirEfeitos } from '../observability/efeitos-metrics.ts';
import { SISTEMA } from '../records/acesso.ts';
import type { Efeito } from '../records/efeitos.ts';
import type { DefinicaoColecao, Registros } from '../records/records.ts';
import { criarRegistrosSqlite } from '../records/sqlite.ts';
import { criarEfeitos, type Fazedor } from './efeitos.ts';
import type { Fila } from './fila.ts';
import { criarFilaBull } from './fila-bull.ts';
import { criarFilaRegistros } from './fila-registros.ts';
import { desfazerEfeito, pedirEfeitos, repetirEfeito } from './pedir-efeitos.ts';
import { TAREFAS, TENTATIVAS } from './tarefas.ts';

const conta = z.strictObject({ uid: z.string(), nome: z.string() });
const CONTAS: DefinicaoColecao<z.output<typeof conta>> = {
  nome: 'contas',
  schema: conta,
  indices: {},
  comEfeitos: true,
  leitura: () => ({}),
  escrita: () => true,
};
const logger = pino({ level: 'silent' });

let registros: Registros;
/** Each run of a doer: what it was given. */
let feitos: string[];
let falhas: number;
let adiantado = 0;
const agora = () => Date.now() + adiantado;
const aoFim: (() => Promise<void>)[] = [];
beforeEach(() => {
  registros = criarRegistrosSqlite({ arquivo: ':memory:' });
  [feitos, falhas, adiantado] = [[], 0, 0];
});
afterEach(async () => {
  for (const parar of aoFim.splice(0).reverse()) await parar();
  await registros.close();
});

const falhando = (verbo: string): Fazedor['faz'] => {
  return async ({ para }, { chave, tentativa }) => {
    feitos.push(`${verbo} ${para} ${chave} ${tentativa}`);
    if (falhas > 0) {
      falhas -= 1;
      throw para === 'recusa' ? new ErroMartelo('CADASTRO_INATIVO') : new Error('caminho/interno:5432');
    }
  };
};
const metricas = new Registry();
/** How many tries of the letter ended so, as monitors read it. */
const contados = async (resultado: string): Promise<number | undefined> => {
  const { values } = await metricas.getSingleMetric('martelo_efeitos_total')!.get();
  return values.find(({ labels }) => labels.efeito === 'carta' && labels.resultado === resultado)?.value;
};
/** A process that does effects. Its next look for what was forgotten is far away, unless the test is about that. */
async function processo(
  nova: () => Fila = () => criarFilaRegistros({ registros, logger, relogio: agora }),
  varredura = 600_000,
  recuo = 1,
) {
  const fila = nova();
  metricas.clear();
  const contagem = medirEfeitos(metricas);
  const efeitos = criarEfeitos({ registros, fila, logger, contagem, agora, recuo: () => recuo, varredura });
  efeitos.registrar(CONTAS, { carta: { faz: falhando('faz'), desfaz: falhando('desfaz') } });
  await fila.iniciar();
  await efeitos.iniciar();
  const parar = async () => {
    await efeitos.parar();
    await fila.parar();
  };
  aoFim.push(parar);
  return { fila, parar };
}
const contas = () => registros.colecao(CONTAS);
const pedir = (uid: string, para = 'ana') =>
  contas().inserir(
    SISTEMA,
    { uid, nome: uid },
    pedirEfeitos([{ nome: 'carta', dados: { para } }], {
      ...{ ato: 'criar', revisao: 1, agora: agora(), por: 'eu' },
    }),
  );
const ID = '1-criar-carta';
const lido = async (uid: string): Promise<Efeito> => (await contas().efeitos(SISTEMA, uid))[0]!;
const ate = (uid: string, situacao: Efeito['situacao']) =>
  vi.waitFor(async () => expect((await lido(uid)).situacao).toBe(situacao), {
    timeout: 240_000,
    interval: 5,
  });

describe('an act with an effect elsewhere (R7)', () => {
  it('is done once, under its own key, and says so', async () => {
    await processo();
    await pedir('a');
    await ate('a', 'FEITO');
    expect(feitos).toEqual([`faz ana contas:a:${ID} 1`]);
    expect(await lido('a')).toMatchObject({ tentativas: 1, proximaEm: null, erro: null, por: 'eu' });
    expect(await contas().obter(SISTEMA, 'a')).toMatchObject({ revisao: 1 });
  });

  it('is done by whoever starts next where the process died before it was queued, and once', async () => {
    await pedir('a');
    const um = await processo();
    await ate('a', 'FEITO');
    await um.parar();
    const outro = await processo();
    await pedir('b');
    await ate('b', 'FEITO');
    await outro.parar();
    expect(feitos.map((feito) => feito.split(' ')[2])).toEqual([`contas:a:${ID}`, `contas:b:${ID}`]);
  });

  it('is queued by the next look where the queue could not take it', async () => {
    let recusados = 0;
    const surda = () => {
      const fila = criarFilaRegistros({ registros, logger, relogio: agora });
      const enfileirar: Fila['enfileirar'] = async (pedido) => {
        if (recusados++ < 2) throw new Error('away');
        await fila.enfileirar(pedido);
      };
      return { ...fila, enfileirar };
    };
    await processo(surda, 20);
    await pedir('a');
    await ate('a', 'FEITO');
    expect([recusados, feitos.length]).toEqual([3, 1]);
  });

  it('is tried again under the same key, gives up by name, and is begun again by people', async () => {
    falhas = TENTATIVAS;
    await processo();
    await pedir('a');
    await ate('a', 'FALHOU');
    const chaves = new Set(feitos.map((feito) => feito.split(' ')[2]));
    expect([feitos.length, chaves.size]).toEqual([TENTATIVAS, 1]);
    await vi.waitFor(async () => expect(await contados('falhou')).toBe(1));
    expect([await contados('adiado'), await contados('feito')]).toEqual([TENTATIVAS - 1, 0]);
    const { erro, tentativas, proximaEm } = await lido('a');
    expect([tentativas, proximaEm]).toEqual([TENTATIVAS, null]);
    expect(erro).toBe(new ErroMartelo('EFEITO_FALHOU').message);
    expect(() => repetirEfeito('9-criar-carta', 0)([])).toThrow('Não encontramos');
    await contas().mudarEfeitos('a', repetirEfeito(ID, agora()));
    await ate('a', 'FEITO');
    expect(feitos.at(-1)).toBe(`faz ana contas:a:${ID} ${TENTATIVAS + 1}`);
    await expect(contas().mudarEfeitos('a', repetirEfeito(ID, agora()))).rejects.toMatchObject({
      codigo: 'EFEITO_NAO_FALHOU',
    });
  });

  it("says why in the other end's own words where they are of the catalogue", async () => {
    falhas = TENTATIVAS;
    await processo();
    await pedir('a', 'recusa');
    await ate('a', 'FALHOU');
    expect((await lido('a')).erro).toBe(new ErroMartelo('CADASTRO_INATIVO').message);
  });

  it('is taken back once, by an act of its own, under a key of its own', async () => {
    await processo();
    await pedir('a');
    await ate('a', 'FEITO');
    await contas().mudarEfeitos('a', desfazerEfeito(ID, agora()));
    await ate('a', 'DESFEITO');
    expect(feitos.at(-1)).toBe(`desfaz ana contas:a:${ID}:desfazer 2`);
    await expect(contas().mudarEfeitos('a', desfazerEfeito(ID, agora()))).rejects.toMatchObject({
      codigo: 'EFEITO_NAO_FEITO',
    });
    expect(feitos).toHaveLength(2);
  });

  it('is not tried by a job of an earlier try that comes late', async () => {
    falhas = 1;
    const { fila } = await processo(undefined, undefined, 600_000);
    await pedir('a');
    await vi.waitFor(async () => expect((await lido('a')).tentativas).toBe(1));
    const carga = { colecao: 'contas', uid: 'a', id: ID, tentativas: 0 };
    await fila.enfileirar({ nome: 'efeito', carga, chave: 'atrasada' });
    await vi.waitFor(async () =>
      expect((await tarefas()).find(({ chave }) => chave === 'atrasada')!.estado).toBe('feita'),
    );
    expect(feitos).toHaveLength(1);
    expect(await lido('a')).toMatchObject({ situacao: 'PENDENTE', tentativas: 1 });
  });

  it('whose job was lost with nobody knowing is queued anew after an hour', async () => {
    await pedir('a');
    const um = await processo(() => {
      const fila = criarFilaRegistros({ registros, logger, relogio: agora });
      return { ...fila, iniciar: async () => {} };
    });
    await vi.waitFor(async () => expect((await tarefas()).length).toBe(1));
    await um.parar();
    const [tarefa] = await tarefas();
    await registros.colecao(TAREFAS).salvar(SISTEMA, { ...tarefa!, estado: 'desistida' }, tarefa!.revisao);
    adiantado = 3_600_000;
    await processo();
    await ate('a', 'FEITO');
    expect(feitos).toHaveLength(1);
  });

  it('of a collection that keeps none is refused at once', async () => {
    const fila = criarFilaRegistros({ registros, logger });
    const efeitos = criarEfeitos({ registros, fila, logger });
    expect(() => efeitos.registrar({ ...CONTAS, nome: 'outras', comEfeitos: false }, {})).toThrow('outras');
  });
});

const tarefas = async () =>
  (await registros.colecao(TAREFAS).listar(SISTEMA, { filtros: [], pagina: 1, porPagina: 99 })).itens;

describe('two engines on one store', () => {
  let redis: RedisDeTeste;
  beforeAll(async () => {
    redis = await ligarRedis();
  });
  afterAll(() => redis.desligar());

  it('find the same forgotten effects and do each once', async () => {
    const uids = Array.from({ length: 20 }, (_, i) => `conta${i}`);
    for (const uid of uids) await pedir(uid);
    const nomeDaFila = randomUUID();
    const nova = () =>
      criarFilaBull({ registros, logger, relogio: agora, redisUrl: redis.url, nomeDaFila, varredura: 200 });
    await Promise.all([processo(nova), processo(nova)]);
    for (const uid of uids) await ate(uid, 'FEITO');
    expect(feitos.map((feito) => feito.split(' ')[2]).sort()).toEqual(
      uids.map((uid) => `contas:${uid}:${ID}`).sort(),
    );
  });
});
