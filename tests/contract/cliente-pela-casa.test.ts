import { randomInt, randomUUID } from 'node:crypto';
import { completarDocumento } from '@martelo/shared/documentos';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cpfNovo } from '../cpf-novo.ts';
import { EngineDeTeste, type Json } from './engine.ts';

/** What the house does to a client by hand: each with its reason, which the history keeps. */
const engine = new EngineDeTeste();
const tokens: Record<string, string> = {};
beforeAll(async () => {
  await engine.subir();
  for (const quem of ['adm', 'sac', 'leiloeiro', 'acerto', 'cliente1'])
    tokens[quem] = await engine.entrar(quem);
}, 300_000);
afterAll(() => engine.encerrar());

const novo = async (mais: object = {}, cabecalhos: Record<string, string> = {}): Promise<Json> => {
  const apelido = `joana${randomUUID().replace(/[^a-f]/g, '')}`.slice(0, 28);
  const { status, corpo, texto } = await engine.pedir('POST', '/v1/clientes', {
    cabecalhos,
    corpo: {
      ...{ nome: 'Joana Prado Lima', cpf: cpfNovo(), dataNascimento: '1985-03-04', apelido },
      ...{
        email: `casa${randomInt(1e12)}@demo.martelo`,
        senha: 'Uma-senha-comprida-9',
        telefone: '11987654321',
      },
      ...mais,
    },
  });
  expect(status, texto).toBe(201);
  return corpo;
};
const ler = async (uid: string, token = tokens.adm): Promise<Json> =>
  (await engine.pedir('GET', `/v1/clientes/${uid}`, { token: token! })).corpo;
const agir = async (uid: string, acao: string, corpo: object, token = tokens.sac) => {
  const { revisao } = await ler(uid);
  return engine.pedir('POST', `/v1/clientes/${uid}/${acao}`, { token: token!, corpo: { revisao, ...corpo } });
};
const historico = async (uid: string): Promise<Json[]> =>
  (await engine.pedir('GET', `/v1/clientes/${uid}/historico`, { token: tokens.adm! })).corpo.itens;

describe('a registration that the house changes', () => {
  it('takes what is new with its reason, and says in the history who did it and why', async () => {
    const { uid } = await novo();
    const cpf = cpfNovo();
    const { status, corpo, texto } = await agir(uid, 'corrigir', {
      ...{ motivo: 'Errou ao digitar', nome: 'Joana Prado de Lima', cpf, rg: '123456' },
    });
    expect(status, texto).toBe(200);
    expect(corpo).toMatchObject({
      nome: 'Joana Prado de Lima',
      rg: '123456',
      motivoMudanca: 'Errou ao digitar',
    });
    expect(corpo.cpf).toMatch(/\*/);
    const [ultima] = await historico(uid);
    expect(ultima).toMatchObject({ acao: 'corrigir' });
    expect(ultima!.campos.map(({ campo }: Json) => campo).sort()).toEqual([
      'cpf',
      'motivoMudanca',
      'nome',
      'rg',
    ]);
    const vazio = await agir(uid, 'corrigir', { motivo: 'Não tem', rg: null });
    expect(vazio.corpo.rg).toBeUndefined();
  });

  it('refuses what is not so, somebody else’s, of a stale revision, or without a reason', async () => {
    const [um, outro] = [await novo(), await novo()];
    const inteiro = async ({ uid }: Json) =>
      (await engine.pedir('GET', `/v1/clientes/${uid}?inteiros=true`, { token: tokens.adm! })).corpo;
    const recusas: [object, number][] = [
      [{ nome: 'Joana' }, 400],
      [{ motivo: 'x', nome: 'Joana Prado' }, 400],
      [{ motivo: 'Nada muda' }, 400],
      [{ motivo: 'Pediu', cnpj: completarDocumento('123456780001') }, 400],
      [{ motivo: 'Pediu', cpf: '11111111111' }, 400],
      [{ motivo: 'Pediu', dataNascimento: '2020-01-01' }, 400],
      [{ motivo: 'Pediu', nome: '12345' }, 400],
      [{ motivo: 'Pediu', email: 'outro@demo.martelo' }, 400],
      [{ motivo: 'Pediu', situacao: 'ATIVO' }, 400],
      [{ motivo: 'Pediu', cpf: (await inteiro(outro)).cpf }, 409],
      [{ motivo: 'Pediu', apelido: (await inteiro(outro)).apelido }, 409],
      [{ motivo: 'Pediu', nome: 'Joana Prado', revisao: 99 }, 409],
    ];
    for (const [corpo, status] of recusas)
      expect((await agir(um.uid, 'corrigir', corpo)).status, JSON.stringify(corpo)).toBe(status);
    expect((await ler(um.uid)).revisao).toBe(1);
  });

  it('leaves to the request for a correction what a document proves', async () => {
    const { uid } = await novo();
    await engine.pedir('PUT', `/v1/clientes/${uid}/participacao`, {
      ...{ token: tokens.sac!, corpo: { documentoSituacao: 'Aguardando Validação' } },
    });
    const travados: string[] = (await ler(uid)).camposTravados;
    expect(travados).toContain('cpf');
    const { status, corpo } = await agir(uid, 'corrigir', { motivo: 'Pediu', cpf: cpfNovo() });
    expect([status, corpo.codigo]).toEqual([422, 'DADOS_CONFERIDOS']);
    expect((await agir(uid, 'corrigir', { motivo: 'Pediu', telefone2: '11912345678' })).status).toBe(200);
  });
});

