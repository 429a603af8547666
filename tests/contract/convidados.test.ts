import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cpfNovo } from '../cpf-novo.ts';
import { colegaCom } from './colega.ts';
import { ate, daqui, EngineDeTeste, type Json } from './engine.ts';

/* Guests of an event: invited by letter, answering by its link, let in once, counted; and forgotten. */

const engine = new EngineDeTeste();
const tokens: Record<string, string> = {};
let evento: Json;

const pedir = (quem: string, metodo: string, caminho: string, corpo?: object, hotsite = 'leilo') =>
  engine.pedir(metodo, caminho, {
    ...{ hotsite, ...(tokens[quem] === undefined ? {} : { token: tokens[quem] }) },
    ...(corpo ? { corpo } : {}),
  });
const fazer = async (quem: string, metodo: string, caminho: string, corpo?: object): Promise<Json> => {
  const resposta = await pedir(quem, metodo, caminho, corpo);
  expect(resposta.status, resposta.texto).toBeLessThan(300);
  return resposta.corpo;
};
const criar = (mais: object = {}) =>
  fazer('mkt', 'POST', '/v1/eventos-convidados', {
    ...{ eventoId: evento.id, nome: 'Marina Duarte', ...mais },
  });
const ler = (uid: string, quem = 'mkt') => fazer(quem, 'GET', `/v1/eventos-convidados/${uid}`);
const agir = async (uid: string, acao: string, corpo: object = {}, quem = 'mkt') => {
  const { revisao } = await ler(uid);
  return pedir(quem, 'POST', `/v1/eventos-convidados/${uid}/${acao}`, { ...corpo, revisao });
};
const chegou = (corpo: object, qual = evento.uid) =>
  pedir('mkt', 'POST', `/v1/eventos/${qual}/chegadas`, corpo);
const contas = async (qual = evento.uid, quem = 'adm') => fazer(quem, 'GET', `/v1/eventos/${qual}/relatorio`);
const cartasPara = (email: string): string[] => {
  const correio = join(engine.pasta, 'engine/correio');
  return (existsSync(correio) ? readdirSync(correio) : [])
    .map((nome) => readFileSync(join(correio, nome), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '='))
    .filter((eml) => eml.includes(`To: ${email}`));
};
const codigoDe = async (uid: string): Promise<string> => (await ler(uid, 'adm')).caminho.split('/').at(-1);
const presenca = (metodo: string, codigo: string, corpo?: object, hotsite = 'leilo') =>
  pedir('ninguem', metodo, `/v1/presencas/${codigo}`, corpo, hotsite);

beforeAll(async () => {
  await engine.subir();
  for (const quem of ['adm', 'mkt', 'sac', 'cliente1']) tokens[quem] = await engine.entrar(quem);
  tokens.pacto = await engine.entrar('adm', 'pacto');
  tokens.dev = (await colegaCom(engine, ['Interno - Desenvolvimento TI'])).token;
  evento = await fazer('mkt', 'POST', '/v1/eventos', {
    ...{ nome: 'Noite de clássicos', inicio: daqui(3_600), fim: daqui(7_200), local: 'Pátio Guarulhos' },
  });
});
afterAll(() => engine.encerrar());

