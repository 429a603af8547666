import { editarItem } from '../../acoes/itens.ts';
import { itensNoAr, type Regra, reparar } from '../regra.ts';

/** A button that was given words and no place to lead to is not drawn. */
export const regra: Regra = {
  titulo: 'Botões',
  examinar: (exame) =>
    itensNoAr(exame).flatMap(({ sessao, item, definicao, mostra, lugar }) =>
      mostra('textoBotao') &&
      definicao.itens.campos.some(({ campo, vazio }) => campo === 'link' && vazio === undefined) &&
      item.textoBotao.trim() &&
      !item.link
        ? [
            {
              gravidade: 'aviso',
              mensagem: `O botão “${item.textoBotao.trim()}” não aparece: falta dizer para onde ele leva.`,
              lugar: lugar('link'),
              reparo: reparar('Tirar o botão', editarItem(sessao, item.id, 'textoBotao', '')),
            },
          ]
        : [],
    ),
};
