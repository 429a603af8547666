import { diaEmSaoPaulo } from '../datas.ts';
import { ehDiaUtil } from '../feriados.ts';

const DIA_MS = 86_400_000;

/** How a brand counts the days to pay (P3). */
export interface PrazoDePagamento {
  dias: number;
  uteis: boolean;
}
export const PRAZO_PADRAO: PrazoDePagamento = { dias: 2, uteis: false };

/** The day so many days after another; of business days those alone are counted. Days as "2026-11-23". */
export function somarDias(dia: string, dias: number, uteis: boolean): string {
  let atual = Date.parse(`${dia}T12:00:00.000Z`);
  // Told of every sale whenever it changes: most days are made no text of.
  for (let faltam = dias; faltam > 0; ) {
    atual += DIA_MS;
    if (!uteis || (!fimDeSemana(atual) && ehDiaUtil(diaDe(atual)))) faltam--;
  }
  return dias > 0 ? diaDe(atual) : dia;
}

const diaDe = (instante: number): string => new Date(instante).toISOString().slice(0, 10);
/** The first day of all was a Thursday. */
const fimDeSemana = (instante: number): boolean => [0, 6].includes((Math.floor(instante / DIA_MS) + 4) % 7);

/** The last instant of a São Paulo day, ISO 8601 in UTC. */
export const fimDoDia = (dia: string): string => new Date(`${dia}T23:59:59.999-03:00`).toISOString();

/**
 * P3: until when a sale is to be paid: the auction's day, or the sale's when it was made later, and the days after it, to their last
 * millisecond.
 * @param leilaoData when the auction is, an instant
 * @param vendidaEm Unix ms
 */
export function prazoDePagamento(
  leilaoData: string,
  vendidaEm: number,
  { dias, uteis }: PrazoDePagamento = PRAZO_PADRAO,
): string {
  const [doLeilao, daVenda] = [diaEmSaoPaulo(leilaoData), diaEmSaoPaulo(vendidaEm)];
  return fimDoDia(somarDias(doLeilao > daVenda ? doLeilao : daVenda, dias, uteis));
}

/** Days between two São Paulo days, the later one's own counted; 0 when it is not later. */
export const diasDepois = (desde: string, ate: string): number =>
  Math.max(0, Math.round((Date.parse(`${ate}T12:00:00Z`) - Date.parse(`${desde}T12:00:00Z`)) / DIA_MS));

/** P11: what keeping a lot costs until a day: nothing in the free days, then so much for each. Centavos. */
export const diarias = (
  { diasGratis, valorDia }: { diasGratis: number; valorDia: number },
  liberadoEm: string,
  ate: string,
): number => Math.max(0, diasDepois(liberadoEm, ate) - diasGratis) * valorDia;