describe('what the house decides of a client', () => {
  it('is a command: again it is answered the same, with something else in it refused', async () => {
    const { uid } = await novo();
    const decidir = (corpo: object) =>
      engine.pedir('PUT', `/v1/clientes/${uid}/participacao`, { token: tokens.sac!, corpo });
    const bloqueio = { situacao: 'BLOQUEADO', motivoBloqueio: 'Não pagou', comandoId: randomUUID() };
    const feito = await decidir(bloqueio);
    expect([feito.status, feito.corpo.situacao], feito.texto).toEqual([200, 'BLOQUEADO']);
    expect((await decidir({ situacao: 'ATIVO' })).corpo.situacao).toBe('ATIVO');
    expect((await decidir(bloqueio)).corpo).toEqual(feito.corpo);
    const outro = await decidir({ ...bloqueio, motivoBloqueio: 'Outro motivo' });
    expect([outro.status, outro.corpo.codigo]).toEqual([409, 'COMANDO_CONFLITANTE']);
    const deOutro = await novo();
    const noOutro = await engine.pedir('PUT', `/v1/clientes/${deOutro.uid}/participacao`, {
      ...{ token: tokens.sac!, corpo: bloqueio },
    });
    expect([noOutro.status, noOutro.corpo.codigo]).toEqual([409, 'COMANDO_CONFLITANTE']);
    expect((await engine.pedir('GET', `/v1/clientes/${uid}`, { token: tokens.sac! })).corpo.situacao).toBe(
      'ATIVO',
    );
  });
});

describe('how a client came', () => {
  it('is kept with who registers, as their browser told it, seen by staff and never theirs to write', async () => {
    const sessao = { first_session: { value: 'https://www.instagram.com/p/1?quem=ana' } };
    const { uid } = await novo(
      {},
      {
        'client-tracking-id': '%7B%22id%22%3A%22a1b2-c3%22%7D',
        traffic_source: `encoded_${Buffer.from(JSON.stringify(sessao)).toString('base64')}`,
      },
    );
    expect((await ler(uid)).origem).toEqual({ fonte: 'instagram.com', rastreio: 'a1b2-c3' });
    const filtro = encodeURIComponent(
      JSON.stringify([{ tipo: 'exata', campo: 'origem.fonte', valor: 'instagram.com' }]),
    );
    const achados = await engine.pedir('GET', `/v1/clientes/qb?filtro=${filtro}`, { token: tokens.adm! });
    expect(achados.corpo.itens.map((um: Json) => um.uid)).toContain(uid);
    const { texto } = await engine.pedir('GET', '/v1/clientes/exportar?formato=csv', { token: tokens.adm! });
    expect(texto).toContain('instagram.com');
    const semNada = await novo(
      {},
      { traffic_source: 'ana@exemplo.com', 'client-tracking-id': 'x'.repeat(900) },
    );
    expect((await ler(semNada.uid)).origem).toBeUndefined();
  });
});

describe('who is blocked', () => {
  it('is so with a reason, once, and is let in again with one', async () => {
    const { uid } = await novo();
    expect((await agir(uid, 'bloquear', {})).status).toBe(400);
    const bloqueado = await agir(uid, 'bloquear', { motivo: 'Não pagou duas compras' });
    expect(bloqueado.corpo).toMatchObject({
      situacao: 'BLOQUEADO',
      motivoBloqueio: 'Não pagou duas compras',
    });
    expect((await agir(uid, 'bloquear', { motivo: 'De novo' })).corpo.codigo).toBe('TRANSICAO_INVALIDA');
    expect((await agir(uid, 'desbloquear', {})).status).toBe(400);
    const livre = await agir(uid, 'desbloquear', { motivo: 'Pagou tudo' });
    expect([livre.corpo.situacao, livre.corpo.motivoBloqueio]).toEqual(['ATIVO', undefined]);
    expect((await agir(uid, 'desbloquear', { motivo: 'De novo' })).corpo.codigo).toBe('TRANSICAO_INVALIDA');
  });
});

