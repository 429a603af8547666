import { createHash } from 'node:crypto';
import { recusar } from './registro.ts';

/** A bank's file, cut into its lines. */
export interface ArquivoDoBanco {
  tamanho: 240 | 400;
  /** Each of `tamanho` places; the first is line 1. Empty ones are none. */
  linhas: readonly string[];
  /** SHA-256 of the content, hex: the same whatever ends its lines. */
  impressao: string;
}

const MAIOR_ARQUIVO = 64 * 1024 * 1024;
/** The character that ends files of DOS, and of banks. */
const FIM_DE_DOS = '\x1a';

/**
 * Cuts a file into lines of one length. ASCII as the manuals ask; what accents there are may be of UTF-8 or of Latin-1: a column is a
 * character either way. @throws ErroMartelo ARQUIVO_DO_BANCO
 */
export function abrirArquivo(conteudo: Uint8Array | string): ArquivoDoBanco {
  if (conteudo.length > MAIOR_ARQUIVO)
    recusar(1, null, 'o arquivo passa de 64 MB e não pode ser de cobrança');
  const texto = typeof conteudo === 'string' ? conteudo : decodificar(conteudo);
  // Transfers double line ends, and editors add some: nothing stands in an empty line.
  const linhas = texto
    .replaceAll(FIM_DE_DOS, '')
    .split(/\r\n|\n|\r/)
    .filter((linha) => linha.trim() !== '');
  const tamanho = linhas[0]?.length;
  if (tamanho !== 240 && tamanho !== 400)
    return recusar(1, null, `não é de CNAB 240 nem 400: a primeira linha tem ${tamanho ?? 0} posições`);
  for (const [i, linha] of linhas.entries())
    if (linha.length !== tamanho)
      recusar(i + 1, null, `tem ${linha.length} posições, e as deste arquivo têm ${tamanho}`);
  return { tamanho, linhas, impressao: createHash('sha256').update(linhas.join('\n')).digest('hex') };
}

function decodificar(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('latin1').decode(bytes);
  }
}
