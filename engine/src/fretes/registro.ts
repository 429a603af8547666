import { createHash } from 'node:crypto';
import { type TabelaDeFrete, tabelaDeFreteEscrita } from '@martelo/shared/frete';
import { z } from 'zod';
import type { Acesso, DefinicaoColecao, Registro } from '../records/records.ts';
import { normalizar } from '../records/texto.ts';

/** Who loads freight tables. */
export const EQUIPE_DE_FRETE = ['Interno - ADM', 'Interno - Remoção', 'Interno - Financeiro'] as const;

const tabelaGuardada = tabelaDeFreteEscrita.extend({ uid: z.guid(), hotsiteId: z.int().positive() });
export type TabelaGuardada = z.infer<typeof tabelaGuardada>;

/** The freight table of each brand: one document, replaced whole, so that no reader meets half of a new one. */
export const TABELAS_DE_FRETE: DefinicaoColecao<TabelaGuardada> = {
  nome: 'tabelasDeFrete',
  schema: tabelaGuardada,
  indices: { hotsiteId: { tipo: 'inteiro', unico: true } },
  leitura: (acesso) => (acesso.tipo === 'sistema' ? {} : { hotsiteId: acesso.hotsiteId }),
  escrita: (acesso, depois, antes) =>
    acesso.tipo === 'sistema' ||
    (ehEquipe(acesso) &&
      depois.hotsiteId === acesso.hotsiteId &&
      (antes === null || antes.hotsiteId === acesso.hotsiteId)),
};

/** Names a city to programs; the same however it is written. */
export const hashDaCidade = ({ cidade, estado }: { cidade: string; estado: string }): string =>
  createHash('sha256')
    .update(`${normalizar(cidade)}/${estado}`)
    .digest('hex')
    .slice(0, 16);

/** The table as anyone reads it; an empty one where the brand has none. */
export function tabelaPublica(guardada: Registro<TabelaGuardada> | null): TabelaDeFrete {
  if (guardada === null)
    return {
      ...{ origens: [], destinos: [], itens: [] },
      ...{ valorPorKm: 0, kmPorDia: 300, distanciaMaximaKM: 0, atualizadaEm: null },
    };
  const { linhas, valorPorKm, kmPorDia, distanciaMaximaKM, updatedAt } = guardada;
  const origens = new Map(
    linhas.map(({ origem }) => [hashDaCidade(origem), { hash: hashDaCidade(origem), ...origem }]),
  );
  return {
    origens: [...origens.values()],
    destinos: linhas.map(({ origem, destino, ...preco }) => ({
      ...{ hash: hashDaCidade(destino), origem: hashDaCidade(origem) },
      ...destino,
      ...preco,
    })),
    itens: [...new Set(linhas.map(({ item }) => item))],
    ...{ valorPorKm, kmPorDia, distanciaMaximaKM, atualizadaEm: updatedAt },
  };
}

const ehEquipe = (acesso: Acesso): acesso is Extract<Acesso, { tipo: 'interno' }> =>
  acesso.tipo === 'interno' && EQUIPE_DE_FRETE.some((papel) => acesso.papeis.includes(papel));
