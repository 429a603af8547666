import { formatarDataHora } from '@martelo/shared/datas';
import { REGRAS } from '../../../palavras/construtor/regras.ts';
import { editarItem, removerItem } from '../../acoes/itens.ts';
import { type Achado, itensDaPagina, type Regra, reparar, vencido } from '../regra.ts';

/** Items that are over, and those whose dates never let them appear. */
export const regra: Regra = {
  titulo: REGRAS.periodo,
  examinar: (exame) =>
    itensDaPagina(exame).flatMap(({ sessao, item, definicao, lugar }): Achado[] => {
      const { dataInicio, dataFim } = item;
      const semFim = reparar(REGRAS.mostrarSemData, editarItem(sessao, item.id, 'dataFim', null));
      if (dataInicio && dataFim && Date.parse(dataFim) <= Date.parse(dataInicio))
        return [
          {
            gravidade: 'erro',
            mensagem: REGRAS.periodoInvertido,
            lugar: lugar('dataFim'),
            reparo: semFim,
          },
        ];
      if (!dataFim || !vencido(item, exame.agora)) return [];
      return [
        {
          gravidade: 'aviso',
          mensagem: REGRAS.itemVencido(formatarDataHora(dataFim)),
          lugar: lugar('dataFim'),
          reparo:
            sessao.itens.length > definicao.itens.min
              ? reparar(REGRAS.apagarOItemVencido, removerItem(sessao, item.id))
              : semFim,
        },
      ];
    }),
};
