import { createHmac } from 'node:crypto';
import { request } from 'node:https';
import { txidDoPagamento } from '@martelo/shared/banco/referencia';
import { completarDocumento } from '@martelo/shared/documentos';
import { uuidv7 } from '@martelo/shared/identificador';
import { integracaoBancariaEscrita } from '@martelo/shared/integracao-bancaria';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { INTEGRACOES_BANCARIAS } from '../casa/integracao-bancaria.ts';
import { criarAutoridade, type Identificacao } from '../demo/banco/autoridade.ts';
import { abrirBancoSimulado, NOME_NO_CERTIFICADO, type ServidorDoBanco } from '../demo/banco/servidor.ts';
import { SISTEMA } from '../records/acesso.ts';
import type { Registros } from '../records/records.ts';
import { criarRegistrosSqlite } from '../records/sqlite.ts';
import { type Bancos, criarBancos } from './bancos.ts';
import { type CofreDeCredenciais, CREDENCIAIS_BANCARIAS, criarCofreDeCredenciais } from './credenciais.ts';
import type { DeQuem } from './pix/avisos.ts';
import { criarCaixaDeEntrada, PIX_RECEBIDOS } from './pix/caixa-de-entrada.ts';
import { abrirEscutaDeAvisos } from './pix/escuta.ts';
import type { Recebimento } from './pix/recebedor.ts';
import { criarVigiaDePix } from './pix/vigia.ts';

const CHAVE = 'financeiro@leilo.com.br';
const CPF = completarDocumento('529982247');
const log = pino({ level: 'silent' });
const derivar = (proposito: string, texto: string) =>
  createHmac('sha256', 'segredo').update(`${proposito}\n${texto}`).digest();

let registros: Registros;
let banco: ServidorDoBanco;
let cofre: CofreDeCredenciais;
let bancos: Bancos;
let escuta: Awaited<ReturnType<typeof abrirEscutaDeAvisos>>;
let uid: string;
let caidas: number;
const agora = () => Date.parse('2026-11-23T15:00:00Z');
const chegaram: [string, DeQuem][] = [];

const guardados = async () => {
  const { itens } = await registros
    .colecao(PIX_RECEBIDOS)
    .listar(SISTEMA, { filtros: [], pagina: 1, porPagina: 100 });
  return itens;
};
const integrar = async (campos: object, hotsiteId = 1): Promise<string> => {
  const novo = {
    ...integracaoBancariaEscrita.parse({ nome: 'Banco', situacao: 'ATIVA', ...campos }),
    ...{ uid: uuidv7(), id: await registros.proximoId('x'), hotsiteId, vigente: 'sim' as const },
  };
  await registros.colecao(INTEGRACOES_BANCARIAS).inserir(SISTEMA, novo);
  return novo.uid;
};
const comApi = () => ({
  pix: {
    ...{ chave: CHAVE, nome: 'Leilo', cidade: 'Goiânia' },
    api: {
      ...{ url: banco.url, tokenUrl: banco.tokenUrl, clientId: banco.clientId },
      nomeNoCertificado: NOME_NO_CERTIFICADO,
    },
  },
});
/** Posts as whoever has the certificate, or as nobody. */
const postar = (identificacao: Identificacao | null, caminho: string, corpo: unknown) =>
  new Promise<{ status: number; corpo: { codigo?: string } }>((resolve, reject) => {
    const pedido = request(
      `https://127.0.0.1:${escuta.porta}${caminho}`,
      {
        ...{ method: 'POST', ca: banco.autoridade.certificado, agent: false },
        ...(identificacao ? { cert: identificacao.certificado, key: identificacao.chavePrivada } : {}),
      },
      (resposta) => {
        let texto = '';
        resposta.on('data', (parte) => {
          texto += parte;
        });
        resposta.on('end', () => resolve({ status: resposta.statusCode ?? 0, corpo: JSON.parse(texto) }));
      },
    );
    pedido.on('error', reject);
    pedido.end(typeof corpo === 'string' ? corpo : JSON.stringify(corpo));
  });
