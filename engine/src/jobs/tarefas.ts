import { createHash } from 'node:crypto';
import { ErroMartelo } from '@martelo/shared/erros';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Acesso, DefinicaoColecao, Registro, Registros } from '../records/records.ts';
import type { Executor, PedidoTarefa } from './fila.ts';

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

export const TAREFAS: DefinicaoColecao<Tarefa> = {
  nome: 'tarefas',
  schema: tarefa,
  indices: { estado: { tipo: 'texto' }, quando: { tipo: 'inteiro' }, nome: { tipo: 'texto' } },
  unicos: [],
  semHistorico: true,
  // Ten thousand lots that close together write as many letters: a job done twice after a power failure is the smaller evil.
  salvaSemSincronizar: true,
  leitura: (acesso) => (acesso.tipo === 'sistema' ? {} : null),
  escrita: (acesso) => acesso.tipo === 'sistema',
};

/** A job as it is first stored. The same name and key is the same job: a second one must not take its place. */
export const novaTarefa = ({ nome, chave, carga, quando }: Required<PedidoTarefa>): Tarefa => ({
  uid: createHash('sha256').update(`${nome}\n${chave}`).digest('hex'),
  nome,
  chave,
  carga,
  estado: 'esperando',
  quando,
  tentativas: 0,
  erro: null,
});

const SISTEMA: Acesso = { tipo: 'sistema' };

export interface OpcoesTarefas {
  registros: Registros;
  logger: Logger;
  /** Unix time in ms. */
  relogio?: () => number;
  tentativasMaximas?: number;
  /** Ms before the n-th retry. */
  recuo?: (tentativa: number) => number;
}

/** The jobs as the records keep them, whoever says when one is due: their only authority. */
export interface Tarefas {
  readonly executores: Map<string, Executor>;
  agora(): number;
  /** Durable when it resolves; the same name and key again changes nothing. Gives the uid, and the time when it is due. */
  guardar(pedido: PedidoTarefa): Promise<{ uid: string; quando: number; nova: boolean }>;
  /** Those that wait, earliest first. */
  esperando(quantas: number): Promise<Registro<Tarefa>[]>;
  obter(uid: string): Promise<Registro<Tarefa> | null>;
  /** Runs a waiting job and writes down how it went. Gives when it is to run again, Unix ms; null when it is over. */
  executar(atual: Registro<Tarefa>): Promise<number | null>;
}

export function criarTarefas(opcoes: OpcoesTarefas): Tarefas {
  const { registros, logger, relogio = Date.now, tentativasMaximas = 8 } = opcoes;
  const recuo = opcoes.recuo ?? ((tentativa) => Math.min(3_600_000, 1_000 * 4 ** tentativa));
  const colecao = registros.colecao(TAREFAS);
  const executores = new Map<string, Executor>();

  return {
    executores,
    agora: relogio,
    async guardar({ nome, chave, carga, quando = relogio() }) {
      const tarefa = novaTarefa({ nome, chave, carga, quando });
      const { uid } = tarefa;
      try {
        await colecao.inserir(SISTEMA, tarefa);
        return { uid, quando, nova: true };
      } catch (erro) {
        if (erro instanceof ErroMartelo && erro.codigo === 'JA_EXISTE') return { uid, quando, nova: false };
        throw erro;
      }
    },
    async esperando(quantas) {
      const { itens } = await colecao.listar(SISTEMA, {
        filtros: [{ tipo: 'exata', campo: 'estado', valor: 'esperando' }],
        ordem: { campo: 'quando', tipoOrdenacao: 'asc', tipoCampo: 'long' },
        pagina: 1,
        porPagina: quantas,
      });
      return itens;
    },
    obter: (uid) => colecao.obter(SISTEMA, uid),
    async executar(atual) {
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
      return depois.estado === 'esperando' ? depois.quando : null;
    },
  };
}
