import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  descartarBanco,
  SEM_MONGO,
  SERVIDOR_DE_TESTE,
  URI_DE_TESTE,
  uriDoBanco,
} from '../../engine/src/store/test-server.ts';
import { ate, EngineDeTeste, type Json } from '../contract/engine.ts';
import { pastaVazia } from '../contract/pasta.ts';
import { ligarRedis, type RedisDeTeste } from '../redis-de-teste.ts';

/** Two whole engines over one MongoDB and one Redis, spoken to through the public contract alone. */
describe.skipIf(URI_DE_TESTE === undefined)(
  `two engines, their stores on ${SERVIDOR_DE_TESTE}`,
  { timeout: 120_000, ...SEM_MONGO },
  () => {
    const banco = `dois-${randomUUID()}`;
    let redis: RedisDeTeste;
    let um: EngineDeTeste;
    let outro: EngineDeTeste;
    beforeAll(async () => {
      redis = await ligarRedis();
      const ambiente = { MONGODB_URI: uriDoBanco(banco), REDIS_URL: redis.url };
      // No auctions of the demo's: the store that stands in for a cluster reads all of the log for each one that is followed.
      um = new EngineDeTeste(pastaVazia(), { ...ambiente, MARTELO_DEMO: 'contas' });
      outro = new EngineDeTeste(pastaVazia(), { ...ambiente, MARTELO_DEMO: '0' });
      await um.subir();
      await outro.subir();
    }, 180_000);
    afterAll(async () => {
      await Promise.all([um?.encerrar(), outro?.encerrar()]);
      await redis?.desligar();
      if (URI_DE_TESTE !== undefined) await descartarBanco(banco);
    }, 60_000);

    /** A lot made at one is soon known at the other: its records follow the log. */
    const conhecido = (lelUid: string) =>
      ate(
        () => outro.pedir('GET', `/v1/lotes/${lelUid}`),
        ({ status }) => status === 200,
      );

    it('are one to a client: a token, a bid and its receipt of one are good at the other', async () => {
      const { lotes } = await um.leilao({ incrementos: [{ valor: 5_000 }] }, [
        { nome: 'Dos dois', tipo: 'Carro', valor: { minimo: 50_000 } },
      ]);
      const lelUid = lotes[0]!;
      const comandoId = randomUUID();
      const aqui = await um.lance(lelUid, 'cliente1', 'AUTOMATICO', 90_000, comandoId);
      expect(aqui.status, aqui.texto).toBe(201);
      const token = await um.entrar('cliente1');
      await conhecido(lelUid);
      const corpo = { comandoId, tipo: 'AUTOMATICO', valor: 90_000 };
      const la = await outro.pedir('POST', `/v1/lotes/${lelUid}/lances`, { token, corpo });
      expect(la.corpo).toEqual(aqui.corpo);

      const socket = outro.socket(await outro.entrar('cliente3'));
      const vistos: Json[] = [];
      socket.on('on-lances-lote', (estado) => vistos.push(estado));
      expect(await socket.timeout(10_000).emitWithAck('conectar-lances-lote', { lelUid })).toMatchObject({
        ok: true,
        valorAtual: 50_000,
      });
      expect((await um.lance(lelUid, 'cliente2', 'MANUAL', 70_000)).status).toBe(201);
      await ate(
        async () => vistos.at(-1)?.valorAtual,
        (valor) => valor === 75_000,
      );
      socket.disconnect();
    });

    it('tell each other who logged out: the token ends everywhere, and its sockets with it', async () => {
      const email = 'cliente4@demo.martelo';
      const { corpo: sessao } = await um.pedir('POST', '/v1/auth/token', {
        corpo: { email, senha: 'senha-dos-testes-2026', permanecerLogado: false },
      });
      const token = sessao.access_token as string;
      const socket = outro.socket(token);
      await new Promise<void>((pronto) => socket.on('connect', pronto));
      expect((await outro.pedir('GET', '/v1/auth/eu', { token })).status).toBe(200);
      await um.pedir('POST', '/v1/auth/sair', { token, corpo: { refresh_token: sessao.refresh_token } });
      await ate(
        () => outro.pedir('GET', '/v1/auth/eu', { token }),
        ({ status }) => status === 401,
      );
      await ate(
        async () => socket.connected,
        (ligado) => !ligado,
      );
    });

    it('tell each other what changed for a client: a limit granted at one holds at the other', async () => {
      const { lotes } = await um.leilao({ incrementos: [{ valor: 100 }] }, [
        { nome: 'Bloqueio', tipo: 'Carro', valor: { minimo: 100 } },
      ]);
      const lelUid = lotes[0]!;
      const [adm, cliente] = [await um.entrar('adm'), await outro.entrar('cliente5')];
      const { corpo: eu } = await outro.pedir('GET', '/v1/auth/eu', { token: cliente });
      const licitar = (valor: number) =>
        outro.pedir('POST', `/v1/lotes/${lelUid}/lances`, {
          token: cliente,
          corpo: { comandoId: randomUUID(), tipo: 'MANUAL', valor },
        });
      await conhecido(lelUid);
      expect((await licitar(100)).status).toBe(201);
      expect((await um.lance(lelUid, 'cliente6', 'MANUAL', 200)).status).toBe(201);
      const limitado = await um.pedir('PUT', `/v1/clientes/${eu.uid}/participacao`, {
        token: adm,
        corpo: { limiteExposicao: 1 },
      });
      expect(limitado.status).toBe(200);
      let valor = 1_000;
      await ate(
        () => {
          valor += 1_000;
          return licitar(valor);
        },
        ({ corpo }) => corpo.codigo === 'LIMITE_DE_EXPOSICAO',
      );
    });
  },
);