const umPix = (e2eid: string, campos: object = {}) => ({
  ...{ endToEndId: e2eid, txid: 'desconhecido', valor: '0.01', horario: '2026-11-23T15:00:00Z', ...campos },
});
const E2E = 'E0000020820261123150012345678901';

beforeEach(async () => {
  registros = criarRegistrosSqlite({ arquivo: ':memory:' });
  banco = await abrirBancoSimulado({ chaves: [CHAVE], agora });
  cofre = criarCofreDeCredenciais({ registros, derivar, agora: Date.now });
  bancos = criarBancos({ registros, cofre, alcance: 'esta-maquina', agora });
  uid = await integrar(comApi());
  await cofre.definir(
    { uid, hotsiteId: 1 },
    {
      pixSegredo: banco.segredo,
      pixCertificado: banco.daCasa.certificado,
      pixChavePrivada: banco.daCasa.chavePrivada,
      pixAutoridade: banco.autoridade.certificado,
    },
    'interno:1',
  );
  const caixa = criarCaixaDeEntrada(registros);
  caidas = 0;
  chegaram.length = 0;
  const servidor = banco.autoridade.emitir('localhost', ['127.0.0.1', 'localhost']);
  escuta = await abrirEscutaDeAvisos({
    ...{ porta: 0, ...servidor, autoridades: banco.autoridade.certificado, bancos, log },
    async aoReceber(recebimentos, de) {
      if (caidas-- > 0) throw new Error('the disk is full');
      for (const { recebimento } of await caixa.guardar(recebimentos, de))
        chegaram.push([recebimento.e2eid, de]);
    },
  });
});
afterEach(async () => {
  bancos.fechar();
  await escuta.fechar();
  await banco.fechar();
  await registros.close();
});

const dinamico = async () => {
  const pix = await bancos.pix(1);
  if (pix?.tipo !== 'dinamico') throw new Error('no bank');
  return pix;
};
const cobrar = async (): Promise<string> => {
  const txid = txidDoPagamento(uuidv7());
  const { recebedor, chave } = await dinamico();
  await recebedor.criarCobranca({ txid, centavos: 1_000, chave, expiracaoSegundos: 3_600 });
  return txid;
};
const ligarAvisos = async () => {
  const { recebedor, chave } = await dinamico();
  await recebedor.configurarWebhook(
    chave,
    `https://127.0.0.1:${escuta.porta}/v1/integracoes/pix/webhook/${uid}`,
  );
};

