import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EngineDeTeste, type Opcoes } from './engine.ts';

const engine = new EngineDeTeste();
let token = '';
let leiUid = '';

beforeAll(async () => {
  await engine.subir();
  token = await engine.entrar('adm');
  ({ uid: leiUid } = await engine.leilao({}, [{ nome: 'Já estava', tipo: 'Outro', valor: { minimo: 100 } }]));
});
afterAll(() => engine.encerrar());

const planilha = (minimo: string) =>
  `Nome;Lance mínimo;Lote;Tipo\nGol 1.0;${minimo};701;Carro\nUno;0;702;Carro\n`;
const importar = (bruto: Opcoes['bruto'], opcoes: Opcoes = {}, consulta = '') =>
  engine.pedir('POST', `/v1/leiloes/${leiUid}/lotes/importar${consulta}`, {
    token,
    ...(bruto === undefined ? {} : { bruto }),
    cabecalhos: bruto instanceof FormData ? {} : { 'content-type': 'text/csv' },
    ...opcoes,
  });
const achados = async (texto: string) => (await engine.pedir('GET', `/v1/lotes?texto=${texto}`)).corpo.itens;

describe('the import of lots', () => {
  it('writes nothing when simulating, and says what it would do', async () => {
    const { status, corpo } = await importar(planilha('98.765,00'), {}, '?simular=true');
    expect(status).toBe(200);
    expect(corpo).toMatchObject({ linhas: 2, criados: 1, atualizados: 0, ignorados: 1 });
    expect(corpo.erros).toEqual([
      { tipo: 'erro', linha: 3, coluna: 'Lance mínimo', valor: '0', mensagem: expect.any(String) },
    ]);
    expect((await engine.pedir('GET', `/v1/leiloes/${leiUid}`, { token })).corpo.quantidadeLotes).toBe(1);
  });

  it('makes lots from a form’s file, and updates them when the list comes again', async () => {
    const formulario = new FormData();
    formulario.set('arquivo', new Blob([planilha('98.765,00')]), 'lotes.csv');
    expect((await importar(formulario)).corpo).toMatchObject({ criados: 1, ignorados: 1 });
    expect((await importar(planilha('43.210,50'))).corpo).toMatchObject({ criados: 0, atualizados: 1 });
    const meus = (await achados('gol')).filter((lote: { leilaoUid: string }) => lote.leilaoUid === leiUid);
    expect(meus).toMatchObject([{ numero: '701', minimo: 4_321_050 }]);
  });

  it('makes each lot once when the same list is sent twice at the same time', async () => {
    const lista = 'Nome;Mínimo;Lote;Tipo\nGêmeo;100;801;Outro';
    const respostas = await Promise.all([importar(lista), importar(lista)]);
    expect(respostas.map(({ corpo }) => corpo.criados).sort()).toEqual([0, 1]);
  });

  it.for<[string, Opcoes['bruto'], Opcoes, number, string]>([
    ['an image', '\u0089PNG\r\n\u001a\n\u0000\u0000', {}, 400, 'ARQUIVO_INVALIDO'],
    ['an empty body', '', {}, 400, 'ARQUIVO_INVALIDO'],
    ['a sheet with no header it knows', 'a;b\n1;2', {}, 400, 'ARQUIVO_INVALIDO'],
    ['JSON', '{}', { cabecalhos: { 'content-type': 'application/json' } }, 415, 'TIPO_NAO_SUPORTADO'],
    ['more than 20 MB', 'nome;minimo\n'.repeat(1_900_000), {}, 413, 'CORPO_GRANDE_DEMAIS'],
    [
      'a form cut off in its file',
      '--x\r\nContent-Disposition: form-data; name="a"; filename="b.csv"\r\n\r\nnome;minimo\nGol;1',
      { cabecalhos: { 'content-type': 'multipart/form-data; boundary=x' } },
      400,
      'ARQUIVO_INVALIDO',
    ],
    [
      'a form without a file',
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n',
      { cabecalhos: { 'content-type': 'multipart/form-data; boundary=x' } },
      400,
      'ARQUIVO_INVALIDO',
    ],
  ])('refuses %s', async ([, bruto, opcoes, status, codigo]) => {
    const resposta = await importar(bruto, opcoes);
    expect([resposta.status, resposta.corpo.codigo], resposta.texto).toEqual([status, codigo]);
  });

  it('is for the auction’s staff alone', async () => {
    expect((await importar('nome;minimo\nGol;1', { token: undefined })).status).toBe(401);
    const cliente = await engine.entrar('cliente1');
    expect((await importar('nome;minimo\nGol;1', { token: cliente })).status).toBe(403);
  });
});
