/** Numbers as people here read them: 1.234,5. */
export const numero = (valor: number, casas = 0): string =>
  valor.toLocaleString('pt-BR', { minimumFractionDigits: casas, maximumFractionDigits: casas });

export const vezes = (razao: number): string => `${numero(razao, razao < 10 ? 1 : 0)} ×`;

export const meta = (nome: string, cumprida: boolean): string =>
  `  Meta, ${nome}: ${cumprida ? 'cumprida' : 'NÃO cumprida'}`;

/** Names to the left, numbers to the right. */
export function tabela(cabecalho: string[], linhas: string[][]): string {
  const todas = [cabecalho, ...linhas];
  const larguras = cabecalho.map((_, i) => Math.max(...todas.map((linha) => linha[i]?.length ?? 0)));
  const escrever = (linha: string[]) =>
    linha
      .map((celula, i) => (i === 0 ? celula.padEnd(larguras[i]!) : celula.padStart(larguras[i]!)))
      .join('   ');
  const regua = larguras.map((largura) => '─'.repeat(largura)).join('───');
  return [escrever(cabecalho), regua, ...linhas.map(escrever)].map((linha) => `  ${linha}`).join('\n');
}