describe('notices by certificate (P9)', () => {
  it('come as the bank sends them, and are kept before it is answered', async () => {
    await ligarAvisos();
    const e2eid = banco.banco.pagar(await cobrar(), { documento: CPF });
    await banco.emDia();
    expect(chegaram).toEqual([[e2eid, { hotsiteId: 1, integracaoUid: uid }]]);
    expect(await guardados()).toMatchObject([{ e2eid, centavos: 1_000, hotsiteId: 1, chave: CHAVE }]);
  });

  it('twice, turned round and late are each Pix once', async () => {
    await ligarAvisos();
    banco.avisar = 'nao';
    const pagos = [];
    for (let i = 0; i < 4; i++) pagos.push(banco.banco.pagar(await cobrar(), { documento: CPF }));
    expect(await banco.entregarAvisos({ vezes: 3, ordem: 'inversa' })).toEqual(Array(12).fill(200));
    expect(chegaram.map(([e2eid]) => e2eid)).toEqual(pagos.toReversed());
    expect(await guardados()).toHaveLength(4);
  });

  it('of one Pix, at once and with another time of day, are one', async () => {
    const avisos = ['2026-11-23T15:00:00Z', '2026-11-23T12:00:00.123-03:00'].flatMap((horario) =>
      Array.from({ length: 5 }, () => ({ pix: [umPix(E2E, { horario })] })),
    );
    const doBanco = banco.autoridade.emitir(NOME_NO_CERTIFICADO);
    const respostas = await Promise.all(
      avisos.map((aviso) => postar(doBanco, `/v1/integracoes/pix/webhook/${uid}/pix`, aviso)),
    );
    expect(respostas.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await guardados()).toMatchObject([{ e2eid: E2E, centavos: 1, txid: 'desconhecido' }]);
    expect(chegaram).toHaveLength(1);
  });

  it('of a refund are news until it has ended, whichever comes last', async () => {
    const doBanco = banco.autoridade.emitir(NOME_NO_CERTIFICADO);
    const com = (status: string) => ({
      pix: [umPix(E2E, { devolucoes: [{ id: 'D1', rtrId: 'D'.padEnd(32, '1'), valor: '0.01', status }] })],
    });
    for (const status of ['EM_PROCESSAMENTO', 'DEVOLVIDO', 'EM_PROCESSAMENTO'])
      await postar(doBanco, `/v1/integracoes/pix/webhook/${uid}`, com(status));
    expect(chegaram).toHaveLength(2);
    expect((await guardados())[0]?.devolucoes).toMatchObject([{ id: 'D1', status: 'DEVOLVIDO' }]);
  });

  it('that cannot be kept are not answered 200, and come to be kept later', async () => {
    await ligarAvisos();
    banco.avisar = 'nao';
    const e2eid = banco.banco.pagar(await cobrar(), { documento: CPF });
    caidas = 1;
    expect(await banco.entregarAvisos()).toEqual([500]);
    expect(await guardados()).toEqual([]);
    // No bank promises to come again: it is looked for.
    const caixa = criarCaixaDeEntrada(registros);
    const achados: Recebimento[] = [];
    const vigia = criarVigiaDePix({
      ...{ bancos, agora, log },
      async aoReceber(recebimentos, de) {
        achados.push(...(await caixa.guardar(recebimentos, de)).map(({ recebimento }) => recebimento));
      },
    });
    const naChave = banco.banco.pagarNaChave(CHAVE, { documento: CPF, centavos: 77 });
    expect(await vigia.procurar()).toBe(2);
    expect(achados.map(({ e2eid }) => e2eid)).toEqual([e2eid, naChave]);
    expect(await vigia.procurar()).toBe(2);
    expect(achados).toHaveLength(2);
  });

  it.each([
    ['nobody', () => null],
    ['another authority', () => criarAutoridade('Outra', Date.now()).emitir(NOME_NO_CERTIFICADO)],
    ['another bank', () => banco.autoridade.emitir('pix.outro-banco.com.br')],
  ] as [string, () => Identificacao | null][])('by %s are refused in words', async (_, quem) => {
    const { status, corpo } = await postar(quem(), `/v1/integracoes/pix/webhook/${uid}/pix`, {
      pix: [umPix(E2E)],
    });
    expect([status, corpo.codigo]).toEqual([401, 'AVISO_SEM_PROVA']);
    expect(await guardados()).toEqual([]);
  });

  it.each([
    ['no JSON', 'isto não é JSON', 400],
    ['no Pix', { pix: [] }, 400],
    ['an amount that is none', { pix: [umPix(E2E, { valor: 1 })] }, 400],
    ['more than a megabyte', 'x'.repeat(1_100_000), 413],
  ])('with %s are refused', async (_, corpo, status) => {
    const doBanco = banco.autoridade.emitir(NOME_NO_CERTIFICADO);
    expect((await postar(doBanco, `/v1/integracoes/pix/webhook/${uid}`, corpo)).status).toBe(status);
    expect(
      (await postar(doBanco, `/v1/integracoes/pix/webhook/${uuidv7()}`, { pix: [umPix(E2E)] })).status,
    ).toBe(401);
    expect((await postar(doBanco, '/outro', {})).status).toBe(404);
  });

  it('with fields that nobody foresaw are taken', async () => {
    const doBanco = banco.autoridade.emitir(NOME_NO_CERTIFICADO);
    const corpo = { evento: 'pix', pix: [umPix(E2E, { novo: { a: 1 }, devolucoes: null, txid: null })] };
    expect((await postar(doBanco, `/v1/integracoes/pix/webhook/${uid}`, corpo)).status).toBe(200);
    expect(await guardados()).toMatchObject([{ txid: null }]);
  });
});

