import { QUEM_DESTINA } from '@martelo/shared/papeis';
import { ROTULOS_RECEBIMENTO, recebimento } from '@martelo/shared/recebimento';
import { ROTULOS_TIPO_PAGAMENTO } from '@martelo/shared/venda';
import { z } from 'zod';
import { recurso } from '../api/recurso/recurso.ts';
import type { ServicosDaCasa } from './servicos.ts';

/**
 * Money that came by itself (P9), one record each, kept before anything is done with it. People see what found no destination: *Créditos
 * sem destino*.
 */
export const RECEBIMENTOS = recurso({
  nome: 'creditoSemDestino',
  colecao: 'recebimentos',
  caminho: '/v1/creditos-sem-destino',
  rotulo: { um: 'Crédito sem destino', varios: 'Créditos sem destino' },
  modulo: 'acerto',
  escrita: z.strictObject({}),
  guarda: recebimento.omit({ hotsiteId: true }).shape,
  marca: 'hotsiteId',
  papeis: { le: [...QUEM_DESTINA, 'Interno - Financeiro', 'Interno - Acerto'], escreve: [] },
  conduzem: QUEM_DESTINA,
  // Decided about it is read by who looks for it: where it went, by whom, with which proof.
  mostra: { situacao: 'SEM_DESTINO' },
  campos: {
    chave: { rotulo: 'Identificação no banco', unico: true },
    situacao: { rotulo: 'Situação' },
    tipo: { rotulo: 'Tipo', semArvore: true },
    valor: { rotulo: 'Valor', tipo: 'centavos', semArvore: true },
    em: { rotulo: 'Recebido em', semArvore: true },
    pagamentoUid: { rotulo: 'Pagamento citado' },
    'pagador.nome': { rotulo: 'Pagador', busca: true, semArvore: true },
  },
  rotulos: {
    provedor: 'Origem',
    idNoProvedor: 'Número na origem',
    proprio: 'Da conta do comprador',
    cartao: 'Cartão',
    nossoNumero: 'Nosso número',
    semTitulo: 'Sem título no banco',
    pagador: 'Pagador',
    motivo: 'Motivo',
    vendaUid: 'Venda',
    devolver: 'A devolver',
    devolucao: 'Devolução a quem pagou',
    aprovacaoUid: 'Pedido aprovado',
    arquivo: 'Comprovante',
  },
  valores: { situacao: ROTULOS_RECEBIMENTO, tipo: ROTULOS_TIPO_PAGAMENTO },
  efeitos: {
    aplicar: {
      rotulo: 'Aplicação na venda',
      em: ['criar', 'alterar'],
      dados: z.strictObject({}),
      prepara: ({ depois }) => (depois.situacao === 'RECEBIDO' ? {} : null),
      faz: (_, servicos: ServicosDaCasa, { uid }) => servicos.aplicarRecebimento(uid),
    },
  },
});
