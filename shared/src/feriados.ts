import { diaEmSaoPaulo } from './datas.ts';

const DIA_MS = 86_400_000;
const HORA_MS = 3_600_000;
/** São Paulo keeps UTC−3 all year. */
const MEIA_NOITE = 'T00:00:00.000-03:00';

/** National holidays on the same day every year, MM-DD. */
const FIXOS = ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '12-25'];
/** Consciência Negra: national since Lei 14.759/2023. */
const DESDE_2024 = '11-20';

/** Easter Sunday (Meeus, Jones, Butcher), as Unix ms of its start in UTC. */
function pascoa(ano: number): number {
  const a = ano % 19;
  const b = Math.floor(ano / 100);
  const c = ano % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const mes = Math.floor((h + l - 7 * m + 114) / 31);
  const dia = ((h + l - 7 * m + 114) % 31) + 1;
  return Date.UTC(ano, mes - 1, dia);
}

const porAno = new Map<number, ReadonlySet<string>>();

/** Brazil's national holidays of a year, as calendar days ("2026-11-20"). Carnival and Corpus Christi are none by law. */
export function feriadosNacionais(ano: number): ReadonlySet<string> {
  const conhecidos = porAno.get(ano);
  if (conhecidos !== undefined) return conhecidos;
  const sextaSanta = new Date(pascoa(ano) - 2 * DIA_MS).toISOString().slice(5, 10);
  const dias = [...FIXOS, sextaSanta, ...(ano >= 2024 ? [DESDE_2024] : [])];
  const feriados = new Set(dias.map((dia) => `${ano}-${dia}`));
  porAno.set(ano, feriados);
  return feriados;
}

/** Neither Saturday, Sunday nor national holiday. `dia` is a calendar day, "2026-11-23". */
export function ehDiaUtil(dia: string): boolean {
  const semana = new Date(`${dia}T12:00:00.000Z`).getUTCDay();
  return semana !== 0 && semana !== 6 && !feriadosNacionais(Number(dia.slice(0, 4))).has(dia);
}

/** Closed to settlement though the law knows no holiday, in days from Easter: Carnival Monday and Tuesday, Corpus Christi. */
const SO_DOS_BANCOS = [-48, -47, 60];

/**
 * Whether banks settle on it: a business day that is neither Carnival nor Corpus Christi (Res. CMN 4.880/2020). Municipal holidays
 * do not count. `dia` is a calendar day, "2026-11-23".
 */
export function ehDiaBancario(dia: string): boolean {
  const domingo = pascoa(Number(dia.slice(0, 4)));
  return ehDiaUtil(dia) && !SO_DOS_BANCOS.some((dias) => emDia(domingo + dias * DIA_MS) === dia);
}

/** The calendar day so many days later, or earlier. */
export const somarDias = (dia: string, dias: number): string => emDia(emUtc(dia) + dias * DIA_MS);

/** Calendar days from one to another; negative when it is earlier. */
export const diasEntre = (de: string, ate: string): number => (emUtc(ate) - emUtc(de)) / DIA_MS;

/** The `dias`-th business day after `dia`, by the law's days or by those of `conta`. None at all gives `dia` itself, whatever it is. */
export function somarDiasUteis(
  dia: string,
  dias: number,
  conta: (dia: string) => boolean = ehDiaUtil,
): string {
  let atual = dia;
  for (let restam = dias; restam > 0; ) {
    atual = somarDias(atual, 1);
    if (conta(atual)) restam -= 1;
  }
  return atual;
}

const emUtc = (dia: string): number => Date.parse(`${dia}T00:00:00.000Z`);
const emDia = (instante: number): string => new Date(instante).toISOString().slice(0, 10);

/**
 * When `horas` have passed on business days of São Paulo, each of which has 24: on other days the clock stands still.
 * @param instante Unix ms
 * @returns Unix ms
 */
export function somarHorasUteis(instante: number, horas: number): number {
  let resta = horas * HORA_MS;
  for (let agora = instante; ; ) {
    const dia = diaEmSaoPaulo(agora);
    const fimDoDia = Date.parse(dia + MEIA_NOITE) + DIA_MS;
    if (ehDiaUtil(dia)) {
      if (resta < fimDoDia - agora) return agora + resta;
      resta -= fimDoDia - agora;
    }
    agora = fimDoDia;
  }
}
