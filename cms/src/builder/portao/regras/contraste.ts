import { contraste } from '@martelo/shared/pagina/tema/cor';
import { legivel, TEXTO_MINIMO } from '@martelo/shared/pagina/tema/tema';
import { REGRAS } from '../../../palavras/construtor/regras.ts';
import { editarItem } from '../../acoes/itens.ts';
import { itensNoAr, type Regra, reparar } from '../regra.ts';

/** Text that reads badly on the ground it was given (WCAG AA: 4.5:1). */
export const regra: Regra = {
  titulo: REGRAS.contraste,
  examinar: (exame) =>
    itensNoAr(exame).flatMap(({ sessao, item, lugar }) => {
      if (!item.corTexto || !item.corFundo) return [];
      const razao = contraste(item.corTexto, item.corFundo);
      if (razao >= TEXTO_MINIMO) return [];
      const melhor = legivel(item.corTexto, item.corFundo);
      return [
        {
          gravidade: 'erro',
          mensagem: REGRAS.poucoContraste(razao.toFixed(1).replace('.', ',')),
          lugar: lugar('corTexto'),
          reparo: reparar(REGRAS.usarUmaCorLegivel, editarItem(sessao, item.id, 'corTexto', melhor)),
        },
      ];
    }),
};
