import type { Server } from 'socket.io';
import { CLIENTES } from '../acesso/clientes/registro.ts';
import { DOCUMENTOS_CLIENTE } from '../casa/documento-cliente.ts';
import { SISTEMA } from '../records/acesso.ts';
import type { Registros } from '../records/records.ts';
import { salaDoCliente } from './rooms.ts';

/**
 * Tells a client's sockets on this process that their registration or a document of theirs was written, by whatever process
 * (`on-cadastro`, with nothing in it): what it is now, and what they may do, is read as ever. Returns what stops it.
 */
export function transmitirCadastros(
  io: Server,
  registros: Registros,
  aoFalhar: (erro: unknown) => void,
): () => void {
  const { rooms } = io.of('/').adapter;
  const avisar = (cliUid: string): void => {
    io.local.to(salaDoCliente(cliUid)).emit('on-cadastro', {});
  };
  const doDocumento = async (uid: string): Promise<void> => {
    const doc = await registros.colecao(DOCUMENTOS_CLIENTE).obter(SISTEMA, uid);
    if (doc !== null) avisar(doc.cliUid);
  };
  const ouvidos = [
    registros.aoEscrever(CLIENTES.nome, avisar),
    registros.aoEscrever(DOCUMENTOS_CLIENTE.nome, (uid) => {
      // Nobody looks on: nothing is read.
      if (rooms.size > 0) doDocumento(uid).catch(aoFalhar);
    }),
  ];
  return () => {
    for (const parar of ouvidos) parar();
  };
}
