import type { Sessao } from '../../pagina.ts';

/** Two halves in a row stand side by side; a half on its own takes the whole width. */
export function emLinhas(sessoes: readonly Sessao[]): Sessao[][] {
  const linhas: Sessao[][] = [];
  for (const sessao of sessoes) {
    const ultima = linhas.at(-1);
    const [vizinha] = ultima ?? [];
    if (ultima?.length === 1 && vizinha?.tamanhoColuna === 'metade' && sessao.tamanhoColuna === 'metade')
      ultima.push(sessao);
    else linhas.push([sessao]);
  }
  return linhas;
}
