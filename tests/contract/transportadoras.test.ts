import { randomInt, randomUUID } from 'node:crypto';
import { completarDocumento } from '@martelo/shared/documentos';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cpfNovo } from '../cpf-novo.ts';
import { colegaCom } from './colega.ts';
import { EngineDeTeste, type Json } from './engine.ts';

/* Carriers, their drivers, and the places that vehicles are fetched from; and which accounts answer for them. */

const engine = new EngineDeTeste();
const tokens: Record<string, string> = {};
const contas: Record<string, Json> = {};

const pedir = (quem: string, metodo: string, caminho: string, corpo?: object, hotsite = 'leilo') =>
  engine.pedir(metodo, caminho, { token: tokens[quem]!, hotsite, ...(corpo ? { corpo } : {}) });
const fazer = async (quem: string, metodo: string, caminho: string, corpo?: object): Promise<Json> => {
  const resposta = await pedir(quem, metodo, caminho, corpo);
  expect(resposta.status, resposta.texto).toBeLessThan(300);
  return resposta.corpo;
};
const cnpj = () => completarDocumento(`${randomInt(1e7, 1e8)}0001`);
const telefone = () => `119${randomInt(1e7, 1e8)}`;
const transportadora = (mais: object = {}) =>
  fazer('rem', 'POST', '/v1/transportadoras', {
    ...{ nome: `Guinchos ${randomUUID().slice(0, 6)}`, cnpj: cnpj(), telefone: telefone(), ...mais },
  });

beforeAll(async () => {
  await engine.subir();
  for (const quem of ['adm', 'patio', 'sac', 'cliente1']) tokens[quem] = await engine.entrar(quem);
  tokens.pacto = await engine.entrar('adm', 'pacto');
  tokens.rem = (await colegaCom(engine, ['Interno - Remoção'])).token;
  tokens.com = (await colegaCom(engine, ['Interno - Comitente'])).token;
  for (const [nome, papel] of [
    ['despacho', 'Externo - Transportadora'],
    ['guia', 'Externo - Motorista'],
  ] as const) {
    contas[nome] = await colegaCom(engine, [papel]);
    tokens[nome] = contas[nome].token;
  }
}, 180_000);
afterAll(() => engine.encerrar());

describe('a carrier', () => {
  it('is kept by Remoção, named by yards and auctions, and by nobody else; the spec’s list is the same', async () => {
    const { uid, nome } = await transportadora({ ufs: ['SP', 'PR'] });
    for (const quem of ['adm', 'rem', 'patio'])
      for (const onde of ['/v1/transportadoras', '/v1/remocoes/consulta/transportadoras']) {
        const { itens } = await fazer(quem, 'GET', `${onde}?porPagina=100`);
        expect(itens.find((um: Json) => um.uid === uid)).toMatchObject({ nome, ufs: ['SP', 'PR'] });
      }
    for (const quem of ['sac', 'com', 'cliente1', 'despacho', 'guia'])
      for (const onde of ['/v1/transportadoras', `/v1/transportadoras/${uid}`])
        expect((await pedir(quem, 'GET', onde)).status, quem).toBe(403);
    expect(
      (await pedir('patio', 'PUT', `/v1/transportadoras/${uid}`, { nome: 'X', revisao: 1 })).status,
    ).toBe(403);
    expect((await pedir('pacto', 'GET', `/v1/transportadoras/${uid}`, undefined, 'pacto')).status).toBe(404);
  });

  it('is one a CNPJ, which has to be right', async () => {
    const numero = cnpj();
    await transportadora({ cnpj: numero });
    const outra = { nome: 'Outra', telefone: telefone() };
    const dobrada = await pedir('rem', 'POST', '/v1/transportadoras', { ...outra, cnpj: numero });
    expect([dobrada.status, dobrada.corpo.codigo]).toEqual([409, 'JA_EXISTE']);
    const torta = await pedir('rem', 'POST', '/v1/transportadoras', { ...outra, cnpj: '11222333000100' });
    expect([torta.status, torta.corpo.codigo]).toEqual([400, 'REQUISICAO_INVALIDA']);
  });

  it('is answered for by accounts with its role alone, by name, to who keeps it', async () => {
    const { uid, revisao } = await transportadora();
    const onde = `/v1/transportadoras/${uid}`;
    for (const email of [contas.guia!.email, 'ninguem@exemplo.com']) {
      const recusada = await pedir('rem', 'POST', `${onde}/darAcesso`, { email, revisao });
      expect([recusada.status, recusada.corpo.codigo], email).toEqual([422, 'CONTA_DE_FORA_AUSENTE']);
    }
    expect(
      (await pedir('patio', 'POST', `${onde}/darAcesso`, { email: contas.despacho!.email, revisao })).status,
    ).toBe(403);
    await fazer('rem', 'POST', `${onde}/darAcesso`, { email: contas.despacho!.email, revisao });
    const vista = await fazer('rem', 'GET', onde);
    expect(vista.contas).toEqual([{ uid: contas.despacho!.uid, nome: 'Colega' }]);
    const doPatio = await fazer('patio', 'GET', onde);
    expect([doPatio.contas, doPatio.usuarios]).toEqual([[], undefined]);
    const volta = { email: contas.despacho!.email, revisao: vista.revisao };
    await fazer('rem', 'POST', `${onde}/tirarAcesso`, volta);
    expect((await fazer('rem', 'GET', onde)).contas).toEqual([]);
  });

  it('stays while somebody drives for it', async () => {
    const { uid, id, revisao } = await transportadora();
    await fazer('rem', 'POST', '/v1/motoristas', {
      ...{ nome: 'Rui Prado', cpf: cpfNovo(), telefone: telefone(), transportadoraId: id },
    });
    const recusada = await pedir('rem', 'DELETE', `/v1/transportadoras/${uid}?revisao=${revisao}`);
    expect([recusada.status, recusada.corpo.codigo]).toEqual([409, 'EM_USO']);
  });
});

