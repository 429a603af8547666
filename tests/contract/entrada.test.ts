import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOGO } from '@martelo/shared/erros';
import { generateKeyPair, importJWK, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daqui, EngineDeTeste, type Opcoes, type Resposta } from './engine.ts';

const engine = new EngineDeTeste();
let token = '';
let adm = '';
let leilao: { uid: string; id: number; lotes: string[] };
let doPacto: { uid: string; id: number; lotes: string[] };
let lelUid = '';

beforeAll(async () => {
  await engine.subir();
  token = await engine.entrar('cliente1');
  adm = await engine.entrar('adm');
  leilao = await engine.leilao({}, [{ nome: 'Alvo', tipo: 'Carro', valor: { minimo: 100_000 } }]);
  doPacto = await engine.leilao({}, [{ nome: 'Alheio', tipo: 'Carro', valor: { minimo: 100_000 } }], 'pacto');
  lelUid = leilao.lotes[0]!;
});
afterAll(() => engine.encerrar());

/** Every refusal comes from the catalogue: its status, a Portuguese sentence, its code. */
function recusa({ status, corpo, texto }: Resposta, esperado: number, codigo: string): void {
  expect([status, corpo.codigo], texto).toEqual([esperado, codigo]);
  expect(corpo.statusCode).toBe(esperado);
  expect(CATALOGO[codigo as keyof typeof CATALOGO][0]).toBe(esperado);
  expect(String(corpo.message).length).toBeGreaterThan(3);
}

const lance = (corpo: unknown, opcoes: Opcoes = {}) =>
  engine.pedir('POST', `/v1/lotes/${lelUid}/lances`, { token, corpo, ...opcoes });
const valido = (valor: unknown) => ({ comandoId: randomUUID(), tipo: 'MANUAL', valor });

describe('bad bids change nothing', () => {
  it.for([0, -1, 1.5, 1e15, '100', null, true, [100_000], { centavos: 100_000 }, Number.MAX_SAFE_INTEGER])(
    'an amount of %j is VALOR_INVALIDO',
    async (valor) => {
      const antes = await engine.lote(lelUid);
      recusa(await lance(valido(valor)), 422, 'VALOR_INVALIDO');
      expect(await engine.lote(lelUid)).toEqual(antes);
    },
  );

  it.for([
    ['no body', {}],
    ['no amount', { comandoId: 'a', tipo: 'MANUAL' }],
    ['no command id', { tipo: 'MANUAL', valor: 100_000 }],
    ['an unknown kind', { comandoId: 'a', tipo: 'PRESENCIAL', valor: 100_000 }],
    ['an unknown field', { comandoId: 'a', tipo: 'MANUAL', valor: 100_000, valorComitente: 1 }],
    ['a command id that is no name', { comandoId: '../\u0000', tipo: 'MANUAL', valor: 100_000 }],
    ['a list', [1, 2, 3]],
    ['a text', 'lance'],
  ] as const)('%s is REQUISICAO_INVALIDA', async ([, corpo]) => {
    const antes = await engine.lote(lelUid);
    const resposta = await lance(corpo);
    expect(resposta.status).toBe(400);
    expect(['REQUISICAO_INVALIDA', 'JSON_INVALIDO']).toContain(resposta.corpo.codigo);
    expect(await engine.lote(lelUid)).toEqual(antes);
  });

  it('what is no JSON is said to be none, and a megabyte is too much', async () => {
    recusa(await lance(undefined, { bruto: '{"valor":' }), 400, 'JSON_INVALIDO');
    recusa(await lance(undefined, { bruto: `{"x":"${'a'.repeat(1_000_000)}"}` }), 413, 'CORPO_GRANDE_DEMAIS');
    recusa(
      await lance(undefined, { bruto: 'valor=1', cabecalhos: { 'content-type': 'text/plain' } }),
      415,
      'TIPO_NAO_SUPORTADO',
    );
  });

  it('below the next bid is refused by its rule, with the next bid (rule 1)', async () => {
    const resposta = await lance(valido(99_999));
    recusa(resposta, 422, 'ABAIXO_DO_MINIMO');
    expect(resposta.corpo.proximoLance).toBe(100_000);
  });
});

