import { createHash } from 'node:crypto';
import { ErroMartelo } from '@martelo/shared/erros';
import type { Logger } from 'pino';
import { z } from 'zod';
import { SISTEMA } from '../records/acesso.ts';
import type { DefinicaoColecao, Registro, Registros } from '../records/records.ts';
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
  indices: {
    estado: { tipo: 'texto', semArvore: true },
    quando: { tipo: 'inteiro', semArvore: true },
    nome: { tipo: 'texto', semArvore: true },
  },
  arvores: [['estado', 'quando']],
  carimbosSemArvore: true,
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
  /**
   * Runs waiting jobs side by side and writes down together how they went. Gives of each when it is to run again, Unix ms; null when it
   * is over, or was taken up elsewhere. Rejects, once all have run, when it cannot be written.
   */
  executar(atuais: readonly Registro<Tarefa>[]): Promise<(number | null)[]>;
}

/** As often is something tried before people have to see to it: some two and a half hours. */
export const TENTATIVAS = 8;
/** Ms before the n-th retry. */
export const recuoPadrao = (tentativa: number): number => Math.min(3_600_000, 1_000 * 4 ** tentativa);

export function criarTarefas(opcoes: OpcoesTarefas): Tarefas {
  const { registros, logger, relogio = Date.now, tentativasMaximas = TENTATIVAS } = opcoes;
  const { recuo = recuoPadrao } = opcoes;
  const colecao = registros.colecao(TAREFAS);
  const executores = new Map<string, Executor>();

  /** The job as it is after a try. */
  const rodar = async (atual: Registro<Tarefa>): Promise<Registro<Tarefa>> => {
    const { nome, chave, carga } = atual;
    const tentativas = atual.tentativas + 1;
    try {
      const executor = executores.get(nome);
      if (!executor) throw new Error(`No handler for jobs named ${nome}`);
      await executor(carga, { chave, tentativa: tentativas });
      return { ...atual, tentativas, estado: 'feita', erro: null };
    } catch (erro) {
      const acabou = tentativas >= tentativasMaximas;
      logger[acabou ? 'error' : 'warn']({ err: erro, nome, chave, tentativa: tentativas }, 'tarefa falhou');
      return {
        ...{ ...atual, tentativas, estado: acabou ? 'desistida' : 'esperando' },
        quando: relogio() + recuo(tentativas),
        erro: String(erro).slice(0, 500),
      };
    }
  };

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
        semTotal: true,
      });
      return itens;
    },
    obter: (uid) => colecao.obter(SISTEMA, uid),
    async executar(atuais) {
      const depois = await Promise.all(atuais.map(rodar));
      const salvas = await colecao.salvarVarios(
        SISTEMA,
        depois.map((doc) => ({ doc, revisao: doc.revisao })),
      );
      return salvas.map((salva) => {
        if (salva.status === 'rejected') {
          if (!(salva.reason instanceof ErroMartelo)) throw salva.reason;
          logger.warn({ err: salva.reason }, 'tarefa feita também por outro');
          return null;
        }
        return salva.value.estado === 'esperando' ? salva.value.quando : null;
      });
    },
  };
}
