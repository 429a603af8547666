// No schema in here: the queue is drawn from it in the browser.
import { diaEmSaoPaulo } from '../datas.ts';

/** How a vehicle waits to be let in: it stands at the gate, it has a slot, or it is to come some time. */
export const COMO_ESPERA = ['NO_PORTAO', 'AGENDADA', 'ESPERADA'] as const;
export type ComoEspera = (typeof COMO_ESPERA)[number];

/** What is looked at of a stay that is expected. */
interface Esperada {
  situacao: string;
  createdAt: string;
  previstaPara: string | null;
  entradaInicio: string | null;
  remocaoUid: string | null;
}

/** Received by hand, where it stands: it is expected for the moment in which it was. */
const RECEBIDA_JA_MS = 60_000;

/**
 * How it waits and since when, or for when; null: not today's.
 * @param noPortaoDesde since when its removal says that it stands at the gate (S14)
 * @param agora Unix ms
 */
export function esperaNaFila(
  { situacao, createdAt, previstaPara, entradaInicio, remocaoUid }: Esperada,
  noPortaoDesde: string | null,
  agora: number,
): { como: ComoEspera; em: string; atrasada: boolean } | null {
  if (situacao !== 'PREVISTA') return null;
  if (noPortaoDesde !== null) return { como: 'NO_PORTAO', em: noPortaoDesde, atrasada: false };
  const para = entradaInicio ?? previstaPara ?? createdAt;
  const aMao = remocaoUid === null && entradaInicio === null;
  if (aMao && Math.abs(Date.parse(para) - Date.parse(createdAt)) < RECEBIDA_JA_MS)
    return { como: 'NO_PORTAO', em: para, atrasada: false };
  if (diaEmSaoPaulo(para) > diaEmSaoPaulo(agora)) return null;
  return {
    como: entradaInicio === null ? 'ESPERADA' : 'AGENDADA',
    em: para,
    // Of another day, or past its slot: whoever waits for it may ask.
    atrasada:
      diaEmSaoPaulo(para) < diaEmSaoPaulo(agora) || (entradaInicio !== null && Date.parse(para) < agora),
  };
}

/** Who is at the gate first, then who is to come; of each the oldest. */
export const naOrdemDaFila = <U extends { como: ComoEspera; em: string; uid: string }>(
  um: U,
  outro: U,
): number =>
  Number(outro.como === 'NO_PORTAO') - Number(um.como === 'NO_PORTAO') ||
  Date.parse(um.em) - Date.parse(outro.em) ||
  (um.uid < outro.uid ? -1 : 1);
