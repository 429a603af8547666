import { randomUUID } from 'node:crypto';
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ate, daqui, EngineDeTeste, type Json } from './engine.ts';

const engine = new EngineDeTeste();
beforeAll(() => engine.subir());
afterAll(() => engine.encerrar());

/** Reais to centavos: the worked examples are in reais. */
const reais = (valor: number) => valor * 100;
const DEGRAUS = [
  { ate: reais(5_000), valor: reais(100) },
  { ate: reais(20_000), valor: reais(250) },
  { valor: reais(500) },
];
const PESSOAS = { A: 'cliente1', B: 'cliente2', C: 'cliente3' } as const;
/** Bidders on the site, and the room, whose bids the auctioneer enters. */
type Pessoa = keyof typeof PESSOAS | 'sala';
type Lance = [
  quem: Pessoa,
  tipo: 'auto' | 'manual' | 'presencial',
  valor: number,
  esperado: { lider: Pessoa; preco: number } | { recusa: string; proximo?: number },
];

interface Exemplo {
  nome: string;
  minimo: number;
  reserva?: number;
  degrau?: number;
  empate?: 'manual';
  lances: Lance[];
}

const vence = (lider: Pessoa, preco: number) => ({ lider, preco });

// The worked examples of the auction rules, E1 to E7; E8 is about time and stands below.
const EXEMPLOS: Exemplo[] = [
  {
    nome: 'E1',
    minimo: 4_000,
    lances: [
      ['A', 'auto', 6_000, vence('A', 4_000)],
      ['B', 'auto', 5_000, vence('A', 5_250)],
      ['B', 'auto', 5_900, vence('A', 6_000)],
      ['C', 'manual', 6_100, { recusa: 'ABAIXO_DO_MINIMO', proximo: 6_250 }],
    ],
  },
  {
    nome: 'E2',
    minimo: 500,
    degrau: 50,
    lances: [
      ['A', 'auto', 1_000, vence('A', 500)],
      ['B', 'manual', 1_000, vence('A', 1_000)],
      ['B', 'manual', 1_050, vence('B', 1_050)],
    ],
  },
  {
    nome: "E2 with empate 'manual'",
    minimo: 500,
    degrau: 50,
    empate: 'manual',
    lances: [
      ['A', 'auto', 1_000, vence('A', 500)],
      ['B', 'manual', 1_000, vence('B', 1_000)],
    ],
  },
  {
    nome: 'E3',
    minimo: 500,
    degrau: 50,
    lances: [
      ['A', 'auto', 700, vence('A', 500)],
      ['B', 'auto', 1_000, vence('B', 750)],
      ['A', 'auto', 1_000, vence('B', 1_000)],
    ],
  },
  {
    nome: 'E4',
    minimo: 1_000,
    reserva: 9_800,
    degrau: 100,
    lances: [
      ['A', 'auto', 5_000, vence('A', 1_000)],
      ['B', 'auto', 10_000, vence('B', 9_800)],
      ['B', 'auto', 12_000, vence('B', 9_800)],
      ['A', 'auto', 9_900, vence('B', 10_000)],
    ],
  },
  {
    nome: 'E5',
    minimo: 1_000,
    reserva: 2_500,
    degrau: 100,
    lances: [
      ['A', 'auto', 1_800, vence('A', 1_000)],
      ['A', 'auto', 3_000, vence('A', 2_500)],
    ],
  },
  {
    nome: 'E6',
    minimo: 1_000,
    degrau: 100,
    lances: [
      ['A', 'auto', 2_000, vence('A', 1_000)],
      ['sala', 'presencial', 1_500, vence('A', 1_600)],
      ['sala', 'presencial', 2_000, vence('A', 2_000)],
      ['sala', 'presencial', 2_100, vence('sala', 2_100)],
    ],
  },
  {
    nome: 'E7',
    minimo: 500,
    degrau: 50,
    lances: [
      ['A', 'auto', 980, vence('A', 500)],
      ['B', 'auto', 960, vence('A', 980)],
    ],
  },
];

async function leilaoDe({ minimo, reserva, degrau, empate, lances }: Exemplo) {
  const naSala = lances.some(([quem]) => quem === 'sala');
  return engine.leilao({ incrementos: DEGRAUS, ...(empate ? { empate } : {}) }, [
    {
      nome: 'Lote de exemplo',
      tipo: 'Carro',
      valor: { minimo: reais(minimo), ...(degrau ? { incremento: reais(degrau) } : {}) },
      ...(reserva ? { valorComitente: reais(reserva) } : {}),
      ...(naSala ? { finalizacaoManual: true } : {}),
    },
  ]);
}
const loteDe = async (exemplo: Exemplo): Promise<string> => (await leilaoDe(exemplo)).lotes[0]!;

/** What was answered to a bid: the refusal, or the answer itself. */
type Resposta = { ok: true; corpo: Json } | { ok: false; corpo: Json };
interface Canal {
  lance(lelUid: string, quem: keyof typeof PESSOAS, modo: string, valor: number): Promise<Resposta>;
  fechar(): void;
}

