import { sha256DaFoto } from '@martelo/shared/endereco-de-foto';
import { lerCaminhoFoto } from '@martelo/shared/pagina/foto-desenhada';
import { desenharFoto } from '../../../fotos/desenho/desenhar-foto.ts';
import { fotoEnviada } from '../../../fotos/enviada.ts';
import { lerLargura, respostaWebp, semImagem, webp } from '../../../site/imagens.ts';
import { registrar } from '../../../site/registro.ts';

/**
 * Pictures of lots, at `?w=200|400|800|1600`: those that were sent (`/fotos/lotes/<sha256>.webp`), and the demo's, drawn from their own address
 * (`/fotos/demo/<corpo>-<cor>-<semente>/<n>.webp`).
 */
export async function GET(pedido: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(pedido.url);
  const sha256 = sha256DaFoto(pathname);
  const largura = lerLargura(searchParams.get('w'));
  const retrato = lerCaminhoFoto(pathname);
  try {
    if (sha256 !== null) return await fotoEnviada(pedido, sha256);
    if (largura === null || retrato === null) return semImagem();
    const imagem = await webp('fotos', pathname, largura, async () => Buffer.from(desenharFoto(retrato)));
    return imagem ? respostaWebp(imagem) : semImagem();
  } catch (erro) {
    registrar('warn', 'picture not shown', { erro });
    return semImagem();
  }
}
