/** Some spreadsheets skip what is blank before a sign, and read the wide signs of a Japanese keyboard as the narrow ones. */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u;

/** A text as a sheet keeps it: what it would take for a formula has a quote before it, so that nothing runs that somebody typed. */
export const semFormula = (texto: string): string => (FORMULA.test(texto) ? `'${texto}` : texto);
