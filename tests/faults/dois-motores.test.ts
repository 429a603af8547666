import { randomUUID } from 'node:crypto';
import { assinarEndereco, CABECALHO_ENDERECO } from '@martelo/shared/endereco-do-cliente';
import { segredosDeServico } from '@martelo/shared/segredo-servico';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  descartarBanco,
  SEM_MONGO,
  SERVIDOR_DE_TESTE,
  URI_DE_TESTE,
  uriDoBanco,
} from '../../engine/src/store/test-server.ts';
import { ate, daqui, EngineDeTeste, type Json, SEGREDO } from '../contract/engine.ts';
import { pastaVazia } from '../contract/pasta.ts';
import { ligarRedis, type RedisDeTeste } from '../redis-de-teste.ts';

/** Two whole engines over one MongoDB and one Redis, spoken to through the public contract alone. */
describe.skipIf(URI_DE_TESTE === undefined)(
  `two engines, their stores on ${SERVIDOR_DE_TESTE}`,
  { timeout: 600_000, ...SEM_MONGO },
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
      outro = new EngineDeTeste(pastaVazia(), {
        ...{ ...ambiente, MARTELO_DEMO: '0' },
        // The people of the first one's demo have none.
        MARTELO_2FA_INTERNO: 'opcional',
      });
      await um.subir();
      await outro.subir();
    });
    afterAll(async () => {
      await Promise.all([um?.encerrar(), outro?.encerrar()]);
      await redis?.desligar();
      if (URI_DE_TESTE !== undefined) await descartarBanco(banco);
    });

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

    it('keep out together whom one of them is told to, sockets too, within five seconds (BO19)', async () => {
      const adm = await um.entrar('adm');
      const ip = '198.51.100.77';
      const segredos = segredosDeServico({ MARTELO_SEGREDO_SERVICO: SEGREDO });
      const de = () => ({ [CABECALHO_ENDERECO]: assinarEndereco(ip, segredos, Date.now()) });
      const socket = io(outro.url, {
        ...{ transports: ['websocket'], auth: { hotsite: 'leilo' }, extraHeaders: de(), reconnection: false },
      });
      await new Promise<void>((pronto) => socket.on('connect', () => pronto()));
      const bloqueio = await um.pedir('POST', '/v1/bloqueios', {
        token: adm,
        corpo: {
          ...{ tipo: 'REDE', alvo: ip, escopo: 'TUDO', motivo: 'Abuso' },
          ate: new Date(Date.now() + 86_400_000).toISOString(),
        },
      });
      expect(bloqueio.status, bloqueio.texto).toBe(201);
      await ate(
        () => outro.pedir('GET', '/v1/lotes', { cabecalhos: de() }),
        ({ corpo }) => corpo.codigo === 'ACESSO_BLOQUEADO',
        5_000,
      );
      await ate(
        async () => socket.connected,
        (ligado) => !ligado,
        5_000,
      );
    });

    it('close together for a maintenance, and give an auction its time back once, whoever holds it (BO18)', async () => {
      const { uid: leiUid, lotes } = await um.leilao({ incrementos: [{ valor: 100 }] }, [
        { nome: 'Parado', tipo: 'Carro', valor: { minimo: 100 }, dataFim: daqui(600) },
      ]);
      const lelUid = lotes[0]!;
      await conhecido(lelUid);
      const antes = Date.parse((await um.lote(lelUid)).dataFim);
      // Told to the one that does not hold the auction.
      const token = await outro.entrar('adm');
      const criada = await outro.pedir('POST', '/v1/manutencao', {
        token,
        corpo: { alcance: 'LANCES', motivo: 'Troca', minutos: 30 },
      });
      expect(criada.status, criada.texto).toBe(201);
      const caminho = `/v1/manutencao/${criada.corpo.uid}`;
      const agir = async (acao: string) => {
        const { revisao } = (await outro.pedir('GET', caminho, { token })).corpo;
        return outro.pedir('POST', `${caminho}/${acao}`, { token, corpo: { revisao } });
      };
      const ativada = await agir('ativar');
      expect(ativada.status, ativada.texto).toBe(200);
      await ate(
        () => um.lance(lelUid, 'cliente1', 'MANUAL', 100),
        ({ corpo }) => corpo.codigo === 'EM_MANUTENCAO',
        5_000,
      );
      const pausado = (sim: boolean) =>
        Promise.all(
          [um, outro].map((qual) =>
            ate(
              () => qual.pedir('GET', `/v1/leiloes/${leiUid}`),
              ({ corpo }) => corpo.pausado === sim,
            ),
          ),
        );
      await pausado(true);
      expect((await agir('desligar')).status).toBe(200);
      await pausado(false);
      // The other one's bid may have come before the door closed.
      expect((await um.lance(lelUid, 'cliente2', 'MANUAL', 200)).status).toBe(201);
      expect(Date.parse((await um.lote(lelUid)).dataFim)).toBeGreaterThan(antes);
      const livro = await um.pedir('GET', `/v1/lotes/${lelUid}/livro`);
      expect(livro.texto.match(/"TempoRestituido"/g)).toHaveLength(1);
    });
  },
);
