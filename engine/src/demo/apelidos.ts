import { hash } from 'node:crypto';
import { uuidv7De } from '@martelo/shared/identificador';
import { apelidoLido } from '@martelo/shared/pessoa';
import { APELIDOS } from '../casa/apelido.ts';
import { SISTEMA } from '../records/acesso.ts';
import type { Registros } from '../records/records.ts';

const NA_SALA = [
  ['Boina Azul', 'Goiânia', 'GO'],
  ['Doutor Frota', 'São Paulo', 'SP'],
  ['Mestre Diesel', 'Cuiabá', 'MT'],
  ['Rei do Guincho', 'Campinas', 'SP'],
  ['Senhora 27', 'Recife', 'PE'],
  ['Zé das Peças', 'Curitiba', 'PR'],
] as const;

/** Who sits in the room of a demo's live auction. */
export async function criarApelidosDemo(
  registros: Registros,
  leiUid: string,
  hotsiteId: number,
): Promise<void> {
  const apelidos = registros.colecao(APELIDOS);
  for (const [i, [apelido, cidade, estado]] of NA_SALA.entries()) {
    const uid = uuidv7De(Date.UTC(2026, 0, 1) + i, hash('sha256', `demo:${leiUid}:${apelido}`));
    const id = await registros.proximoId('apelido');
    await apelidos.inserir(SISTEMA, {
      ...{ uid, id, hotsiteId, leiUid, apelido, cidade, estado },
      apelidoLido: apelidoLido(apelido),
    });
  }
}
