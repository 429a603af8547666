import type { RegrasHotsite } from '@martelo/shared/hotsite';
import type { ResultadoLeilao } from '@martelo/shared/leilao-publico';
import type { LoteCartao } from '@martelo/shared/lote-cartao';
import { FASE_DA_SITUACAO } from '@martelo/shared/lote-situacao';
import type { Estado, EstadoLote } from '../auction/estado.ts';
import { cartaoDoLote } from '../lotes/apresentar.ts';
import { lotePublicado } from './visibilidade.ts';

/**
 * What an auction ended with: counts and sums of what its lots' own pages say, and nothing else (rule 11). Lots that the public
 * was never shown are not counted.
 */
export function resultadoDoLeilao(
  estado: Readonly<Estado>,
  hotsite: Pick<RegrasHotsite, 'tipo'>,
): ResultadoLeilao {
  const resultado: ResultadoLeilao = {
    ofertados: 0,
    vendidos: 0,
    condicionais: 0,
    total: 0,
    lances: 0,
    maior: null,
  };
  let campeao: EstadoLote | null = null;
  let maiorPreco = 0;
  for (const lote of estado.lotes.values()) {
    const fase = FASE_DA_SITUACAO[lote.situacao];
    if (fase === 'cancelado' || !lotePublicado(estado.leilao.situacao, lote.situacao)) continue;
    resultado.ofertados += 1;
    resultado.lances += lote.qtdLances;
    if (fase === 'condicional') resultado.condicionais += 1;
    if (fase !== 'vendido') continue;
    const preco = lote.lideranca?.preco ?? 0;
    resultado.vendidos += 1;
    resultado.total += preco;
    if (preco > maiorPreco) {
      maiorPreco = preco;
      campeao = lote;
    }
  }
  if (campeao !== null) resultado.maior = oQueSeMostra(cartaoDoLote(estado, campeao, hotsite));
  return resultado;
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
