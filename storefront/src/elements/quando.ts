import { diaEmSaoPaulo, formatarHora, ZONA } from '@martelo/shared/datas';
import { ELEMENTOS } from '../palavras/elementos/desenho.ts';

const DIA_MS = 86_400_000;
const DIA_E_MES = new Intl.DateTimeFormat('pt-BR', { timeZone: ZONA, day: 'numeric', month: 'short' });

/** An instant as people plan for it: "Hoje às 14:05", "Amanhã às 10:00", "24 de nov. às 09:00". São Paulo. */
export function quandoSera(instante: string, agora: number): string {
  const dia = diaEmSaoPaulo(instante);
  const data =
    dia === diaEmSaoPaulo(agora)
      ? ELEMENTOS.hoje
      : dia === diaEmSaoPaulo(agora + DIA_MS)
        ? ELEMENTOS.amanha
        : DIA_E_MES.format(new Date(instante));
  return ELEMENTOS.diaAs(data, formatarHora(instante));
}
