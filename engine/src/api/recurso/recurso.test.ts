import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOTSITES_DEMO } from '@martelo/shared/demo';
import { ErroMartelo } from '@martelo/shared/erros';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SISTEMA } from '../../records/acesso.ts';
import type { Acesso } from '../../records/records.ts';
import { criarRegistrosSqlite } from '../../records/sqlite.ts';
import { criarHttp } from '../http.ts';
import { recurso } from './recurso.ts';
import { criarRecursos } from './recursos.ts';

const EQUIPE = ['Interno - ADM', 'Interno - Pátio'] as const;

/** A kind with everything that a kind may have. */
const VISTORIAS = recurso({
  nome: 'vistoria',
  caminho: '/v1/vistorias',
  rotulo: { um: 'Vistoria', varios: 'Vistorias' },
  modulo: 'patios',
  escrita: z.strictObject({
    nome: z.string().trim().min(1).max(60),
    situacao: z.enum(['ABERTA', 'FEITA', 'APROVADA']).default('ABERTA'),
    valor: z.int().min(0).optional(),
    contato: z.string().optional(),
    quilometros: z.number().nullable().optional(),
  }),
  guarda: { aprovadaPor: z.string().optional(), custo: z.int().default(700) },
  marca: 'hotsiteId',
  papeis: { le: [...EQUIPE, 'Interno - SAC'], escreve: EQUIPE },
  campos: {
    nome: { busca: true },
    situacao: {},
    valor: { rotulo: 'Valor', tipo: 'centavos' },
    contato: { mascara: { com: () => '***', inteiro: EQUIPE } },
  },
  rotulos: { aprovadaPor: 'Aprovada por' },
  valores: { situacao: { ABERTA: 'Aberta', FEITA: 'Feita', APROVADA: 'Aprovada' } },
  reservados: { campos: ['custo'], para: ['Interno - ADM'] },
  transicoes: {
    campo: 'situacao',
    tabela: [
      { de: 'ABERTA', para: 'FEITA', quem: EQUIPE },
      { de: 'FEITA', para: 'APROVADA', quem: ['Interno - ADM'] },
    ],
  },
  acoes: {
    aprovar: {
      resumo: 'Aprova',
      papeis: ['Interno - ADM'],
      corpo: z.strictObject({ parecer: z.string().min(3) }),
      executar: ({ chamador: { acesso } }) => ({
        situacao: 'APROVADA' as const,
        aprovadaPor: acesso.tipo === 'interno' ? acesso.usuUid : '',
      }),
    },
  },
});
/** A kind of several brands that names another kind, with a rule that what was stored before it may break. */
let regra = (_: { lacre: string }): void => {};
/** What somebody else does between the reading and the writing of a removal. */
let enquantoSeRemove = async (_uid: string): Promise<void> => {};
const CAIXAS = recurso({
  nome: 'caixa',
  caminho: '/v1/caixas',
  rotulo: { um: 'Caixa', varios: 'Caixas' },
  modulo: 'patios',
  escrita: z.strictObject({ lacre: z.string(), vistoriaId: z.int().optional() }),
  marca: 'hotsites',
  papeis: { le: EQUIPE, escreve: EQUIPE },
  campos: { lacre: {}, vistoriaId: {} },
  unicos: [['lacre']],
  refs: { vistoriaId: 'vistoria' },
  confere: async ({ depois }) => regra(depois),
  usadoPor: async ({ uid }) => {
    await enquantoSeRemove(uid);
    return [];
  },
});
/** A kind of one brand that names several records of a kind of several brands. */
const ETIQUETAS = recurso({
  nome: 'etiqueta',
  caminho: '/v1/etiquetas',
  rotulo: { um: 'Etiqueta', varios: 'Etiquetas' },
  modulo: 'patios',
  escrita: z.strictObject({ caixas: z.array(z.int()).optional(), codigo: z.string().optional() }),
  marca: 'hotsiteId',
  papeis: { le: EQUIPE, escreve: EQUIPE },
  campos: { codigo: {} },
  unicos: [['codigo']],
  refs: { caixas: 'caixa' },
});
/** A kind that others act on than write it, and of which one act is never for many. */
const LAUDOS = recurso({
  nome: 'laudo',
  caminho: '/v1/laudos',
  rotulo: { um: 'Laudo', varios: 'Laudos' },
  modulo: 'patios',
  escrita: z.strictObject({ nome: z.string() }),
  guarda: { lido: z.boolean().default(false), lacrado: z.boolean().default(false) },
  marca: 'hotsiteId',
  papeis: { le: [...EQUIPE, 'Interno - SAC'], escreve: EQUIPE },
  campos: { nome: {} },
  acoes: {
    ler: { resumo: 'Lê', papeis: ['Interno - SAC'], executar: () => ({ lido: true }) },
    lacrar: { resumo: 'Lacra', papeis: EQUIPE, soUm: true, executar: () => ({ lacrado: true }) },
  },
});
/** A clock that each reading moves. */
let relogio = Date.now();
const agora = () => relogio++;
const registros = criarRegistrosSqlite({ arquivo: ':memory:', relogio: agora });
let servidor: Server;
let url = '';
const quem = (...papeis: string[]): Acesso => ({
  ...{ tipo: 'interno', hotsiteId: 1, hotsites: [1], usuUid: 'eu', papeis },
});
/** A token names the roles of its bearer; "pacto:" before them one of the other brand. */
const autenticar = async (token: string): Promise<Acesso> => {
  const [papeis, marca] = Buffer.from(token, 'base64url').toString().split(':').toReversed();
  const daMarca = marca === undefined ? {} : { hotsiteId: 2, hotsites: [2] };
  return { ...quem(...papeis!.split(',')), ...daMarca } as Acesso;
};

