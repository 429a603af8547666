export const codigo = (texto: string): string => `\`${texto}\``;

/** A Markdown table, and the empty line after it. */
export function tabela(titulos: string[], linhas: string[][]): string[] {
  const linha = (celulas: string[]) => `| ${celulas.join(' | ')} |`;
  return [linha(titulos), linha(titulos.map(() => '---')), ...linhas.map(linha), ''];
}
