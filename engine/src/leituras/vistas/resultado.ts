import type { RegrasHotsite } from '@martelo/shared/hotsite';
import type { ResultadoLeilao } from '@martelo/shared/leilao-publico';
import type { LoteCartao } from '@martelo/shared/lote-cartao';
import { FASE_DA_SITUACAO } from '@martelo/shared/lote-situacao';
import type { Estado, LoteVisto } from '../../auction/modelo/estado.ts';
import { lotePublicado } from '../visibilidade.ts';
import { SEM_CARIMBOS } from './carimbos.ts';
import { cartaoDoLote } from './lote.ts';

/** What an auction ended with, before it is known on which brand it is shown. */
export interface Balanco extends Omit<ResultadoLeilao, 'maior'> {
  /** The lot with the highest sale. */
  maiorUid: string | null;
}

/**
 * What an auction ended with: counts and sums of what its lots' own pages say, and nothing else (rule 11). Lots that the public
 * was never shown are not counted.
 */
export function balancoDoLeilao(estado: Readonly<Estado>): Balanco {
  const balanco: Balanco = {
    ofertados: 0,
    vendidos: 0,
    condicionais: 0,
    total: 0,
    lances: 0,
    maiorUid: null,
  };
  let maiorPreco = 0;
  for (const lote of estado.lotes.values()) {
    const fase = FASE_DA_SITUACAO[lote.situacao];
    if (fase === 'cancelado' || !lotePublicado(estado.leilao.situacao, lote)) continue;
    balanco.ofertados += 1;
    balanco.lances += lote.qtdLances;
    if (fase === 'condicional') balanco.condicionais += 1;
    if (fase !== 'vendido') continue;
    const preco = lote.lideranca?.preco ?? 0;
    balanco.vendidos += 1;
    balanco.total += preco;
    if (preco > maiorPreco) {
      maiorPreco = preco;
      balanco.maiorUid = lote.uid;
    }
  }
  return balanco;
}

/** The same as a brand shows it; `campeao` is the lot of `maiorUid`. */
export function resultadoDoLeilao(
  { maiorUid: _, ...balanco }: Balanco,
  campeao: { estado: Pick<Estado, 'leilao'>; lote: LoteVisto } | null,
  hotsite: Pick<RegrasHotsite, 'id' | 'tipo'>,
): ResultadoLeilao {
  const maior = campeao && oQueSeMostra(cartaoDoLote(campeao.estado, campeao.lote, hotsite, SEM_CARIMBOS));
  return { ...balanco, maior };
}

const oQueSeMostra = ({
  uid,
  url,
  nome,
  tipo,
  cor,
  fotosUrls,
  valorAtual,
}: LoteCartao): NonNullable<ResultadoLeilao['maior']> => ({
  ...{ uid, url, nome, tipo, cor, valorAtual },
  fotosUrls: fotosUrls.slice(0, 1),
});