describe('a driver', () => {
  it('is of a carrier of the brand, masked, and whole only to who keeps them and asks', async () => {
    const { id: transportadoraId } = await transportadora();
    const cpf = cpfNovo();
    const escrito = { nome: 'Lia Sá', cpf, telefone: telefone(), email: 'lia@exemplo.com', transportadoraId };
    const { uid } = await fazer('rem', 'POST', '/v1/motoristas', escrito);
    for (const quem of ['adm', 'rem', 'patio'])
      for (const onde of ['/v1/motoristas', '/v1/remocoes/consulta/motoristas']) {
        const { itens } = await fazer(quem, 'GET', `${onde}?porPagina=100`);
        const visto = itens.find((um: Json) => um.uid === uid);
        expect([visto.cpf, visto.email]).toEqual([
          expect.stringMatching(/^\*{3}\./),
          expect.stringMatching(/^l\*{3}@/),
        ]);
      }
    expect((await fazer('rem', 'GET', `/v1/motoristas/${uid}?inteiros=true`)).cpf).toBe(cpf);
    expect((await fazer('patio', 'GET', `/v1/motoristas/${uid}?inteiros=true`)).cpf).not.toBe(cpf);
    const sem = await pedir('rem', 'POST', '/v1/motoristas', {
      ...escrito,
      cpf: cpfNovo(),
      transportadoraId: 9e8,
    });
    expect(sem.status).toBe(404);
    const dobrado = await pedir('rem', 'POST', '/v1/motoristas', escrito);
    expect([dobrado.status, dobrado.corpo.codigo]).toEqual([409, 'JA_EXISTE']);
  });

  it('has one account, and an account is one driver', async () => {
    const { id: transportadoraId } = await transportadora();
    const [um, outro] = await Promise.all(
      ['Ana', 'Bia'].map((nome) =>
        fazer('rem', 'POST', '/v1/motoristas', {
          ...{ nome, cpf: cpfNovo(), telefone: telefone(), transportadoraId },
        }),
      ),
    );
    const dar = ({ uid, revisao }: Json, email: string) =>
      pedir('rem', 'POST', `/v1/motoristas/${uid}/darAcesso`, { email, revisao });
    expect((await dar(um, contas.despacho!.email)).corpo.codigo).toBe('CONTA_DE_FORA_AUSENTE');
    expect((await dar(um, contas.guia!.email)).status).toBe(200);
    expect((await dar(outro, contas.guia!.email)).corpo.codigo).toBe('JA_EXISTE');
    expect((await fazer('adm', 'GET', `/v1/motoristas/${um.uid}`)).conta).toBe('Colega');
    const { revisao } = await fazer('rem', 'GET', `/v1/motoristas/${um.uid}`);
    await fazer('rem', 'POST', `/v1/motoristas/${um.uid}/tirarAcesso`, { revisao });
    expect((await dar(outro, contas.guia!.email)).status).toBe(200);
  });
});

describe('where vehicles are fetched from, and taken to', () => {
  it('is written by Remoção and named by consignors’ people, who see whom to ask for and not their number', async () => {
    const local = { nome: 'Oficina Boa', endereco: 'Rua A, 10', cidade: 'Guarulhos', estadoUf: 'SP' };
    const contato = { contatoNome: 'Téo', contatoEmail: 'teo@exemplo.com', contatoTelefone: '11987654321' };
    const { uid } = await fazer('rem', 'POST', '/v1/locais-remocao', { ...local, ...contato });
    const { itens } = await fazer('com', 'GET', '/v1/remocoes/locais-remocoes?porPagina=100');
    expect(itens.find((um: Json) => um.uid === uid)).toMatchObject({
      ...{ contatoNome: 'Téo', contatoEmail: 't***@exemplo.com', contatoTelefone: '(11) *****-4321' },
    });
    expect((await pedir('com', 'POST', '/v1/locais-remocao', local)).status).toBe(403);
    expect((await pedir('sac', 'GET', '/v1/locais-remocao')).status).toBe(403);
    expect((await pedir('pacto', 'GET', `/v1/locais-remocao/${uid}`, undefined, 'pacto')).status).toBe(404);
  });

  it('is any yard in use of the brand, shown on the site or not', async () => {
    const patio = {
      nome: `Oculto ${randomUUID().slice(0, 6)}`,
      cidade: 'Itu',
      estadoUf: 'SP',
      endereco: 'Rua B',
    };
    const { id } = await fazer('adm', 'POST', '/v1/patios', { ...patio, mostrarNoSite: false });
    const fora = await fazer('adm', 'POST', '/v1/patios', {
      ...{ ...patio, nome: `${patio.nome} fora`, situacao: 'INATIVO' },
    });
    for (const quem of ['rem', 'com', 'patio']) {
      const { itens, total } = await fazer(quem, 'GET', '/v1/patios/remocoes');
      expect(total).toBe(itens.length);
      const ids = itens.map((um: Json) => um.id);
      expect([ids.includes(id), ids.includes(fora.id)], quem).toEqual([true, false]);
    }
    expect((await pedir('cliente1', 'GET', '/v1/patios/remocoes')).status).toBe(403);
  });
});
