import type { PrecosDoEnvio } from '@martelo/shared/pos-venda/pedidos';
import type { Entrega } from '@martelo/shared/venda';

/** A lot whose papers may still go elsewhere, and what it is charged for them now; null where nobody has said it. Centavos. */
export interface ItemAEnviar {
  uid: string;
  valor: number | null;
}

/** What a choice makes of the purchase. Centavos. */
export interface CustoDaEntrega {
  antes: number;
  /** Of what has a price. */
  depois: number;
  /** Of how many lots staff are to say it. */
  aDefinir: number;
  /** What the buyer is shown of each lot. */
  vistos: ReadonlyMap<string, number | null>;
}

/** What the house says of one lot by one method; undefined where it has not said anything. */
export const precoMostrado = (precos: PrecosDoEnvio, uid: string, metodo: Entrega['metodo']) =>
  precos.itens.find((item) => item.uid === uid)?.metodos.find((um) => um.metodo === metodo);

/** For all lots that are chosen for together; null while a price that is charged is not known. */
export function custoDaEntrega(
  precos: PrecosDoEnvio | null,
  metodo: Entrega['metodo'],
  itens: readonly ItemAEnviar[],
): CustoDaEntrega | null {
  const antes = soma(itens.map(({ valor }) => valor));
  if (metodo === 'Retirada') return { antes, depois: 0, aDefinir: 0, vistos: new Map() };
  const mostrados = itens.map(({ uid }) => ({ uid, preco: precos && precoMostrado(precos, uid, metodo) }));
  if (mostrados.some(({ preco }) => !preco)) return null;
  const valores = mostrados.map(({ preco }) => preco!.valor);
  return {
    ...{ antes, depois: soma(valores), aDefinir: valores.filter((um) => um === null).length },
    vistos: new Map(mostrados.map(({ uid, preco }) => [uid, preco!.valor])),
  };
}

const soma = (valores: readonly (number | null)[]): number =>
  valores.reduce<number>((parcial, valor) => parcial + (valor ?? 0), 0);
