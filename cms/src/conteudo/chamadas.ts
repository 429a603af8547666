import type { Chamada } from './chamada.ts';
import { CHAMADAS_DE_ENDERECOS } from './chamadas/enderecos.ts';
import { CHAMADAS_DE_ITENS } from './chamadas/itens.ts';
import { CHAMADAS_DE_MARCAS } from './chamadas/marcas.ts';
import { CHAMADAS_DE_PAGINAS } from './chamadas/paginas.ts';
import { CHAMADAS_DE_SESSOES } from './chamadas/sessoes.ts';
import { CHAMADAS_DO_TITULAR } from './chamadas/titular.ts';
import { CHAMADAS_DE_VISITAS } from './chamadas/visitas.ts';
import { CHAMADAS_DA_VITRINE } from './chamadas/vitrine.ts';

/** Every `/v1` call this service answers. A new one is an entry in one of these lists: the router and OpenAPI follow. */
export const CHAMADAS: readonly Chamada[] = [
  ...CHAMADAS_DE_MARCAS,
  ...CHAMADAS_DE_PAGINAS,
  ...CHAMADAS_DE_SESSOES,
  ...CHAMADAS_DE_ITENS,
  ...CHAMADAS_DA_VITRINE,
  ...CHAMADAS_DE_ENDERECOS,
  ...CHAMADAS_DE_VISITAS,
  ...CHAMADAS_DO_TITULAR,
];
