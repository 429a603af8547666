import type { MeuLance, MinhaPosicao } from '@martelo/shared/lote-detalhe';
import { formatarReais } from '@martelo/shared/reais';

/**
 * What I bought it for, centavos: the price agreed in a negotiation, else the bid that won. Null while, or if, I did not.
 * `preco`: the lot's public price, which a negotiation leaves as it was.
 */
export function valorDaCompra(
  { posicao, condicional, proposta }: Pick<MinhaPosicao, 'posicao' | 'condicional' | 'proposta'>,
  preco: number | null,
): number | null {
  if (posicao !== 'vencedor') return null;
  if (condicional?.desfecho?.valor != null) return condicional.desfecho.valor;
  if (proposta?.situacao === 'Aceita') return proposta.contraValor ?? proposta.valor;
  return preco;
}

/** How a lot of mine ended, in a sentence; null while it has not. */
export function comoTerminou(
  meu: Pick<MeuLance, 'posicao' | 'condicional' | 'proposta' | 'lote'>,
): string | null {
  const preco = meu.lote.valorAtual;
  const reais = (valor: number | null) => formatarReais(valor ?? 0, { curto: true });
  switch (meu.posicao) {
    case 'vencedor':
      return `Comprado por ${reais(valorDaCompra(meu, preco))}.`;
    case 'condicional negada':
      return meu.condicional?.desfecho?.situacao === 'CONDICIONAL_NEGADA'
        ? 'Não houve acordo sobre o novo valor. Nada é cobrado.'
        : 'O comitente não vendeu pelo valor oferecido. Nada é cobrado.';
    case 'finalizado':
      return `Terminou em ${reais(preco)}. Desta vez não foi o seu.`;
    default:
      return null;
  }
}