beforeAll(async () => {
  const servicos = { registros, agora, nomeDoUsuario: async () => 'Fulana' };
  const app = criarHttp({
    rotas: await criarRecursos([VISTORIAS, CAIXAS, ETIQUETAS, LAUDOS], servicos),
    resolverHotsite: {
      porSubdominio: (nome) => HOTSITES_DEMO.find((um) => um.subdominio === nome)!,
      porHost: () => null,
    },
    autenticar,
    segredos: { atual: 'x', aceitos: ['x'] },
    logger: pino({ level: 'silent' }),
  });
  servidor = createServer(app);
  await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', pronto));
  url = `http://127.0.0.1:${(servidor.address() as AddressInfo).port}`;
});
afterAll(async () => {
  servidor.close();
  await registros.close();
});

const cabecalhos = (papeis: string) => ({
  hotsite: papeis.startsWith('pacto:') ? 'pacto' : 'leilo',
  authorization: `Bearer ${Buffer.from(papeis).toString('base64url')}`,
});
async function pedir(metodo: string, caminho: string, corpo?: object, papeis = 'Interno - ADM') {
  const resposta = await fetch(url + caminho, {
    method: metodo,
    headers: {
      ...cabecalhos(papeis),
      ...(corpo ? { 'content-type': 'application/json' } : {}),
    },
    ...(corpo ? { body: JSON.stringify(corpo) } : {}),
  });
  const texto = await resposta.text();
  return { status: resposta.status, corpo: texto === '' ? null : JSON.parse(texto) };
}
const nova = async () => (await pedir('POST', '/v1/vistorias', { nome: `V ${randomUUID()}` })).corpo;

