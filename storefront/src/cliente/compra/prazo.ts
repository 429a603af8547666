import { diaEmSaoPaulo } from '@martelo/shared/datas';

const DIA_MS = 86_400_000;
const meioDia = (dia: string): number => Date.parse(`${dia}T12:00:00Z`);

/** How near a deadline is, in São Paulo's days. */
export interface Proximidade {
  vencido: boolean;
  /** To the day, or since it; 0 on the day itself. */
  dias: number;
}

/** @param agora Unix ms */
export function proximidade(prazo: string, agora: number): Proximidade {
  const dias = Math.round((meioDia(diaEmSaoPaulo(prazo)) - meioDia(diaEmSaoPaulo(agora))) / DIA_MS);
  return { vencido: agora > Date.parse(prazo), dias: Math.abs(dias) };
}