describe('a contact', () => {
  it('is confirmed by hand by the manager alone, once, with a reason', async () => {
    const { uid } = await novo();
    const corpo = { canal: 'telefone', motivo: 'Ligamos para o número' };
    expect((await agir(uid, 'confirmar-contato', corpo, tokens.sac)).status).toBe(403);
    expect((await agir(uid, 'confirmar-contato', { canal: 'telefone' }, tokens.adm)).status).toBe(400);
    const feito = await agir(uid, 'confirmar-contato', corpo, tokens.adm);
    expect(feito.corpo.telefoneConfirmadoEm).not.toBeNull();
    expect(feito.corpo.emailConfirmadoEm).toBeNull();
    expect((await agir(uid, 'confirmar-contato', corpo, tokens.adm)).corpo.codigo).toBe('CONTATO_CONFIRMADO');
    const sem = await novo({ telefone: undefined });
    expect((await agir(sem.uid, 'confirmar-contato', corpo, tokens.adm)).corpo.codigo).toBe(
      'CONTATO_AUSENTE',
    );
  });
});

describe('notes', () => {
  it('are added to and never changed, and are not the client’s nor the auctioneer’s to read', async () => {
    const { uid } = await novo();
    expect((await agir(uid, 'anotar', { texto: 'Ligou hoje' })).status).toBe(200);
    const { corpo } = await agir(uid, 'anotar', { texto: 'Voltou a ligar' });
    expect(corpo.notas.map(({ texto }: Json) => texto)).toEqual(['Ligou hoje', 'Voltou a ligar']);
    expect((await agir(uid, 'anotar', { texto: 'Troca', notas: [] })).status).toBe(400);
    expect(Object.keys((await ler(uid)).autores)).toEqual([corpo.notas[0].por]);
    expect(await ler(uid, tokens.leiloeiro)).toMatchObject({ autores: {} });
    expect((await ler(uid, tokens.leiloeiro)).notas).toBeUndefined();
    const { itens } = (await engine.pedir('GET', '/v1/clientes?porPagina=1', { token: tokens.leiloeiro! }))
      .corpo;
    expect(itens[0].notas).toBeUndefined();
  });
});

it('every act is of who sees to clients, and of their brand', async () => {
  const { uid } = await novo();
  const atos: [string, object][] = [
    ['corrigir', { motivo: 'Pediu', rg: '12345' }],
    ['bloquear', { motivo: 'Pediu' }],
    ['desbloquear', { motivo: 'Pediu' }],
    ['confirmar-contato', { canal: 'email', motivo: 'Pediu' }],
    ['anotar', { texto: 'Pediu' }],
  ];
  const laFora = await engine.entrar('adm', 'pacto');
  for (const [acao, corpo] of atos) {
    for (const quem of ['leiloeiro', 'acerto', 'cliente1'])
      expect((await agir(uid, acao, corpo, tokens[quem])).status, `${quem} ${acao}`).toBe(403);
    const { status } = await engine.pedir('POST', `/v1/clientes/${uid}/${acao}`, {
      ...{ token: laFora, hotsite: 'pacto', corpo: { revisao: 1, ...corpo } },
    });
    expect(status, `pacto ${acao}`).toBe(404);
  }
  expect((await ler(uid)).revisao).toBe(1);
});

it('the requests to take part of a client stand together, with their auctions', async () => {
  const { uid: leilao } = await engine.leilao({ exigeHabilitacao: true }, [
    { nome: 'Uno', tipo: 'Carro', valor: { minimo: 100 } },
  ]);
  const pedido = await engine.pedir('POST', `/v1/leiloes/${leilao}/habilitacao`, { token: tokens.cliente1! });
  const onde = `/v1/clientes/${pedido.corpo.cliUid}/habilitacoes`;
  const { corpo } = await engine.pedir('GET', onde, { token: tokens.sac! });
  expect(corpo.itens[0]).toMatchObject({ leiUid: leilao, situacao: 'Aguardando' });
  expect(corpo.itens[0].leilaoNome).toEqual(expect.any(String));
  expect((await engine.pedir('GET', onde, { token: tokens.acerto! })).status).toBe(403);
  const laFora = await engine.entrar('sac', 'pacto');
  expect((await engine.pedir('GET', onde, { token: laFora, hotsite: 'pacto' })).status).toBe(404);
});
