import { createHash } from 'node:crypto';
import { ErroMartelo } from '@martelo/shared/erros';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Acesso, DefinicaoColecao, Registro, Registros } from '../records/records.ts';
import type { Executor, Fila } from './fila.ts';

const tarefa = z.strictObject({
  /** sha256 of name and key: a key is one job for ever. */
  uid: z.string(),
  nome: z.string().max(60),
  chave: z.string().max(200),
  carga: z.record(z.string(), z.unknown()),
  estado: z.enum(['esperando', 'feita', 'desistida']),
  quando: z.number(),
  tentativas: z.int(),
  erro: z.string().nullable(),
});
type Tarefa = z.output<typeof tarefa>;

const TAREFAS: DefinicaoColecao<Tarefa> = {
  nome: 'tarefas',
  schema: tarefa,
  indices: { estado: { tipo: 'texto' }, quando: { tipo: 'inteiro' }, nome: { tipo: 'texto' } },
  unicos: [],
  semHistorico: true,
  leitura: (acesso) => (acesso.tipo === 'sistema' ? {} : null),
  escrita: (acesso) => acesso.tipo === 'sistema',
};

const SISTEMA: Acesso = { tipo: 'sistema' };
const ESPERA_MAXIMA_MS = 60_000;
const JUNTAS = 8;

export interface OpcoesFila {
  registros: Registros;
  logger: Logger;
  /** Unix time in ms. */
  relogio?: () => number;
  tentativasMaximas?: number;
  /** Ms before the n-th retry. */
  recuo?: (tentativa: number) => number;
}

/** The jobs of this process, kept in the records: what was waiting when it stopped runs when it starts again. */
export function criarFilaRegistros(opcoes: OpcoesFila): Fila {
  const { registros, logger, relogio = Date.now, tentativasMaximas = 8 } = opcoes;
  const recuo = opcoes.recuo ?? ((tentativa) => Math.min(3_600_000, 1_000 * 4 ** tentativa));
  const colecao = registros.colecao(TAREFAS);
  const executores = new Map<string, Executor>();
  let ligada = false;
  let timer: NodeJS.Timeout | undefined;
  let rodada: Promise<void> = Promise.resolve();

  const proximas = async () =>
    (
      await colecao.listar(SISTEMA, {
        filtros: [{ tipo: 'exata', campo: 'estado', valor: 'esperando' }],
        ordem: { campo: 'quando', tipoOrdenacao: 'asc', tipoCampo: 'long' },
        pagina: 1,
        porPagina: JUNTAS,
      })
    ).itens;

  const executar = async (atual: Registro<Tarefa>): Promise<void> => {
    const { nome, chave, carga } = atual;
    const tentativa = atual.tentativas + 1;
    let depois: Pick<Tarefa, 'estado' | 'quando' | 'erro'>;
    try {
      const executor = executores.get(nome);
      if (!executor) throw new Error(`No handler for jobs named ${nome}`);
      await executor(carga, { chave, tentativa });
      depois = { estado: 'feita', quando: atual.quando, erro: null };
    } catch (erro) {
      const acabou = tentativa >= tentativasMaximas;
      logger[acabou ? 'error' : 'warn']({ err: erro, nome, chave, tentativa }, 'tarefa falhou');
      depois = {
        estado: acabou ? 'desistida' : 'esperando',
        quando: relogio() + recuo(tentativa),
        erro: String(erro).slice(0, 500),
      };
    }
    await colecao.salvar(SISTEMA, { ...atual, ...depois, tentativas: tentativa }, atual.revisao);
  };

  /** Runs what is due, then sleeps until what comes next. */
  const girar = async (): Promise<void> => {
    try {
      while (ligada) {
        const devidas = (await proximas()).filter(({ quando }) => quando <= relogio());
        if (devidas.length === 0) break;
        await Promise.all(devidas.map(executar));
      }
    } catch (erro) {
      // The store is down, most likely: the jobs are still in it, and the next turn finds them.
      logger.error({ err: erro }, 'fila de tarefas parada');
      return agendar(ESPERA_MAXIMA_MS / 12);
    }
    if (!ligada) return;
    const [primeira] = await proximas();
    agendar(primeira ? primeira.quando - relogio() : ESPERA_MAXIMA_MS);
  };

  const agendar = (esperaMs: number): void => {
    clearTimeout(timer);
    if (!ligada) return;
    timer = setTimeout(acordar, Math.min(Math.max(esperaMs, 0), ESPERA_MAXIMA_MS));
    timer.unref();
  };
  const acordar = (): void => {
    rodada = rodada.then(girar);
  };

  return {
    registrar(nome, executor) {
      executores.set(nome, executor);
    },
    async enfileirar({ nome, chave, carga, quando = relogio() }) {
      const uid = createHash('sha256').update(`${nome}\n${chave}`).digest('hex');
      try {
        const nova = {
          uid,
          nome,
          chave,
          carga,
          estado: 'esperando' as const,
          quando,
          tentativas: 0,
          erro: null,
        };
        await colecao.inserir(SISTEMA, nova);
      } catch (erro) {
        if (erro instanceof ErroMartelo && erro.codigo === 'JA_EXISTE') return;
        throw erro;
      }
      if (ligada) acordar();
    },
    async iniciar() {
      ligada = true;
      acordar();
    },
    async parar() {
      ligada = false;
      clearTimeout(timer);
      await rodada;
    },
  };
}
