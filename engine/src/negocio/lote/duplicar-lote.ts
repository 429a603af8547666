import { type LoteEscrita, loteEscrita } from '@martelo/shared/lote';
import { fimNaSequencia } from '../../auction/leituras/tempo.ts';
import type { Estado, EstadoLote } from '../../auction/modelo/estado.ts';

/**
 * What staff wrote of a lot, for another: no situation, no key of the import it came from, and not the thing itself nor its
 * plate, which are in one lot at a time. An end that follows from the place
 * follows from the new one; one set by hand, and the start, move by `deslocamento` (ms).
 */
export function copiaDoLote(
  { leilao }: Readonly<Estado>,
  { dados }: EstadoLote,
  deslocamento: number,
): LoteEscrita {
  const { id: _id, uid: _uid, lelId: _lelId, situacao: _situacao, origem: _origem, ...campos } = dados;
  const { dataInicio, dataFim, veiculo: { uid: _vei, placa: _placa, ...veiculo } = {}, ...resto } = campos;
  const mover = (instante: string) => new Date(Date.parse(instante) + deslocamento).toISOString();
  const porLugar = dataFim === null || dataFim === fimNaSequencia(leilao, dados.posicaoLeilao);
  return loteEscrita.parse({
    ...resto,
    ...(campos.veiculo === undefined ? {} : { veiculo }),
    dataInicio: mover(dataInicio),
    ...(porLugar ? {} : { dataFim: mover(dataFim) }),
  });
}

/** A copy in the same auction takes the next place and, with it, a number and an end of its own. */
export function copiaNoMesmoLeilao(estado: Readonly<Estado>, lote: EstadoLote): LoteEscrita {
  const { posicaoLeilao: _posicao, numero: _numero, dataFim: _fim, ...copia } = copiaDoLote(estado, lote, 0);
  return copia;
}
