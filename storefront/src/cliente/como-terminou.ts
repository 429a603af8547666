import type { TipoHotsite } from '@martelo/shared/hotsite';
import type { MeuLance, MinhaPosicao } from '@martelo/shared/lote-detalhe';
import { FASE_DA_SITUACAO } from '@martelo/shared/lote-situacao';
import { formatarReais } from '@martelo/shared/reais';
import { FIM } from '../palavras/fim.ts';

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

/**
 * What everybody may know of an end, `valor` in reais: what it was sold for without bids, else the last bid. What a disputed lot
 * was sold for may have been negotiated, and is its buyer's to know.
 */
export function precoPublico(
  { situacao, qtdLances }: Pick<MeuLance['lote'], 'situacao' | 'qtdLances'>,
  valor: string,
  modo: TipoHotsite,
): string {
  if (situacao === 'BUY_NOW') return FIM[modo].noCompreJa(valor);
  if (FASE_DA_SITUACAO[situacao] === 'vendido' && qtdLances === 0) return FIM[modo].vendidoPor(valor);
  return FIM[modo].maiorLance(valor);
}

/** How a lot of mine ended, in a sentence; null while it has not. */
export function comoTerminou(
  meu: Pick<MeuLance, 'posicao' | 'condicional' | 'proposta' | 'lote'>,
  modo: TipoHotsite,
): string | null {
  const preco = meu.lote.valorAtual;
  const reais = (valor: number | null) => formatarReais(valor ?? 0, { curto: true });
  switch (meu.posicao) {
    case 'vencedor':
      return FIM[modo].compradoPor(reais(valorDaCompra(meu, preco)));
    case 'condicional negada':
      return meu.condicional?.desfecho?.situacao === 'CONDICIONAL_NEGADA'
        ? FIM[modo].semAcordo
        : FIM[modo].comitenteNaoVendeu;
    case 'finalizado':
      return [preco !== null && precoPublico(meu.lote, reais(preco), modo), FIM[modo].naoFoiOSeu]
        .filter(Boolean)
        .join(' ');
    default:
      return null;
  }
}
