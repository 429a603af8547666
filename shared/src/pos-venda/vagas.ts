import { diaEmSaoPaulo, formatarData } from '../datas.ts';
import { feriadosNacionais, somarDias } from '../feriados.ts';
import type { AgendaDoPatio } from './agenda.ts';

const HORA_MS = 3_600_000;

/** A slot of a yard: ISO 8601, its end not included. */
export interface Vaga {
  inicio: string;
  fim: string;
}

/** Why nobody is served on a day. */
export interface DiaFechado {
  porque: 'RECESSO' | 'FERIADO' | 'SEM_EXPEDIENTE';
  /** As people read it. */
  texto: string;
}

/** Why a yard serves nobody on a day ("2026-11-23"); null when it does. */
export function diaFechado(
  { recessos, janelas }: Pick<AgendaDoPatio, 'recessos' | 'janelas'>,
  dia: string,
): DiaFechado | null {
  const recesso = recessos.find(({ de, ate }) => de <= dia && dia <= ate);
  if (recesso !== undefined) return { porque: 'RECESSO', texto: recesso.motivo };
  if (feriadosNacionais(Number(dia.slice(0, 4))).has(dia))
    return { porque: 'FERIADO', texto: 'Feriado nacional' };
  return janelas.some(({ dias }) => dias.includes(diaDaSemana(dia)))
    ? null
    : { porque: 'SEM_EXPEDIENTE', texto: 'O pátio não atende' };
}

/** All slots of a day, in order, whenever they are asked for. */
export function vagasDoDia(agenda: AgendaDoPatio, dia: string): Vaga[] {
  if (diaFechado(agenda, dia) !== null) return [];
  const passo = agenda.minutos * 60_000;
  return agenda.janelas
    .filter(({ dias }) => dias.includes(diaDaSemana(dia)))
    .flatMap(({ abre, fecha }) => {
      const fim = instanteEm(dia, fecha);
      const vagas: Vaga[] = [];
      for (let inicio = instanteEm(dia, abre); inicio + passo <= fim; inicio += passo)
        vagas.push({ inicio: iso(inicio), fim: iso(inicio + passo) });
      return vagas;
    })
    .toSorted((a, b) => a.inicio.localeCompare(b.inicio));
}

/**
 * The slots between two days, both included, that may be booked now: neither sooner than the yard's notice nor later than it books.
 * @param agora Unix ms
 */
export function vagasEntre(
  agenda: AgendaDoPatio,
  { de, ate, agora }: { de: string; ate: string; agora: number },
): Vaga[] {
  const vagas: Vaga[] = [];
  const [primeiro, ultimo] = [diaEmSaoPaulo(agora), ultimoDia(agenda, agora)];
  for (let dia = de < primeiro ? primeiro : de; dia <= ate && dia <= ultimo; dia = somarDias(dia, 1))
    vagas.push(
      ...vagasDoDia(agenda, dia).filter(({ inicio }) => Date.parse(inicio) >= minimo(agenda, agora)),
    );
  return vagas;
}

/** Why a slot cannot be booked, by the code and the details of its refusal. */
export type ProblemaNaVaga =
  | { codigo: 'PATIO_EM_RECESSO'; detalhes: { motivo: string } }
  | { codigo: 'HORARIO_INDISPONIVEL'; detalhes: { porque: string } };

/**
 * The slot that begins at an instant, or why there is none that may be booked.
 * @param agora Unix ms
 */
export function vagaEm(agenda: AgendaDoPatio, inicio: string, agora: number): Vaga | ProblemaNaVaga {
  const instante = Date.parse(inicio);
  const dia = diaEmSaoPaulo(instante);
  if (instante <= agora) return indisponivel('ele já passou');
  const fechado = diaFechado(agenda, dia);
  if (fechado?.porque === 'RECESSO')
    return { codigo: 'PATIO_EM_RECESSO', detalhes: { motivo: fechado.texto } };
  if (fechado !== null) return indisponivel('o pátio não atende nesse dia');
  if (instante < minimo(agenda, agora))
    return indisponivel(`o pátio pede ${agenda.antecedenciaHoras} h de antecedência`);
  if (dia > ultimoDia(agenda, agora))
    return indisponivel(`o pátio agenda até ${formatarData(`${ultimoDia(agenda, agora)}T12:00:00Z`)}`);
  const vaga = vagasDoDia(agenda, dia).find((uma) => Date.parse(uma.inicio) === instante);
  return vaga ?? indisponivel('o pátio não tem este horário');
}

/** How many more a slot takes, of all that are held at the time, also by other hours than the yard has now. */
export const livresNa = (
  { inicio, fim }: Vaga,
  { lugares }: Pick<AgendaDoPatio, 'lugares'>,
  ocupadas: readonly Vaga[],
): number =>
  Math.max(0, lugares - ocupadas.filter((outra) => outra.inicio < fim && inicio < outra.fim).length);

const minimo = ({ antecedenciaHoras }: AgendaDoPatio, agora: number): number =>
  Math.max(agora + 1, agora + antecedenciaHoras * HORA_MS);
const ultimoDia = ({ horizonteDias }: AgendaDoPatio, agora: number): string =>
  somarDias(diaEmSaoPaulo(agora), horizonteDias);
const indisponivel = (porque: string): ProblemaNaVaga => ({
  codigo: 'HORARIO_INDISPONIVEL',
  detalhes: { porque },
});
const diaDaSemana = (dia: string): number => new Date(`${dia}T12:00:00.000Z`).getUTCDay();
/** São Paulo keeps UTC−3 all year. */
const instanteEm = (dia: string, hora: string): number => Date.parse(`${dia}T${hora}:00.000-03:00`);
const iso = (ms: number): string => new Date(ms).toISOString();