describe('unknown and foreign ids', () => {
  const uid = randomUUID();
  it.for([
    ['GET', `/v1/lotes/${uid}`, 'LOTE_NAO_ENCONTRADO'],
    ['GET', '/v1/lotes/999999999', 'LOTE_NAO_ENCONTRADO'],
    ['GET', `/v1/lotes/${uid}/lances`, 'LOTE_NAO_ENCONTRADO'],
    ['GET', `/v1/lotes/${uid}/livro`, 'LOTE_NAO_ENCONTRADO'],
    ['GET', `/v1/leiloes/${uid}`, 'LEILAO_NAO_ENCONTRADO'],
    ['GET', `/v1/leiloes/lista-site/destaques/${uid}`, 'LEILAO_NAO_ENCONTRADO'],
    ['GET', '/v1/nada', 'NAO_ENCONTRADO'],
  ] as const)('%s %s is 404', async ([metodo, caminho, codigo]) => {
    recusa(await engine.pedir(metodo, caminho), 404, codigo);
  });

  it('another brand’s auction, lot, bid and token are not there', async () => {
    const alheio = doPacto.lotes[0]!;
    recusa(await engine.pedir('GET', `/v1/lotes/${alheio}`), 404, 'LOTE_NAO_ENCONTRADO');
    recusa(await engine.pedir('GET', `/v1/leiloes/${doPacto.id}`), 404, 'LEILAO_NAO_ENCONTRADO');
    recusa(
      await engine.pedir('POST', `/v1/lotes/${alheio}/lances`, { token, corpo: valido(100_000) }),
      404,
      'LOTE_NAO_ENCONTRADO',
    );
    recusa(
      await engine.pedir('GET', '/v1/cliente/meus-lances', { token, hotsite: 'pacto' }),
      401,
      'TOKEN_INVALIDO',
    );
    recusa(await engine.pedir('GET', '/v1/lotes', { hotsite: 'inexistente' }), 404, 'HOTSITE_NAO_ENCONTRADO');
    const busca = await engine.pedir('GET', `/v1/lotes?texto=Alheio`);
    expect(busca.corpo.total).toBe(0);
  });

  it('text where an id belongs is malformed', async () => {
    recusa(await engine.pedir('GET', '/v1/lotes/abc'), 400, 'REQUISICAO_INVALIDA');
    recusa(await engine.pedir('GET', '/v1/lotes?filtro={'), 400, 'FILTRO_INVALIDO');
    recusa(await engine.pedir('GET', '/v1/lotes?ordenar=senha'), 400, 'FILTRO_INVALIDO');
    recusa(await engine.pedir('GET', '/v1/leiloes/lista-site?porMes=13'), 400, 'REQUISICAO_INVALIDA');
  });
});

