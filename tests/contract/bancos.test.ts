import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portaLivre } from '../porta-livre.ts';
import { ate, EngineDeTeste, type Json } from './engine.ts';

/*
 * A brand's banks as staff and the banks themselves reach them: settings, secrets that go one way, a bank that answers over mTLS, and
 * notices that prove where they come from.
 */

let engine: EngineDeTeste;
let paginas: string;
const tokens = { adm: '', financeiro: '', acerto: '', pacto: '', cliente: '' };

beforeAll(async () => {
  const porta = await portaLivre();
  paginas = `http://127.0.0.1:${porta}`;
  engine = new EngineDeTeste(undefined, { MARTELO_DEMO_BANCO: String(porta) });
  await engine.subir();
  tokens.adm = await engine.entrar('adm');
  tokens.pacto = await engine.entrar('adm', 'pacto');
  tokens.cliente = await engine.entrar('cliente1');
});
afterAll(() => engine.encerrar());

const adm = (metodo: string, caminho: string, corpo?: object) =>
  engine.pedir(metodo, caminho, { token: tokens.adm, ...(corpo ? { corpo } : {}) });
const daDemo = async (): Promise<Json> =>
  (await adm('GET', '/v1/integracoes-bancarias/qb')).corpo.itens.find(
    (uma: Json) => uma.situacao === 'ATIVA',
  );

describe('a brand’s integration', () => {
  it('is read by who says where money goes, and by nobody else', async () => {
    expect(await daDemo()).toMatchObject({
      pix: { chave: 'pix@leilo.demo.martelo' },
      boleto: { banco: '237' },
    });
    for (const token of [tokens.cliente, undefined]) {
      const { status } = await engine.pedir('GET', '/v1/integracoes-bancarias/qb', { token });
      expect([401, 403]).toContain(status);
    }
    const { uid } = await daDemo();
    const deOutra = await engine.pedir('GET', `/v1/integracoes-bancarias/${uid}`, {
      ...{ token: tokens.pacto, hotsite: 'pacto' },
    });
    expect(deOutra.status).toBe(404);
  });

  it('says in words what is wrong with it', async () => {
    const { status, corpo } = await adm('POST', '/v1/integracoes-bancarias', {
      ...{ nome: 'Outro banco', pix: { chave: 'nada', nome: 'Leilo', cidade: 'Goiânia' } },
      boleto: {
        ...{ banco: '001', agencia: '1545', conta: '1', contaDv: '2', carteira: '17', beneficiario: '12' },
        ...{ inscricao: '12.345.678/0001-95', nome: 'Leilo' },
      },
    });
    expect(status).toBe(400);
    expect(corpo.message).toEqual(
      expect.arrayContaining([
        'pix.chave: não é uma chave Pix: CPF, CNPJ, e-mail, telefone com +55 e DDD, ou chave aleatória',
        'boleto.beneficiario: neste banco tem 4, 6, 7 algarismos',
      ]),
    );
  });

  it('is one in use a brand', async () => {
    const corpo = { nome: 'Segundo banco', situacao: 'ATIVA' };
    expect(await adm('POST', '/v1/integracoes-bancarias', corpo)).toMatchObject({
      ...{ status: 409, corpo: { codigo: 'JA_EXISTE' } },
    });
  });

  it('asks its bank, and tells it where to post', async () => {
    const { uid } = await daDemo();
    expect(await adm('POST', `/v1/integracoes-bancarias/${uid}/conferir`)).toMatchObject({
      ...{ status: 200, corpo: { ok: true, recebidos: 0, problema: null } },
    });
    // Nobody said by which address the world reaches this engine.
    expect(await adm('POST', `/v1/integracoes-bancarias/${uid}/ligar-avisos`)).toMatchObject({
      ...{ status: 422, corpo: { message: expect.stringContaining('MARTELO_PIX_AVISOS') } },
    });
  });
});

describe('a bank that does not answer', () => {
  it('is told of in words, to who set it up and to nobody of the bank’s own', async () => {
    const api = { url: 'http://127.0.0.1:9/v2', tokenUrl: 'http://127.0.0.1:9/token', clientId: 'casa' };
    const pix = { chave: 'pix@leilo.com.br', nome: 'Leilo', cidade: 'Goiânia', api };
    const { corpo: nova } = await adm('POST', '/v1/integracoes-bancarias', { nome: 'Banco mudo', pix });
    const caminho = `/v1/integracoes-bancarias/${nova.uid}`;
    expect(await adm('POST', `${caminho}/conferir`)).toMatchObject({
      ...{ status: 422, corpo: { message: expect.stringContaining('falta o segredo') } },
    });
    await adm('PUT', `${caminho}/credenciais`, { pixSegredo: 'segredo' });
    const { status, corpo } = await adm('POST', `${caminho}/conferir`);
    expect([status, corpo.ok, corpo.recebidos]).toEqual([200, false, null]);
    expect(corpo.problema).toMatch(/^o banco não respondeu/);
    const fora = { ...pix, api: { ...api, url: 'http://10.0.0.1/v2' } };
    const recusada = await adm('POST', '/v1/integracoes-bancarias', { nome: 'Banco fora', pix: fora });
    expect([recusada.status, recusada.corpo.message]).toEqual([
      400,
      ['pix.api.url: precisa começar com https://'],
    ]);
  });
});

