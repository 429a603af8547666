import { diaEmSaoPaulo } from '../datas.ts';

export interface VisitasDoDia {
  /** In São Paulo, `2026-11-21`. */
  dia: string;
  visualizacoes: number;
  visitantes: number;
}

const DIA_MS = 86_400_000;

/** The last days up to this instant (Unix ms), oldest first. */
export const ultimosDias = (dias: number, agora: number): string[] =>
  Array.from({ length: dias }, (_, i) => diaEmSaoPaulo(agora - (dias - 1 - i) * DIA_MS));

/** A number for each of these days: those that nobody came on are zero, and what a day has several rows of is added up. */
export function visitasDosDias(dias: readonly string[], somas: readonly VisitasDoDia[]): VisitasDoDia[] {
  const porDia = new Map(dias.map((dia) => [dia, { dia, visualizacoes: 0, visitantes: 0 }]));
  for (const { dia, visualizacoes, visitantes } of somas) {
    const numeros = porDia.get(dia);
    if (numeros === undefined) continue;
    numeros.visualizacoes += visualizacoes;
    numeros.visitantes += visitantes;
  }
  return [...porDia.values()];
}
