import type { Pagamento, Venda } from '../venda.ts';
import { naoEstornado, totaisDaVenda } from './totais.ts';

/** Money of one row that its sale keeps beyond what it is owed, and that nobody has put down to be given back. Centavos. */
export interface Sobra {
  linha: Pagamento;
  valor: number;
}

type Fatos = Pick<
  Venda,
  'itens' | 'itensExtras' | 'valorDesconto' | 'pagamentos' | 'condicional' | 'encerramento'
>;

/**
 * What a paid sale holds too much: change (P5), taken off the rows that came last, and what a bank brought of somebody else's that was not
 * accepted (P8). None while something is due: it may still be taken as payment. Of one that came to nothing all goes back by that (P21).
 */
export function sobrasDaVenda(venda: Fatos): Sobra[] {
  if (venda.encerramento !== null || venda.condicional) return [];
  const { pagamentos } = venda;
  const { restante, valorTroco } = totaisDaVenda(venda);
  if (restante > 0) return [];
  const retidas = pagamentos
    .filter(retidaNoBanco)
    .map((linha) => ({ linha, valor: naoEstornado(linha, pagamentos) }));
  let troco = valorTroco - aCaminho(pagamentos);
  const doTroco = pagamentos
    .filter(
      ({ situacao, estornoDe, tipo, canceladoEm }) =>
        situacao === 'PAGO' && estornoDe === null && canceladoEm === null && tipo !== 'BOLETO_INTERNO',
    )
    .toReversed()
    .flatMap((linha): Sobra[] => {
      const valor = Math.min(troco, naoEstornado(linha, pagamentos));
      if (valor <= 0) return [];
      troco -= valor;
      return [{ linha, valor }];
    });
  return [...retidas, ...doTroco];
}

/** Money that a bank holds for us, of a row that was refused. */
const retidaNoBanco = ({ recebimento, situacao, canceladoEm, estornoDe }: Pagamento): boolean =>
  recebimento !== null && situacao === 'DIVERGENTE' && canceladoEm === null && estornoDe === null;

/** Refunds that are put down and not made. Centavos. */
const aCaminho = (pagamentos: readonly Pagamento[]): number =>
  pagamentos
    .filter(
      ({ estornoDe, situacao, canceladoEm }) =>
        estornoDe !== null && situacao === 'CADASTRADO' && canceladoEm === null,
    )
    .reduce((soma, { valor }) => soma - valor, 0);
