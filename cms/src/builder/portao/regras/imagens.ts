import type { Imagem } from '@martelo/shared/pagina';
import { lerCaminhoFoto } from '@martelo/shared/pagina/foto-desenhada';
import { REGRAS } from '../../../palavras/construtor/regras.ts';
import { editarItem } from '../../acoes/itens.ts';
import { type Exame, itensNoAr, type Regra, reparar } from '../regra.ts';

const CAMPOS = ['imagem', 'imagemMobile'] as const;

/** Pictures are the brand's own, or drawn by the site: a page asks no other host for anything, and no other brand. */
export const regra: Regra = {
  titulo: REGRAS.imagens,
  examinar: (exame) =>
    itensNoAr(exame).flatMap(({ sessao, item, lugar }) =>
      CAMPOS.flatMap((campo) => {
        const imagem = item[campo];
        const mensagem = imagem && problema(imagem, exame);
        if (!mensagem) return [];
        return [
          {
            gravidade: 'erro' as const,
            mensagem,
            lugar: lugar(campo),
            reparo: reparar(REGRAS.tirarAImagem, editarItem(sessao, item.id, campo, null)),
          },
        ];
      }),
    ),
};

function problema({ id, url }: Imagem, { fatos }: Exame): string | null {
  if (url.startsWith('/midia/')) return fatos?.midias[String(id)] === null ? REGRAS.imagemInexistente : null;
  if (lerCaminhoFoto(url.split('?', 1)[0] ?? '')) return null;
  return url.startsWith('/') && !/^[/\\]{2}|^\/\\/.test(url)
    ? REGRAS.semImagemNoEndereco(url.slice(0, 80))
    : REGRAS.imagemDeFora;
}
