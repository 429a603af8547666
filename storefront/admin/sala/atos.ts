import type { EstadoDoPregao, LoteNaMesa, NomeDaAcao } from '@martelo/shared/leiloeiro';
import { formatarReais, lerReais } from '@martelo/shared/reais';

/** What the console is decided by: the part of its state that acts are about. */
export type Mesa = Pick<EstadoDoPregao, 'acoes' | 'lote' | 'pausado'> & {
  apelidos: readonly Pick<EstadoDoPregao['apelidos'][number], 'uid' | 'apelido'>[];
};

/** Acts of one key: the engine's, and going back to the lot before, which is the undoing of what opened this one. */
export type AtoDeTecla = Exclude<NomeDaAcao, 'acao-apelido' | 'comunicar' | 'retirar-comunicado'> | 'voltar';

const SOB_MARTELO: ReadonlySet<string> = new Set(['AO_VIVO', 'DOULHE_UMA', 'DOULHE_DUAS']);
export const sobMartelo = (lote: Pick<LoteNaMesa, 'situacao'> | null): boolean =>
  lote !== null && SOB_MARTELO.has(lote.situacao);

/** The one act that usually comes next, for the large button (L1); null where there is none to do. */
export function proximoAto({ acoes, lote, pausado }: Mesa): NomeDaAcao | null {
  const pode = (acao: NomeDaAcao): boolean => acoes.includes(acao);
  if (pausado) return pode('retomar') ? 'retomar' : null;
  if (!sobMartelo(lote)) return pode('abrir-lote') ? 'abrir-lote' : null;
  if (pode('dou-lhe-uma')) return 'dou-lhe-uma';
  if (pode('dou-lhe-duas')) return 'dou-lhe-duas';
  if (lote!.lider === null) return pode('nao-arrematar') ? 'nao-arrematar' : null;
  if (abaixoDaReserva(lote!)) return pode('condicional') ? 'condicional' : pode('vender') ? 'vender' : null;
  return pode('vender') ? 'vender' : null;
}

/** What the key of the calls does: the next of the two, and nothing once both were called. */
export const proximaChamada = ({ acoes, pausado }: Mesa): NomeDaAcao | null =>
  pausado ? null : ((['dou-lhe-uma', 'dou-lhe-duas'] as const).find((uma) => acoes.includes(uma)) ?? null);

const abaixoDaReserva = ({ reserva, reservaAtingida }: LoteNaMesa): boolean =>
  reserva !== null && !reservaAtingida;

/** Acts that end a lot otherwise than its bids say (L2): those are asked once more. */
export function surpreende(lote: LoteNaMesa | null, acao: NomeDaAcao): acao is Surpresa {
  if (lote === null || lote.lider === null || !sobMartelo(lote)) return false;
  switch (acao) {
    case 'vender':
      return abaixoDaReserva(lote);
    case 'condicional':
      return !abaixoDaReserva(lote);
    case 'nao-arrematar':
    case 'repasse':
      return true;
    default:
      return false;
  }
}
export type Surpresa = 'vender' | 'condicional' | 'nao-arrematar' | 'repasse';

/** A bid of more than twice the next one: a figure too many is typed in a hurry, and heard by the whole room. */
export const salta = (lote: LoteNaMesa, valor: number): boolean => valor > 2 * lote.proximoLance;

/** What was typed, and is sent with Enter: the apelido of that place in the list, or a bid from the room. */
export type Digitado =
  | { tipo: 'apelido'; uid: string }
  | { tipo: 'valor'; centavos: number }
  | { tipo: 'recusado'; porque: 'invalido' | 'abaixo' };

/**
 * One figure is a place among the apelidos, unless it is as much as the next bid; anything else an amount in reais, at least the next bid.
 */
export function oQueDigitou(texto: string, { lote, apelidos }: Mesa): Digitado {
  const centavos = lerReais(texto);
  if (centavos === null || centavos === 0) return { tipo: 'recusado', porque: 'invalido' };
  if (lote !== null && centavos >= lote.proximoLance) return { tipo: 'valor', centavos };
  const lugar = /^[1-9]$/.test(texto.trim()) ? apelidos[Number(texto) - 1] : undefined;
  if (lugar !== undefined) return { tipo: 'apelido', uid: lugar.uid };
  return { tipo: 'recusado', porque: 'abaixo' };
}

/** Steps as an auctioneer says them: 1, 2, 2.5 and 5 of each power of ten, centavos. */
const DEGRAUS = [2, 3, 4, 5, 6].flatMap((potencia) =>
  [1, 2, 2.5, 5].map((quantas) => Math.round(quantas * 10 ** potencia)),
);

/** The step after, or before, the lot's own; null past the last. */
export const degrau = (incremento: number, sentido: 1 | -1): number | null =>
  (sentido === 1 ? DEGRAUS.find((um) => um > incremento) : DEGRAUS.findLast((um) => um < incremento)) ?? null;

/** What changed between the state that an act was decided on and the one that it met, for who is told that nothing was done (L4). */
export type Mudanca =
  | { tipo: 'lance'; valor: number; apelido: string; presencial: boolean }
  | { tipo: 'outro-lote'; numero: string }
  | { tipo: 'outra' };
export function oQueMudou(
  antes: Pick<EstadoDoPregao, 'lote' | 'lelUid'>,
  agora: Pick<EstadoDoPregao, 'lote' | 'lelUid'>,
): Mudanca {
  if (agora.lote !== null && agora.lelUid !== antes.lelUid)
    return { tipo: 'outro-lote', numero: agora.lote.numero };
  const { valorAtual = null, lider = null } = agora.lote ?? {};
  if (valorAtual !== null && lider !== null && valorAtual !== antes.lote?.valorAtual)
    return { tipo: 'lance', valor: valorAtual, apelido: lider.apelido, presencial: lider.presencial };
  return { tipo: 'outra' };
}

/** Minutes and seconds since, "1:05"; from an hour on with its hours. */
export function haQuanto(ms: number): string {
  const s = Math.max(0, Math.floor(ms / 1_000));
  const dois = (n: number) => String(n).padStart(2, '0');
  const [h, m] = [Math.floor(s / 3_600), Math.floor((s % 3_600) / 60)];
  return h > 0 ? `${h}:${dois(m)}:${dois(s % 60)}` : `${m}:${dois(s % 60)}`;
}

/** Without centavos where there are none: it is read out, and from afar. */
export const reais = (valor: number): string => formatarReais(valor).replace(/,00$/, '');
