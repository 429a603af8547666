import { uuidv7 } from '@martelo/shared/identificador';
import { Server, type Socket } from 'socket.io';
import { afterAll, expect, it } from 'vitest';
import { MENSAGENS, type MensagemGuardada, TODOS } from '../negocio/conversas/registro.ts';
import { criarMensagens } from '../negocio/conversas/ver.ts';
import { SISTEMA } from '../records/acesso.ts';
import { criarRegistrosSqlite } from '../records/sqlite.ts';
import { transmitirConversas } from './chat-broadcast.ts';
import { salaDaConversa } from './rooms.ts';

const PESSOAS = 120;
const MENSAGENS_DITAS = 12;
const registros = criarRegistrosSqlite({ arquivo: ':memory:' });
const io = new Server();
const parar = transmitirConversas({
  ...{ io, registros, leitores: { conferir: () => true } },
  mensagens: criarMensagens({ registros, nomeDoUsuario: async () => 'Helena', agora: Date.now }),
  aoFalhar(erro) {
    throw erro;
  },
});
afterAll(async () => {
  parar();
  await registros.close();
});

/** The frames that somebody in a room was sent, without a network between. */
function alguem(sala: string): string[] {
  const quadros: string[] = [];
  const _socket = { write: (quadro: Buffer) => quadros.push(quadro.toString()) };
  const conn = {
    ...{ readyState: 'open', writeBuffer: [], transport: { writable: true, socket: { _socket } } },
    write() {},
  };
  const id = uuidv7();
  io.of('/').sockets.set(id, { conn } as unknown as Socket);
  io.of('/').adapter.addAll(id, new Set([sala]));
  return quadros;
}
const lidas = (quadros: readonly string[]): { ordem: number; quem?: object }[] =>
  quadros.flatMap((quadro) => JSON.parse(quadro.slice(quadro.indexOf('[')))[1].mensagens);

it('a full room hears all in order, in few frames that are no longer than a message may be, and others have their turn in between', async () => {
  const chatUid = uuidv7();
  const publico = Array.from({ length: PESSOAS }, () => alguem(salaDaConversa('PUBLICA', chatUid, false)));
  const casa = alguem(salaDaConversa('PUBLICA', chatUid, true));
  const deFora = alguem(salaDaConversa('PUBLICA', uuidv7(), false));
  // Looked at whenever anything else has its turn: some have heard, and others not yet.
  let noMeio = false;
  const olhar = () => {
    const quantos = publico.filter(({ length }) => length > 0).length;
    noMeio ||= quantos > 0 && quantos < PESSOAS;
    if (!noMeio && quantos < PESSOAS) setImmediate(olhar);
  };
  olhar();
  for (let ordem = 1; ordem <= MENSAGENS_DITAS; ordem++) {
    const mensagem: MensagemGuardada = {
      ...{ uid: uuidv7(), hotsiteId: 1, chatUid, leitor: TODOS, ordem, mensagem: 'é'.repeat(1_000) },
      ...{ remetenteUid: uuidv7(), daCasa: false, apelido: 'Boina', comandoId: String(ordem) },
      ...{ enviadaEm: new Date().toISOString(), removidaEm: null, removidaPor: null },
    };
    await registros.colecao(MENSAGENS).inserir(SISTEMA, mensagem);
  }
  const todas = Array.from({ length: MENSAGENS_DITAS }, (_, n) => n + 1);
  for (const quadros of [...publico, casa])
    await expect.poll(() => lidas(quadros).map(({ ordem }) => ordem), { timeout: 10_000 }).toEqual(todas);
  expect(noMeio).toBe(true);
  expect(publico[0]!.length).toBeLessThan(MENSAGENS_DITAS);
  for (const quadro of [...publico.flat(), ...casa])
    expect(Buffer.byteLength(quadro)).toBeLessThanOrEqual(16 * 1_024);
  expect(lidas(publico[0]!).some(({ quem }) => quem !== undefined)).toBe(false);
  expect(lidas(casa).every(({ quem }) => quem !== undefined)).toBe(true);
  expect(deFora).toEqual([]);
});
