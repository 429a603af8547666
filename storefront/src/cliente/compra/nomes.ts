import type { CompraDetalhe } from '@martelo/shared/compra';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import { COMPRA } from '../../palavras/compra.ts';

/** What the amount of the lots is called: a bid only where all of it was bid; what was bought at once never was one. */
export function nomeDoPreco(
  itens: readonly Pick<CompraDetalhe['itens'][number], 'tipoNegociacao'>[],
  palavras: (typeof COMPRA)['leilao'],
): string {
  const tipos = new Set(itens.map(({ tipoNegociacao }) => tipoNegociacao));
  const [unico] = tipos;
  if (tipos.size !== 1 || unico === undefined) return palavras.valorDosItens;
  if (unico !== 'Disputa') return unico;
  return itens.length > 1 ? palavras.lances : palavras.lance;
}

/** A fee as its sale keeps it, in the mode's words: a store has no auctioneer. */
export const nomeDaDespesa = (nome: string, modo: TipoHotsite): string => {
  const nomes: Readonly<Record<string, string>> = COMPRA[modo].despesas;
  return nomes[nome] ?? nome;
};
