import { ErroMartelo } from '@martelo/shared/erros';
import { LOTE_CONDICIONAL, LOTE_VENDIDO } from '@martelo/shared/lote-situacao';
import type { Ata } from '../atos/ata.ts';
import type { Estado } from '../modelo/estado.ts';
import { exigirLote, type PedidoDe } from './pedido.ts';

/**
 * P1: staff name the client who stood behind the room's name, once a sale. The same client again changes nothing; another one is
 * refused: who was named by mistake gives the lot back (P21), and it may be sold again.
 * @throws ErroMartelo LOTE_NAO_ENCONTRADO, VENDA_NAO_E_DA_SALA, COMPRADOR_JA_IDENTIFICADO
 */
export function identificarComprador(
  estado: Estado,
  { lelUid, cliUid }: PedidoDe<'identificar-comprador'>,
  ata: Ata,
): Record<string, unknown> {
  const lote = exigirLote(estado, lelUid);
  const vendido = LOTE_VENDIDO.has(lote.situacao) || LOTE_CONDICIONAL.has(lote.situacao);
  if (!vendido || lote.lideranca?.modo !== 'PRESENCIAL') throw new ErroMartelo('VENDA_NAO_E_DA_SALA');
  if (lote.comprador !== null && lote.comprador !== cliUid)
    throw new ErroMartelo('COMPRADOR_JA_IDENTIFICADO');
  if (lote.comprador === null)
    ata.registrar({ tipo: 'CompradorIdentificado/1', instante: ata.instante, lelUid, cliUid });
  return { lelUid, cliUid };
}