const porRest = async (): Promise<Canal> => ({
  async lance(lelUid, quem, modo, valor) {
    const { status, corpo } = await engine.lance(lelUid, PESSOAS[quem], modo as 'MANUAL', valor);
    expect([201, 422]).toContain(status);
    return { ok: status === 201, corpo };
  },
  fechar() {},
});

async function porSockets(): Promise<Canal> {
  const sockets = new Map<string, Socket>();
  for (const [pessoa, conta] of Object.entries(PESSOAS)) {
    sockets.set(pessoa, await conectar(await engine.entrar(conta)));
  }
  return {
    async lance(lelUid, quem, tipo, valor) {
      const pedido = { lelUid, tipo, valor, comandoId: randomUUID() };
      const { ok, erro, ...corpo } = await sockets.get(quem)!.emitWithAck('dar-lance', pedido);
      return ok ? { ok, corpo } : { ok, corpo: erro };
    },
    fechar() {
      for (const socket of sockets.values()) socket.disconnect();
    },
  };
}

async function conectar(token: string): Promise<Socket> {
  const socket = engine.socket(token);
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
}

/** The room: the auctioneer enters its bids under the apelido that the console offers. */
async function abrirSala(leiUid: string) {
  const socket = await conectar(await engine.entrar('leiloeiro'));
  const agir = async (campos: object): Promise<Json> =>
    socket.emitWithAck('leiloeiro-acao', { leiUid, comandoId: randomUUID(), ...campos });
  const { seq, apelidos } = await socket.emitWithAck('conectar-leiloeiro', { leiUid });
  expect((await agir({ acao: 'abrir-lote', seq })).ok).toBe(true);
  const apelidoUid = apelidos[0].uid;
  return {
    async lance(valor: number): Promise<Resposta> {
      const { seq } = await socket.emitWithAck('conectar-leiloeiro', { leiUid });
      const { ok, erro, resultado } = await agir({ acao: 'lance-presencial', apelidoUid, valor, seq });
      return ok ? { ok, corpo: resultado.lance } : { ok, corpo: erro };
    },
    fechar: () => socket.disconnect(),
  };
}

describe.each([
  ['REST', porRest],
  ['sockets', porSockets],
])('the worked examples of the auction rules, by %s', (_, abrirCanal) => {
  it.for(EXEMPLOS)('$nome', async (exemplo) => {
    const { uid: leiUid, lotes } = await leilaoDe(exemplo);
    const lelUid = lotes[0]!;
    const canal = await abrirCanal();
    const naSala = exemplo.lances.some(([quem]) => quem === 'sala');
    const sala = naSala ? await abrirSala(leiUid) : null;
    const apelidos = new Map<string, Pessoa>();
    for (const [quem, tipo, valor, esperado] of exemplo.lances) {
      const modo = tipo === 'auto' ? 'AUTOMATICO' : 'MANUAL';
      const { ok, corpo } =
        quem === 'sala'
          ? await sala!.lance(reais(valor))
          : await canal.lance(lelUid, quem, modo, reais(valor));
      const lote = await engine.lote(lelUid);
      expect(ok).toBe(!('recusa' in esperado));
      if ('recusa' in esperado) {
        expect(corpo.codigo).toBe(esperado.recusa);
        if (esperado.proximo) expect(corpo.proximoLance).toBe(reais(esperado.proximo));
        continue;
      }
      expect(corpo.valorAtual).toBe(reais(esperado.preco));
      expect(corpo.posicao).toBe(esperado.lider === quem ? 'ganhando' : 'superado');
      expect(lote.valorAtual).toBe(reais(esperado.preco));
      expect(lote.proximoLance).toBe(corpo.proximoLance);
      if (corpo.posicao === 'ganhando') apelidos.set(lote.lider.apelido, quem);
      expect(apelidos.get(lote.lider.apelido)).toBe(esperado.lider);
    }
    sala?.fechar();
    canal.fechar();
  });

  // Each bid of E8 on a lot of its own with the time left that the example gives it: the instants are the ledger's.
  it.for([
    { nome: 'at 900 s, REINICIA', modo: 'REINICIA', resta: 100, fim: 'instante' },
    { nome: 'at 999 s, REINICIA', modo: 'REINICIA', resta: 81, fim: 'instante' },
    { nome: 'at 1,178 s, REINICIA', modo: 'REINICIA', resta: 3, fim: 'instante' },
    { nome: 'at 900 s, SOMA', modo: 'SOMA', resta: 100, fim: 'soma' },
    { nome: 'at 999 s, SOMA', modo: 'SOMA', resta: 182, fim: 'mesmo' },
  ])('E8: $nome', async ({ modo, resta, fim }) => {
    const regras = {
      modoIncrementoTempo: modo,
      pontoCorteParaIncrementoPosLancesSegundos: 180,
      incrementoAposLancesSegundos: 180,
    };
    const canal = await abrirCanal();
    const dataFim = daqui(resta);
    const { lotes } = await engine.leilao(regras, [
      { nome: 'E8', tipo: 'Carro', valor: { minimo: 100_000 }, dataFim },
    ]);
    const lelUid = lotes[0]!;
    const { ok, corpo } = await canal.lance(lelUid, 'A', 'AUTOMATICO', 500_000);
    expect(ok).toBe(true);
    const livro = await engine.pedir('GET', `/v1/lotes/${lelUid}/livro`);
    const lance = livro.corpo.eventos.find(({ publico }: Json) => publico.tipo === 'Lance').publico;
    const esperado = {
      instante: Date.parse(lance.instante) + 180_000,
      soma: Date.parse(dataFim) + 180_000,
      mesmo: Date.parse(dataFim),
    }[fim as 'soma'];
    expect(corpo.dataFim).toBe(new Date(esperado).toISOString());
    // A silent raise moves no clock.
    await canal.lance(lelUid, 'A', 'AUTOMATICO', 600_000);
    expect((await engine.lote(lelUid)).dataFim).toBe(corpo.dataFim);
    canal.fechar();
  });

  it('E8: after the end, ENCERRADO', async () => {
    const canal = await abrirCanal();
    const { lotes } = await engine.leilao({}, [
      { nome: 'E8', tipo: 'Carro', valor: { minimo: 100_000 }, dataFim: daqui(0.5) },
    ]);
    const lelUid = lotes[0]!;
    await ate(
      () => engine.lote(lelUid),
      ({ situacao }) => situacao === 'NAO_ARREMATADO',
    );
    const { ok, corpo } = await canal.lance(lelUid, 'A', 'MANUAL', 100_000);
    expect([ok, corpo.codigo]).toEqual([false, 'ENCERRADO']);
    canal.fechar();
  });
});