describe('a table of situations (R6)', () => {
  it('is the only way from one to another, by who may', async () => {
    const { uid } = await nova();
    const mudar = (situacao: string, revisao: number, papeis?: string) =>
      pedir('PUT', `/v1/vistorias/${uid}`, { situacao, revisao }, papeis);
    expect((await mudar('APROVADA', 1)).corpo).toMatchObject({
      codigo: 'TRANSICAO_INVALIDA',
      de: 'ABERTA',
      para: 'APROVADA',
    });
    expect((await mudar('FEITA', 1, 'Interno - Pátio')).status).toBe(200);
    expect((await mudar('APROVADA', 2, 'Interno - Pátio')).corpo.codigo).toBe('SEM_PERMISSAO');
    expect((await mudar('APROVADA', 2)).status).toBe(200);
    expect((await mudar('ABERTA', 3)).corpo.codigo).toBe('TRANSICAO_INVALIDA');
  });

  it('holds in bulk and by actions as well', async () => {
    const [aberta, feita] = [await nova(), await nova()];
    await pedir('PUT', `/v1/vistorias/${feita.uid}`, { situacao: 'FEITA', revisao: 1 });
    const { corpo } = await pedir('POST', '/v1/vistorias/em-massa', {
      acao: 'aprovar',
      corpo: { parecer: 'Em ordem' },
      itens: [
        { id: aberta.id, revisao: 1 },
        { id: feita.id, revisao: 2 },
      ],
    });
    expect(corpo.itens).toMatchObject([{ codigo: 'TRANSICAO_INVALIDA' }, { ok: true, revisao: 3 }]);
    const um = await pedir('POST', `/v1/vistorias/${aberta.uid}/aprovar`, { parecer: 'Sim', revisao: 1 });
    expect(um.corpo.codigo).toBe('TRANSICAO_INVALIDA');
    // What is approved is not approved again: who did it stays who did it.
    const outra = await pedir('POST', `/v1/vistorias/${feita.uid}/aprovar`, { parecer: 'Sim', revisao: 3 });
    expect(outra.corpo).toMatchObject({ codigo: 'TRANSICAO_INVALIDA', de: 'APROVADA', para: 'APROVADA' });
    // Who decided on a version that is no more is told that, before anything is judged.
    const tarde = await pedir('POST', `/v1/vistorias/${feita.uid}/aprovar`, { parecer: 'Sim', revisao: 2 });
    expect(tarde.status).toBe(409);
    expect((await pedir('POST', `/v1/vistorias/${feita.uid}/aprovar`, { parecer: 'Sim' })).status).toBe(428);
  });

  it('a change that changes nothing makes no version, and still asks for the one that was read', async () => {
    const { uid, nome } = await nova();
    const mesma = await pedir('PUT', `/v1/vistorias/${uid}`, { nome, revisao: 1 });
    expect([mesma.status, mesma.corpo.revisao]).toEqual([200, 1]);
    expect((await pedir('PUT', `/v1/vistorias/${uid}`, { nome, revisao: 2 })).status).toBe(409);
    expect((await pedir('GET', `/v1/vistorias/${uid}/historico`)).corpo.total).toBe(1);
  });
});

