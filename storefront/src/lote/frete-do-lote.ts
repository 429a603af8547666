import { ficaOndeEsta, type TabelaDeFrete } from '@martelo/shared/frete';
import type { LoteDetalhe } from '@martelo/shared/lote-detalhe';
import { trechoDeEndereco } from '@martelo/shared/patio';
import { type OpcoesDeFrete, opcoesDe } from '../elements/simulador-frete/tabela.ts';

/**
 * What the freight table offers for one lot: from its own city, of its own kind, to where that is brought. `sob-consulta` where the brand
 * delivers, but not this from there; null where nothing is delivered: the brand has no table, or the goods stay where they are.
 */
export function freteDoLote(
  tabela: TabelaDeFrete,
  { tipo, cidade, uf }: Pick<LoteDetalhe, 'tipo' | 'cidade' | 'uf'>,
): OpcoesDeFrete | 'sob-consulta' | null {
  if (tabela.origens.length === 0 || ficaOndeEsta(tipo)) return null;
  const mesmo = (um: string, outro: string | null) => trechoDeEndereco(um) === trechoDeEndereco(outro ?? '');
  const origem = tabela.origens.find((cada) => cada.estado === uf && mesmo(cada.cidade, cidade));
  const item = tabela.itens.find((cada) => mesmo(cada, tipo));
  const destinos = tabela.destinos.filter((para) => para.origem === origem?.hash && para.item === item);
  if (origem === undefined || item === undefined || destinos.length === 0) return 'sob-consulta';
  return opcoesDe({ ...tabela, origens: [origem], itens: [item], destinos });
}