describe('credentials', () => {
  it('go one way: told of by name, kept when others are set, refused when they cannot serve', async () => {
    const { corpo: nova } = await adm('POST', '/v1/integracoes-bancarias', { nome: 'Banco novo' });
    const caminho = `/v1/integracoes-bancarias/${nova.uid}/credenciais`;
    expect((await adm('GET', caminho)).corpo).toEqual({ quais: [], definidasEm: null, definidasPor: null });
    const posta = await adm('PUT', caminho, { pixSegredo: 'segredo-do-banco' });
    expect(posta.corpo).toMatchObject({
      quais: ['pixSegredo'],
      definidasPor: expect.stringMatching(/^interno:/),
    });
    expect(posta.texto).not.toContain('segredo-do-banco');
    expect((await adm('PUT', caminho, { cartaoToken: 'APP_USR' })).corpo.quais).toEqual([
      ...['pixSegredo', 'cartaoToken'],
    ]);
    const ruim = await adm('PUT', caminho, { pixCertificado: 'isto não é PEM' });
    expect([ruim.status, ruim.corpo.codigo]).toEqual([400, 'REQUISICAO_INVALIDA']);
    for (const lido of [
      `/v1/integracoes-bancarias/${nova.uid}`,
      `/v1/integracoes-bancarias/${nova.uid}/historico`,
    ])
      expect((await adm('GET', lido)).texto).not.toContain('segredo-do-banco');
    expect((await adm('DELETE', caminho)).status).toBe(204);
    expect((await adm('GET', caminho)).corpo.quais).toEqual([]);
  });

  it('of another brand’s integration are nobody’s business', async () => {
    const { uid } = await daDemo();
    for (const metodo of ['GET', 'PUT', 'DELETE']) {
      const resposta = await engine.pedir(metodo, `/v1/integracoes-bancarias/${uid}/credenciais`, {
        ...{ token: tokens.pacto, hotsite: 'pacto', ...(metodo === 'PUT' ? { corpo: {} } : {}) },
      });
      expect(resposta.status).toBe(404);
    }
  });
});

describe('notices of Pix', () => {
  const aviso = {
    pix: [
      {
        endToEndId: 'E0000020820261123150012345678901',
        txid: 'x',
        valor: '1.00',
        horario: '2026-11-23T15:00:00Z',
      },
    ],
  };
  const postar = (caminho: string, corpo: object = aviso) =>
    engine.pedir('POST', caminho, { corpo, hotsite: '' });

  it('without proof are refused in words, at whatever address', async () => {
    const { uid } = await daDemo();
    for (const fim of ['', '/pix', `/${uid}/assinatura-inventada`, `/${uid}/assinatura-inventada/pix`]) {
      const { status, corpo } = await postar(`/v1/integracoes/pix/webhook${fim}`);
      expect([status, corpo.codigo]).toEqual([401, 'AVISO_SEM_PROVA']);
    }
  });

  it('that prove nothing are told nothing of the form that one has', async () => {
    const { uid } = await daDemo();
    for (const corpo of [{}, { pix: [] }, { pix: [{ ...aviso.pix[0], valor: '1' }] }]) {
      const resposta = await postar(`/v1/integracoes/pix/webhook/${uid}/x/pix`, corpo);
      expect([resposta.status, resposta.corpo.codigo]).toEqual([401, 'AVISO_SEM_PROVA']);
    }
  });
});

describe('notices of cards', () => {
  it('that are not signed are refused in words', async () => {
    const { uid } = await daDemo();
    const { status, corpo } = await engine.pedir('POST', `/v1/integracoes/cartao/avisos/${uid}`, {
      ...{ bruto: '{"transacao":"T1"}', hotsite: '' },
      cabecalhos: {
        'content-type': 'application/json',
        'x-cartao-assinatura': `t=${Math.floor(Date.now() / 1_000)},v1=${createHmac('sha256', 'x').update('y').digest('hex')}`,
      },
    });
    expect([status, corpo.codigo]).toEqual([401, 'AVISO_SEM_PROVA']);
    const semIntegracao = await engine.pedir(
      'POST',
      '/v1/integracoes/cartao/avisos/01900000-0000-7000-8000-0000000000ff',
    );
    expect([semIntegracao.status, semIntegracao.corpo.codigo]).toEqual([401, 'AVISO_SEM_PROVA']);
  });
});

describe('what anybody is told of a brand’s cards', () => {
  it('is in how many instalments they pay, of each brand its own, and none of what it is known to the provider by', async () => {
    const { corpo, texto } = await engine.pedir('GET', '/v1/cartao/parcelas');
    expect(corpo).toEqual({ tabela: { maximo: 12, semJuros: 3, taxaAoMes: 2.99, parcelaMinima: 10_000 } });
    expect(texto).not.toMatch(/token|segredo|127\.0\.0\.1/i);
    const { uid, revisao } = await daDemo();
    const onde = `/v1/integracoes-bancarias/${uid}`;
    const fora = await adm('PUT', onde, { revisao, situacao: 'INATIVA' });
    expect(fora.status, fora.texto).toBe(200);
    expect((await engine.pedir('GET', '/v1/cartao/parcelas')).corpo).toEqual({ tabela: null });
    expect(
      (await engine.pedir('GET', '/v1/cartao/parcelas', { hotsite: 'pacto' })).corpo.tabela,
    ).not.toBeNull();
    const dentro = await adm('PUT', onde, { revisao: fora.corpo.revisao, situacao: 'ATIVA' });
    expect(dentro.status, dentro.texto).toBe(200);
  });
});

describe('the demo’s bank', () => {
  it('has a page of its own to pay on, also after the engine was started again', async () => {
    const pagina = await (await fetch(paginas)).text();
    expect(pagina).toContain('Banco de demonstração');
    expect(pagina).toContain('Ninguém pediu um Pix nem um boleto ainda');
    await engine.parar();
    await engine.subir();
    const { uid } = await daDemo();
    await ate(
      () => adm('POST', `/v1/integracoes-bancarias/${uid}/conferir`),
      ({ corpo }) => corpo.ok === true,
    );
  });
});
