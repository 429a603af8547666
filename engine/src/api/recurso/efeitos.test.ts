import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HOTSITES_DEMO } from '@martelo/shared/demo';
import { ErroMartelo } from '@martelo/shared/erros';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { criarEfeitos, type Efeitos } from '../../jobs/efeitos.ts';
import type { Fila } from '../../jobs/fila.ts';
import { criarFilaRegistros } from '../../jobs/fila-registros.ts';
import { pedirEfeitos } from '../../jobs/pedir-efeitos.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Acesso } from '../../records/records.ts';
import { criarRegistrosSqlite } from '../../records/sqlite.ts';
import { criarHttp } from '../http.ts';
import { recurso } from './recurso.ts';
import { criarRecursos } from './recursos.ts';

const ADM = 'Interno - ADM';
const SAC = 'Interno - SAC';

/** What the other end was asked, by key; it fails as often as `falhas` says. */
const pedidos = new Map<string, string[]>();
let falhas = 0;
/** The other end answers once this is done. */
let porta = Promise.resolve();
const outroLado = async (verbo: string, chave: string) => {
  await porta;
  if (falhas > 0) {
    falhas -= 1;
    throw new ErroMartelo('CADASTRO_INATIVO');
  }
  pedidos.set(chave, [...(pedidos.get(chave) ?? []), verbo]);
};

const CONTATOS = recurso({
  nome: 'contato',
  caminho: '/v1/contatos',
  rotulo: { um: 'Contato', varios: 'Contatos' },
  modulo: 'patios',
  escrita: z.strictObject({ nome: z.string().min(1), situacao: z.enum(['NOVO', 'PAGO']).default('NOVO') }),
  marca: 'hotsiteId',
  papeis: { le: [ADM, SAC, 'Interno - Financeiro'], escreve: [ADM] },
  campos: { nome: { busca: true }, situacao: {} },
  acoes: {
    pagar: {
      resumo: 'Paga',
      papeis: ['Interno - Financeiro'],
      executar: ({ doc }) => {
        if (doc.situacao === 'PAGO')
          throw new ErroMartelo('TRANSICAO_INVALIDA', { de: 'PAGO', para: 'PAGO' });
        return { situacao: 'PAGO' as const };
      },
    },
  },
  efeitos: {
    saudar: {
      rotulo: 'Carta de boas-vindas',
      em: ['criar'],
      dados: z.strictObject({ id: z.int(), segredo: z.string() }),
      prepara: ({ depois, antes }) => (antes === null ? { id: depois.id, segredo: 'nunca-mostrado' } : null),
      faz: (_, __, { chave }) => outroLado('saudar', chave),
    },
    transferir: {
      rotulo: 'Transferência',
      em: ['pagar', 'alterar'],
      dados: z.strictObject({ id: z.int() }),
      prepara: ({ antes, depois }) =>
        depois.situacao === 'PAGO' && antes?.situacao !== 'PAGO' ? { id: depois.id } : null,
      faz: (_, __, { chave }) => outroLado('transferir', chave),
      desfaz: (_, __, { chave }) => outroLado('devolver', chave),
    },
  },
});

/** A kind of several brands. */
const REMESSAS = recurso({
  nome: 'remessa',
  caminho: '/v1/remessas',
  rotulo: { um: 'Remessa', varios: 'Remessas' },
  modulo: 'patios',
  escrita: z.strictObject({ nome: z.string() }),
  marca: 'hotsites',
  papeis: { le: [ADM], escreve: [ADM] },
  campos: { nome: {} },
  efeitos: {
    enviar: {
      ...{ rotulo: 'Envio', em: ['criar'], dados: z.strictObject({}) },
      prepara: () => ({}),
      faz: (_, __, { chave }) => outroLado('enviar', chave),
    },
  },
});

const registros = criarRegistrosSqlite({ arquivo: ':memory:' });
const logger = pino({ level: 'silent' });
const servicos = { registros, agora: Date.now, nomeDoUsuario: async () => 'Fulana' };
let fila: Fila;
let efeitos: Efeitos;
let servidor: Server;
let url = '';