describe('a guest', () => {
  it('is invited by a letter whose link answers without an account, with as many as they may bring', async () => {
    const email = `marina-${randomUUID().slice(0, 6)}@exemplo.com`;
    const { uid } = await criar({ email, acompanhantes: 2 });
    expect(cartasPara(email)).toEqual([]);
    expect((await agir(uid, 'convidar')).status).toBe(200);
    const [carta] = await ate(
      async () => cartasPara(email),
      (todas) => todas.length > 0,
    );
    expect(carta).toContain('Noite de cl');
    const codigo = /\/presenca\/([\w-]{22})/.exec(carta!)![1]!;
    const aberta = await presenca('GET', codigo);
    expect(aberta.corpo).toMatchObject({
      ...{ nome: 'Marina Duarte', situacao: 'CONVIDADO', acompanhantes: 2, vem: null, responde: true },
      evento: { nome: 'Noite de clássicos', local: 'Pátio Guarulhos' },
    });
    expect(aberta.texto).not.toContain(email);
    const demais = await presenca('POST', codigo, { vem: true, acompanhantes: 3 });
    expect([demais.status, String(demais.corpo.message)]).toEqual([
      400,
      expect.stringMatching(/pode levar até 2/),
    ]);
    expect((await presenca('POST', codigo, { vem: true, acompanhantes: 1 })).corpo).toMatchObject({
      ...{ situacao: 'CONFIRMADO', vem: 1 },
    });
    expect((await presenca('POST', codigo, { vem: false })).corpo.situacao).toBe('CANCELADO');
    expect((await presenca('POST', codigo, { vem: true })).corpo).toMatchObject({
      situacao: 'CONFIRMADO',
      vem: 0,
    });
    // On another brand's site, and of codes that are none, the answer is the same.
    const alheias = await Promise.all([
      presenca('GET', codigo, undefined, 'pacto'),
      presenca('GET', 'a'.repeat(22)),
      presenca('GET', 'nada'),
      presenca('POST', 'a'.repeat(22), { vem: true }),
      presenca('POST', `${'a'.repeat(22)}/esquecer`, {}),
    ]);
    expect(alheias.map(({ status, corpo }) => [status, corpo.codigo])).toEqual(
      alheias.map(() => [404, 'NAO_ENCONTRADO']),
    );
  });

  it('without an e-mail gets no letter, and the same one is on a list once', async () => {
    const { uid } = await criar({ nome: 'Sem e-mail' });
    const sem = await agir(uid, 'convidar');
    expect([sem.status, String(sem.corpo.message)]).toEqual([400, expect.stringMatching(/email: escreva/)]);
    const email = `um-${randomUUID().slice(0, 6)}@exemplo.com`;
    await criar({ email });
    const dois = await pedir('mkt', 'POST', '/v1/eventos-convidados', {
      ...{ eventoId: evento.id, nome: 'Outra', email: email.toUpperCase() },
    });
    expect([dois.status, dois.corpo.codigo]).toEqual([409, 'JA_EXISTE']);
    // Of who has neither there may be many.
    await criar({ nome: 'Sem nada' });
    await criar({ nome: 'Sem nada' });
  });

  it('is known whole to who invites; the code is shown to nobody who could answer in their place without', async () => {
    const email = `oculto-${randomUUID().slice(0, 6)}@exemplo.com`;
    const { uid } = await criar({ email, documento: cpfNovo() });
    for (const quem of ['sac', 'cliente1'])
      expect((await pedir(quem, 'GET', `/v1/eventos-convidados/${uid}`)).status, quem).toBe(403);
    const doDev = await pedir('dev', 'GET', `/v1/eventos-convidados/${uid}`);
    expect(doDev.status).toBe(200);
    expect(doDev.texto).not.toContain(email);
    expect(doDev.texto).not.toContain(await codigoDe(uid));
    const inteiro = await pedir('dev', 'GET', `/v1/eventos-convidados/${uid}?inteiros=true`);
    expect(inteiro.texto).not.toContain(email);
    const csv = await pedir('dev', 'GET', '/v1/eventos-convidados/exportar?formato=csv');
    expect(csv.texto).not.toContain(email);
    expect(csv.texto).not.toContain(await codigoDe(uid));
    expect((await pedir('mkt', 'GET', `/v1/eventos-convidados/${uid}?inteiros=true`)).texto).toContain(email);
    expect((await pedir('pacto', 'GET', `/v1/eventos-convidados/${uid}`, undefined, 'pacto')).status).toBe(
      404,
    );
    expect((await pedir('pacto', 'GET', `/v1/eventos/${evento.uid}/porta`, undefined, 'pacto')).status).toBe(
      404,
    );
  });
});

