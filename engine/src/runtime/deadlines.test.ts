import { describe, expect, it } from 'vitest';
import { StoreUnavailable, UnknownOutcome } from '../store/unavailable.ts';
import { type Bancada, bancada, LEILAO, loteUid } from './test-bench.ts';

const HORA = 3_600_000;
const lote = async ({ motor }: Bancada) => (await motor.estado(LEILAO))!.lotes.get(loteUid(1))!;

/** A lot that closed below its reserve in an auction that is over. */
async function condicional(): Promise<Bancada> {
  const mesa = await bancada();
  const termosCondicional = {
    ...{ prazoHoras: 2, prazoClienteHoras: 1, toleranciaPorcentagem: 0, aceitaReplica: true },
  };
  await mesa.abrirLeilao([{ fimEm: 300_000, valorComitente: 100_000, termosCondicional }]);
  await mesa.lance('ana', 500);
  await mesa.ambiente.passar(300_000);
  expect((await lote(mesa)).situacao).toBe('CONDICIONAL');
  await mesa.mandar({ tipo: 'mudar-situacao-leilao', situacao: 'EXECUTADO' });
  return mesa;
}

async function proposta(mesa: Bancada, horas: number, fimEm = 100 * HORA): Promise<void> {
  const regrasProposta = { validadeHoras: horas };
  await mesa.abrirLeilao([{ fimEm, somenteBuyNowProposta: true, regrasProposta }]);
  await mesa.mandar(
    {
      ...{ tipo: 'fazer-proposta', lelUid: loteUid(1), valor: 70_000, telefone: null, email: null },
      participante: { uid: 'ana', apelido: 'ana', cidade: 'São Paulo/SP' },
    },
    LEILAO,
    'ana',
  );
}
const situacaoDaProposta = async (mesa: Bancada) => [...(await lote(mesa)).propostas!.values()][0]!.situacao;

describe('deadlines', () => {
  it('of an answer survive the auction and a restart, and come at their time', async () => {
    const mesa = await condicional();
    await mesa.motor.parar();
    await mesa.ligar();
    const { prazo } = (await lote(mesa)).condicional!;
    await mesa.ambiente.passar(prazo - mesa.ambiente.agora() - 1);
    expect((await lote(mesa)).situacao).toBe('CONDICIONAL');
    await mesa.ambiente.passar(1);
    expect((await lote(mesa)).situacao).toBe('NEGADA_CONDICIONAL');
    expect(mesa.ambiente.cronometros).toBe(0);
  });

  it('that passed while the engine was down come at the start', async () => {
    const mesa = await condicional();
    await mesa.motor.parar();
    await mesa.ambiente.passar(200 * HORA);
    await mesa.ligar();
    await mesa.ambiente.passar(1);
    expect((await lote(mesa)).situacao).toBe('NEGADA_CONDICIONAL');
  });

  it('move with each answer', async () => {
    const mesa = await condicional();
    await mesa.mandar({
      ...{ tipo: 'responder-condicional', lelUid: loteUid(1), resposta: 'Novo valor' },
      ...{ valor: 90_000, nome: 'Sérgio' },
    });
    const { prazo } = (await lote(mesa)).condicional!;
    await mesa.ambiente.passar(prazo - mesa.ambiente.agora());
    expect((await lote(mesa)).situacao).toBe('CONDICIONAL_NEGADA');
  });

  it('of an answer do not keep a lot among those that are open', async () => {
    const mesa = await condicional();
    expect(mesa.motor.carga().lotesComRelogio).toBe(0);
  });

  it('are asked again while the store is down, and take effect once', async () => {
    const mesa = await condicional();
    mesa.log.percalco = (commits) => (commits.length > 0 ? { erro: new StoreUnavailable('full') } : null);
    await mesa.ambiente.passar((await lote(mesa)).condicional!.prazo - mesa.ambiente.agora() + 3_000);
    expect((await lote(mesa)).situacao).toBe('CONDICIONAL');
    mesa.log.percalco = () => null;
    await mesa.ambiente.passar(5_000);
    const { situacao, seq } = await lote(mesa);
    expect([situacao, seq]).toEqual(['NEGADA_CONDICIONAL', 4]);
  });

  it('several of one lot come one after the other', async () => {
    const mesa = await bancada();
    await proposta(mesa, 1, 2 * HORA);
    await mesa.motor.parar();
    await mesa.ambiente.passar(HORA);
    await mesa.ligar();
    await mesa.ambiente.passar(1);
    expect([await situacaoDaProposta(mesa), (await lote(mesa)).situacao]).toEqual([
      ...['Expirada', 'LIBERADO_LEILAO'],
    ]);
    expect(mesa.motor.carga().lotesComRelogio).toBe(1);
  });

  it('at the same instant come both', async () => {
    const mesa = await bancada();
    await proposta(mesa, 48, 30_000);
    await mesa.ambiente.passar(30_001);
    expect([await situacaoDaProposta(mesa), (await lote(mesa)).situacao]).toEqual([
      ...['Expirada', 'NAO_ARREMATADO'],
    ]);
  });

  it('at the same instant come both when nobody knows at first what the store wrote', async () => {
    const mesa = await bancada();
    await proposta(mesa, 48, 30_000);
    await mesa.ambiente.passar(29_990);
    let vezes = 0;
    mesa.log.percalco = (commits) => {
      if (commits.length === 0 || vezes++ >= 3) return null;
      return { erro: new UnknownOutcome('timeout'), gravaMesmoAssim: vezes % 2 === 1 };
    };
    await mesa.ambiente.passar(20_000);
    expect([await situacaoDaProposta(mesa), (await lote(mesa)).situacao]).toEqual([
      ...['Expirada', 'NAO_ARREMATADO'],
    ]);
    expect(vezes).toBeGreaterThanOrEqual(3);
  });
});
