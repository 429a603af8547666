import { FORMATO_DO_ENDERECO } from '@martelo/shared/impressos/comum';
import { ambiente } from '../site/ambiente.ts';
import { registrar } from '../site/registro.ts';

const PRAZO_MS = 20_000;

/** What a document's hash looks like; anything else is not asked of anybody. */
export const ehHash = (texto: string): boolean => FORMATO_DO_ENDERECO.test(texto);

/** What came of asking print for a paper. */
export type Papel =
  | { tipo: 'pdf'; corpo: ReadableStream<Uint8Array>; tamanho: string | null; nome: string | null }
  | { tipo: 'inexistente' | 'malformado' | 'sem-sessao' | 'sem-permissao' | 'indisponivel' };

const PELO_STATUS: Readonly<Record<number, Exclude<Papel['tipo'], 'pdf'>>> = {
  400: 'malformado',
  401: 'sem-sessao',
  403: 'sem-permissao',
  404: 'inexistente',
};

/**
 * A printed document as a stream. @param caminho of print, below `/documentos/`
 * @param token of who reads it, where it is theirs to read and not anybody's who has the address
 */
export async function buscarDocumento(
  caminho: string,
  { hotsite, token = null, prazoMs = PRAZO_MS }: { hotsite: string; token?: string | null; prazoMs?: number },
): Promise<Papel> {
  try {
    const resposta = await fetch(`${ambiente().printUrl}/documentos/${caminho}`, {
      redirect: 'error',
      headers: { hotsite, ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
      cache: 'no-store',
      signal: AbortSignal.timeout(prazoMs),
    });
    if (resposta.ok && resposta.body !== null)
      return {
        ...{ tipo: 'pdf', corpo: resposta.body, tamanho: resposta.headers.get('content-length') },
        nome: nomeDoArquivo(resposta.headers.get('content-disposition')),
      };
    const conhecida = PELO_STATUS[resposta.status];
    if (conhecida !== undefined) return { tipo: conhecida };
    registrar('warn', 'document not printed', { status: resposta.status });
  } catch (erro) {
    registrar('warn', 'print unavailable', { erro });
  }
  return { tipo: 'indisponivel' };
}

/** As print names it; nothing else is written into a header. */
const nomeDoArquivo = (disposicao: string | null): string | null =>
  /filename="([\w-]{1,80}\.pdf)"/.exec(disposicao ?? '')?.[1] ?? null;
