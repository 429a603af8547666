import { dividirEmParcelas } from '@martelo/shared/cartao/parcelamentos';
import { formatarReais } from '@martelo/shared/reais';
import type { Pagamento } from '@martelo/shared/venda';
import { PAGAR } from '../../palavras/pagar.ts';
import estilo from './pagar.module.css';

/** How a payment was charged to a card: which, in how many instalments, and what they come to. */
export function PagoNoCartao({ cartao, valor }: { cartao: NonNullable<Pagamento['cartao']>; valor: number }) {
  return (
    <p className={estilo.noCartao}>
      {nomeDoCartao(cartao) !== null && <span>{nomeDoCartao(cartao)}</span>}
      <strong>{parcelasEmPalavras(cartao)}</strong>
      <span>{custoEmPalavras(cartao, valor)}</span>
    </p>
  );
}

type NoCartao = NonNullable<Pagamento['cartao']>;

/** "Visa final 4242"; null where the provider says neither. */
export function nomeDoCartao({ bandeira, final }: Pick<NoCartao, 'bandeira' | 'final'>): string | null {
  if (final === null) return null;
  const nomes: Readonly<Record<string, string>> = PAGAR.bandeiras;
  return PAGAR.cartaoDe(nomes[bandeira ?? ''] ?? PAGAR.semBandeira, final);
}

/** "10 × de R$ 1.171,71", "à vista" */
export function parcelasEmPalavras({ parcelas, valorComJuros }: NoCartao): string {
  if (parcelas === 1) return PAGAR.aVista;
  const { primeira, demais } = dividirEmParcelas(valorComJuros, parcelas);
  const dito = PAGAR.emParcelas(parcelas, formatarReais(demais));
  return primeira === demais ? dito : `${dito} (${PAGAR.primeiraParcela(formatarReais(primeira))})`;
}

/** What it cost beyond the amount that credits the purchase. */
export function custoEmPalavras({ parcelas, valorComJuros, taxaDeJuros }: NoCartao, valor: number): string {
  const total = PAGAR.totalNoCartao(formatarReais(valorComJuros));
  const juros = valorComJuros - valor;
  if (juros <= 0) return parcelas === 1 ? total : `${PAGAR.semJuros} · ${total}`;
  const taxa = taxaDeJuros === null || taxaDeJuros === 0 ? null : `${taxaDeJuros.toLocaleString('pt-BR')}%`;
  return `${total} · ${PAGAR.jurosDoCartao(formatarReais(juros), taxa)}`;
}
