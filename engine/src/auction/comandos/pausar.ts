import { ErroMartelo } from '@martelo/shared/erros';
import { LEILAO_ACEITA_LANCES } from '@martelo/shared/leilao';
import type { Ata } from '../atos/ata.ts';
import { restituirLotes } from '../atos/restituir-lotes.ts';
import { restituir } from '../leituras/restituicao.ts';
import type { Estado } from '../modelo/estado.ts';
import type { QuemPausa } from '../modelo/pregao.ts';
import { mover } from './movimentos.ts';

/**
 * The whole auction stands still: no bid, no call, no clock. Going on gives every clock the pause back, publicly, as an outage does
 * (rule 18). Asking for what is already so changes nothing. It goes on when neither the auctioneer nor a maintenance holds it: neither
 * ends the other's pause.
 * @throws ErroMartelo LEILAO_NAO_ABERTO, EM_MANUTENCAO to an auctioneer who would go on in one
 */
export function pausar(estado: Estado, pausado: boolean, ata: Ata, quem: QuemPausa): Record<string, unknown> {
  const { pausas, pausadoEm } = estado.pregao;
  if (pausado === pausas.includes(quem)) {
    if (!pausado && pausas.length > 0 && quem === 'leiloeiro') throw new ErroMartelo('EM_MANUTENCAO');
    return { pausado };
  }
  if (!LEILAO_ACEITA_LANCES.has(estado.leilao.situacao)) throw new ErroMartelo('LEILAO_NAO_ABERTO');
  if (!pausado && pausas.length === 1) {
    const lacuna = { de: pausadoEm!, ate: ata.instante };
    restituirLotes(restituir(estado, lacuna, ata.instante), lacuna, ata);
  }
  mover(ata, quem === 'manutencao' ? { pausado, manutencao: true } : { pausado });
  return { pausado };
}
