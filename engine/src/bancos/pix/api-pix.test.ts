import { lerPix } from '@martelo/shared/banco/pix/br-code';
import { txidDoPagamento } from '@martelo/shared/banco/referencia';
import { completarDocumento } from '@martelo/shared/documentos';
import { uuidv7 } from '@martelo/shared/identificador';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { criarAutoridade } from '../../demo/banco/autoridade.ts';
import { abrirBancoSimulado, type ServidorDoBanco } from '../../demo/banco/servidor.ts';
import { comoErroDoBanco, FalhaDoBanco } from '../falha.ts';
import { abrirTransporte } from '../transporte.ts';
import { recebedorApiPix } from './api-pix.ts';
import { cobCompleta, listaDePix, pixDoBcb, problemaDoBcb } from './openapi-bcb.fixture.ts';
import type { RecebedorPix } from './recebedor.ts';

const CHAVE = 'financeiro@leilo.com.br';
const CPF = completarDocumento('529982247');
const OUTRO = completarDocumento('111444777');
const CNPJ = completarDocumento('12ABC3450001');

let banco: ServidorDoBanco;
let pix: RecebedorPix;
let agora: number;

const recebedor = (campos: object = {}): RecebedorPix =>
  recebedorApiPix({
    transporte: abrirTransporte(
      { ...banco.daCasa, autoridade: banco.autoridade.certificado },
      { prazoMs: 5_000, alcance: 'esta-maquina' },
    ),
    ...{ url: banco.url, tokenUrl: banco.tokenUrl, clientId: banco.clientId, segredo: banco.segredo },
    ...{ nome: 'Leilo', cidade: 'Goiânia', agora: () => agora, ...campos },
  });
const pedido = (campos: object = {}) => ({
  ...{ txid: txidDoPagamento(uuidv7()), centavos: 1_234_567, chave: CHAVE, expiracaoSegundos: 86_400 },
  ...{ devedor: { documento: CPF, nome: 'José da Silva' }, solicitacao: 'Lote 12', ...campos },
});
const falha = async (promessa: Promise<unknown>): Promise<FalhaDoBanco> => {
  const erro = await promessa.then(
    () => null,
    (lancado: unknown) => lancado,
  );
  expect(erro).toBeInstanceOf(FalhaDoBanco);
  return erro as FalhaDoBanco;
};
const todos = async <T>(lista: AsyncIterable<T>): Promise<T[]> => {
  const itens: T[] = [];
  for await (const um of lista) itens.push(um);
  return itens;
};
const DIA = { inicio: '2026-11-23T00:00:00Z', fim: '2026-11-24T00:00:00Z' };

beforeEach(async () => {
  agora = Date.parse('2026-11-23T15:00:00Z');
  banco = await abrirBancoSimulado({ chaves: [CHAVE], agora: () => agora, validadeDoToken: 300 });
  pix = recebedor();
});
afterEach(async () => {
  pix.fechar();
  await banco.fechar();
});

