import { diaEmSaoPaulo } from '@martelo/shared/datas';

/** How far from today a calendar may be turned, in months: further on there is nothing but pages for robots. */
const ALCANCE = 12;
const NOMES = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
];

/** The month of an instant in São Paulo, "2026-11". */
export const mesDe = (instante: string | number): string => diaEmSaoPaulo(instante).slice(0, 7);

/** "2026-12" moved by so many months. */
export function somarMeses(mes: string, quantos: number): string {
  const [ano, numero] = partes(mes);
  const total = ano * 12 + (numero - 1) + quantos;
  return `${Math.floor(total / 12)}-${String((total % 12) + 1).padStart(2, '0')}`;
}

/** The month an address asks for, if it is one and within reach of `agora`; else null. */
export function mesPedido(texto: string | undefined, agora: number): string | null {
  if (texto === undefined || !/^\d{4}-(0[1-9]|1[0-2])$/.test(texto)) return null;
  return aoAlcance(texto, agora) ? texto : null;
}

export function aoAlcance(mes: string, agora: number): boolean {
  const atual = mesDe(agora);
  return mes >= somarMeses(atual, -ALCANCE) && mes <= somarMeses(atual, ALCANCE);
}

/** "novembro de 2026" */
export function nomeDoMes(mes: string): string {
  const [ano, numero] = partes(mes);
  return `${NOMES[numero - 1]} de ${ano}`;
}

/** The weeks of a month, Sunday first, each of seven days ("2026-11-01") or, outside of the month, null. */
export function semanasDoMes(mes: string): (string | null)[][] {
  const [ano, numero] = partes(mes);
  const dias = new Date(Date.UTC(ano, numero, 0)).getUTCDate();
  const antes = new Date(Date.UTC(ano, numero - 1, 1)).getUTCDay();
  const semanas = Math.ceil((antes + dias) / 7);
  return Array.from({ length: semanas }, (_, semana) =>
    Array.from({ length: 7 }, (_, coluna) => {
      const dia = semana * 7 + coluna - antes + 1;
      return dia < 1 || dia > dias ? null : `${mes}-${String(dia).padStart(2, '0')}`;
    }),
  );
}

const partes = (mes: string): [ano: number, mes: number] => {
  const [ano = 0, numero = 1] = mes.split('-').map(Number);
  return [ano, numero];
};
