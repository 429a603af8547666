import type { Estado } from '../auction/estado.ts';
import type { EventLog, StoredCommit } from '../log/log.ts';
import type { EscritaProjecao, TransacaoProjecao } from '../records/records.ts';
import type { Ambiente } from './ambiente.ts';
import type { Registrador } from './gravador.ts';
import type { Motor } from './motor.ts';
import { Seguidor } from './seguidor.ts';

/** Consecutive commits of one stream as one: their events in order. */
export type Trecho = Pick<StoredCommit, 'stream' | 'events'>;

/**
 * Records that follow from the log. `aplicar` is synchronous, does nothing but read and write through `tx` (it may be run more
 * than once), and its writes take effect together with the checkpoint.
 */
export interface Projecao {
  nome: string;
  /** What is forgotten when the projection is made again from the log. */
  colecoes: readonly string[];
  aplicar(tx: TransacaoProjecao, trecho: Trecho): void;
}

/**
 * Something done in the world because of an event (an e-mail, a push, a webhook): at least once, in order within a stream.
 * `estado` is the auction's durable state, at least as new as the events.
 */
export interface Efeito {
  nome: string;
  executar(trecho: Trecho, estado: Readonly<Estado>): Promise<void>;
}

export interface OpcoesProjetor {
  log: EventLog;
  motor: Motor;
  escrita: EscritaProjecao;
  ambiente: Ambiente;
  registrador: Registrador;
  projecoes: readonly Projecao[];
  efeitos?: readonly Efeito[];
}

export interface Projetor {
  /**
   * Resolves when everything durable at the time of the call is in the records. A projection that keeps failing is not waited for:
   * its records are stale, which `falhas` says, and everybody else's lists go on.
   */
  emDia(): Promise<void>;
  /** Names of projections and effects whose last attempt failed. For /readyz. */
  falhas(): string[];
  /** Commits not yet applied, over all projections and effects. For /metrics. */
  atraso(): number;
  /** Lets the slice at hand finish, and stops. */
  parar(): Promise<void>;
}

/** Starts following the log from each one's own checkpoint, off the hot path. */
export async function criarProjetor(opcoes: OpcoesProjetor): Promise<Projetor> {
  const { log, motor, escrita, ambiente, registrador } = opcoes;
  const comum = { log, escrita, ambiente, registrador };
  const projecoes = opcoes.projecoes.map(
    (projecao) =>
      new Seguidor({
        ...comum,
        nome: projecao.nome,
        aplicar: (trecho, passo) =>
          escrita.aplicar(projecao.nome, trecho.stream, passo, (tx) => projecao.aplicar(tx, trecho)),
      }),
  );
  const efeitos = (opcoes.efeitos ?? []).map(
    (efeito) =>
      new Seguidor({
        ...comum,
        nome: efeito.nome,
        aplicar: async (trecho, passo) => {
          const estado = await motor.estado(trecho.stream.slice('leilao:'.length));
          if (estado !== null) await efeito.executar(trecho, estado);
          return escrita.aplicar(efeito.nome, trecho.stream, passo, () => {});
        },
      }),
  );
  const todos = [...projecoes, ...efeitos];
  await Promise.all(todos.map((seguidor) => seguidor.iniciar()));

  const sair = motor.aoGravar((commit) => {
    for (const seguidor of todos) seguidor.receber(commit);
  });
  for await (const { stream, commitNo } of log.streams())
    for (const seguidor of todos) seguidor.alcancar(stream, commitNo);

  return {
    async emDia() {
      // Commits are announced a turn after their bidders were answered: one turn later, all that was answered is known here.
      await new Promise<void>((resolve) => ambiente.emSeguida(resolve));
      await Promise.all(projecoes.map((seguidor) => seguidor.emDia()));
    },
    falhas: () => todos.filter(({ falhando }) => falhando).map(({ nome }) => nome),
    atraso: () => todos.reduce((soma, seguidor) => soma + seguidor.atraso, 0),
    async parar() {
      sair();
      await Promise.all(todos.map((seguidor) => seguidor.parar()));
    },
  };
}

/** Forgets what a projection wrote, so that the next start makes it again from the log. */
export function refazer(escrita: EscritaProjecao, projecao: Projecao): Promise<void> {
  return escrita.zerar(projecao.nome, projecao.colecoes);
}
