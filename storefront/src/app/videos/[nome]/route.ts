import { decodificar } from '@martelo/shared/decodificar';
import { ARQUIVOS } from '../../../palavras/documentos.ts';
import { ambiente } from '../../../site/ambiente.ts';
import { registrar } from '../../../site/registro.ts';

type Contexto = { params: Promise<{ nome: string }> };

const PRAZO_MS = 15_000;
const TRAZ = ['content-type', 'content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified'];

/** An institutional video from the cms, streamed: a player asks for the part it needs and gets no more. */
export async function GET(pedido: Request, { params }: Contexto): Promise<Response> {
  // Next gives the segment as it stands in the address.
  const nome = decodificar((await params).nome);
  if (nome === null || !/^[^/\\]{1,255}\.(mp4|webm)$/i.test(nome) || nome.startsWith('.')) return naoHa();
  const trecho = pedido.headers.get('range');
  // The stream may last as long as the film: only its beginning has a deadline.
  const prazo = new AbortController();
  const alarme = setTimeout(() => prazo.abort(), PRAZO_MS);
  try {
    const resposta = await fetch(`${ambiente().cmsUrl}/api/arquivos-video/file/${encodeURIComponent(nome)}`, {
      redirect: 'error',
      headers: trecho ? { range: trecho } : {},
      cache: 'no-store',
      signal: AbortSignal.any([prazo.signal, pedido.signal]),
    });
    if (resposta.status === 404 || resposta.status === 403) return naoHa();
    const headers = new Headers({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    for (const qual of TRAZ) {
      const valor = resposta.headers.get(qual);
      if (valor !== null) headers.set(qual, valor);
    }
    return new Response(resposta.body, { status: resposta.status, headers });
  } catch (erro) {
    registrar('warn', 'video unavailable', { nome, erro });
    return naoHa();
  } finally {
    clearTimeout(alarme);
  }
}

const naoHa = (): Response =>
  new Response(ARQUIVOS.videoNaoEncontrado, {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=30' },
  });