describe('who may', () => {
  it('without a token and with a forged one is 401', async () => {
    recusa(await lance(valido(100_000), { token: undefined }), 401, 'NAO_AUTENTICADO');
    recusa(await lance(valido(100_000), { token: `${token.slice(0, -6)}AAAAAA` }), 401, 'TOKEN_INVALIDO');
    recusa(await lance(valido(100_000), { token: 'a.b.c' }), 401, 'TOKEN_INVALIDO');
    const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519' });
    const [cabecalho, carga] = token.split('.').map((parte) => {
      try {
        return JSON.parse(Buffer.from(parte, 'base64url').toString());
      } catch {
        return null;
      }
    });
    const forjado = await new SignJWT(carga).setProtectedHeader(cabecalho).sign(privateKey);
    recusa(await lance(valido(100_000), { token: forjado }), 401, 'TOKEN_INVALIDO');
    const nenhum = [
      Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url'),
      token.split('.')[1],
      '',
    ].join('.');
    recusa(await lance(valido(100_000), { token: nenhum }), 401, 'TOKEN_INVALIDO');
  });

  it('a token that our own key signed is refused once it has expired, or when it is for another brand', async () => {
    const { atual, chaves } = JSON.parse(readFileSync(join(engine.pasta, 'engine/chaves.json'), 'utf8'));
    const chave = await importJWK(
      chaves.find(({ kid }: { kid: string }) => kid === atual),
      'EdDSA',
    );
    const [cabecalho, carga] = token
      .split('.')
      .slice(0, 2)
      .map((parte) => JSON.parse(Buffer.from(parte, 'base64url').toString()));
    const assinar = (mudancas: object) =>
      new SignJWT({ ...carga, ...mudancas }).setProtectedHeader(cabecalho).sign(chave);
    const eu = async (outro: string) => engine.pedir('GET', '/v1/auth/eu', { token: outro });
    expect((await eu(await assinar({}))).status).toBe(200);
    const agora = Math.floor(Date.now() / 1000);
    recusa(await eu(await assinar({ iat: agora - 1_000, exp: agora - 120 })), 401, 'TOKEN_INVALIDO');
    recusa(await eu(await assinar({ aud: 'pacto' })), 401, 'TOKEN_INVALIDO');
  });

  it('roles are asked: a client is no staff, staff are no client, marketing is not the auction’s', async () => {
    const criar = (quem: string | undefined) =>
      engine.pedir('POST', '/v1/leiloes', { token: quem, corpo: { nome: 'x', data: '2027-01-01' } });
    recusa(await criar(undefined), 401, 'NAO_AUTENTICADO');
    recusa(await criar(token), 403, 'SEM_PERMISSAO');
    recusa(await criar(await engine.entrar('mkt')), 403, 'SEM_PERMISSAO');
    recusa(await lance(valido(100_000), { token: adm }), 403, 'SEM_PERMISSAO');
    recusa(await engine.pedir('GET', '/v1/documentos/extrato/abc'), 401, 'NAO_AUTENTICADO');
    recusa(
      await engine.pedir('GET', '/v1/documentos/extrato/abc', {
        cabecalhos: { 'x-martelo-servico': 'chute' },
      }),
      401,
      'TOKEN_INVALIDO',
    );
  });

  it('a brand that was not granted cannot be named', async () => {
    const corpo = { nome: 'x', data: '2027-01-01', hotsites: [1, 99] };
    recusa(await engine.pedir('POST', '/v1/leiloes', { token: adm, corpo }), 403, 'SEM_PERMISSAO');
  });
});

