/** Everything people read is in São Paulo time; everything stored and sent is ISO 8601 UTC. */
export const ZONA = 'America/Sao_Paulo';

const formato = (opcoes: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('pt-BR', { timeZone: ZONA, ...opcoes });
const data = formato({ day: '2-digit', month: '2-digit', year: 'numeric' });
const hora = formato({ hour: '2-digit', minute: '2-digit' });
const horaSegundos = formato({ hour: '2-digit', minute: '2-digit', second: '2-digit' });
const extenso = formato({ day: 'numeric', month: 'long', year: 'numeric' });
const diaSemana = formato({ weekday: 'short', day: '2-digit', month: 'short' });
const isoLocal = new Intl.DateTimeFormat('sv-SE', {
  timeZone: ZONA,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

type Instante = string | number | Date;

/** "21/11/2026" */
export const formatarData = (instante: Instante): string => data.format(new Date(instante));
/** "14:05" */
export const formatarHora = (instante: Instante): string => hora.format(new Date(instante));
/** "14:05:09" */
export const formatarHoraSegundos = (instante: Instante): string => horaSegundos.format(new Date(instante));
/** "21/11/2026 14:05" */
export const formatarDataHora = (instante: Instante): string =>
  `${formatarData(instante)} ${formatarHora(instante)}`;
/** "21 de novembro de 2026" */
export const formatarDataExtenso = (instante: Instante): string => extenso.format(new Date(instante));
/** "sáb., 21 de nov." */
export const formatarDiaSemana = (instante: Instante): string => diaSemana.format(new Date(instante));
/** The São Paulo calendar day of an instant, "2026-11-21". */
/** `2026-11` */
export const mesEmSaoPaulo = (instante: Instante): string => isoLocal.format(new Date(instante)).slice(0, 7);
export const diaEmSaoPaulo = (instante: Instante): string => isoLocal.format(new Date(instante));

/** When a calendar day begins in São Paulo, which keeps UTC−3 all year: Unix ms. @param dia "2026-11-21" */
export const inicioDoDia = (dia: string): number => Date.parse(`${dia}T00:00:00.000-03:00`);

/** What is left of a countdown in ms as people read it: "2d 03h", "03h 12min", "12min 05s", "00:42". Never negative. */
export function formatarRestante(ms: number): string {
  const total = Math.max(0, Math.ceil(ms / 1000));
  const dias = Math.floor(total / 86_400);
  const horas = Math.floor((total % 86_400) / 3600);
  const minutos = Math.floor((total % 3600) / 60);
  const segundos = total % 60;
  const dois = (numero: number) => String(numero).padStart(2, '0');
  if (dias > 0) return `${dias}d ${dois(horas)}h`;
  if (horas > 0) return `${dois(horas)}h ${dois(minutos)}min`;
  if (minutos > 0) return `${dois(minutos)}min ${dois(segundos)}s`;
  return `00:${dois(segundos)}`;
}
