import { aceitaLances, encerrado } from '../auction/abertura.ts';
import type { EstadoLote } from '../auction/estado.ts';
import { loteVisivel } from '../leiloes/visibilidade.ts';
import type { Acesso, Registros } from '../records/records.ts';
import type { Leitura, LoteLido } from '../terminados/leitura.ts';
import { LOTES } from './registro.ts';

/** The lot in which a vehicle is sold now, as far as the caller may see it on their brand; null when there is none. */
export type LoteDoVeiculo = (
  acesso: Acesso,
  veiUid: string,
) => Promise<{ lelUid: string; leiUid: string } | null>;

const SISTEMA: Acesso = { tipo: 'sistema' };

/** A vehicle may have been in many lots, of many auctions and, by whoever typed its uid, of other brands. */
export function criarLoteDoVeiculo(registros: Registros, leitura: Pick<Leitura, 'lote'>): LoteDoVeiculo {
  const lotes = registros.colecao(LOTES);
  return async (acesso, veiUid) => {
    let atual: (LoteLido & { leiUid: string }) | null = null;
    for (let pagina = 1; ; pagina++) {
      const { itens } = await lotes.listar(SISTEMA, {
        filtros: [{ tipo: 'exata', campo: 'dados.veiculo.uid', valor: veiUid }],
        pagina,
        porPagina: 200,
      });
      for (const { uid, leiUid } of itens) {
        const lido = await leitura.lote(leiUid, uid);
        if (lido === null || !loteVisivel(acesso, lido.estado, lido.lote)) continue;
        if (atual === null || maisAtual(lido.lote, atual.lote)) atual = { ...lido, leiUid };
      }
      if (itens.length < 200) break;
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
