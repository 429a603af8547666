import { porcento } from '../cobranca.ts';
import type { RegrasHotsite } from '../hotsite.ts';
import type { Venda } from '../venda.ts';
import type { VendaEscrita } from './derivar.ts';

/** P21: what giving a sale up costs: the brand's percent of its bids, rounded down. Centavos. */
export const multaDaDesistencia = (
  { itens }: Pick<Venda, 'itens'>,
  { multaDesistencia = 0 }: Pick<RegrasHotsite, 'multaDesistencia'>,
): number =>
  porcento(
    itens.reduce((soma, { valorLance }) => soma + valorLance, 0),
    multaDesistencia,
    true,
  );

/**
 * P21: of a sale that a change gave up, the fine, kept back from the refunds that the change asks for, the last ones first. However it
 * came to be given up: by settlement, by the lot, by itself. Not of one that a condition kept from being owed, nor of one that the house
 * cancels. What was not paid, and so cannot be kept back, is the fine's `valor` less its `retida`.
 */
export function comMulta(
  antes: Venda,
  depois: VendaEscrita,
  regras: Pick<RegrasHotsite, 'multaDesistencia'>,
): VendaEscrita {
  const { encerramento } = depois;
  if (antes.encerramento !== null || encerramento?.como !== 'ClienteDesistiu' || antes.condicional)
    return depois;
  const valor = multaDaDesistencia(antes, regras);
  if (valor === 0) return depois;
  const conhecidas = new Set(antes.pagamentos.map(({ uid }) => uid));
  let falta = valor;
  const pagamentos = depois.pagamentos
    .toReversed()
    .map((linha) => {
      const devolve = linha.estornoDe !== null && !conhecidas.has(linha.uid) && linha.canceladoEm === null;
      if (!devolve) return linha;
      const fica = Math.min(falta, -linha.valor);
      falta -= fica;
      return { ...linha, valor: linha.valor + fica };
    })
    .filter(({ estornoDe, valor }) => estornoDe === null || valor < 0)
    .toReversed();
  return {
    ...depois,
    pagamentos,
    encerramento: { ...encerramento, multa: { valor, retida: valor - falta } },
  };
}
