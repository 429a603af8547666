/** What the engine says of a sheet, read or taken in: POST /v1/leiloes/{uid}/lotes/importar. */
export interface RelatorioDaImportacao {
  linhas: number;
  criados: number;
  atualizados: number;
  ignorados: number;
  erros: ProblemaDaLinha[];
  errosOmitidos: number;
}

export interface ProblemaDaLinha {
  tipo: 'erro' | 'aviso';
  linha: number;
  coluna: string;
  valor: string;
  mensagem: string;
}

export type Mostrar = 'tudo' | 'erro' | 'aviso';

/** Of one kind, and with all of these words somewhere in them. */
export function problemasCom(
  problemas: readonly ProblemaDaLinha[],
  mostrar: Mostrar,
  texto: string,
): readonly ProblemaDaLinha[] {
  const palavras = texto.trim().toLowerCase().split(/\s+/).filter(Boolean);
  return problemas.filter(({ tipo, linha, coluna, valor, mensagem }) => {
    if (mostrar !== 'tudo' && tipo !== mostrar) return false;
    if (palavras.length === 0) return true;
    const onde = `${linha} ${coluna} ${valor} ${mensagem}`.toLowerCase();
    return palavras.every((palavra) => onde.includes(palavra));
  });
}

/** As a sheet opens it: what begins like a formula is a text. */
export function csvDosProblemas(
  problemas: readonly ProblemaDaLinha[],
  cabecalho: readonly string[],
  rotulos: Record<ProblemaDaLinha['tipo'], string>,
): string {
  const celula = (texto: string) =>
    `"${(/^[=+\-@\t\r]/.test(texto) ? `'${texto}` : texto).replaceAll('"', '""')}"`;
  const linhas = problemas.map(({ tipo, linha, coluna, valor, mensagem }) => [
    ...[String(linha), rotulos[tipo], coluna, valor, mensagem],
  ]);
  return `\ufeff${[cabecalho, ...linhas].map((uma) => uma.map(celula).join(';')).join('\r\n')}\r\n`;
}
