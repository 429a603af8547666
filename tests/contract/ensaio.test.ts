import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Medicao } from '../../engine/ensaio/medicao.ts';
import { daqui, EngineDeTeste, SENHA } from './engine.ts';

const RAIZ = fileURLToPath(new URL('../../', import.meta.url));
const engine = new EngineDeTeste();
const pasta = mkdtempSync(join(tmpdir(), 'martelo-ensaio-'));
beforeAll(() => engine.subir());
afterAll(async () => {
  await engine.encerrar();
  rmSync(pasta, { recursive: true, force: true });
});

async function ensaiar(...argumentos: string[]) {
  const processo = spawn(
    join(RAIZ, 'node_modules/.bin/node'),
    [
      join(RAIZ, 'engine/ensaio/ensaio.ts'),
      '--url',
      engine.url,
      '--senha',
      SENHA,
      '--relatorio',
      pasta,
      ...argumentos,
    ],
    { env: { PATH: process.env.PATH, NODE_NO_WARNINGS: '1' } },
  );
  let saida = '';
  for (const fluxo of [processo.stdout, processo.stderr])
    fluxo.on('data', (pedaco) => {
      saida += pedaco;
    });
  const [codigo] = await once(processo, 'close');
  expect(codigo, saida).toBe(0);
  const medicao = JSON.parse(readFileSync(join(pasta, 'medicao.json'), 'utf8')) as Medicao;
  const html = readFileSync(join(pasta, 'relatorio.html'), 'utf8');
  return { medicao, html, leiUid: /leilão ([0-9a-f-]{36})/.exec(saida)![1]! };
}

describe('a rehearsal', () => {
  it('holds a whole live auction: every lot is disposed of at the console, and the report shows each', async () => {
    const { medicao, html } = await ensaiar(
      '--modo',
      'ao-vivo',
      '--lotes',
      '3',
      '--licitantes',
      '9',
      '--semente',
      '7',
    );
    expect(medicao.problemas).toEqual([]);
    expect(medicao.respostas.filter(({ resultado }) => resultado === 'aceito').length).toBeGreaterThan(5);
    for (const { nome, pontos } of medicao.lotes) {
      expect(['AG_PAGAMENTO', 'CONDICIONAL', 'NAO_ARREMATADO']).toContain(pontos.at(-1)!.situacao);
      expect(html).toContain(nome);
    }
    expect(html).not.toMatch(/https?:\/\//);
  });

  it('is seen by the house and its bots alone, and sells nothing', async () => {
    const { leiUid, medicao } = await ensaiar('--lotes', '2', '--licitantes', '8', '--semente', '3');
    const vendido = medicao.lotes.find(({ pontos }) => pontos.at(-1)!.situacao === 'AG_PAGAMENTO');
    expect(vendido).toBeDefined();
    const [adm, cliente] = [await engine.entrar('adm'), await engine.entrar('cliente1')];
    expect((await engine.pedir('GET', `/v1/leiloes/${leiUid}`, { token: adm })).corpo).toMatchObject({
      ensaio: true,
      situacao: 'EXECUTADO',
    });
    for (const token of [undefined, cliente]) {
      expect((await engine.pedir('GET', `/v1/leiloes/${leiUid}`, { token })).status).toBe(404);
      expect((await engine.pedir('GET', `/v1/lotes/${vendido!.lelUid}`, { token })).status).toBe(404);
      const lista = await engine.pedir('GET', '/v1/leiloes/lista-site?porPagina=100', { token });
      expect(lista.texto).not.toContain(leiUid);
      const busca = await engine.pedir('GET', `/v1/lotes?filtro=${encodeURIComponent('[]')}&porPagina=100`, {
        token,
      });
      expect(busca.texto).not.toContain(vendido!.lelUid);
    }
    const {
      corpo: { licitantes },
    } = await engine.pedir('POST', '/v1/ensaios/licitantes', { token: adm, corpo: { quantos: 8 } });
    for (const { sessao } of licitantes) {
      const compras = await engine.pedir('GET', '/v1/cliente/compras', { token: sessao.access_token });
      expect(compras.corpo).toMatchObject({ total: 0 });
    }
  });

  it('lends bidders that can do nothing outside of it, to administrators alone', async () => {
    const {
      lotes: [lelUid],
    } = await engine.leilao({}, [
      { nome: 'De verdade', tipo: 'Carro', valor: { minimo: 50_000 }, dataFim: daqui(600) },
    ]);
    const corpo = { quantos: 1 };
    for (const quem of ['leiloeiro', 'cliente1'])
      expect(
        (await engine.pedir('POST', '/v1/ensaios/licitantes', { token: await engine.entrar(quem), corpo }))
          .status,
      ).toBe(403);
    const token = await engine.entrar('adm');
    const pedidos = await Promise.all([
      engine.pedir('POST', '/v1/ensaios/licitantes', { token, corpo }),
      engine.pedir('POST', '/v1/ensaios/licitantes', { token, corpo }),
    ]);
    const [um, outro] = pedidos.map((pedido) => pedido.corpo.licitantes[0]);
    expect(um.uid).toBe(outro.uid);
    const lance = await engine.pedir('POST', `/v1/lotes/${lelUid}/lances`, {
      token: um.sessao.access_token,
      corpo: { comandoId: crypto.randomUUID(), tipo: 'MANUAL', valor: 50_000 },
    });
    expect([lance.status, lance.corpo.codigo]).toEqual([404, 'LOTE_NAO_ENCONTRADO']);
  });
});
