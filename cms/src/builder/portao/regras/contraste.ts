import { contraste } from '@martelo/storefront/site/cor';
import { legivel, TEXTO_MINIMO } from '@martelo/storefront/site/tema';
import { editarItem } from '../../acoes/itens.ts';
import { itensNoAr, type Regra, reparar } from '../regra.ts';

/** Text that reads badly on the ground it was given (WCAG AA: 4.5:1). */
export const regra: Regra = {
  titulo: 'Contraste',
  examinar: (exame) =>
    itensNoAr(exame).flatMap(({ sessao, item, lugar }) => {
      if (!item.corTexto || !item.corFundo) return [];
      const razao = contraste(item.corTexto, item.corFundo);
      if (razao >= TEXTO_MINIMO) return [];
      const melhor = legivel(item.corTexto, item.corFundo);
      return [
        {
          gravidade: 'erro',
          mensagem: `O texto quase não se lê sobre o fundo: o contraste é ${razao.toFixed(1).replace('.', ',')}:1, e o mínimo é 4,5:1.`,
          lugar: lugar('corTexto'),
          reparo: reparar('Usar uma cor legível', editarItem(sessao, item.id, 'corTexto', melhor)),
        },
      ];
    }),
};