describe('the door', () => {
  it('lets in once, by the code or by the name, from two doors at once; the other is told when', async () => {
    const { uid } = await criar({ nome: 'Chega duas vezes', acompanhantes: 2 });
    expect((await agir(uid, 'confirmar', { acompanhantes: 1 })).status).toBe(200);
    const codigo = await codigoDe(uid);
    const juntas = await Promise.all([chegou({ codigo }), chegou({ convidadoUid: uid }), chegou({ codigo })]);
    expect(juntas.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(juntas.filter(({ corpo }) => !corpo.jaEstava)).toHaveLength(1);
    expect(new Set(juntas.map(({ corpo }) => corpo.convidado.chegouEm)).size).toBe(1);
    expect(await ler(uid)).toMatchObject({ situacao: 'PRESENTE', vem: 1, vieram: 1 });
    const demais = await chegou({
      convidadoUid: (await criar({ nome: 'Leva gente' })).uid,
      acompanhantes: 1,
    });
    expect([demais.status, String(demais.corpo.message)]).toEqual([
      400,
      expect.stringMatching(/pode levar até 0/),
    ]);
    // It can be taken back, and what was cancelled does not enter.
    expect((await agir(uid, 'confirmar')).status).toBe(200);
    expect(await ler(uid)).toMatchObject({ situacao: 'CONFIRMADO', chegouEm: null, vieram: null, vem: 1 });
    expect((await agir(uid, 'cancelar')).status).toBe(200);
    const fora = await chegou({ codigo });
    expect([fora.status, fora.corpo.codigo]).toEqual([422, 'ALTERACAO_NAO_PERMITIDA']);
    const resposta = await presenca('POST', codigo, { vem: true });
    expect(resposta.corpo.situacao).toBe('CONFIRMADO');
  });

  it('knows guests of its event alone, and shows no contact of theirs', async () => {
    const outro = await fazer('mkt', 'POST', '/v1/eventos', { nome: 'Outra noite', inicio: daqui(9_000) });
    const email = `porta-${randomUUID().slice(0, 6)}@exemplo.com`;
    const { uid } = await criar({ email, nome: 'Da primeira noite' });
    expect((await chegou({ codigo: await codigoDe(uid) }, outro.uid)).status).toBe(404);
    expect((await chegou({})).status).toBe(400);
    const porta = await pedir('mkt', 'GET', `/v1/eventos/${evento.uid}/porta`);
    expect(porta.corpo.itens.map(({ nome }: Json) => nome)).toContain('Da primeira noite');
    expect(porta.texto).not.toContain(email);
    expect((await pedir('mkt', 'GET', `/v1/eventos/${outro.uid}/porta`)).corpo.itens).toEqual([]);
    for (const quem of ['sac', 'cliente1'])
      expect((await pedir(quem, 'GET', `/v1/eventos/${evento.uid}/porta`)).status, quem).toBe(403);
  });
});

describe('what an event came to', () => {
  it('is counted with who they brought, and of an auction with who bid; by name to who sees bids alone', async () => {
    const leilao = await engine.leilao({ data: daqui(86_400) }, [
      { nome: 'Opala', tipo: 'Carro', valor: { minimo: 100_000 } },
    ]);
    const noite = await fazer('mkt', 'POST', '/v1/eventos', {
      ...{ nome: 'Noite do leilão', inicio: daqui(3_600), leilaoId: leilao.id },
    });
    const { uid: cliUid } = await fazer('cliente1', 'GET', '/v1/auth/eu');
    const { cpf } = await fazer('adm', 'GET', `/v1/clientes/${cliUid}?inteiros=true`);
    expect(cpf).toMatch(/^\d{11}$/);
    const dela = await fazer('mkt', 'POST', '/v1/eventos-convidados', {
      ...{ eventoId: noite.id, nome: 'Cliente Um', documento: cpf, acompanhantes: 1 },
    });
    // An e-mail that nobody has shown to be theirs names nobody.
    await fazer('mkt', 'POST', '/v1/eventos-convidados', {
      ...{ eventoId: noite.id, nome: 'Ninguém', email: 'cliente1@demo.martelo' },
    });
    await chegou({ convidadoUid: dela.uid, acompanhantes: 1 }, noite.uid);
    const lance = await engine.lance(leilao.lotes[0]!, 'cliente1', 'MANUAL', 100_000);
    expect(lance.status, lance.texto).toBeLessThan(300);
    const relatorio = await ate(
      () => contas(noite.uid),
      ({ deramLances }) => deramLances === 1,
    );
    expect(relatorio).toMatchObject({
      contas: { convidados: 2, pessoasConvidadas: 3, confirmados: 0, presentes: 1, pessoasPresentes: 2 },
      ...{ clientes: 1, deramLances: 1, compraram: 0 },
    });
    const folha = async (quem: string) =>
      (await pedir(quem, 'GET', `/v1/eventos/${noite.uid}/relatorio/exportar?formato=csv`)).texto;
    expect(await folha('adm')).toMatch(/Deu lances/);
    // A list of one guest would tell of that guest: whoever reads no clients learns of none, by no count.
    for (const quem of ['mkt', 'dev']) {
      expect(await folha(quem), quem).not.toMatch(/É cliente|Deu lances|Comprou/);
      expect(await contas(noite.uid, quem), quem).toMatchObject({
        contas: { convidados: 2 },
        ...{ clientes: null, deramLances: null, compraram: null },
      });
    }
    // Of an event by itself nobody asks who bid.
    expect(await contas()).toMatchObject({ clientes: 0, deramLances: null, compraram: null });
  });
});

describe('who a guest was', () => {
  it('is gone when they ask for it by their link, in former versions as well; that they were invited stays counted', async () => {
    const email = `apaga-${randomUUID().slice(0, 6)}@exemplo.com`;
    const { uid } = await criar({ email, nome: 'Quer Sair', observacao: 'Mesa da frente' });
    const antes = (await contas()).contas;
    const codigo = await codigoDe(uid);
    const arquivo = await fazer('mkt', 'POST', '/v1/minhas-exportacoes', {
      ...{ oQue: 'convidado', formato: 'csv', parametros: { inteiros: 'true' } },
    });
    const meus = async () =>
      (await fazer('mkt', 'GET', '/v1/minhas-exportacoes')).itens.find((um: Json) => um.uid === arquivo.uid);
    await ate(meus, ({ situacao }) => situacao === 'PRONTA');
    const baixar = () => pedir('mkt', 'GET', `/v1/minhas-exportacoes/${arquivo.uid}/arquivo`);
    expect((await baixar()).texto).toContain(email);
    expect((await presenca('POST', `${codigo}/esquecer`, {})).status).toBe(204);
    // A file that was made before would tell for a week what the record does not.
    const velho = await baixar();
    expect([velho.status, velho.corpo.codigo]).toEqual([409, 'EXPORTACAO_NAO_PRONTA']);
    expect(await meus()).toMatchObject({ situacao: 'EXPIRADA', motivo: expect.stringMatching(/apagados/) });
    expect((await presenca('GET', codigo)).status).toBe(404);
    const depois = await pedir('adm', 'GET', `/v1/eventos-convidados/${uid}?inteiros=true`);
    const historico = await pedir('adm', 'GET', `/v1/eventos-convidados/${uid}/historico`);
    for (const dado of [email, 'Quer Sair', 'Mesa da frente'])
      expect(`${depois.texto}${historico.texto}`).not.toContain(dado);
    expect(depois.corpo).toMatchObject({ nome: 'Convidado', situacao: 'CANCELADO' });
    expect((await contas()).contas).toMatchObject({
      ...{ convidados: antes.convidados, cancelados: antes.cancelados + 1 },
    });
    const mudado = await pedir('mkt', 'PUT', `/v1/eventos-convidados/${uid}`, {
      ...{ nome: 'De volta', revisao: depois.corpo.revisao },
    });
    expect([mudado.status, mudado.corpo.codigo]).toEqual([422, 'ALTERACAO_NAO_PERMITIDA']);
  });
});