describe('an action', () => {
  it('changes what people may not write, on the revision that was read', async () => {
    const { uid } = await nova();
    await pedir('PUT', `/v1/vistorias/${uid}`, { situacao: 'FEITA', revisao: 1 });
    const aprovar = (corpo: object, papeis?: string) =>
      pedir('POST', `/v1/vistorias/${uid}/aprovar`, corpo, papeis);
    expect((await aprovar({ parecer: 'Certo', revisao: 2 }, 'Interno - Pátio')).status).toBe(403);
    expect((await aprovar({ parecer: 'Certo' })).corpo.codigo).toBe('REVISAO_AUSENTE');
    expect((await aprovar({ revisao: 2 })).corpo.codigo).toBe('REQUISICAO_INVALIDA');
    expect((await aprovar({ parecer: 'Certo', revisao: 1 })).status).toBe(409);
    expect((await aprovar({ parecer: 'Certo', revisao: 2 })).corpo).toMatchObject({
      situacao: 'APROVADA',
      aprovadaPor: 'eu',
    });
    const escrito = await pedir('PUT', `/v1/vistorias/${uid}`, { aprovadaPor: 'outro', revisao: 3 });
    expect(escrito.status).toBe(400);
  });

  it('stands in the history by its own name, and a change after it as the change that it is', async () => {
    const { uid } = await nova();
    await pedir('PUT', `/v1/vistorias/${uid}`, { situacao: 'FEITA', revisao: 1 });
    await pedir('POST', `/v1/vistorias/${uid}/aprovar`, { parecer: 'Certo', revisao: 2 });
    await pedir('PUT', `/v1/vistorias/${uid}`, { valor: 5_000, revisao: 3 });
    const { itens } = (await pedir('GET', `/v1/vistorias/${uid}/historico`)).corpo;
    expect(itens.map(({ ato, acao, rotulo }: Record<string, string>) => [ato, acao, rotulo])).toEqual([
      ['alterado', null, 'Alterado'],
      ['acao', 'aprovar', 'Aprova'],
      ['alterado', null, 'Alterado'],
      ['criado', null, 'Criado'],
    ]);
    expect(itens[1].campos).toEqual([
      { campo: 'situacao', rotulo: 'situacao', de: 'Feita', para: 'Aprovada' },
      { campo: 'aprovadaPor', rotulo: 'Aprovada por', de: null, para: 'eu' },
    ]);
  });

  it('asked of many with a body that it does not take is refused whole, before anything is done', async () => {
    const { id } = await nova();
    const { status, corpo } = await pedir('POST', '/v1/vistorias/em-massa', {
      acao: 'aprovar',
      corpo: { parecer: 1 },
      itens: [{ id, revisao: 1 }],
    });
    expect([status, corpo.codigo]).toEqual([400, 'REQUISICAO_INVALIDA']);
  });
});

describe('many at once', () => {
  it('is of whoever may do any of it, and each part of who may do that', async () => {
    const { uid } = (await pedir('POST', '/v1/laudos', { nome: 'Um' })).corpo;
    const muitos = (acao: string, papel: string, resto: object = {}) =>
      pedir('POST', '/v1/laudos/em-massa', { acao, itens: [{ id: uid, revisao: 1 }], ...resto }, papel);
    for (const [acao, papel, resto] of [
      ['alterar', 'Interno - SAC', { mudancas: { nome: 'Dois' } }],
      ['remover', 'Interno - SAC'],
      ['restaurar', 'Interno - SAC'],
      ['ler', 'Interno - Pátio'],
      ['ler', 'Interno - MKT'],
    ] as const) {
      const { status, corpo } = await muitos(acao, papel, resto);
      expect([status, corpo.codigo], `${papel} ${acao}`).toEqual([403, 'SEM_PERMISSAO']);
    }
    expect((await pedir('GET', `/v1/laudos/${uid}`)).corpo).toMatchObject({
      nome: 'Um',
      lido: false,
      revisao: 1,
    });
    expect((await muitos('ler', 'Interno - SAC')).corpo).toMatchObject({
      feitos: 1,
      itens: [{ revisao: 2 }],
    });
  });

  it('has no act that is of one alone', async () => {
    const { uid } = (await pedir('POST', '/v1/laudos', { nome: 'Um' })).corpo;
    const itens = [{ id: uid, revisao: 1 }];
    const muitos = await pedir('POST', '/v1/laudos/em-massa', { acao: 'lacrar', itens });
    expect([muitos.status, muitos.corpo.codigo]).toEqual([400, 'REQUISICAO_INVALIDA']);
    expect((await pedir('POST', `/v1/laudos/${uid}/lacrar`, { revisao: 1 })).corpo.lacrado).toBe(true);
  });

  it('are two hundred a call', async () => {
    const itens = Array.from({ length: 201 }, () => ({ id: randomUUID(), revisao: 1 }));
    const muitos = (quantos: number) =>
      pedir('POST', '/v1/laudos/em-massa', { acao: 'remover', itens: itens.slice(0, quantos) });
    expect((await muitos(201)).corpo.codigo).toBe('REQUISICAO_INVALIDA');
    expect((await muitos(200)).corpo).toMatchObject({ feitos: 0, recusados: 200 });
  });

  it('without the revision that was read are refused as one is, each row by its name, before anything is done', async () => {
    const [um, outro] = [await nova(), await nova()];
    const { status, corpo } = await pedir('POST', '/v1/vistorias/em-massa', {
      acao: 'remover',
      itens: [{ id: um.id, revisao: 1 }, { id: outro.id }, { id: outro.uid }],
    });
    expect([status, corpo.codigo, corpo.itens]).toEqual([
      428,
      'REVISAO_AUSENTE',
      ['itens.1.revisao', 'itens.2.revisao'],
    ]);
    expect(corpo.message).toHaveLength(2);
    expect(corpo.message[0]).toMatch(/^itens\.1\.revisao: Diga em “itens\.1\.revisao”/);
    expect((await pedir('GET', `/v1/vistorias/${um.uid}`)).status).toBe(200);
  });
});

