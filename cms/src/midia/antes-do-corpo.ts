import { MAXIMO_POR_COLECAO } from './limites.ts';

/** Room for the fields beside a file. */
const FOLGA = 64_000;

/**
 * The refusal of an upload that says it is too big, before a byte of it is read; null for any other request. In Payload's form, so
 * that its panel shows the sentence.
 */
export function recusaDeTamanho(req: Request): Response | null {
  const colecao = /^\/api\/([\w-]+)/.exec(new URL(req.url).pathname)?.[1] ?? '';
  const limite = Object.hasOwn(MAXIMO_POR_COLECAO, colecao) ? MAXIMO_POR_COLECAO[colecao] : undefined;
  if (!limite || Number(req.headers.get('content-length') ?? 0) <= limite.bytes + FOLGA) return null;
  return Response.json(
    {
      errors: [{ message: limite.frase }],
      statusCode: 413,
      codigo: 'CORPO_GRANDE_DEMAIS',
      message: limite.frase,
    },
    { status: 413, headers: { 'cache-control': 'no-store', connection: 'close' } },
  );
}
