import type { CobrancaNoCartao } from '../cartao/pagamento.ts';
import { formatarReais } from '../reais.ts';
import { type Pagamento, ROTULOS_TIPO_PAGAMENTO } from '../venda.ts';

/** How a row was paid, in words: "Pix", "Cartão de crédito em 3 vezes". */
export function formaDoPagamento({ tipo, cartao }: Pick<Pagamento, 'tipo' | 'cartao'>): string {
  const forma = ROTULOS_TIPO_PAGAMENTO[tipo];
  if (cartao == null) return forma;
  return cartao.parcelas === 1 ? `${forma} à vista` : `${forma} em ${cartao.parcelas} vezes`;
}

/** What is known of the card beside it; empty where nothing is. Interest is the buyer's with the provider, and pays nothing of the purchase. */
export function detalheDoCartao(
  cartao: CobrancaNoCartao | null | undefined,
  /** Of the row, centavos. */
  valor: number,
): string {
  if (cartao == null) return '';
  const { bandeira, final, valorComJuros, nsu } = cartao;
  return [
    [bandeira && comMaiuscula(bandeira), final && `final ${final}`].filter(Boolean).join(' '),
    valorComJuros > valor && `${formatarReais(valorComJuros)} com os juros do cartão`,
    nsu && `NSU ${nsu}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

const comMaiuscula = (texto: string): string => texto.charAt(0).toLocaleUpperCase('pt-BR') + texto.slice(1);