describe('what staff write is checked', () => {
  it.for([
    [{ data: '2027-01-01' }],
    [{ nome: '', data: '2027-01-01' }],
    [{ nome: 'x', data: 'amanhã' }],
    [{ nome: 'x', data: '2027-01-01', incrementos: [] }],
    [{ nome: 'x', data: '2027-01-01', incrementos: [{ ate: 100, valor: 1 }] }],
    [{ nome: 'x', data: '2027-01-01', porcentagemComissao: 101 }],
    [{ nome: 'x', data: '2027-01-01', naoExiste: 1 }],
  ])('an auction of %j is REQUISICAO_INVALIDA', async ([corpo]) => {
    recusa(await engine.pedir('POST', '/v1/leiloes', { token: adm, corpo }), 400, 'REQUISICAO_INVALIDA');
  });

  it('lots are taken in all or none, and the complaint names lot and field', async () => {
    const bom = { nome: 'Bom', tipo: 'Carro', valor: { minimo: 100 } };
    const corpo = [bom, { ...bom, valor: { minimo: 0 } }];
    const resposta = await engine.pedir('POST', `/v1/leiloes/${leilao.uid}/lotes`, { token: adm, corpo });
    recusa(resposta, 400, 'REQUISICAO_INVALIDA');
    expect(resposta.corpo.message.join()).toContain('1.valor.minimo');
    const muitos = Array.from({ length: 501 }, () => bom);
    recusa(
      await engine.pedir('POST', `/v1/leiloes/${leilao.uid}/lotes`, { token: adm, corpo: muitos }),
      400,
      'REQUISICAO_INVALIDA',
    );
    expect((await engine.pedir('GET', `/v1/leiloes/${leilao.uid}`)).corpo.quantidadeLotes).toBe(1);
  });

  it('a change keeps what it does not name, and terms stay once somebody bid', async () => {
    const { uid, lotes } = await engine.leilao({ porcentagemComissao: 7 }, [
      { nome: 'Antes', tipo: 'Carro', valor: { minimo: 100_000, despachante: 5_000 }, descricao: 'fica' },
    ]);
    const alterar = (corpo: unknown) => engine.pedir('PUT', `/v1/lotes/${lotes[0]}`, { token: adm, corpo });
    expect((await alterar({ nome: 'Depois', valor: { minimo: 200_000 } })).status).toBe(200);
    const lote = await engine.lote(lotes[0]!);
    expect([lote.nome, lote.descricao, lote.valor.minimo, lote.valor.despachante]).toEqual([
      'Depois',
      'fica',
      200_000,
      5_000,
    ]);
    await engine.lance(lotes[0]!, 'cliente1', 'MANUAL', 200_000);
    recusa(await alterar({ valor: { minimo: 300_000 } }), 422, 'ALTERACAO_NAO_PERMITIDA');
    expect(
      (await engine.pedir('PUT', `/v1/leiloes/${uid}`, { token: adm, corpo: { nome: 'Novo nome' } })).status,
    ).toBe(200);
    const depois = (await engine.pedir('GET', `/v1/leiloes/${uid}`)).corpo;
    expect([depois.nome, depois.porcentagemComissao, depois.situacao]).toEqual(['Novo nome', 7, 'PRONTO']);
    const voltar = await engine.pedir('PUT', `/v1/leiloes/${uid}/situacao`, {
      token: adm,
      corpo: { situacao: 'CRIADO' },
    });
    recusa(voltar, 422, 'TRANSICAO_INVALIDA');
  });

  it('a draft is for staff alone, and public once the auction is ready', async () => {
    const criado = await engine.pedir('POST', '/v1/leiloes', {
      token: adm,
      corpo: { nome: 'Rascunho', data: daqui(3_600) },
    });
    const caminho = `/v1/leiloes/${criado.corpo.uid}`;
    const lote = { nome: 'Jabuticaba azul', tipo: 'Outro', valor: { minimo: 100 } };
    const { corpo } = await engine.pedir('POST', `${caminho}/lotes`, { token: adm, corpo: lote });
    const doLote = `/v1/lotes/${corpo.itens[0].id}`;
    const achados = async () => (await engine.pedir('GET', '/v1/lotes?texto=jabuticaba')).corpo.total;
    recusa(await engine.pedir('GET', doLote), 404, 'LOTE_NAO_ENCONTRADO');
    expect((await engine.pedir('GET', doLote, { token: adm })).status).toBe(200);
    expect(await achados()).toBe(0);
    await engine.pedir('PUT', `${caminho}/situacao`, { token: adm, corpo: { situacao: 'PRONTO' } });
    expect((await engine.pedir('GET', doLote)).corpo.situacao).toBe('LIBERADO_LEILAO');
    expect(await achados()).toBe(1);
  });
});

describe('files', () => {
  it('a CSV that is an image is ARQUIVO_INVALIDO and makes no lot', async () => {
    const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
    const envio = new FormData();
    envio.set(
      'arquivo',
      new Blob([Buffer.concat([png, Buffer.alloc(4_096, 0x9f)])], { type: 'text/csv' }),
      'lotes.csv',
    );
    const resposta = await engine.pedir('POST', `/v1/leiloes/${leilao.uid}/lotes/importar`, {
      token: adm,
      bruto: envio,
    });
    recusa(resposta, 400, 'ARQUIVO_INVALIDO');
    expect((await engine.pedir('GET', `/v1/leiloes/${leilao.uid}`)).corpo.quantidadeLotes).toBe(1);
  });
});

describe('the description of the API', () => {
  it('is made from the routes and names every one of this contract', async () => {
    const { corpo } = await engine.pedir('GET', '/v1/openapi.json');
    expect(corpo.openapi).toBe('3.1.0');
    // Two templates that differ only in a parameter's name are one address: OpenAPI forbids them.
    const moldes = Object.keys(corpo.paths).map((caminho) => caminho.replace(/\{\w+\}/g, '{}'));
    expect(new Set(moldes).size).toBe(moldes.length);
    for (const caminho of [
      '/v1/leiloes/lista-site',
      '/v1/leiloes/{uid}',
      '/v1/lotes',
      '/v1/lotes/{uid}/lances',
      '/v1/lotes/{uid}/livro',
      '/v1/cliente/meus-lances',
      '/v1/cliente/compras/{id}',
      '/v1/leiloes/{uid}/lotes/importar',
    ]) {
      expect(Object.keys(corpo.paths)).toContain(caminho);
    }
  });
});
