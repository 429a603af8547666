import type { EstadoPublicoLote } from '@martelo/shared/lance';
import type { Palavras } from '@martelo/shared/lote-rotulos';
import type { Fase } from './fase.ts';

/** The number that matters and its label, in the site's words. */
export function valorEmDestaque(
  estado: Pick<EstadoPublicoLote, 'valorAtual' | 'situacao'>,
  minimo: number,
  fase: Fase,
  palavras: Palavras,
): { rotulo: string; valor: number } {
  const valor = estado.valorAtual ?? minimo;
  if (estado.valorAtual === null) return { rotulo: palavras.lanceInicial, valor };
  if (fase !== 'encerrado') return { rotulo: palavras.lanceAtual, valor };
  return {
    rotulo: `Último ${palavras.lance.toLowerCase()}`.replace('Último oferta', 'Última oferta'),
    valor,
  };
}