const autenticar = async (token: string): Promise<Acesso> => {
  const [papel, marca] = Buffer.from(token, 'base64url').toString().split(':').toReversed();
  const hotsiteId = marca === undefined ? 1 : 2;
  return { tipo: 'interno', hotsiteId, hotsites: [hotsiteId], usuUid: 'eu', papeis: [papel!] };
};
beforeAll(async () => {
  fila = criarFilaRegistros({ registros, logger });
  efeitos = criarEfeitos({ registros, fila, logger, recuo: () => 1 });
  const app = criarHttp({
    rotas: await criarRecursos([CONTATOS, REMESSAS], servicos, efeitos),
    resolverHotsite: {
      porSubdominio: (nome) => HOTSITES_DEMO.find((um) => um.subdominio === nome)!,
      porHost: () => null,
    },
    autenticar,
    segredos: { atual: 'x', aceitos: ['x'] },
    logger,
  });
  await fila.iniciar();
  await efeitos.iniciar();
  servidor = createServer(app);
  await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', pronto));
  url = `http://127.0.0.1:${(servidor.address() as AddressInfo).port}/v1/contatos`;
});
afterAll(async () => {
  servidor.close();
  await efeitos.parar();
  await fila.parar();
  await registros.close();
});
beforeEach(() => {
  pedidos.clear();
  falhas = 0;
});

async function pedir(metodo: string, caminho = '', corpo?: object, papel = ADM, base = url) {
  const resposta = await fetch(base + caminho, {
    method: metodo,
    headers: {
      hotsite: papel.startsWith('pacto:') ? 'pacto' : 'leilo',
      authorization: `Bearer ${Buffer.from(papel).toString('base64url')}`,
      ...(corpo ? { 'content-type': 'application/json' } : {}),
    },
    ...(corpo ? { body: JSON.stringify(corpo) } : {}),
  });
  const texto = await resposta.text();
  return { status: resposta.status, texto, corpo: texto.startsWith('{') ? JSON.parse(texto) : null };
}
const novo = async () => (await pedir('POST', '', { nome: `C ${randomUUID()}` })).corpo;
const pagar = (uid: string, revisao: number) =>
  pedir('POST', `/${uid}/pagar`, { revisao }, 'Interno - Financeiro');
const vistos = async (uid: string, papel?: string) =>
  (await pedir('GET', `/${uid}/efeitos`, undefined, papel)).corpo;
const ate = (uid: string, id: string, situacao: string) =>
  vi.waitFor(
    async () => {
      const { itens } = await vistos(uid);
      const achado = itens.find((um: { id: string }) => um.id === id);
      expect(achado?.situacao).toBe(situacao);
      return achado;
    },
    { timeout: 240_000, interval: 5 },
  );

