import type { AvisoDoSino } from '@martelo/shared/avisos/esquemas';
import { eventoDe } from '@martelo/shared/avisos/eventos';
import { SISTEMA } from '../records/acesso.ts';
import type { Colecao } from '../records/records.ts';
import type { Aviso } from './registros.ts';

/** A notice as its person reads it. */
export const avisoNoSino = ({ uid, evento, titulo, corpo, destino, em, lidoEm }: Aviso): AvisoDoSino => ({
  ...{ uid, evento, grupo: eventoDe(evento).grupo, titulo, corpo, destino, em, lidoEm },
});

/** Of several unread about the same matter the bell keeps the last: fifteen times outbid on one lot is one line, with the newest price. */
export async function tirarOsSubstituidos(
  avisos: Colecao<Aviso>,
  { uid, cliUid, usuUid, topico, em }: Aviso,
): Promise<void> {
  if (topico === null) return;
  const antigos = avisos.percorrer(SISTEMA, {
    filtros: [
      cliUid === null
        ? { tipo: 'exata', campo: 'usuUid', valor: usuUid }
        : { tipo: 'exata', campo: 'cliUid', valor: cliUid },
      { tipo: 'exata', campo: 'topico', valor: topico },
      { tipo: 'exata', campo: 'noSino', valor: true },
      { tipo: 'existe', campo: 'lidoEm', valor: false },
    ],
  });
  for await (const antigo of antigos) {
    if (antigo.uid === uid || antigo.em > em) continue;
    // Who read it at this moment has it among what was read.
    await avisos.salvar(SISTEMA, { ...antigo, noSino: false }, antigo.revisao).catch(() => {});
  }
}
