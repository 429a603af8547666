import { MINUTOS_DO_PAINEL } from '@martelo/shared/painel-do-leilao';
import { devagar } from '../../jobs/devagar.ts';
import { LANCES } from '../../leituras/registros/lance.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';

const MINUTO_MS = 60_000;
/** Auctions that are followed at a time and whose minutes are remembered; the one that was longest asked for goes. */
const LEMBRADOS = 20;

export type LancesPorMinuto = (
  hotsiteId: number,
  leiUid: string,
  agora: number,
) => Promise<{ em: string; qtd: number }[]>;

/**
 * Bids of each of an auction's last minutes. What a minute had stays: only the one that runs, and the one before it, whose bids may still be
 * on their way into the records, are counted anew.
 */
export function criarLancesPorMinuto(registros: Registros): LancesPorMinuto {
  const lances = registros.colecao(LANCES);
  const lembrados = new Map<string, { ate: number; contados: Map<number, number> }>();

  return async (hotsiteId, leiUid, agora) => {
    const chave = `${hotsiteId}:${leiUid}`;
    const ultimo = Math.floor(agora / MINUTO_MS);
    const primeiro = ultimo - MINUTOS_DO_PAINEL + 1;
    const antes = lembrados.get(chave);
    const desde = Math.max(primeiro, antes === undefined ? primeiro : antes.ate - 1);
    const contados = new Map(
      [...(antes?.contados ?? [])].filter(([minuto]) => minuto >= primeiro && minuto < desde),
    );
    const busca = {
      filtros: [
        { tipo: 'exata' as const, campo: 'hotsites', valor: hotsiteId },
        { tipo: 'exata' as const, campo: 'leiUid', valor: leiUid },
        { tipo: 'range' as const, campo: 'data', min: new Date(desde * MINUTO_MS).toISOString() },
      ],
      ordem: { campo: 'data', tipoOrdenacao: 'asc', tipoCampo: 'date' } as const,
    };
    for await (const { data } of devagar(lances.percorrer(SISTEMA, busca))) {
      const minuto = Math.floor(Date.parse(data) / MINUTO_MS);
      if (minuto <= ultimo) contados.set(minuto, (contados.get(minuto) ?? 0) + 1);
    }
    lembrados.delete(chave);
    lembrados.set(chave, { ate: ultimo, contados });
    if (lembrados.size > LEMBRADOS) lembrados.delete(lembrados.keys().next().value as string);
    return Array.from({ length: MINUTOS_DO_PAINEL }, (_, i) => ({
      em: new Date((primeiro + i) * MINUTO_MS).toISOString(),
      qtd: contados.get(primeiro + i) ?? 0,
    }));
  };
}