describe('null', () => {
  it('takes out what may be missing, and is kept where it is a value', async () => {
    const { uid } = await nova();
    const onde = `/v1/vistorias/${uid}`;
    await pedir('PUT', onde, { valor: 5_000, quilometros: 3.5, revisao: 1 });
    const { corpo } = await pedir('PUT', onde, { valor: null, quilometros: null, revisao: 2 });
    expect(corpo.quilometros).toBeNull();
    expect(corpo).not.toHaveProperty('valor');
    expect((await pedir('PUT', onde, { nome: null, revisao: 3 })).status).toBe(400);
  });
});

describe('removal and return', () => {
  const novaCaixa = async (mais = {}) =>
    (await pedir('POST', '/v1/caixas', { lacre: randomUUID(), ...mais })).corpo;
  const remover = ({ uid, revisao }: { uid: string; revisao: number }, onde: string) =>
    pedir('DELETE', `${onde}/${uid}?revisao=${revisao}`);

  it('brings nothing back that names what went meanwhile', async () => {
    const vistoria = await nova();
    const caixa = await novaCaixa({ vistoriaId: vistoria.id });
    expect((await remover(vistoria, '/v1/vistorias')).corpo.codigo).toBe('EM_USO');
    expect((await remover(caixa, '/v1/caixas')).status).toBe(204);
    expect((await remover(vistoria, '/v1/vistorias')).status).toBe(204);
    const voltar = () => pedir('POST', `/v1/caixas/${caixa.uid}/restaurar`, { revisao: 2 });
    expect((await voltar()).corpo).toMatchObject({ codigo: 'NAO_ENCONTRADO', vistoriaId: vistoria.id });
    await pedir('POST', `/v1/vistorias/${vistoria.uid}/restaurar`, { revisao: 2 });
    expect((await voltar()).status).toBe(200);
  });

  it('asks for each of several that are named, and keeps each of them', async () => {
    const [uma, outra] = [await novaCaixa(), await novaCaixa()];
    const nomear = (caixas: number[]) => pedir('POST', '/v1/etiquetas', { caixas });
    expect((await nomear([uma.id, 9_999_999])).corpo).toMatchObject({
      codigo: 'NAO_ENCONTRADO',
      caixas: 9_999_999,
    });
    const etiqueta = (await nomear([uma.id, outra.id])).corpo;
    for (const caixa of [uma, outra])
      expect((await remover(caixa, '/v1/caixas')).corpo).toMatchObject({
        codigo: 'EM_USO',
        quem: '1 Etiqueta',
      });
    const so = await pedir('PUT', `/v1/etiquetas/${etiqueta.uid}`, { caixas: [outra.id], revisao: 1 });
    expect(so.status).toBe(200);
    expect((await remover(uma, '/v1/caixas')).status).toBe(204);
    expect((await remover(outra, '/v1/caixas')).corpo.codigo).toBe('EM_USO');
  });

  it('counts what is of the record’s brands, and tells of another brand only that there is something', async () => {
    const caixas = registros.colecao(CAIXAS);
    const deAmbas = await novaCaixa();
    const guardada = (await caixas.obter(SISTEMA, deAmbas.uid))!;
    await caixas.salvar(SISTEMA, { ...guardada, hotsites: [1, 2] }, 1);
    const daOutra = await pedir('POST', '/v1/etiquetas', { caixas: [deAmbas.id] }, 'pacto:Interno - ADM');
    expect(daOutra.status).toBe(201);
    const recusa = async () => (await remover({ ...deAmbas, revisao: 2 }, '/v1/caixas')).corpo;
    expect(await recusa()).toMatchObject({ codigo: 'EM_USO', quem: 'registros de outra marca' });
    await pedir('POST', '/v1/etiquetas', { caixas: [deAmbas.id] });
    expect((await recusa()).quem).toBe('1 Etiqueta, registros de outra marca');

    const so = await novaCaixa();
    const alheia = { uid: randomUUID(), id: 1_000_000, hotsiteId: 2, caixas: [so.id] };
    await registros.colecao(ETIQUETAS).inserir(SISTEMA, alheia);
    expect((await remover(so, '/v1/caixas')).status).toBe(204);
  });

  it('lets go what a rule of today would refuse, and takes it back by that rule alone', async () => {
    const caixa = await novaCaixa();
    regra = ({ lacre }) => {
      if (lacre === caixa.lacre) throw new ErroMartelo('JA_EXISTE', { campos: ['lacre'] });
    };
    try {
      expect((await remover(caixa, '/v1/caixas')).status).toBe(204);
      const volta = await pedir('POST', `/v1/caixas/${caixa.uid}/restaurar`, { revisao: 2 });
      expect(volta.corpo.codigo).toBe('JA_EXISTE');
    } finally {
      regra = () => {};
    }
  });

  it('of what another has removed meanwhile tells nothing that is not read without asking for it', async () => {
    const caixa = await novaCaixa();
    const caixas = registros.colecao(CAIXAS);
    enquantoSeRemove = async (uid) => {
      const antes = (await caixas.obter(SISTEMA, uid))!;
      await caixas.salvar(SISTEMA, { ...antes, removidoEm: new Date().toISOString() }, 1);
    };
    try {
      const { status, corpo } = await remover(caixa, '/v1/caixas');
      expect([status, corpo.codigo, corpo.atual, corpo.enviado]).toEqual([
        409,
        'REVISAO_DESATUALIZADA',
        null,
        {},
      ]);
    } finally {
      enquantoSeRemove = async () => {};
    }
    const outra = await novaCaixa();
    await pedir('PUT', `/v1/caixas/${outra.uid}`, { lacre: randomUUID(), revisao: 1 });
    expect((await remover(outra, '/v1/caixas')).corpo.atual).toMatchObject({ uid: outra.uid, revisao: 2 });
  });

  it('names of what is taken only what people write', async () => {
    const { uid } = (await pedir('POST', '/v1/etiquetas', { codigo: 'A' })).corpo;
    const { corpo } = await pedir('POST', '/v1/etiquetas', { codigo: 'A' });
    expect([corpo.codigo, corpo.campos]).toEqual(['JA_EXISTE', ['codigo']]);
    await remover({ uid, revisao: 1 }, '/v1/etiquetas');
    const depois = (await pedir('POST', '/v1/etiquetas', { codigo: 'A' })).corpo;
    expect([depois.campos, depois.removido]).toEqual([['codigo'], expect.any(Number)]);
  });

  it('tells the way out of a taken value to who may bring its record back, and not to another brand', async () => {
    const caixa = await novaCaixa();
    await remover(caixa, '/v1/caixas');
    const outra = (papeis?: string) => pedir('POST', '/v1/caixas', { lacre: caixa.lacre }, papeis);
    expect((await outra()).corpo).toMatchObject({ codigo: 'JA_EXISTE', removido: caixa.id });
    const alheia = (await outra('pacto:Interno - ADM')).corpo;
    expect(alheia.codigo).toBe('JA_EXISTE');
    expect(alheia).not.toHaveProperty('removido');
  });
});

