import type { Registros } from '../../records/records.ts';
import { estadiasDoVeiculo, ultimaDas } from './lugares.ts';

/** A vehicle that goes back to its consignor, or has gone. */
export type DeVolta = 'SAINDO' | 'DEVOLVIDO';

/**
 * Whether a vehicle is on its way back to its consignor or was given back, and is not expected anew: it is not there to be sold. Who bought one and
 * fetched it may have it sold again, from wherever it stands.
 */
export async function deVoltaAoComitente(
  registros: Registros,
  veiculo: { uid: string; hotsiteId: number },
): Promise<DeVolta | null> {
  const estadias = await estadiasDoVeiculo(registros, veiculo);
  const ultima = ultimaDas(estadias);
  if (ultima?.saidaPara !== 'COMITENTE') return null;
  if (ultima.situacao === 'EM_SAIDA') return 'SAINDO';
  if (ultima.situacao !== 'FINALIZADA') return null;
  return estadias.some(({ situacao }) => situacao === 'PREVISTA') ? null : 'DEVOLVIDO';
}
