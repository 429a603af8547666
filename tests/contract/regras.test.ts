import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EngineDeTeste } from './engine.ts';

const engine = new EngineDeTeste();
beforeAll(() => engine.subir(), 60_000);
afterAll(() => engine.encerrar());

/** Reais to centavos: the worked examples are in reais. */
const reais = (valor: number) => valor * 100;
const DEGRAUS = [
  { ate: reais(5_000), valor: reais(100) },
  { ate: reais(20_000), valor: reais(250) },
  { valor: reais(500) },
];
const PESSOAS = { A: 'cliente1', B: 'cliente2', C: 'cliente3' } as const;
type Pessoa = keyof typeof PESSOAS;
type Lance = [
  quem: Pessoa,
  tipo: 'auto' | 'manual',
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

// The worked examples of the auction rules. A room bid is literal, as a manual one is (rule 2): E6 is bid by hand here.
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
      ['B', 'manual', 1_500, vence('A', 1_600)],
      ['B', 'manual', 2_000, vence('A', 2_000)],
      ['B', 'manual', 2_100, vence('B', 2_100)],
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

async function loteDe({ minimo, reserva, degrau, empate }: Exemplo): Promise<string> {
  const { lotes } = await engine.leilao({ incrementos: DEGRAUS, ...(empate ? { empate } : {}) }, [
    {
      nome: 'Lote de exemplo',
      tipo: 'Carro',
      valor: { minimo: reais(minimo), ...(degrau ? { incremento: reais(degrau) } : {}) },
      ...(reserva ? { valorComitente: reais(reserva) } : {}),
    },
  ]);
  return lotes[0]!;
}

describe('the worked examples of the auction rules, by REST', () => {
  it.for(EXEMPLOS)('$nome', async (exemplo) => {
    const lelUid = await loteDe(exemplo);
    const apelidos = new Map<string, Pessoa>();
    for (const [quem, tipo, valor, esperado] of exemplo.lances) {
      const modo = tipo === 'auto' ? 'AUTOMATICO' : 'MANUAL';
      const { status, corpo } = await engine.lance(lelUid, PESSOAS[quem], modo, reais(valor));
      const lote = await engine.lote(lelUid);
      if ('recusa' in esperado) {
        expect(status).toBe(422);
        expect(corpo.codigo).toBe(esperado.recusa);
        if (esperado.proximo) expect(corpo.proximoLance).toBe(reais(esperado.proximo));
        continue;
      }
      expect(status).toBe(201);
      expect(corpo.valorAtual).toBe(reais(esperado.preco));
      expect(corpo.posicao).toBe(esperado.lider === quem ? 'ganhando' : 'superado');
      expect(lote.valorAtual).toBe(reais(esperado.preco));
      expect(lote.proximoLance).toBe(corpo.proximoLance);
      if (corpo.posicao === 'ganhando') apelidos.set(lote.lider.apelido, quem);
      expect(apelidos.get(lote.lider.apelido)).toBe(esperado.lider);
    }
  });

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
