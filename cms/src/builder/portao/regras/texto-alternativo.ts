import type { Imagem } from '@martelo/shared/pagina';
import { editarItem } from '../../acoes/itens.ts';
import { itensNoAr, type Regra, reparar } from '../regra.ts';

/** What a camera or a download calls a file tells nobody what is in the picture. */
const NOME_DE_ARQUIVO =
  /^(img|dsc|dscn|image|foto|screenshot|whatsapp image)[\s_-]*\d|\.(jpe?g|png|webp|avif|gif)$/i;

/** Pictures that say nothing to whoever does not see them. */
export const regra: Regra = {
  titulo: 'Texto alternativo',
  examinar: (exame) =>
    itensNoAr(exame).flatMap(({ sessao, item, mostra, lugar }) => {
      const { imagem } = item;
      if (!mostra('imagem') || !imagem || imagem.decorativa) return [];
      const alt = imagem.alt.trim();
      if (alt !== '' && !NOME_DE_ARQUIVO.test(alt)) return [];
      const decorativa: Imagem = { ...imagem, decorativa: true };
      return [
        {
          gravidade: alt === '' ? 'erro' : 'aviso',
          mensagem:
            alt === ''
              ? 'A imagem não tem descrição para quem não a vê.'
              : `A descrição da imagem é o nome de um arquivo (“${alt}”). Diga o que aparece nela.`,
          lugar: lugar('imagem'),
          reparo: reparar('É só decoração', editarItem(sessao, item.id, 'imagem', decorativa)),
        },
      ];
    }),
};
