/** What the property number of a row turned out to be, checked against the one its link carries. */
export type NumeroConferido =
  | { caso: 'confere'; codigo: string }
  /** Ruined by a spreadsheet ("1,55552E+12"); the link's number agrees with what is left of it. */
  | { caso: 'recuperado'; codigo: string }
  /** Intact, but there is no link to check it with. */
  | { caso: 'sem-link'; codigo: string }
  | { caso: 'diverge'; doLink: string }
  | { caso: 'perdido' };

/** A Caixa property number: digits only, up to 13 of them today. */
const CODIGO = /^\d{1,15}$/;
const CIENTIFICO = /^(\d)(?:[.,](\d+))?E\+?(\d{1,2})$/i;

export function conferirNumero(numero: string, link: string): NumeroConferido {
  const doLink = /[?&]hdnimovel=(\d{1,15})(?:\D|$)/i.exec(link)?.[1] ?? null;
  const escrito = numero.replace(/\s/g, '').replace(/[.,]0+$/, '');
  if (CODIGO.test(escrito)) {
    if (doLink === null) return { caso: 'sem-link', codigo: escrito };
    return escrito === doLink ? { caso: 'confere', codigo: escrito } : { caso: 'diverge', doLink };
  }
  if (doLink === null) return { caso: 'perdido' };
  if (escrito === '') return { caso: 'recuperado', codigo: doLink };
  return restoConfere(escrito, doLink) ? { caso: 'recuperado', codigo: doLink } : { caso: 'diverge', doLink };
}

/**
 * Does the link's number round to what scientific notation left? Spreadsheets drop the zeros at the end ("8,4444E+12" is
 * 8.44440 rounded), so that at least the digits shown must agree, to within half of the last one.
 */
function restoConfere(escrito: string, doLink: string): boolean {
  const partes = CIENTIFICO.exec(escrito);
  if (partes === null) return false;
  const [, inteiro = '', fracao = '', expoente = ''] = partes;
  const casas = Number(expoente) - fracao.length;
  if (casas < 0 || casas > 15) return false;
  const unidade = 10 ** casas;
  return Math.abs(Number(doLink) - Number(inteiro + fracao) * unidade) <= unidade / 2;
}
