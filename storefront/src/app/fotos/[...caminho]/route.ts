import { lerCaminhoFoto } from '@martelo/shared/pagina/foto-desenhada';
import { desenharFoto } from '../../../fotos/desenho/desenhar-foto.ts';
import { lerLargura, respostaWebp, semImagem, webp } from '../../../site/imagens.ts';
import { registrar } from '../../../site/registro.ts';

/** Demo pictures, drawn from their own address: `/fotos/demo/<corpo>-<cor>-<semente>/<n>.webp?w=200|400|800|1600`. */
export async function GET(pedido: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(pedido.url);
  const largura = lerLargura(searchParams.get('w'));
  const retrato = lerCaminhoFoto(pathname);
  if (largura === null || retrato === null) return semImagem();
  try {
    const imagem = await webp('fotos', pathname, largura, async () => Buffer.from(desenharFoto(retrato)));
    return imagem ? respostaWebp(imagem) : semImagem();
  } catch (erro) {
    registrar('warn', 'picture not drawn', { erro });
    return semImagem();
  }
}
