import type { EstadoPublicoLote } from '@martelo/shared/lance';
import type { Palavras } from '@martelo/shared/lote-rotulos';
import { PRECO } from '../palavras/cartao.ts';
import type { Fase } from './fase.ts';

/** The number that matters and its label, in the site's words. */
export function valorEmDestaque(
  estado: Pick<EstadoPublicoLote, 'valorAtual' | 'situacao' | 'compreJa'>,
  minimo: number,
  fase: Fase,
  palavras: Palavras,
  vendaDireta = false,
): { rotulo: string; valor: number } {
  // Sold outside of a dispute: what it costs, while it is offered.
  if (vendaDireta && estado.valorAtual === null && fase !== 'encerrado' && estado.compreJa != null)
    return { rotulo: PRECO.compreJa, valor: estado.compreJa };
  if (estado.valorAtual !== null && (vendaDireta || estado.situacao === 'BUY_NOW'))
    return { rotulo: PRECO.vendidoPor, valor: estado.valorAtual };
  if (vendaDireta) return { rotulo: PRECO.referencia, valor: minimo };
  const valor = estado.valorAtual ?? minimo;
  if (estado.valorAtual === null) return { rotulo: palavras.lanceInicial, valor };
  if (fase !== 'encerrado') return { rotulo: palavras.lanceAtual, valor };
  return { rotulo: palavras.ultimoLance, valor };
}
