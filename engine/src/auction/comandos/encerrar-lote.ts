import { LEILAO_ACEITA_LANCES } from '@martelo/shared/leilao';
import type { SituacaoLote } from '@martelo/shared/lote';
import type { Ata } from '../atos/ata.ts';
import { arremateDoLider, passarLote } from '../atos/passar-lote.ts';
import { aceitaLances } from '../leituras/abertura.ts';
import type { Estado, EstadoLote } from '../modelo/estado.ts';
import { exigirLote, type PedidoDe } from './pedido.ts';

/**
 * Rule 16, asked for by the lot's timer. Before the lot's end, and on a lot that is closed or has no clock, it changes nothing:
 * closing twice is closing once.
 */
export function encerrarLote(
  estado: Estado,
  pedido: PedidoDe<'encerrar-lote'>,
  ata: Ata,
): Record<string, unknown> {
  const lote = exigirLote(estado, pedido.lelUid);
  const emCurso = LEILAO_ACEITA_LANCES.has(estado.leilao.situacao) && aceitaLances(lote);
  if (!emCurso || lote.dataFim === null || (estado.pregao.pausadoEm ?? ata.instante) < lote.dataFim) {
    return { encerrado: false, situacao: lote.situacao };
  }
  const situacao = situacaoAoEncerrar(lote);
  passarLote(lote, situacao, 'encerrar-lote', ata, { arremate: arremateDoLider(lote) });
  return { encerrado: true, situacao };
}

/** Rule 16: what the price makes of a lot that closes. */
export function situacaoAoEncerrar({ lideranca, reserva }: EstadoLote): SituacaoLote {
  if (lideranca === null) return 'NAO_ARREMATADO';
  return lideranca.preco >= reserva ? 'AG_PAGAMENTO' : 'CONDICIONAL';
}
