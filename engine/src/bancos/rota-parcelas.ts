import { parcelasDaMarca } from '@martelo/shared/cartao/parcelas';
import { type Rota, rota } from '../api/rota.ts';
import type { Bancos } from './bancos.ts';

/** In how many instalments a brand's cards pay: the table of its checkout, for simulators. */
export const rotaDasParcelas = (bancos: Pick<Bancos, 'cartao'>): Rota =>
  rota({
    metodo: 'get',
    caminho: '/v1/cartao/parcelas',
    resumo: 'Em quantas vezes se paga por cartão nesta marca; `tabela` nula onde não se paga',
    guarda: 'publica',
    resposta: parcelasDaMarca,
    executar: async ({ chamador: { hotsite } }) => ({
      tabela: (await bancos.cartao(hotsite.id))?.parcelas ?? null,
    }),
  });
