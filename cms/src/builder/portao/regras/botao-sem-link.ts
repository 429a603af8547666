import { REGRAS } from '../../../palavras/construtor/regras.ts';
import { editarItem } from '../../acoes/itens.ts';
import { itensNoAr, type Regra, reparar } from '../regra.ts';

/** A button that was given words and no place to lead to is not drawn. */
export const regra: Regra = {
  titulo: REGRAS.botoes,
  examinar: (exame) =>
    itensNoAr(exame).flatMap(({ sessao, item, definicao, mostra, lugar }) =>
      mostra('textoBotao') &&
      definicao.itens.campos.some(({ campo, vazio }) => campo === 'link' && vazio === undefined) &&
      item.textoBotao.trim() &&
      !item.link
        ? [
            {
              gravidade: 'aviso',
              mensagem: REGRAS.botaoSemLink(item.textoBotao.trim()),
              lugar: lugar('link'),
              reparo: reparar(REGRAS.tirarOBotao, editarItem(sessao, item.id, 'textoBotao', '')),
            },
          ]
        : [],
    ),
};
