import type { Imagem } from '@martelo/shared/pagina';
import { REGRAS } from '../../../palavras/construtor/regras.ts';
import { editarItem } from '../../acoes/itens.ts';
import { itensNoAr, type Regra, reparar } from '../regra.ts';

/** What a camera or a download calls a file tells nobody what is in the picture. */
const NOME_DE_ARQUIVO =
  /^(img|dsc|dscn|image|foto|screenshot|whatsapp image)[\s_-]*\d|\.(jpe?g|png|webp|avif|gif)$/i;

/** Pictures that say nothing to whoever does not see them. */
export const regra: Regra = {
  titulo: REGRAS.textoAlternativo,
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
          mensagem: alt === '' ? REGRAS.semDescricao : REGRAS.descricaoEArquivo(alt),
          lugar: lugar('imagem'),
          reparo: reparar(REGRAS.eSoDecoracao, editarItem(sessao, item.id, 'imagem', decorativa)),
        },
      ];
    }),
};
