import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import { afterAll, expect } from 'vitest';
import { Api, ENGINE, SENHA } from './plataforma.ts';

const abertos = new Set<Socket>();
afterAll(() => {
  for (const um of abertos) um.disconnect();
});

/** The auctioneer's console, as a program: it acts on the last state that it was told. */
export async function mesaDoLeiloeiro(
  leiUid: string,
): Promise<(acao: string, mais?: object) => Promise<void>> {
  const { access_token } = await new Api().chamar<{ access_token: string }>('POST', '/v1/auth/token', {
    email: 'leiloeiro@demo.martelo',
    senha: SENHA,
    permanecerLogado: false,
  });
  const ligado = io(ENGINE, { transports: ['websocket'], auth: { hotsite: 'leilo', token: access_token } });
  abertos.add(ligado);
  let estado = await ligado.emitWithAck('conectar-leiloeiro', { leiUid });
  ligado.on('on-leiloeiro', (novo) => {
    estado = novo;
  });
  return async (acao, mais = {}) => {
    const ack = await ligado.emitWithAck('leiloeiro-acao', {
      ...{ leiUid, acao, comandoId: randomUUID(), seq: estado.seq, ...mais },
    });
    expect(ack.ok, JSON.stringify(ack)).toBe(true);
    estado = ack;
  };
}