describe('a list exported whole', () => {
  it('stands in the history of each record that its brand then had, and of no other (R4)', async () => {
    const antes = (await pedir('POST', '/v1/vistorias', { nome: 'Antes', contato: '11 99999-0000' })).corpo;
    const exportada = async (consulta: string) =>
      (
        await fetch(`${url}/v1/vistorias/exportar${consulta}`, { headers: cabecalhos('Interno - ADM') })
      ).text();
    const alheia = (await pedir('POST', '/v1/vistorias', { nome: 'Alheia' }, 'pacto:Interno - ADM')).corpo;
    expect(await exportada('?formato=csv&inteiros=true')).toContain('11 99999-0000');
    expect(await exportada('?formato=csv')).not.toContain('11 99999-0000');
    const depois = await nova();
    const atos = async ({ uid }: { uid: string }, papeis?: string) =>
      (await pedir('GET', `/v1/vistorias/${uid}/historico`, undefined, papeis)).corpo.itens.map(
        ({ ato }: { ato: string }) => ato,
      );
    expect(await atos(antes)).toEqual(['consultado', 'criado']);
    expect(await atos(depois)).toEqual(['criado']);
    expect(await atos(alheia, 'pacto:Interno - ADM')).toEqual(['criado']);
  });

  it('has words that people read, and no column of what its reader is not told', async () => {
    await pedir('POST', '/v1/vistorias', { nome: 'Lida', situacao: 'FEITA' });
    const lidas = async (papeis: string) => {
      const resposta = await fetch(`${url}/v1/vistorias/exportar?formato=csv`, {
        headers: cabecalhos(papeis),
      });
      const linhas = (await resposta.text()).split('\r\n');
      return [linhas[0]!.split(';'), linhas.find((linha) => linha.includes(';Lida;'))!.split(';')] as const;
    };
    const [titulos, linha] = await lidas('Interno - ADM');
    expect(titulos).toEqual(expect.arrayContaining(['Número', 'Marca', 'Aprovada por', 'custo']));
    expect(linha[titulos.indexOf('situacao')]).toBe('Feita');
    const [doPatio] = await lidas('Interno - Pátio');
    expect(doPatio).toEqual(titulos.filter((titulo) => titulo !== 'custo'));
  });

  it('is refused before its first byte where there is more than one file takes', async () => {
    // Two hundred thousand rows take minutes to make.
    const listagem = { itens: [], total: 200_001, pagina: 1, porPagina: 1, proximo: null };
    const vistorias = registros.colecao(VISTORIAS) as { listar?: unknown };
    vistorias.listar = async () => listagem;
    try {
      const { status, corpo } = await pedir('GET', '/v1/vistorias/exportar');
      expect([status, corpo.codigo]).toEqual([422, 'EXPORTACAO_GRANDE_DEMAIS']);
      expect(corpo.message).toContain('200.001 linhas');
    } finally {
      delete vistorias.listar;
    }
  });
});

