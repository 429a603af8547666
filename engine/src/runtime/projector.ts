import type { EventLog } from '../log/log.ts';
import type { EscritaProjecao, TransacaoProjecao } from '../records/records.ts';
import type { Environment } from './environment.ts';
import { Follower, type Trecho } from './follower.ts';
import type { Motor } from './motor.ts';
import type { Registrador } from './writer.ts';

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

export interface OpcoesProjetor {
  log: EventLog;
  motor: Motor;
  escrita: EscritaProjecao;
  ambiente: Environment;
  registrador: Registrador;
  projecoes: readonly Projecao[];
}

export interface Projector {
  /**
   * Resolves when everything durable at the time of the call is in the records. A projection that keeps failing is not waited for:
   * its records are stale, which `falhas` says, and everybody else's lists go on.
   */
  emDia(): Promise<void>;
  /** The same for what follows by itself, with nobody who waits for it: it hurries nothing, and so holds up no bid and no end of a lot. */
  semPressa(): Promise<void>;
  /** Names of projections whose last attempt failed. For /readyz. */
  falhas(): string[];
  /** Commits not yet applied, over all projections. For /metrics. */
  atraso(): number;
  /** Lets the slice at hand finish, and stops. */
  parar(): Promise<void>;
}

/** Starts following the log from each one's own checkpoint, off the hot path. */
export async function criarProjetor(opcoes: OpcoesProjetor): Promise<Projector> {
  const { log, motor, escrita, ambiente, registrador } = opcoes;
  const comum = { log, escrita, ambiente, registrador };
  const projecoes = opcoes.projecoes.map(
    (projecao) =>
      new Follower({
        ...comum,
        nome: projecao.nome,
        aplicar: (trecho, passo) =>
          escrita.aplicar(projecao.nome, trecho.stream, passo, (tx) => projecao.aplicar(tx, trecho)),
      }),
  );
  await Promise.all(projecoes.map((seguidor) => seguidor.iniciar()));

  const sair = motor.aoGravar((commit) => {
    for (const seguidor of projecoes) seguidor.receber(commit);
  });
  for await (const { stream, commitNo } of log.streams())
    for (const seguidor of projecoes) seguidor.alcancar(stream, commitNo);

  const esperar = async (pressa: boolean): Promise<void> => {
    // Commits are announced a turn after their bidders were answered: one turn later, all that was answered is known here.
    await new Promise<void>((resolve) => ambiente.emSeguida(resolve));
    await Promise.all(projecoes.map((seguidor) => seguidor.emDia({ pressa })));
  };

  let emCurso: Promise<void> | null = null;
  let seguinte: Promise<void> | null = null;
  /** However many ask, one waits and one comes after it: in a burst each commit has somebody who asks. */
  const semPressa = (): Promise<void> => {
    if (emCurso === null) {
      emCurso = esperar(false).finally(() => {
        emCurso = null;
      });
      return emCurso;
    }
    seguinte ??= emCurso.then(() => {
      seguinte = null;
      return semPressa();
    });
    return seguinte;
  };

  return {
    emDia: () => esperar(true),
    semPressa,
    falhas: () => projecoes.filter(({ falhando }) => falhando).map(({ nome }) => nome),
    atraso: () => projecoes.reduce((soma, seguidor) => soma + seguidor.atraso, 0),
    async parar() {
      sair();
      await Promise.all(projecoes.map((seguidor) => seguidor.parar()));
    },
  };
}

/** Forgets what a projection wrote, so that the next start makes it again from the log. */
export function refazer(escrita: EscritaProjecao, projecao: Projecao): Promise<void> {
  return escrita.zerar(projecao.nome, projecao.colecoes);
}