describe('what a kind makes happen elsewhere (R7)', () => {
  it('is asked for by the acts that it names, where it says so of the change, in bulk as alone', async () => {
    const { uid } = await novo();
    await ate(uid, '1-criar-saudar', 'FEITO');
    const alterado = await pedir('PUT', `/${uid}`, { nome: 'Outro', revisao: 1 });
    expect(alterado.corpo.revisao).toBe(2);
    expect((await vistos(uid)).itens).toHaveLength(1);
    const emMassa = await pedir('POST', '/em-massa', {
      ...{ acao: 'alterar', mudancas: { situacao: 'PAGO' } },
      itens: [{ id: uid, revisao: 2 }],
    });
    expect(emMassa.corpo.feitos).toBe(1);
    const feito = await ate(uid, '3-alterar-transferir', 'FEITO');
    expect(feito).toMatchObject({
      ...{ nome: 'transferir', rotulo: 'Transferência', ato: 'alterar', desfazendo: false, tentativas: 1 },
      ...{ proximaEm: null, erro: null, por: { uid: 'eu', nome: 'Fulana' }, temVolta: true },
    });
    expect([...pedidos]).toEqual([
      [`contatos:${uid}:1-criar-saudar`, ['saudar']],
      [`contatos:${uid}:3-alterar-transferir`, ['transferir']],
    ]);
  });

  it('is not asked for by a change that is refused, whyever', async () => {
    const { uid } = await novo();
    const [certo, ...errados] = [
      await pagar(uid, 1),
      await pagar(uid, 1),
      await pagar(uid, 2),
      await pedir('POST', `/${uid}/pagar`, { revisao: 2 }, SAC),
    ];
    expect([certo!.status, ...errados.map(({ status }) => status)]).toEqual([200, 422, 422, 403]);
    await ate(uid, '2-pagar-transferir', 'FEITO');
    expect((await vistos(uid)).itens).toHaveLength(2);
    expect(pedidos.get(`contatos:${uid}:2-pagar-transferir`)).toEqual(['transferir']);
  });

  it('can be neither written, named nor read by anybody, but for how it stands', async () => {
    const { uid } = await novo();
    const feito = await ate(uid, '1-criar-saudar', 'FEITO');
    expect(Object.keys(feito)).not.toContain('dados');
    for (const corpo of [{ efeitos: [] }, { desfeito: 'x' }])
      expect((await pedir('PUT', `/${uid}`, { ...corpo, revisao: 1 })).status).toBe(400);
    for (const campo of ['efeitos', 'efeitos.nome', 'desfeito'])
      expect((await pedir('GET', `?ordenar=${campo}`)).corpo.codigo).toBe('FILTRO_INVALIDO');
    for (const onde of [
      '',
      '/qb',
      `/${uid}`,
      `/${uid}/historico`,
      `/${uid}/efeitos`,
      '/exportar?formato=csv',
    ]) {
      const { status, texto } = await pedir('GET', onde);
      expect([status, texto.includes('nunca-mostrado')], onde).toEqual([200, false]);
    }
    expect((await pedir('GET', `/${uid}/efeitos`, undefined, 'pacto:Interno - ADM')).status).toBe(404);
    expect((await pedir('GET', `/${uid}/efeitos`, undefined, 'Interno - Pátio')).status).toBe(403);
    expect((await vistos(uid, SAC)).itens).toHaveLength(1);
  });

  it('that failed says why, and is tried again by who may do what it follows from, and nobody else', async () => {
    const { uid } = await novo();
    await ate(uid, '1-criar-saudar', 'FEITO');
    falhas = 8;
    await pagar(uid, 1);
    const id = '2-pagar-transferir';
    const caido = await ate(uid, id, 'FALHOU');
    expect(caido).toMatchObject({ erro: new ErroMartelo('CADASTRO_INATIVO').message, tentativas: 8 });
    const repetir = (efeito: string, papel: string) =>
      pedir('POST', `/${uid}/efeitos/${efeito}/repetir`, {}, papel);
    expect((await repetir(id, SAC)).status).toBe(403);
    expect((await repetir(id, 'pacto:Interno - ADM')).status).toBe(404);
    expect((await repetir('1-criar-saudar', 'Interno - Financeiro')).status).toBe(403);
    expect((await repetir('7-criar-saudar', ADM)).status).toBe(404);
    expect((await repetir('1-criar-saudar', ADM)).corpo).toMatchObject({
      ...{ statusCode: 409, codigo: 'EFEITO_NAO_FALHOU' },
      message: 'Só se tenta de novo o que falhou; isto está feito.',
    });
    const { corpo } = await repetir(id, 'Interno - Financeiro');
    expect([corpo.revisao, corpo.itens[0].id]).toEqual([2, id]);
    await ate(uid, id, 'FEITO');
    expect(pedidos.get(`contatos:${uid}:${id}`)).toEqual(['transferir']);
  });

  it("of a record that is another brand's too is tried again only by who writes for both", async () => {
    const [uid, de] = [randomUUID(), url.replace('contatos', 'remessas')];
    const caido = pedirEfeitos([{ nome: 'enviar', dados: {} }], {
      ...{ ato: 'criar', revisao: 1, agora: Date.now(), por: 'eu' },
    })!([]).map((um) => ({ ...um, situacao: 'FALHOU' as const, proximaEm: null }));
    const remessa = { uid, id: 1, nome: 'R', hotsites: [1, 2] };
    await registros.colecao(REMESSAS).inserir(SISTEMA, remessa, () => caido);
    const { itens } = (await pedir('GET', `/${uid}/efeitos`, undefined, ADM, de)).corpo;
    expect(itens[0].situacao).toBe('FALHOU');
    const resposta = await pedir('POST', `/${uid}/efeitos/1-criar-enviar/repetir`, {}, ADM, de);
    expect([resposta.status, resposta.corpo.codigo]).toEqual([403, 'SEM_PERMISSAO']);
  });

  it('is taken back by an act that the history tells of, on the revision that was read, once', async () => {
    const { uid } = await novo();
    await pagar(uid, 1);
    const id = '2-pagar-transferir';
    await ate(uid, id, 'FEITO');
    const desfazer = (efeito: string, corpo: object, papel = ADM) =>
      pedir('POST', `/${uid}/efeitos/${efeito}/desfazer`, corpo, papel);
    expect((await desfazer(id, {})).corpo.codigo).toBe('REVISAO_AUSENTE');
    expect((await desfazer(id, { revisao: 1 })).corpo.codigo).toBe('REVISAO_DESATUALIZADA');
    expect((await desfazer(id, { revisao: 2 }, SAC)).status).toBe(403);
    expect((await desfazer('1-criar-saudar', { revisao: 2 })).corpo.codigo).toBe('EFEITO_SEM_VOLTA');
    const dois = await Promise.all([desfazer(id, { revisao: 2 }), desfazer(id, { revisao: 2 })]);
    expect(dois.map(({ status }) => status).sort()).toEqual([200, 409]);
    const desfeito = await ate(uid, id, 'DESFEITO');
    expect(desfeito).toMatchObject({ desfazendo: false, temVolta: false, erro: null });
    expect((await desfazer(id, { revisao: 3 })).corpo.codigo).toBe('EFEITO_NAO_FEITO');
    expect(pedidos.get(`contatos:${uid}:${id}:desfazer`)).toEqual(['devolver']);
    const { itens } = (await pedir('GET', `/${uid}/historico`)).corpo;
    expect(itens[0]).toMatchObject({
      ...{ ato: 'desfeito', revisao: 3, por: { nome: 'Fulana' } },
      campos: [{ campo: 'desfeito', de: null, para: `Transferência (${id})` }],
    });
    expect(itens).toHaveLength(3);
    // What comes after tells of its own change alone.
    await pedir('PUT', `/${uid}`, { nome: 'Depois', revisao: 3 });
    expect((await pedir('GET', `/${uid}/historico`)).corpo.itens[0].ato).toBe('alterado');
  });

  it('is done for a record that was removed meanwhile as well, and is seen by who could bring it back', async () => {
    let abrir = () => {};
    porta = new Promise((pronto) => {
      abrir = pronto;
    });
    const { uid } = await novo();
    expect((await pedir('DELETE', `/${uid}?revisao=1`)).status).toBe(204);
    await ate(uid, '1-criar-saudar', 'PENDENTE');
    abrir();
    await ate(uid, '1-criar-saudar', 'FEITO');
    expect(pedidos.get(`contatos:${uid}:1-criar-saudar`)).toEqual(['saudar']);
    expect((await pedir('GET', `/${uid}/efeitos`, undefined, SAC)).status).toBe(404);
  });

  it('is told of where screens are drawn from', async () => {
    const { itens } = await fetch(url.replace('contatos', 'recursos'), {
      headers: { hotsite: 'leilo', authorization: `Bearer ${Buffer.from(ADM).toString('base64url')}` },
    }).then((resposta) => resposta.json() as Promise<{ itens: { efeitos: object[] }[] }>);
    expect(itens[0]!.efeitos).toEqual([
      { nome: 'saudar', rotulo: 'Carta de boas-vindas', em: ['criar'], temVolta: false },
      { nome: 'transferir', rotulo: 'Transferência', em: ['pagar', 'alterar'], temVolta: true },
    ]);
  });
});

describe('a declaration of effects', () => {
  it('that follows from an act which is not there is refused at once, and one that nobody does keeps the engine from starting', async () => {
    const { declaracao } = CONTATOS;
    const { saudar } = declaracao.efeitos!;
    const perdida = { ...declaracao, efeitos: { saudar: { ...saudar!, em: ['arquivar'] } } };
    expect(() => recurso(perdida)).toThrow('arquivar');
    expect(() => recurso({ ...declaracao, efeitos: { 'sem endereço': saudar! } })).toThrow('sem endereço');
    await expect(criarRecursos([CONTATOS], servicos)).rejects.toThrow('contato has effects');
  });
});
