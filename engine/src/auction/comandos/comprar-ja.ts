import { ErroMartelo } from '@martelo/shared/erros';
import { exigirAberto } from '../abertura.ts';
import type { Ata } from '../ata.ts';
import type { Estado } from '../estado.ts';
import { compreJaOferecido, venderDireto } from '../venda-direta.ts';
import { exigirLote, type PedidoDe } from './pedido.ts';

/**
 * Rule 9: the lot is sold at its Compre Já price, and closed.
 * @throws ErroMartelo LOTE_NAO_ENCONTRADO, LOTE_NAO_ABERTO, ENCERRADO, COMPRE_JA_INDISPONIVEL
 */
export function comprarJa(
  estado: Estado,
  { lelUid, participante }: PedidoDe<'comprar-ja'>,
  ata: Ata,
): Record<string, unknown> {
  const lote = exigirLote(estado, lelUid);
  exigirAberto(estado, lote, ata.instante);
  const valor = compreJaOferecido(lote);
  if (valor === null) throw new ErroMartelo('COMPRE_JA_INDISPONIVEL');
  const uid = ata.sorteio.uid();
  venderDireto(lote, { lance: uid, participante, valor }, 'Compre Já', ata);
  return {
    ...{ uid, lelUid: lote.uid, seq: ata.seqDe(lote), situacao: 'BUY_NOW', posicao: 'vencedor' },
    ...{ tipoNegociacao: 'Compre Já', valor, valorAtual: valor },
  };
}
