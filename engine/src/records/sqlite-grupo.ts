import { StoreUnavailable } from '../store/unavailable.ts';
import type { Conexao } from './sqlite-conexao.ts';

/** A write that waits for its turn. */
interface Escrita {
  fazer: () => unknown;
  sincronizar: boolean;
  resolver: (valor: unknown) => void;
  rejeitar: (erro: unknown) => void;
}
type Desfecho = { valor: unknown } | { erro: unknown };

/** How many writes went into one transaction, each time that one was made durable. */
export type AoGravarGrupo = (escritas: number) => void;

export interface Grupo {
  gravar: Conexao['gravar'];
  /** What still waits is written now. */
  esvaziar(): void;
}

/** The clock of tests may stand still; the disk does not. */
const aoFimDaVez = setImmediate;

/**
 * Group commit: what is written in one turn of the event loop is one transaction, so that all of it waits for the disk once. Each write is
 * on its own all the same: one that is refused takes back itself alone. None is begun before the turn ends, so that nobody reads what
 * is not durable yet.
 */
export function agruparEscritas(
  { transacao, parte }: Pick<Conexao, 'transacao' | 'parte'>,
  aoGravar: AoGravarGrupo = () => {},
): Grupo {
  let espera: Escrita[] = [];

  /** Null when the disk refused them together. @throws what kept them from being begun at all */
  const juntas = (escritas: readonly Escrita[]): Desfecho[] | null => {
    let comecou = false;
    try {
      const desfechos = transacao(
        () => {
          comecou = true;
          return escritas.map(({ fazer }) => tentar(() => parte(fazer), daLoja));
        },
        { sincronizar: escritas.some((uma) => uma.sincronizar) },
      );
      aoGravar(escritas.length);
      return desfechos;
    } catch (erro) {
      if (comecou) return null;
      throw erro;
    }
  };
  const sozinha = ({ fazer, sincronizar }: Escrita): Desfecho =>
    tentar(() => {
      const valor = transacao(fazer, { sincronizar });
      aoGravar(1);
      return valor;
    });
  const gravadas = (escritas: readonly Escrita[]): Desfecho[] => {
    if (escritas.length < 2) return escritas.map(sozinha);
    try {
      // What it has no room for together it may have room for one by one.
      return juntas(escritas) ?? escritas.map(sozinha);
    } catch (erro) {
      return escritas.map(() => ({ erro }));
    }
  };

  const esvaziar = (): void => {
    const escritas = espera;
    espera = [];
    for (const [i, desfecho] of gravadas(escritas).entries()) {
      const { resolver, rejeitar } = escritas[i]!;
      if ('erro' in desfecho) rejeitar(desfecho.erro);
      else resolver(desfecho.valor);
    }
  };

  return {
    gravar: (fazer, { sincronizar } = { sincronizar: true }) =>
      new Promise((resolver, rejeitar) => {
        espera.push({ fazer, sincronizar, resolver: resolver as Escrita['resolver'], rejeitar });
        if (espera.length === 1) aoFimDaVez(esvaziar);
      }),
    esvaziar,
  };
}

/** @param passa what is not the writer's own affair, and ends everything */
function tentar(fazer: () => unknown, passa: (erro: unknown) => boolean = () => false): Desfecho {
  try {
    return { valor: fazer() };
  } catch (erro) {
    if (passa(erro)) throw erro;
    return { erro };
  }
}

/** SQLite may have undone the whole transaction with it. */
const daLoja = (erro: unknown): boolean =>
  erro instanceof StoreUnavailable || (erro as { errcode?: number }).errcode !== undefined;