describe('engines that start together on one store', () => {
  it('number what was there before there were numbers, each record once (R9)', async () => {
    const pasta = mkdtempSync(join(tmpdir(), 'numerar-'));
    const arquivo = join(pasta, 'registros.db');
    const { declaracao: _, guardado, ...colecao } = VISTORIAS;
    const semNumero = { ...colecao, schema: guardado.omit({ id: true }) as never };
    const antes = criarRegistrosSqlite({ arquivo });
    for (let i = 0; i < 5; i += 1)
      await antes.colecao(semNumero).inserir({ tipo: 'sistema' }, {
        ...{ uid: randomUUID(), hotsiteId: 1, nome: `V ${i}`, situacao: 'ABERTA' },
      } as never);
    await antes.close();
    const lojas = [criarRegistrosSqlite({ arquivo }), criarRegistrosSqlite({ arquivo })];
    try {
      await Promise.all(
        lojas.map((loja) =>
          criarRecursos([VISTORIAS], { registros: loja, agora, nomeDoUsuario: async () => '' }),
        ),
      );
      const { itens } = await lojas[0]!
        .colecao(VISTORIAS)
        .listar({ tipo: 'sistema' }, { filtros: [], pagina: 1, porPagina: 10 });
      expect(itens.map(({ revisao }) => revisao)).toEqual([2, 2, 2, 2, 2]);
      expect(new Set(itens.map(({ id }) => id)).size).toBe(5);
    } finally {
      for (const loja of lojas) await loja.close();
      rmSync(pasta, { recursive: true });
    }
  });
});

