import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { criarFonteDaFipe } from './fonte.ts';
import { valorNaFipe } from './valor.ts';

/* The table as BrasilAPI says it, and what becomes of one that does not. */

const linha = (mais: object = {}) => ({
  ...{ valor: 'R$ 52.300,00', marca: 'Fiat', modelo: 'Mobi Like 1.0', anoModelo: 2021, combustivel: 'Flex' },
  ...{ codigoFipe: '001234-5', mesReferencia: 'novembro de 2026 ', tipoVeiculo: 1, siglaCombustivel: 'F' },
  ...{ dataConsulta: 'sábado, 28 de novembro de 2026 21:00', ...mais },
});
let servidor: Server;
let url = '';
let respostas: RequestListener[] = [];
const pedidos: (string | undefined)[] = [];
const json =
  (corpo: unknown, status = 200): RequestListener =>
  (_req, res) =>
    void res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(corpo));

beforeAll(async () => {
  servidor = createServer((req, res) => {
    pedidos.push(req.url);
    const [primeira] = respostas;
    if (respostas.length > 1) respostas.shift();
    primeira!(req, res);
  });
  await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', pronto));
  url = `http://127.0.0.1:${(servidor.address() as AddressInfo).port}`;
});
afterAll(() => {
  servidor.close();
  servidor.closeAllConnections();
});
beforeEach(() => {
  pedidos.length = 0;
});

let agora = 0;
const fonte = () => criarFonteDaFipe({ url, agora: () => agora, esperar: async () => {} });

describe('the FIPE table, asked', () => {
  it('says each model year in centavos with its month; rows that make no sense are left out', async () => {
    respostas = [
      json([
        linha(),
        linha({ anoModelo: 2020, valor: 'R$ 48.000,50' }),
        linha({ codigoFipe: '009999-9' }),
        linha({ valor: 'de graça' }),
        linha({ mesReferencia: 'algum dia' }),
      ]),
    ];
    expect(await fonte().precos('001234-5')).toEqual([
      {
        ...{ codigo: '001234-5', nome: 'Mobi Like 1.0', ano: 2021, combustivel: 'Flex' },
        ...{ valor: 5_230_000, mes: '2026-11' },
      },
      expect.objectContaining({ ano: 2020, valor: 4_800_050 }),
    ]);
    expect(pedidos).toEqual(['/api/fipe/preco/v1/001234-5']);
  });

  it.each<[string, RequestListener]>([
    ['fails', json({}, 500)],
    ['is asked too often', json({}, 429)],
    ['says what is no JSON', (_req, res) => void res.end('<html>')],
    ['says something else', json([{ preco: 1 }])],
    ['says too much', (_req, res) => void res.end(`[${' '.repeat(1_200_000)}]`)],
    ['hangs up', (req) => void req.socket.destroy()],
    ['leads elsewhere', (_req, res) => void res.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ])('one that %s is tried three times, then it is down; once it answers, it is there', async (_, mal) => {
    respostas = [mal];
    const uma = fonte();
    await expect(uma.precos('001234-5')).rejects.toMatchObject({
      codigo: 'FIPE_INDISPONIVEL',
      statusCode: 502,
    });
    expect(pedidos).toHaveLength(3);
    // What failed is not remembered.
    respostas = [mal, json([linha()])];
    expect(await uma.precos('001234-5')).toHaveLength(1);
    expect(pedidos).toHaveLength(5);
  });

  it('of a code that it does not have says none, at once', async () => {
    respostas = [json({ message: 'Código fipe inválido', name: 'BadRequestError' }, 400)];
    expect(await fonte().precos('001234-5')).toEqual([]);
    expect(pedidos).toHaveLength(1);
  });

  it('is asked once for a code in six hours, however many ask at once', async () => {
    respostas = [json([linha()])];
    const uma = fonte();
    await Promise.all([uma.precos('001234-5'), uma.precos('001234-5'), uma.precos('001234-5')]);
    agora += 5 * 3_600_000;
    await uma.precos('001234-5');
    expect(pedidos).toHaveLength(1);
    agora += 2 * 3_600_000;
    await uma.precos('001234-5');
    expect(pedidos).toHaveLength(2);
  });
});

describe('what a vehicle is worth by it', () => {
  const antes = { codigo: '001234-5', valor: 1, mes: '2026-09' };
  const de = (mais: object) =>
    valorNaFipe(fonte(), { anoModelo: 2021, informacoesFipe: antes, ...mais } as never);

  it('is that of its year, and of its fuel where the year has several; nothing is guessed', async () => {
    respostas = [
      json([
        linha(),
        linha({ anoModelo: 2015 }),
        linha({ anoModelo: 2015, combustivel: 'Álcool', valor: 'R$ 9,00' }),
      ]),
    ];
    expect(await de({})).toEqual({
      codigo: '001234-5',
      nome: 'Mobi Like 1.0',
      valor: 5_230_000,
      mes: '2026-11',
    });
    expect(await de({ anoModelo: 2015, combustivel: 'alcool' })).toMatchObject({ valor: 900 });
    for (const [mais, porque] of [
      [{ anoModelo: 2015 }, 'Flex, Álcool'],
      [{ anoModelo: 2015, combustivel: 'Diesel' }, 'Flex, Álcool'],
      [{ anoModelo: 1990 }, '1990'],
      [{ anoModelo: undefined }, 'ano do modelo'],
      [{ informacoesFipe: undefined }, 'código FIPE'],
    ] as const)
      await expect(de(mais)).rejects.toMatchObject({
        ...{ codigo: 'FIPE_SEM_VALOR', statusCode: 422, message: expect.stringContaining(porque) },
      });
  });

  it('stays what it is where that is of a newer month; where nobody is asked, that is said', async () => {
    respostas = [json([linha()])];
    const nova = { codigo: '001234-5', valor: 7, mes: '2026-12' };
    expect(await de({ informacoesFipe: nova })).toEqual(nova);
    await expect(valorNaFipe(null, { anoModelo: 2021, informacoesFipe: antes })).rejects.toMatchObject({
      codigo: 'FIPE_DESLIGADA',
    });
  });
});
