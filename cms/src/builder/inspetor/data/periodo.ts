import { formatarHora, ZONA } from '@martelo/shared/datas';
import { PERIODO } from '../../../palavras/construtor/periodo.ts';

const dia = new Intl.DateTimeFormat('pt-BR', { timeZone: ZONA, day: 'numeric', month: 'long' });
const diaComAno = new Intl.DateTimeFormat('pt-BR', {
  timeZone: ZONA,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const ano = new Intl.DateTimeFormat('pt-BR', { timeZone: ZONA, year: 'numeric' });

/** "3 de dezembro, às 18h"; with the year when it is not this one, "1º" as it is said. */
export function porExtenso(iso: string, agora: number): string {
  const instante = new Date(iso);
  const escrever = ano.format(instante) === ano.format(agora) ? dia : diaComAno;
  const [hora = '', minuto] = formatarHora(iso).split(':');
  const hora12 = `${Number(hora)}h${minuto === '00' ? '' : minuto}`;
  return PERIODO.diaEHora(escrever.format(instante).replace(/^1 /, '1º '), hora12);
}

/** What a pair of dates does to an item, as a sentence; empty when there are none. */
export function dizerPeriodo(inicio: string | null, fim: string | null, agora: number): string {
  const partes: string[] = [];
  if (inicio)
    partes.push(`${Date.parse(inicio) > agora ? 'entra' : 'entrou'} em ${porExtenso(inicio, agora)}`);
  if (fim) partes.push(`${Date.parse(fim) > agora ? 'sai' : 'saiu'} em ${porExtenso(fim, agora)}`);
  const frase = partes.join(' e ');
  return frase && `${frase.charAt(0).toUpperCase()}${frase.slice(1)}.`;
}

/** Where an item stands in its time on show; null when it has no dates that matter now. */
export function fasePeriodo(
  inicio: string | null,
  fim: string | null,
  agora: number,
): 'agendado' | 'encerrado' | null {
  if (fim && Date.parse(fim) <= agora) return 'encerrado';
  return inicio && Date.parse(inicio) > agora ? 'agendado' : null;
}