describe('a declaration', () => {
  it('that names a field which is not there is refused at once', () => {
    const base = {
      ...{ nome: 'x', caminho: '/v1/x' as const, rotulo: { um: 'X', varios: 'X' } },
      modulo: 'patios' as const,
      ...{ escrita: z.strictObject({ a: z.string() }), marca: 'hotsiteId' as const },
      papeis: { le: EQUIPE, escreve: EQUIPE },
    };
    expect(() => recurso({ ...base, campos: { b: {} } })).toThrow('b is no field');
    expect(() => recurso({ ...base, campos: {}, unicos: [['c']] })).toThrow('c is no field');
  });

  it('that names a kind which is not there keeps the engine from starting', async () => {
    const perdido = recurso({
      ...{ nome: 'perdido', caminho: '/v1/perdidos', rotulo: { um: 'P', varios: 'P' } },
      modulo: 'patios',
      ...{ escrita: z.strictObject({ comId: z.int() }), marca: 'hotsiteId' },
      ...{ papeis: { le: EQUIPE, escreve: EQUIPE }, campos: {}, refs: { comId: 'ninguem' } },
    });
    const servicos = { registros, agora: Date.now, nomeDoUsuario: async () => '' };
    await expect(criarRecursos([perdido], servicos)).rejects.toThrow('ninguem');
  });
});

describe('changes for two people', () => {
  const CONTAS = recurso({
    nome: 'conta',
    caminho: '/v1/contas',
    rotulo: { um: 'Conta', varios: 'Contas' },
    modulo: 'acerto',
    escrita: z.strictObject({ nome: z.string(), chave: z.string() }),
    marca: 'hotsiteId',
    papeis: { le: EQUIPE, escreve: EQUIPE },
    campos: { nome: {} },
    aDois: { tipo: 'conta-bancaria', quando: ({ antes, depois }) => antes?.chave !== depois.chave },
  });
  const adm: Acesso = {
    ...{ tipo: 'interno', hotsiteId: 1, hotsites: [1], usuUid: randomUUID(), papeis: ['Interno - ADM'] },
  };
  const doc = { uid: randomUUID(), id: 1, hotsiteId: 1, nome: 'Um', chave: 'a' };

  it('are refused by the collection itself to who was not asked about a second one', async () => {
    const pasta = mkdtempSync(join(tmpdir(), 'martelo-dois-'));
    const registros = criarRegistrosSqlite({ arquivo: join(pasta, 'registros.sqlite') });
    const contas = registros.colecao(CONTAS);
    await expect(contas.inserir(adm, doc)).rejects.toMatchObject({ codigo: 'SEM_PERMISSAO' });
    await contas.inserir({ ...adm, segunda: null }, doc);
    await expect(contas.salvar(adm, { ...doc, chave: 'b' }, 1)).rejects.toMatchObject({
      codigo: 'SEM_PERMISSAO',
    });
    // What is no such change is written as ever.
    expect((await contas.salvar(adm, { ...doc, nome: 'Dois' }, 1)).revisao).toBe(2);
    const segunda = { aprovacaoUid: randomUUID(), por: randomUUID() };
    expect((await contas.salvar({ ...adm, segunda }, { ...doc, chave: 'b' }, 2)).chave).toBe('b');
    await expect(criarRecursos([CONTAS as never], { registros, agora: Date.now } as never)).rejects.toThrow(
      /nobody who asks the second/,
    );
    await registros.close();
    rmSync(pasta, { recursive: true, force: true });
  });
});
