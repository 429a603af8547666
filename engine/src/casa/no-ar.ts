import type { Transmissao, TransmissaoPublica } from '@martelo/shared/transmissao';
import { SISTEMA } from '../records/acesso.ts';
import type { Registros } from '../records/records.ts';
import { CANAIS_TRANSMISSAO, TRANSMISSOES } from './transmissao.ts';

/** What is on the air of these auctions now, by auction. */
export type NoAr = (leilaoUids: readonly string[]) => Promise<ReadonlyMap<string, TransmissaoPublica>>;

export function criarNoAr(registros: Registros): NoAr {
  const transmissoes = registros.colecao(TRANSMISSOES);
  const canais = registros.colecao(CANAIS_TRANSMISSAO);
  return async (leilaoUids) => {
    const publicas = new Map<string, TransmissaoPublica>();
    if (leilaoUids.length === 0) return publicas;
    const noAr = transmissoes.percorrer(SISTEMA, {
      filtros: [
        { tipo: 'multipla', campo: 'leilaoUid', valores: [...leilaoUids] },
        { tipo: 'exata', campo: 'publicada', valor: true },
      ],
    });
    for await (const uma of noAr) {
      if (uma.dataFim !== null) continue;
      const canal = uma.canalTransmissaoUid ? await canais.obter(SISTEMA, uma.canalTransmissaoUid) : null;
      publicas.set(uma.leilaoUid, transmissaoPublica(uma, canal?.nome ?? null));
    }
    return publicas;
  };
}

const transmissaoPublica = (
  { uid, leilaoUid, videoAtivo, audioAtivo, local, dataInicio, situacao }: Transmissao,
  canal: string | null,
): TransmissaoPublica => ({
  ...{ uid, leilaoUid, canal, videoAtivo, audioAtivo, local: local ?? null, dataInicio },
  chega: situacao === 'PUBLICADA',
});
