import { aceitaLances, encerrado } from '../auction/leituras/abertura.ts';
import type { EstadoLote } from '../auction/modelo/estado.ts';
import { SISTEMA } from '../records/acesso.ts';
import type { Acesso, Registros } from '../records/records.ts';
import { LOTES } from './registros/lote.ts';
import type { Leitura, LoteLido } from './terminados/leitura.ts';
import { loteVisivel } from './visibilidade.ts';

/** The lot in which a vehicle is sold now, as far as the caller may see it on their brand; null when there is none. */
export type LoteDoVeiculo = (
  acesso: Acesso,
  veiUid: string,
) => Promise<{ lelUid: string; leiUid: string } | null>;

/** A vehicle may have been in many lots, of many auctions and, by whoever typed its uid, of other brands. */
export function criarLoteDoVeiculo(registros: Registros, leitura: Pick<Leitura, 'lote'>): LoteDoVeiculo {
  const lotes = registros.colecao(LOTES);
  return async (acesso, veiUid) => {
    let atual: (LoteLido & { leiUid: string }) | null = null;
    const doVeiculo = { tipo: 'exata', campo: 'dados.veiculo.uid', valor: veiUid } as const;
    for await (const { uid, leiUid } of lotes.percorrer(SISTEMA, { filtros: [doVeiculo] })) {
      const lido = await leitura.lote(leiUid, uid);
      if (lido === null || !loteVisivel(acesso, lido.estado, lido.lote)) continue;
      if (atual === null || maisAtual(lido.lote, atual.lote)) atual = { ...lido, leiUid };
    }
    return atual && { lelUid: atual.lote.uid, leiUid: atual.leiUid };
  };
}

/** What takes bids goes before what will, and that before what is closed; of equals the one made last. */
function maisAtual(um: Lido, outro: Lido): boolean {
  const [deUm, doOutro] = [vez(um), vez(outro)];
  return deUm !== doOutro ? deUm < doOutro : um.id > outro.id;
}

type Lido = Pick<EstadoLote, 'situacao' | 'id'>;
const vez = (lote: Lido): number => (aceitaLances(lote) ? 0 : encerrado(lote) ? 2 : 1);
