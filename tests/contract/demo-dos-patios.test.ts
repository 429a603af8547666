import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EngineDeTeste, type Json } from './engine.ts';
import { pastaVazia } from './pasta.ts';
import { custodiaConfere } from './verificador.ts';

/* What whoever starts the demo finds in its yards. */

// What the other tests start from was stopped as it had begun.
const engine = new EngineDeTeste(pastaVazia());
let adm = '';
const ler = async (caminho: string, quem = adm): Promise<Json> => {
  const { status, corpo, texto } = await engine.pedir('GET', caminho, { token: quem });
  expect(status, texto).toBe(200);
  return corpo;
};
const todos = async (caminho: string): Promise<Json[]> => (await ler(`${caminho}?porPagina=100`)).itens;
const situacoes = async (caminho: string) =>
  [...new Set((await todos(caminho)).map(({ situacao }) => situacao))].toSorted();

beforeAll(async () => {
  await engine.subir();
  adm = await engine.entrar('adm');
});
afterAll(() => engine.encerrar());

describe("the demo's yards", () => {
  it('have vehicles, stays, removals and services in every state, of two portfolios, and of all ages', async () => {
    const veiculos = await todos('/v1/veiculos');
    expect(veiculos.length).toBeGreaterThanOrEqual(40);
    expect(new Set(veiculos.map(({ carteiraId }) => carteiraId)).size).toBe(2);
    expect(veiculos.every(({ informacoesFipe }) => /^20\d\d-\d\d$/.test(informacoesFipe?.mes))).toBe(true);
    expect(await situacoes('/v1/veiculos')).toEqual(
      expect.arrayContaining([
        'CADASTRADO',
        'DEVOLVIDO',
        'DISPONIVEL',
        'EM_LEILAO',
        'EM_REMOCAO',
        'NO_PATIO',
      ]),
    );
    expect(new Set(veiculos.map(({ preparo }) => preparo))).toEqual(
      new Set([null, 'CLASSIFICAR', 'VISTORIAR', 'DOCUMENTAR', 'PRONTO', 'PARADO']),
    );
    const dias = veiculos.flatMap(({ noPatioDesde }) =>
      noPatioDesde === null ? [] : [(Date.now() - Date.parse(noPatioDesde)) / 86_400_000],
    );
    expect(Math.min(...dias)).toBeLessThan(3);
    expect(Math.max(...dias)).toBeGreaterThan(100);
    expect(await situacoes('/v1/remocoes')).toEqual([
      'AUTORIZADA',
      'CONCLUIDA',
      'CONFIRMADA',
      'DESIGNADA',
      'EM_ROTA',
      'NO_PORTAO',
      'SOLICITADA',
    ]);
    expect(await situacoes('/v1/estadias/servicos-solicitados')).toEqual([
      'AGENDADO',
      'CANCELADO',
      'REALIZADO',
      'SOLICITADO',
    ]);
    const estadias = await todos('/v1/estadias');
    expect(
      estadias.some(({ situacao, entradaInicio }) => situacao === 'PREVISTA' && entradaInicio !== null),
    ).toBe(true);
    // Something that was sold has left by its pickup, some seconds after the start.
    await expect
      .poll(async () => (await todos('/v1/estadias')).filter(({ saidaPara }) => saidaPara === 'COMPRADOR'), {
        ...{ timeout: 60_000, interval: 500 },
      })
      .toMatchObject([{ situacao: 'FINALIZADA' }]);
  });

  it('have a drawn map with vehicles on it, and a queue at the gate', async () => {
    const patios = await ler('/v1/estadias/patios');
    const { uid } = patios.itens.find(({ nome }: Json) => nome === 'Pátio Guarulhos');
    const mapa = await ler(`/v1/patios/${uid}/mapa`);
    expect(mapa.corredores.length).toBeGreaterThan(0);
    expect(mapa.vagas.filter(({ estadia }: Json) => estadia !== null).length).toBeGreaterThanOrEqual(10);
    expect(mapa.vagas.some(({ estadia }: Json) => estadia === null)).toBe(true);
    const fila = await ler(`/v1/estadias/fila?patio=${uid}`);
    expect(fila.itens.map(({ como }: Json) => como)).toContain('NO_PORTAO');
  });

  it('are inspected with marks, tyres and pictures, which the lot shows; and each chain of custody verifies', async () => {
    const vistorias = await todos('/v1/vistorias');
    const naPagina = vistorias.filter(({ noLoteDesde }) => noLoteDesde !== null);
    expect(naPagina.length).toBeGreaterThan(0);
    const { itensDetalhados, lelUid } = await ler(`/v1/veiculos/${naPagina[0].veiculoId}`);
    expect(Object.keys(itensDetalhados.pneus).length).toBeGreaterThan(1);
    const condicao = await ler(`/v1/lotes/${lelUid}/condicao`);
    expect(JSON.stringify(condicao)).toMatch(/"avaria":/);
    expect(JSON.stringify(condicao)).toMatch(/"fotoUrl":"[^"]/);
    for (const { uid } of await todos('/v1/veiculos')) {
      const cadeia = await ler(`/v1/veiculos/${uid}/custodia`);
      expect(cadeia.eventos.length, uid).toBeGreaterThan(0);
      expect(custodiaConfere(cadeia), uid).toBe(true);
      // It was registered before anything became of it, and not when the demo was loaded.
      const [primeira, ...demais] = cadeia.eventos.map(({ publico }: Json) => publico);
      expect(primeira.tipo, uid).toBe('cadastro');
      expect(Date.parse(primeira.em), uid).toBeLessThan(Date.now() - 20 * 3_600_000);
      for (const { tipo, em } of demais) expect(em > primeira.em, `${uid}: ${tipo} at ${em}`).toBe(true);
    }
  });

  it('are seen by a carrier and by who drives for it, each of theirs', async () => {
    const lidas = async (quem: string) =>
      (await ler('/v1/transportadora/remocoes', await engine.entrar(quem))).itens.map(
        ({ situacao }: Json) => situacao,
      );
    expect((await lidas('transportadora')).toSorted()).toEqual([
      'CONFIRMADA',
      'DESIGNADA',
      'EM_ROTA',
      'NO_PORTAO',
    ]);
    expect((await lidas('motorista')).toSorted()).toEqual(['EM_ROTA', 'NO_PORTAO']);
  });

  it('are filled once: another start adds nothing, and leaves alone what was changed', async () => {
    const quantos = async () =>
      Promise.all(
        [
          '/v1/veiculos',
          '/v1/estadias',
          '/v1/remocoes',
          '/v1/vistorias',
          '/v1/tipo-vistoria',
          '/v1/carteiras',
        ].map(async (caminho) => (await ler(caminho)).total),
      );
    const status: number[] = [];
    for (const { uid, situacao, revisao } of await todos('/v1/veiculos'))
      if (situacao === 'CADASTRADO' && !status.includes(204))
        status.push(
          (await engine.pedir('DELETE', `/v1/veiculos/${uid}?revisao=${revisao}`, { token: adm })).status,
        );
    expect(status).toContain(204);
    const antes = await quantos();
    await engine.parar();
    await engine.subir();
    expect(await quantos()).toEqual(antes);
  });
});
