import { ambiente } from '../site/ambiente.ts';
import { type Formato, imagemFechada, lerLargura, respostaWebp, semImagem, webp } from '../site/imagens.ts';
import { subdominioDoPedido } from '../site/marca.ts';

const PRAZO_MS = 8_000;

/**
 * A picture that was sent of a lot (`/fotos/lotes/<sha256>.webp?w=200|400|800|1600`), as AVIF to who takes it, else as WebP. Its sizes are made
 * once and kept here; whether it is shown on this brand is asked of the engine each time, so that what was refused or taken out is served to
 * nobody any more.
 */
export async function fotoEnviada(pedido: Request, sha256: string): Promise<Response> {
  const largura = lerLargura(new URL(pedido.url).searchParams.get('w'));
  const hotsite = await subdominioDoPedido(pedido.headers.get('host'));
  if (largura === null || hotsite === null) return semImagem();
  if (!(await pedir('HEAD', sha256, hotsite)).ok) return imagemFechada();
  const formato: Formato = aceitaAvif(pedido.headers.get('accept')) ? 'avif' : 'webp';
  const inteira = async () => {
    const resposta = await pedir('GET', sha256, hotsite);
    return resposta.ok ? Buffer.from(await resposta.arrayBuffer()) : null;
  };
  const imagem = await webp('lotes', sha256, largura, inteira, formato);
  return imagem ? respostaWebp(imagem, formato, { vary: 'accept' }) : semImagem();
}

/** Named, and not refused: "*" is what programs say that know no AVIF. */
export const aceitaAvif = (accept: string | null): boolean =>
  (accept ?? '')
    .split(',')
    .some((um) => /^\s*image\/avif\s*(;|$)/i.test(um) && !/;\s*q=0(\.0*)?\s*(;|$)/i.test(um));

const pedir = (method: 'GET' | 'HEAD', sha256: string, hotsite: string): Promise<Response> =>
  fetch(`${ambiente().engineUrl}/v1/fotos/${sha256}`, {
    ...{ method, headers: { hotsite }, redirect: 'error', cache: 'no-store' },
    signal: AbortSignal.timeout(PRAZO_MS),
  });
