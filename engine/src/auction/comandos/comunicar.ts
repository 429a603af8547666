import { ErroMartelo } from '@martelo/shared/erros';
import type { Ata } from '../atos/ata.ts';
import { aceitaLances } from '../leituras/abertura.ts';
import type { EstadoLote } from '../modelo/estado.ts';

/** Shown at a time: each is in every message of the lot's price. */
export const COMUNICADOS_POR_LOTE = 5;

/** L7: said of a lot while it may still be bid for. @throws ErroMartelo ENCERRADO, COMUNICADOS_DEMAIS */
export function comunicar(
  lote: EstadoLote,
  { texto, mudaDescricao }: { texto: string; mudaDescricao: boolean },
  ata: Ata,
): Record<string, unknown> {
  if (!aceitaLances(lote)) throw new ErroMartelo('ENCERRADO');
  if (lote.comunicados.length >= COMUNICADOS_POR_LOTE)
    throw new ErroMartelo('COMUNICADOS_DEMAIS', { maximo: COMUNICADOS_POR_LOTE });
  const comunicado = ata.sorteio.uid();
  const { instante } = ata;
  const elo = ata.elo(lote, { tipo: 'Comunicado', comunicado, texto, mudaDescricao });
  ata.registrar({
    tipo: 'ComunicadoFeito/1',
    instante,
    lelUid: lote.uid,
    comunicado,
    texto,
    mudaDescricao,
    elo,
  });
  return { comunicado };
}

/** Shown no more, and still in the ledger. @throws ErroMartelo COMUNICADO_NAO_ENCONTRADO */
export function retirarComunicado(lote: EstadoLote, uid: string, ata: Ata): Record<string, unknown> {
  if (!lote.comunicados.some((um) => um.uid === uid)) throw new ErroMartelo('COMUNICADO_NAO_ENCONTRADO');
  const { instante } = ata;
  const elo = ata.elo(lote, { tipo: 'ComunicadoRetirado', comunicado: uid });
  ata.registrar({ tipo: 'ComunicadoRetirado/1', instante, lelUid: lote.uid, comunicado: uid, elo });
  return { comunicado: uid };
}
