import type { Lacuna, restituir } from '../leituras/restituicao.ts';
import type { Ata } from './ata.ts';

/** Writes the ends that lots get for a gap in which no bid could be taken. */
export function restituirLotes(restituidos: ReturnType<typeof restituir>, lacuna: Lacuna, ata: Ata): void {
  const [de, ate] = [new Date(lacuna.de).toISOString(), new Date(lacuna.ate).toISOString()];
  for (const { lote, dataFim: fim } of restituidos) {
    const dataFim = new Date(fim).toISOString();
    const elo = ata.elo(lote, { tipo: 'TempoRestituido', dataFim, de, ate });
    ata.registrar({
      tipo: 'TempoRestituido/1',
      instante: ata.instante,
      lelUid: lote.uid,
      dataFim,
      de,
      ate,
      elo,
    });
  }
}
