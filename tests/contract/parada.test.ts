import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ate, daqui, EngineDeTeste, espera, type Json } from './engine.ts';
import { livroConfere } from './verificador.ts';

const engine = new EngineDeTeste();
beforeAll(() => engine.subir());
afterAll(() => engine.encerrar());

const LOTES = 8;
const PESSOAS = ['cliente1', 'cliente2', 'cliente3', 'cliente4'];

describe('a stop in the middle of a storm of bids', () => {
  it('answers every bid that was taken, refuses the others cleanly, ends within 5 s and loses nothing (rule 22)', async () => {
    const lote = { nome: 'Tempestade', tipo: 'Carro', valor: { minimo: 100, incremento: 1 } };
    const { lotes } = await engine.leilao(
      {},
      Array.from({ length: LOTES }, () => lote),
    );
    const aceitos = new Map<string, Json>();
    const semResposta: string[] = [];
    const outros = new Set<string>();
    let parando = false;
    let valor = 100;
    const anotar = (comandoId: string, lelUid: string, status: number, corpo: Json) => {
      if (status === 201) aceitos.set(comandoId, { ...corpo, lelUid });
      else outros.add(`${status} ${corpo.codigo}`);
    };

    const licitantes = await Promise.all(
      PESSOAS.map(async (quem, i) => {
        const socket = engine.socket(await engine.entrar(quem));
        await new Promise<void>((resolve) => socket.once('connect', resolve));
        const tempestade = async () => {
          while (socket.connected && !parando) {
            const comandoId = randomUUID();
            const lelUid = lotes[valor % LOTES]!;
            const lance = { lelUid, comandoId, tipo: 'MANUAL', valor: valor++ };
            // Without an acknowledgement when the connection ends before it.
            const resposta: Json = await socket.emitWithAck('dar-lance', lance).catch(() => null);
            if (resposta === null) semResposta.push(comandoId);
            else
              anotar(
                comandoId,
                lelUid,
                resposta.ok ? 201 : resposta.erro.statusCode,
                resposta.erro ?? resposta,
              );
          }
        };
        const porRest = async () => {
          while (!parando) {
            const comandoId = randomUUID();
            const lelUid = lotes[(valor + i) % LOTES]!;
            try {
              const { status, corpo } = await engine.lance(lelUid, quem, 'MANUAL', valor++, comandoId);
              anotar(comandoId, lelUid, status, corpo);
            } catch {
              semResposta.push(comandoId);
              return;
            }
          }
        };
        return { socket, fim: Promise.all([tempestade(), tempestade(), porRest(), porRest()]) };
      }),
    );
    await ate(
      async () => aceitos.size,
      (quantos) => quantos > 400,
    );
    const inicio = performance.now();
    expect(await engine.parar('SIGTERM')).toBe(0);
    expect(performance.now() - inicio).toBeLessThan(5_000);
    parando = true;
    await Promise.all(licitantes.map(({ fim }) => fim));
    for (const { socket } of licitantes) socket.disconnect();
    for (const visto of outros) expect(visto).toMatch(/^(422 (ABAIXO_DO_MINIMO|JA_GANHANDO)|503 \w+)$/);

    await engine.subir();
    const noLivro = new Map<string, Json>();
    for (const lelUid of lotes) {
      const { corpo: livro } = await engine.pedir('GET', `/v1/lotes/${lelUid}/livro`);
      expect(livroConfere(livro)).toBe(true);
      for (const { publico, seq } of livro.eventos) {
        if (publico.tipo === 'Lance') noLivro.set(publico.lance, { lelUid, seq });
      }
    }
    for (const { uid, lelUid, seq } of aceitos.values()) expect(noLivro.get(uid)).toEqual({ lelUid, seq });
    // And the other way round: what was written was answered, nobody bid without knowing.
    expect(noLivro.size, `${semResposta.length} bids without an answer`).toBe(aceitos.size);
  });
});

describe('lots whose end passed while nobody ran', () => {
  it('get their time back, publicly, and then close as their bids say (rules 13, 16 and 18)', async () => {
    const dataFim = daqui(3);
    const regras = { pontoCorteParaIncrementoPosLancesSegundos: 0, incrementoAposLancesSegundos: 2 };
    const { lotes } = await engine.leilao(regras, [
      { nome: 'Com lance', tipo: 'Carro', valor: { minimo: 100 }, dataFim },
      { nome: 'Sem lance', tipo: 'Carro', valor: { minimo: 100 }, dataFim },
      { nome: 'Abaixo da reserva', tipo: 'Carro', valor: { minimo: 100 }, valorComitente: 900, dataFim },
    ]);
    await engine.lance(lotes[0]!, 'cliente1', 'MANUAL', 100);
    await engine.lance(lotes[2]!, 'cliente1', 'MANUAL', 100);
    await engine.parar('SIGKILL');
    await espera(Date.parse(dataFim) - Date.now() + 200);
    await engine.subir();
    for (const uid of lotes) {
      const { corpo: livro } = await engine.pedir('GET', `/v1/lotes/${uid}/livro`);
      expect(livroConfere(livro)).toBe(true);
      const { publico } = livro.eventos.find(({ publico }: Json) => publico.tipo === 'TempoRestituido');
      const falta = Date.parse(publico.ate) - Date.parse(publico.de);
      expect(Date.parse(publico.dataFim)).toBe(
        Math.max(Date.parse(dataFim) + falta, Date.parse(publico.instante) + 2_000),
      );
    }
    const fechados = await ate(
      () => Promise.all(lotes.map(async (uid) => (await engine.lote(uid)).situacao)),
      (situacoes) => !situacoes.includes('LIBERADO_LEILAO'),
    );
    expect(fechados).toEqual(['AG_PAGAMENTO', 'NAO_ARREMATADO', 'CONDICIONAL']);
    expect((await engine.lance(lotes[1]!, 'cliente2', 'MANUAL', 100)).corpo.codigo).toBe('ENCERRADO');
  });
});

const MONITOR = 'token-de-quem-monitora';
it('with a drain, a stopping engine says that it is not ready, and still serves until it is over', async () => {
  const outro = new EngineDeTeste(undefined, { MARTELO_DRENO_MS: '1500', MARTELO_MONITOR_TOKEN: MONITOR });
  await outro.subir();
  try {
    const { lotes } = await outro.leilao({}, [
      { nome: 'Dreno', tipo: 'Carro', valor: { minimo: 100, incremento: 1 } },
    ]);
    const fim = outro.parar();
    const pronto = await ate(
      () => outro.pedir('GET', '/readyz', { token: MONITOR }),
      ({ status }) => status === 503,
    );
    expect(pronto.corpo).toMatchObject({ ok: false, faltando: { processo: 'encerrando' } });
    expect((await outro.lance(lotes[0]!, 'cliente1', 'MANUAL', 100)).status).toBe(201);
    expect(await fim).toBe(0);
  } finally {
    await outro.encerrar();
  }
});
