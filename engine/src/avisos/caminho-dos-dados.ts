import type { TipoHotsite } from '@martelo/shared/hotsite';
import { caminhoDoLote } from '@martelo/shared/lote-url';
import type { DadosLote } from '../auction/modelo/dados.ts';

/** The page of a lot, from what it holds. */
export const caminhoDosDados = (
  { id, nome, tipo, veiculo, localizacao }: DadosLote,
  marca: TipoHotsite,
): string =>
  caminhoDoLote(
    {
      ...{ id, nome, tipo, marca: veiculo?.marca ?? null, anoModelo: veiculo?.anoModelo ?? null },
      ...{ cidade: localizacao?.cidade ?? null, uf: localizacao?.uf ?? null },
    },
    marca,
  );
