import { estaNoPatio } from '@martelo/shared/estadias/estadia';
import type { Estadia } from './estadia.ts';

/** How long a yard's people see what has left it, and what one of them registered and nobody has expected yet. */
export const DIAS_DEPOIS = 30;
const DEPOIS_MS = DIAS_DEPOIS * 86_400_000;

/** What is known of the yards that a vehicle has to do with. */
export interface FatosDosPatios {
  estadias: readonly Pick<Estadia, 'patUid' | 'situacao' | 'diaInicio' | 'diaFim'>[];
  /** Of its open removal: the yard that it is brought to. */
  remocaoPara: string | null;
  /** Where whoever registered it stood, and when that was (ISO); null of who sees all of them. */
  cadastro: { patUids: readonly string[]; em: string } | null;
}

/**
 * The yards (uids, in order) whose people see a vehicle: where it stands or is expected, where a removal brings it, where it stood until less
 * than 30 days ago, where it was registered less than 30 days ago. And when one of them sees it no more by nothing but the time (ISO); null: none.
 * @param agora Unix ms
 */
export function quemOVe(
  { estadias, remocaoPara, cadastro }: FatosDosPatios,
  agora: number,
): { patUids: string[]; patUidsAte: string | null } {
  const sempre = new Set<string>(remocaoPara === null ? [] : [remocaoPara]);
  /** Yard → until when, Unix ms. */
  const ate = new Map<string, number>();
  const depoisDe = (patUid: string, instante: string): void => {
    const fim = Date.parse(instante) + DEPOIS_MS;
    if (fim > agora) ate.set(patUid, Math.max(fim, ate.get(patUid) ?? 0));
  };
  for (const { patUid, situacao, diaInicio, diaFim } of estadias) {
    if (situacao === 'PREVISTA' || estaNoPatio(situacao)) sempre.add(patUid);
    // What was called off before it began was never there.
    else if (situacao === 'FINALIZADA') depoisDe(patUid, diaFim ?? diaInicio ?? new Date(0).toISOString());
  }
  for (const patUid of cadastro?.patUids ?? []) depoisDe(patUid, cadastro!.em);
  for (const patUid of sempre) ate.delete(patUid);
  const primeira = Math.min(...ate.values());
  return {
    patUids: [...sempre, ...ate.keys()].toSorted(),
    patUidsAte: ate.size === 0 ? null : new Date(primeira).toISOString(),
  };
}
