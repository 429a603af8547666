import { decodificar } from '@martelo/shared/decodificar';
import { POLITICA_DE_ARQUIVO } from '@martelo/shared/politica-de-arquivo';
import { ambiente } from '../../../site/ambiente.ts';
import { lerLargura, respostaWebp, semImagem, webp } from '../../../site/imagens.ts';
import { registrar } from '../../../site/registro.ts';

type Contexto = { params: Promise<{ caminho: string[] }> };

const PRAZO_MS = 8_000;
const REDIMENSIONAVEIS = /\.(jpe?g|png|webp|avif)$/i;

/** What editors uploaded, from the cms: as it is, or at `?w=200|400|800|1600` as WebP, with `&f=avif` as AVIF. */
export async function GET(pedido: Request, { params }: Contexto): Promise<Response> {
  const { caminho } = await params;
  const nome = caminho.length === 1 ? decodificar(caminho[0] ?? '') : null;
  if (nome === null || !/^[^/\\]{1,255}$/.test(nome) || nome.startsWith('.')) return semImagem();
  const busca = new URL(pedido.url).searchParams;
  const pedida = busca.get('w');
  const formato = busca.get('f') === 'avif' ? 'avif' : 'webp';
  if (pedida === null || !REDIMENSIONAVEIS.test(nome)) return original(nome);
  const largura = lerLargura(pedida);
  if (largura === null) return semImagem();
  try {
    // The cms made the usual AVIF sizes when the picture came, and an AVIF takes a second to make: its own is asked for first.
    const pronta = async () =>
      formato === 'avif' && largura !== 200 ? baixar(nome.replace(/\.[^.]+$/, `-${largura}.avif`)) : null;
    const imagem = await webp('midia', nome, largura, () => baixar(nome), formato, pronta);
    return imagem ? respostaWebp(imagem, formato) : semImagem();
  } catch (erro) {
    registrar('warn', 'media not resized', { nome, erro });
    return original(nome);
  }
}

async function original(nome: string): Promise<Response> {
  try {
    const resposta = await buscar(nome);
    if (!resposta.ok) return semImagem();
    const tipo = resposta.headers.get('content-type') ?? 'application/octet-stream';
    return new Response(resposta.body, {
      headers: {
        'content-type': tipo,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': POLITICA_DE_ARQUIVO,
      },
    });
  } catch (erro) {
    registrar('warn', 'media unavailable', { nome, erro });
    return semImagem();
  }
}

async function baixar(nome: string): Promise<Buffer | null> {
  const resposta = await buscar(nome);
  return resposta.ok ? Buffer.from(await resposta.arrayBuffer()) : null;
}

const buscar = (nome: string) =>
  fetch(`${ambiente().cmsUrl}/api/midia/file/${encodeURIComponent(nome)}`, {
    redirect: 'error',
    cache: 'no-store',
    signal: AbortSignal.timeout(PRAZO_MS),
  });