describe('the leader’s own cap, by REST', () => {
  it('a silent raise leaves no trace: no seq, no bid counted, no price (rules 8 and 22)', async () => {
    const lelUid = await loteDe({ nome: '', minimo: 1_000, degrau: 100, lances: [] });
    await engine.lance(lelUid, 'cliente1', 'AUTOMATICO', reais(2_000));
    const antes = await engine.lote(lelUid);
    const { status, corpo } = await engine.lance(lelUid, 'cliente1', 'AUTOMATICO', reais(3_000));
    expect([status, corpo.seq]).toEqual([201, null]);
    expect(await engine.lote(lelUid)).toEqual(antes);
    const repetida = await engine.lance(lelUid, 'cliente1', 'AUTOMATICO', reais(3_000));
    expect(repetida.corpo.codigo).toBe('MAXIMO_NAO_SUPERIOR');
    const literal = await engine.lance(lelUid, 'cliente1', 'MANUAL', reais(4_000));
    expect(literal.corpo.codigo).toBe('JA_GANHANDO');
  });
});

describe('idempotency (rule 10)', () => {
  it('gives a repeated command its first answer, and refuses the same id with other content', async () => {
    const lelUid = await loteDe({ nome: '', minimo: 1_000, degrau: 100, lances: [] });
    const comandoId = randomUUID();
    const primeira = await engine.lance(lelUid, 'cliente1', 'MANUAL', reais(1_000), comandoId);
    await engine.lance(lelUid, 'cliente2', 'MANUAL', reais(1_200));
    const segunda = await engine.lance(lelUid, 'cliente1', 'MANUAL', reais(1_000), comandoId);
    expect([segunda.status, segunda.corpo]).toEqual([201, primeira.corpo]);
    const outra = await engine.lance(lelUid, 'cliente1', 'MANUAL', reais(1_900), comandoId);
    expect([outra.status, outra.corpo.codigo]).toEqual([409, 'COMANDO_CONFLITANTE']);
    const deOutro = await engine.lance(lelUid, 'cliente3', 'MANUAL', reais(1_400), comandoId);
    expect(deOutro.status).toBe(201);
    expect((await engine.lote(lelUid)).qtdLances).toBe(3);
  });

  it('holds for staff too: an auction and its lots are made once', async () => {
    const token = await engine.entrar('adm');
    const corpo = { nome: 'Uma vez só', data: '2027-01-10', comandoId: randomUUID() };
    const a = await engine.pedir('POST', '/v1/leiloes', { token, corpo });
    const b = await engine.pedir('POST', '/v1/leiloes', { token, corpo });
    expect(b.corpo).toEqual(a.corpo);
    const outro = await engine.pedir('POST', '/v1/leiloes', {
      token,
      corpo: { ...corpo, nome: 'Outra coisa' },
    });
    expect(outro.corpo.codigo).toBe('COMANDO_CONFLITANTE');

    const lote = { nome: 'Lote', tipo: 'Carro', valor: { minimo: 100 } };
    const incluir = () =>
      engine.pedir('POST', `/v1/leiloes/${a.corpo.uid}/lotes`, {
        token,
        corpo: lote,
        cabecalhos: { 'comando-id': `lotes-${corpo.comandoId}` },
      });
    const [x, y] = [await incluir(), await incluir()];
    expect(x.status).toBe(201);
    expect(y.corpo).toEqual(x.corpo);
    expect((await engine.pedir('GET', `/v1/leiloes/${a.corpo.id}`)).corpo.quantidadeLotes).toBe(1);
  });
});
