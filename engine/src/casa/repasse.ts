import { centavos, centavosSoma } from '@martelo/shared/dinheiro';
import { QUEM_PAGA } from '@martelo/shared/papeis';
import { ROTULOS_REPASSE, SITUACOES_REPASSE } from '@martelo/shared/pos-venda/repasse';
import { z } from 'zod';
import { recurso } from '../api/recurso/recurso.ts';
import { PAPEL_COMITENTE } from './quem-ve-comitentes.ts';

const QUEM_CONTA = [...QUEM_PAGA, 'Interno - Financeiro'] as const;

/**
 * What the consignor of each lot that was sold gets of its price, by the commission that it was sold by, which stays: only the price and
 * how far the sale is are followed (`negocio/vendas/repasses.ts`). Its uid is that of the sale's item.
 */
export const REPASSES = recurso({
  nome: 'repasse',
  caminho: '/v1/repasses',
  rotulo: { um: 'Repasse ao comitente', varios: 'Repasses aos comitentes' },
  modulo: 'acerto',
  titulo: ['loteNumero', 'loteNome'],
  escrita: z.strictObject({}),
  guarda: {
    comId: z.int().positive(),
    cogId: z.int().positive().nullable(),
    carteiraId: z.int().positive().nullable(),
    leilaoNome: z.string(),
    loteNumero: z.string(),
    loteNome: z.string(),
    valorLance: centavos,
    /** The agreement, by its number; null where the house had none with its consignor: nothing is kept back. */
    comissaoId: z.int().positive().nullable(),
    porcentagem: z.number(),
    fixo: centavos,
    comissao: centavosSoma,
    liquido: centavosSoma,
    situacao: z.enum(SITUACOES_REPASSE),
    vendidoEm: z.iso.datetime(),
    vendaUid: z.guid(),
    vendaId: z.int().positive(),
    leiUid: z.guid(),
    lelUid: z.guid(),
  },
  marca: 'hotsiteId',
  papeis: { le: [...QUEM_CONTA, PAPEL_COMITENTE], escreve: [] },
  // A consignor's people see what theirs get, and of its buyer nothing.
  somente: (acesso) =>
    QUEM_CONTA.some((papel) => acesso.papeis.includes(papel)) ? {} : { comId: acesso.comitentes ?? [] },
  reservados: { campos: ['vendaUid', 'vendaId'], para: QUEM_CONTA },
  campos: {
    comId: { rotulo: 'Comitente' },
    leilaoNome: { rotulo: 'Leilão', busca: true, semArvore: true },
    loteNumero: { rotulo: 'Número do lote', busca: true, semArvore: true },
    loteNome: { rotulo: 'Lote', busca: true, semArvore: true },
    valorLance: { rotulo: 'Vendido por', tipo: 'centavos', semArvore: true },
    comissao: { rotulo: 'Comissão da casa', tipo: 'centavos', semArvore: true },
    liquido: { rotulo: 'Ao comitente', tipo: 'centavos', semArvore: true },
    situacao: { rotulo: 'Situação' },
    cogId: { rotulo: 'Grupo' },
    carteiraId: { rotulo: 'Carteira' },
    vendidoEm: { rotulo: 'Vendido em' },
    leiUid: { rotulo: 'Identificador do leilão' },
    vendaUid: { rotulo: 'Venda' },
    vendaId: { rotulo: 'Número da venda', semArvore: true },
  },
  rotulos: {
    comissaoId: 'Número da comissão combinada',
    porcentagem: 'Comissão (%)',
    fixo: 'Valor fixo por lote',
    lelUid: 'Identificador do lote',
  },
  centavos: ['fixo'],
  valores: { situacao: ROTULOS_REPASSE },
  refs: { comId: 'comitente', cogId: 'grupoComitente', carteiraId: 'carteira' },
});
