import { ErroMartelo } from '@martelo/shared/erros';
import { LEILAO_ACEITA_LANCES } from '@martelo/shared/leilao';
import type { Ata } from '../atos/ata.ts';
import { restituirLotes } from '../atos/restituir-lotes.ts';
import { restituir } from '../leituras/restituicao.ts';
import type { Estado } from '../modelo/estado.ts';
import { mover } from './movimentos.ts';

/**
 * The whole auction stands still: no bid, no call, no clock. Going on gives every clock the pause back, publicly, as an outage does
 * (rule 18). Asking for what is already so changes nothing.
 * @throws ErroMartelo LEILAO_NAO_ABERTO
 */
export function pausar(estado: Estado, pausado: boolean, ata: Ata): Record<string, unknown> {
  const desde = estado.pregao.pausadoEm;
  if (pausado === (desde !== null)) return { pausado };
  if (!LEILAO_ACEITA_LANCES.has(estado.leilao.situacao)) throw new ErroMartelo('LEILAO_NAO_ABERTO');
  if (desde !== null) {
    const lacuna = { de: desde, ate: ata.instante };
    restituirLotes(restituir(estado, lacuna, ata.instante), lacuna, ata);
  }
  mover(ata, { pausado });
  return { pausado };
}
