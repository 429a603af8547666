import { hash } from 'node:crypto';
import { uuidv7De } from '@martelo/shared/identificador';
import { RECADOS_PRONTOS } from '../casa/recado-pronto.ts';
import { SISTEMA } from '../records/acesso.ts';
import type { Registros } from '../records/records.ts';

const PRONTOS = [
  'Voltamos em dez minutos.',
  'O pagamento é até o segundo dia útil, por Pix ou boleto.',
  'A retirada é com hora marcada, pelo site.',
  'Últimos lances: depois da batida do martelo não há volta.',
];

/** What a demo's house has ready to tell the room. */
export async function criarRecadosDemo(registros: Registros, hotsiteId: number): Promise<void> {
  const recados = registros.colecao(RECADOS_PRONTOS);
  for (const [i, texto] of PRONTOS.entries()) {
    const uid = uuidv7De(Date.UTC(2026, 0, 1) + i, hash('sha256', `demo:recado:${hotsiteId}:${texto}`));
    if ((await recados.obter(SISTEMA, uid)) !== null) continue;
    await recados.inserir(SISTEMA, {
      ...{ uid, id: await registros.proximoId('recadoPronto'), hotsiteId, texto },
    });
  }
}
