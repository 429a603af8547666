import { QUEM_APROVA } from '../../casa/aprovacao.ts';
import type { Acesso, Registros } from '../../records/records.ts';
import { quemTem } from '../usuarios/administradores.ts';
import { perdidosPor } from '../usuarios/perdas.ts';

/**
 * Whether somebody else of the brand could give the second word on money; whom the asker has let go of late counts as still there, and waits.
 */
export async function haOutraPessoa(
  registros: Registros,
  { hotsiteId, usuUid }: Extract<Acesso, { tipo: 'interno' }>,
  agora: number,
): Promise<boolean> {
  const deles = await quemTem(registros, QUEM_APROVA, hotsiteId, agora);
  if (deles.some(({ uid }) => uid !== usuUid)) return true;
  const quem = { por: usuUid, marca: hotsiteId, papeis: QUEM_APROVA };
  return (await perdidosPor(registros, quem, agora)).some((uid) => uid !== usuUid);
}