describe('a brand’s banks', () => {
  it('are its own, one in use, and a static code where no bank is', async () => {
    expect(await bancos.pix(2)).toBeNull();
    await expect(integrar({})).rejects.toMatchObject({ codigo: 'JA_EXISTE' });
    await integrar({ pix: { chave: '+55 (62) 99999-0000', nome: 'Pacto', cidade: 'Goiânia' } }, 2);
    const pix = await bancos.pix(2);
    expect(pix).toMatchObject({ tipo: 'estatico', chave: '+5562999990000' });
    if (pix?.tipo !== 'estatico') throw new Error('not static');
    expect(pix.codigo('01900000-0000-7000-8000-000000000001', 1_234)).toContain('540512.34');
    expect(await bancos.cobranca(2)).toBeNull();
  });

  it('keep their token and connections until settings or secrets change', async () => {
    const antes = await dinamico();
    expect(await dinamico()).toBe(antes);
    await cofre.definir({ uid, hotsiteId: 1 }, { pixSegredo: 'outro' }, 'interno:2');
    const depois = await dinamico();
    expect(depois).not.toBe(antes);
    await expect(depois.recebedor.consultarCobranca('a'.repeat(32))).rejects.toMatchObject({
      tipo: 'sem-acesso',
    });
  });
});

describe('credentials', () => {
  it('are sealed, told of by name alone, and open for no other brand', async () => {
    const guardada = await registros.colecao(CREDENCIAIS_BANCARIAS).obter(SISTEMA, uid);
    expect(JSON.stringify(guardada)).not.toContain(banco.segredo);
    expect(await cofre.publicas({ uid, hotsiteId: 1 })).toMatchObject({
      quais: ['pixSegredo', 'pixCertificado', 'pixChavePrivada', 'pixAutoridade'],
      definidasPor: 'interno:1',
    });
    expect(await cofre.abrir({ uid, hotsiteId: 2 })).toBeNull();
    const { revisao, createdAt: _1, createdBy: _2, updatedAt: _3, updatedBy: _4, ...doc } = guardada!;
    await registros.colecao(CREDENCIAIS_BANCARIAS).salvar(SISTEMA, { ...doc, hotsiteId: 2 }, revisao);
    await expect(cofre.abrir({ uid, hotsiteId: 2 })).rejects.toThrow();
  });

  it('of a certificate that is over, of another key, or that are none are refused in words', async () => {
    const dona = { uid: uuidv7(), hotsiteId: 1 };
    const [a, b] = [banco.autoridade.emitir('a'), banco.autoridade.emitir('b')];
    const de = (novas: object) =>
      cofre.definir(dona, novas, 'x').then(
        () => null,
        (erro: Error) => erro.message,
      );
    expect(await de({ pixCertificado: a.certificado, pixChavePrivada: b.chavePrivada })).toBe(
      'pixChavePrivada: não é a chave deste certificado',
    );
    const velha = criarAutoridade('Velha', Date.now() - 6 * 365 * 86_400_000).emitir('casa');
    expect(await de({ pixCertificado: velha.certificado })).toMatch(
      /^pixCertificado: o certificado venceu em \d{4}/,
    );
    const lixo = '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----';
    expect(await de({ pixCertificado: lixo })).toContain('não é um certificado');
    expect(await de({ pixChavePrivada: lixo })).toContain('não é uma chave privada');
    expect(await cofre.publicas(dona)).toMatchObject({ quais: [], definidasEm: null });
    expect(await de({ pixCertificado: a.certificado })).toBeNull();
    expect(await de({ pixChavePrivada: b.chavePrivada })).toContain('não é a chave');
    expect(await de({ pixChavePrivada: a.chavePrivada })).toBeNull();
    expect((await cofre.abrir(dona))?.credenciais).toMatchObject({ pixChavePrivada: a.chavePrivada });
  });

  it('are forgotten whole', async () => {
    await cofre.esquecer({ uid, hotsiteId: 1 });
    expect(await cofre.abrir({ uid, hotsiteId: 1 })).toBeNull();
    expect((await bancos.pix(1))?.tipo).toBe('estatico');
  });
});