describe('a charge', () => {
  it('is made with its code, paid, and found paid', async () => {
    const p = pedido({ infoAdicionais: [{ nome: 'Leilão', valor: 'Frota de novembro' }] });
    const cobranca = await pix.criarCobranca(p);
    expect(cobranca).toMatchObject({ txid: p.txid, status: 'ATIVA', centavos: 1_234_567, recebidos: [] });
    expect(lerPix(cobranca.copiaECola)).toMatchObject({
      ...{ ok: true, pix: { tipo: 'dinamico', location: cobranca.location } },
    });
    const e2eid = banco.banco.pagar(p.txid, { documento: CPF });
    expect(await pix.consultarCobranca(p.txid)).toMatchObject({
      ...{ status: 'CONCLUIDA', recebidos: [{ e2eid, txid: p.txid, centavos: 1_234_567, chave: CHAVE }] },
    });
    expect(await pix.consultarRecebimento(e2eid!)).toMatchObject({
      e2eid,
      horario: '2026-11-23T15:00:00.000Z',
    });
  });

  it('may have a due date, a company for its debtor, and the smallest amount', async () => {
    const p = pedido({
      ...{ centavos: 1, devedor: { documento: CNPJ, nome: 'Transportes Ltda' } },
      vencimento: { dia: '2026-12-04', validadeDias: 5 },
    });
    expect(await pix.criarCobranca(p)).toMatchObject({ centavos: 1, status: 'ATIVA' });
    expect(await pix.consultarCobranca(p.txid, true)).toMatchObject({ txid: p.txid });
    expect((await falha(pix.consultarCobranca(p.txid))).tipo).toBe('nao-encontrado');
  });

  it('asked for again is the same one, also when it was paid meanwhile', async () => {
    const p = pedido();
    const primeira = await pix.criarCobranca(p);
    expect((await pix.criarCobranca(p)).location).toBe(primeira.location);
    banco.banco.pagar(p.txid, { documento: CPF });
    expect((await pix.criarCobranca(p)).status).toBe('CONCLUIDA');
    const outroValor = await falha(pix.criarCobranca({ ...p, centavos: 1 }));
    expect(outroValor).toMatchObject({ tipo: 'recusado', status: 400 });
    expect(outroValor.problema?.violacoes?.[0]?.razao).toContain('já existe');
  });

  it.each(['corta', '500'] as const)(
    'whose answer is lost (%s) after the bank made it is looked for, and not made twice',
    async (como) => {
      banco.estragar({ em: /^PUT \/cob\//, quando: 'depois', como });
      const p = pedido();
      expect((await pix.criarCobranca(p)).status).toBe('ATIVA');
      expect(banco.pedidos.slice(1)).toEqual([`PUT /cob/${p.txid}`, `GET /cob/${p.txid}`]);
      expect(banco.banco.cobrancas()).toHaveLength(1);
    },
  );

  it.each(['corta', '500'] as const)(
    'that the bank never saw (%s) is asked for again by the same PUT, once',
    async (como) => {
      banco.estragar({ em: /^PUT \/cob\//, quando: 'antes', como });
      const p = pedido();
      expect((await pix.criarCobranca(p)).status).toBe('ATIVA');
      expect(banco.pedidos.slice(1).map((um) => um.split(' ')[0])).toEqual(['PUT', 'GET', 'PUT']);
      banco.estragar({ em: /^PUT \/cob\//, quando: 'antes', como });
      banco.estragar({ em: /^PUT \/cob\//, quando: 'antes', como });
      const erro = await falha(pix.criarCobranca(pedido()));
      expect(erro.incerta).toBe(true);
      expect(comoErroDoBanco(erro)).toMatchObject({ codigo: 'BANCO_INDISPONIVEL' });
    },
  );

  it('is taken away, and can no longer be paid; one that was paid stays so', async () => {
    const [a, b] = [pedido(), pedido()];
    await pix.criarCobranca(a);
    await pix.criarCobranca(b);
    expect((await pix.removerCobranca(a.txid)).status).toBe('REMOVIDA_PELO_USUARIO_RECEBEDOR');
    expect(banco.banco.pagar(a.txid, { documento: CPF })).toBeNull();
    expect((await pix.removerCobranca(a.txid)).status).toBe('REMOVIDA_PELO_USUARIO_RECEBEDOR');
    banco.banco.pagar(b.txid, { documento: CPF });
    expect((await pix.removerCobranca(b.txid)).status).toBe('CONCLUIDA');
  });

  it('that breaks a rule of the bank is refused with its reasons, which people are not shown', async () => {
    const erro = await falha(pix.criarCobranca(pedido({ txid: 'curto', chave: 'outra@chave.com' })));
    expect(erro).toMatchObject({ tipo: 'recusado', status: 400 });
    expect(erro.message).toContain('CobOperacaoInvalida');
    expect(comoErroDoBanco(erro)).toMatchObject({ codigo: 'BANCO_RECUSOU' });
    expect(String((comoErroDoBanco(erro) as Error).message)).not.toContain('Cob');
  });
});

describe('the token', () => {
  it('is kept until it ends, whoever needs it', async () => {
    await Promise.all(Array.from({ length: 5 }, () => pix.criarCobranca(pedido())));
    expect(banco.tokens()).toBe(1);
    agora += 279_000;
    await pix.criarCobranca(pedido());
    expect(banco.tokens()).toBe(1);
    agora += 2_000;
    await pix.criarCobranca(pedido());
    expect(banco.tokens()).toBe(2);
  });

  it('that the bank takes back early is replaced at once, and only once', async () => {
    await pix.criarCobranca(pedido());
    banco.revogarTokens();
    await pix.criarCobranca(pedido());
    expect(banco.tokens()).toBe(2);
  });

  it('is not given to a wrong secret, nor is anybody without the house’s certificate heard', async () => {
    const semSegredo = recebedor({ segredo: 'errado' });
    expect((await falha(semSegredo.criarCobranca(pedido()))).tipo).toBe('sem-acesso');
    const estranha = criarAutoridade('Outra', Date.now()).emitir('casa-de-leiloes');
    for (const identificacao of [{}, estranha]) {
      const transporte = abrirTransporte(
        { ...identificacao, autoridade: banco.autoridade.certificado },
        { prazoMs: 5_000, alcance: 'esta-maquina' },
      );
      const semCertificado = recebedor({ transporte });
      expect((await falha(semCertificado.criarCobranca(pedido()))).tipo).toBe('sem-resposta');
      semCertificado.fechar();
    }
    // And the other way round: a server that nobody vouches for is told nothing.
    const enganada = recebedor({
      transporte: abrirTransporte(banco.daCasa, { prazoMs: 5_000, alcance: 'esta-maquina' }),
    });
    expect((await falha(enganada.criarCobranca(pedido()))).tipo).toBe('sem-resposta');
    expect(banco.pedidos.filter((um) => um.startsWith('PUT'))).toEqual([]);
    semSegredo.fechar();
    enganada.fechar();
  });
});

describe('what came', () => {
  it('is listed to the last page, with or without a txid', async () => {
    for (let i = 0; i < 1_003; i++)
      banco.banco.pagarNaChave(CHAVE, {
        documento: CPF,
        centavos: i + 1,
        ...(i % 2 ? { txid: `T${i}` } : {}),
      });
    const recebidos = await todos(pix.listarRecebidos(DIA));
    expect(recebidos.map(({ centavos }) => centavos)).toEqual(Array.from({ length: 1_003 }, (_, i) => i + 1));
    expect(banco.pedidos.filter((um) => um === 'GET /pix')).toHaveLength(2);
    expect(await todos(pix.listarRecebidos({ ...DIA, txIdPresente: false }))).toHaveLength(502);
    expect(await todos(pix.listarRecebidos({ ...DIA, txid: 'T1' }))).toHaveLength(1);
    expect(await todos(pix.listarRecebidos({ ...DIA, documento: OUTRO }))).toEqual([]);
  });

  it('is the buyer’s own or somebody else’s, by what the bank says of the payer alone (P8)', async () => {
    const p = pedido();
    await pix.criarCobranca(p);
    banco.banco.pagar(p.txid, { documento: OUTRO });
    const { recebidos } = await pix.consultarCobranca(p.txid);
    expect(await pix.quemPagou(recebidos[0]!, CPF)).toBe('terceiro');
    expect(await pix.quemPagou(recebidos[0]!, OUTRO)).toBe('proprio');
    const semTxid = banco.banco.pagarNaChave(CHAVE, { documento: CNPJ, centavos: 5 });
    const recebido = await pix.consultarRecebimento(semTxid);
    expect(await pix.quemPagou(recebido, CNPJ)).toBe('proprio');
    expect(await pix.quemPagou(recebido, CPF)).toBe('terceiro');
  });

  it('that the bank does not list yet is of nobody yet', async () => {
    const desconhecido = { e2eid: 'E'.padEnd(32, '0'), txid: null, horario: '2026-11-23T15:00:00Z' };
    expect((await falha(pix.quemPagou(desconhecido, CPF))).tipo).toBe('nao-encontrado');
  });
});

describe('a refund', () => {
  it('is asked for once under its id, whatever happens to the answer', async () => {
    const e2eid = banco.banco.pagarNaChave(CHAVE, { documento: CPF, centavos: 1_000 });
    banco.estragar({ em: /^PUT .*devolucao/, quando: 'depois', como: 'corta' });
    const pedida = await pix.devolver(e2eid, 'D1', 600);
    expect(pedida).toMatchObject({
      id: 'D1',
      centavos: 600,
      status: 'EM_PROCESSAMENTO',
      natureza: 'ORIGINAL',
    });
    expect(await pix.devolver(e2eid, 'D1', 600)).toEqual(pedida);
    expect((await falha(pix.devolver(e2eid, 'D1', 500))).tipo).toBe('recusado');
    expect((await falha(pix.devolver(e2eid, 'D2', 401))).problema?.violacoes?.[0]?.razao).toContain(
      'excederia',
    );
    banco.banco.liquidarDevolucoes();
    expect(await pix.consultarDevolucao(e2eid, 'D1')).toMatchObject({
      ...{ status: 'DEVOLVIDO', liquidadaEm: '2026-11-23T15:00:00.000Z' },
    });
    agora += 91 * 86_400_000;
    expect((await falha(pix.devolver(e2eid, 'D3', 1))).tipo).toBe('recusado');
  });

  it('that the bank makes by itself is seen for what it is', async () => {
    const e2eid = banco.banco.pagarNaChave(CHAVE, { documento: CPF, centavos: 1_000 });
    banco.banco.devolverPorFraude(e2eid);
    expect((await pix.consultarRecebimento(e2eid)).devolucoes).toMatchObject([
      { natureza: 'MED_FRAUDE', centavos: 1_000, status: 'DEVOLVIDO' },
    ]);
  });
});

describe('the simulated bank', () => {
  const pedir = async (metodo: 'GET' | 'PUT', caminho: string, corpo?: object) => {
    const { status, corpo: resposta } = banco.banco.atender(
      ...([metodo, caminho.split('?')[0]!, new URLSearchParams(caminho.split('?')[1])] as const),
      corpo,
    );
    return { status, resposta };
  };

  it('answers as the BCB’s openapi.yaml describes', async () => {
    const p = pedido();
    await pix.criarCobranca(p);
    const e2eid = banco.banco.pagar(p.txid, { documento: CPF, infoPagador: 'lote 12' })!;
    await pix.devolver(e2eid, 'D1', 100);
    banco.banco.liquidarDevolucoes();
    const v = pedido({ vencimento: { dia: '2026-12-04', validadeDias: 5 } });
    await pix.criarCobranca(v);
    for (const caminho of [`cob/${p.txid}`, `cobv/${v.txid}`])
      expect(cobCompleta.safeParse((await pedir('GET', caminho)).resposta).error).toBeUndefined();
    expect(pixDoBcb.safeParse((await pedir('GET', `pix/${e2eid}`)).resposta).error).toBeUndefined();
    const lista = await pedir('GET', `pix?inicio=${DIA.inicio}&fim=${DIA.fim}`);
    expect(listaDePix.safeParse(lista.resposta).error).toBeUndefined();
    for (const [caminho, status] of [
      ['cob/nada', 404],
      ['pix/nada', 404],
      ['pix?inicio=2026-11-24T00:00:00Z&fim=2026-11-23T00:00:00Z', 400],
    ] as const) {
      const erro = await pedir('GET', caminho);
      expect(erro.status).toBe(status);
      expect(problemaDoBcb.safeParse(erro.resposta).error).toBeUndefined();
    }
  });
});

describe('an answer that nobody foresaw', () => {
  it('is taken with its new fields and values, and refused where money cannot be read', async () => {
    const com = (corpo: object) =>
      recebedor({
        transporte: {
          pedir: async ({ url }: { url: string }) => ({
            status: 200,
            texto: JSON.stringify(url.endsWith('token') ? { access_token: 'x' } : corpo),
          }),
          fechar() {},
        },
      });
    const cob = {
      txid: 'a'.repeat(32),
      status: 'EM_ANALISE',
      valor: { original: '1.00', novo: 1 },
      chave: CHAVE,
    };
    const lida = await com({ ...cob, location: 'pix.banco.com/qr/1', extra: { a: 1 } }).consultarCobranca(
      cob.txid,
    );
    expect(lida).toMatchObject({ status: 'EM_ANALISE', centavos: 100 });
    expect(lerPix(lida.copiaECola)).toMatchObject({ ok: true, pix: { location: 'pix.banco.com/qr/1' } });
    for (const ruim of [{ ...cob, valor: { original: 1 } }, { ...cob, valor: { original: '1,00' } }, {}, []])
      expect((await falha(com(ruim).consultarCobranca(cob.txid))).tipo).toBe('resposta-invalida');
  });
});
