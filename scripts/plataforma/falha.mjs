/** What a person can act on: printed as one sentence, without a stack, and the program ends with code 1. */
export class Falha extends Error {}

/**
 * Runs a program's main function and turns what goes wrong into one sentence.
 * @param {() => Promise<void>} principal
 */
export async function executar(principal) {
  try {
    await principal();
  } catch (erro) {
    process.stderr.write(`\nMartelo: ${erro instanceof Falha ? erro.message : traduzir(erro)}\n`);
    if (process.env.MARTELO_DEPURAR) process.stderr.write(`${erro?.stack}\n`);
    process.exit(1);
  }
}

function traduzir(erro) {
  switch (erro?.code) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'ENOTDIR':
    case 'EEXIST':
      return `a pasta de dados ${erro.path} não pode ser usada para escrita. Ajuste a permissão ou defina MARTELO_DADOS com outra pasta.`;
    case 'ENOSPC':
      return 'o disco está cheio. Libere espaço e rode npm start de novo; nada do que foi confirmado se perdeu.';
    default:
      return `erro inesperado: ${erro?.message ?? erro}. Rode com MARTELO_DEPURAR=1 para ver os detalhes.`;
  }
}
