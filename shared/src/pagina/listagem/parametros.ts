import type { Consulta, Filtro } from '../../filtro.ts';
import { LOTE_ACEITA_LANCES } from '../../lote-situacao.ts';

/** Listing sections show what is on sale; the section's own query narrows it. */
export const EM_ABERTO: Filtro = { tipo: 'multipla', campo: 'situacao', valores: [...LOTE_ACEITA_LANCES] };

/** Contract: `?pagina&porPagina&ordenar&ordem&filtro=<JSON>`. */
export function parametros({ filtros, ordem, pagina, porPagina }: Consulta): string {
  const texto = new URLSearchParams({ pagina: String(pagina), porPagina: String(porPagina) });
  if (ordem) {
    texto.set('ordenar', ordem.campo);
    texto.set('ordem', ordem.tipoOrdenacao);
  }
  if (filtros.length > 0) texto.set('filtro', JSON.stringify(filtros));
  return texto.toString();
}
