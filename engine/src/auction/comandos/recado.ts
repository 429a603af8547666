import { ErroMartelo } from '@martelo/shared/erros';
import type { PublicoDoRecado } from '@martelo/shared/recado-do-pregao';
import type { Ata } from '../atos/ata.ts';
import type { Estado } from '../modelo/estado.ts';
import { mover } from './movimentos.ts';

/** L8: told the room or everybody, in place of what was. It is of no lot: no bid that comes first makes it stale. */
export function darRecado(
  { texto, para }: { texto: string; para: PublicoDoRecado },
  ata: Ata,
): Record<string, unknown> {
  const recado = ata.sorteio.uid();
  mover(ata, { recado: { uid: recado, texto, para, em: ata.iso } });
  return { recado };
}

/** @throws ErroMartelo RECADO_NAO_ENCONTRADO */
export function retirarRecado({ pregao }: Estado, ata: Ata): Record<string, unknown> {
  if (pregao.recado === null) throw new ErroMartelo('RECADO_NAO_ENCONTRADO');
  mover(ata, { recado: null });
  return { recado: pregao.recado.uid };
}
