import { formatarDataHora } from '@martelo/shared/datas';
import { editarItem, removerItem } from '../../acoes/itens.ts';
import { type Achado, itensDaPagina, type Regra, reparar, vencido } from '../regra.ts';

/** Items that are over, and those whose dates never let them appear. */
export const regra: Regra = {
  titulo: 'Período',
  examinar: (exame) =>
    itensDaPagina(exame).flatMap(({ sessao, item, definicao, lugar }): Achado[] => {
      const { dataInicio, dataFim } = item;
      const semFim = reparar('Mostrar sem data de fim', editarItem(sessao, item.id, 'dataFim', null));
      if (dataInicio && dataFim && Date.parse(dataFim) <= Date.parse(dataInicio))
        return [
          {
            gravidade: 'erro',
            mensagem: 'O período termina antes de começar: este item nunca aparece.',
            lugar: lugar('dataFim'),
            reparo: semFim,
          },
        ];
      if (!dataFim || !vencido(item, exame.agora)) return [];
      return [
        {
          gravidade: 'aviso',
          mensagem: `Este item saiu do ar em ${formatarDataHora(dataFim)} e não aparece mais.`,
          lugar: lugar('dataFim'),
          reparo:
            sessao.itens.length > definicao.itens.min
              ? reparar('Apagar o item vencido', removerItem(sessao, item.id))
              : semFim,
        },
      ];
    }),
};
