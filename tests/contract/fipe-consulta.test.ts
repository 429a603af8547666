import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CODIGO_DA_FIPE, simularFipe } from '../simulador-da-fipe.ts';
import { colegaCom } from './colega.ts';
import { foto } from './comprovante-de-pagamento.ts';
import { EngineDeTeste, type Json } from './engine.ts';
import { pastaVazia } from './pasta.ts';

/* The FIPE table asked of a source that speaks as BrasilAPI does: a vehicle by itself, and a brand's stock behind. */

const fonte = await simularFipe();
// What is counted is of its own making: nothing of the demo stands in these yards.
const engine = new EngineDeTeste(pastaVazia(), {
  MARTELO_DEMO: 'contas',
  FIPE_URL: `${fonte.url}/`,
});
const sem = new EngineDeTeste(undefined, { MARTELO_DEMO: 'contas' });
const tokens: Record<string, string> = {};
beforeAll(async () => {
  await engine.subir();
  tokens.adm = await engine.entrar('adm');
  tokens.pacto = await engine.entrar('adm', 'pacto');
  tokens.pat = (await colegaCom(engine, ['Interno - Pátio'])).token;
});
afterAll(async () => {
  await engine.encerrar();
  await sem.encerrar();
  fonte.fechar();
});

const pedir = (quem: string, metodo: string, caminho: string, corpo?: object) =>
  engine.pedir(metodo, caminho, {
    ...{ token: tokens[quem]!, ...(corpo && { corpo }) },
    ...(quem === 'pacto' && { hotsite: 'pacto' }),
  });
let n = 10;
const veiculo = async (mais: object = {}): Promise<Json> => {
  const corpo = { placa: `FPC1A${n++}`, marca: 'Fiat', modelo: 'Mobi', anoModelo: 2021, ...mais };
  const feito = await pedir('adm', 'POST', '/v1/veiculos', corpo);
  expect(feito.status, feito.texto).toBe(201);
  return feito.corpo;
};
const comFipe = (mais: object = {}) => ({
  informacoesFipe: { codigo: CODIGO_DA_FIPE, valor: 100, mes: '2026-09', ...mais },
});
/** One more, that stands in the yard. */
async function noPatio(patioId: number, mais: object): Promise<Json> {
  const um = await veiculo(mais);
  const estadia = await feito('POST', '/v1/estadias', { veiculoId: um.id, patioId });
  const { faltamNaEntrada } = await feito('GET', `/v1/estadias/${estadia.uid}`);
  for (const [i, qual] of (faltamNaEntrada.length > 0 ? faltamNaEntrada : ['FRENTE']).entries()) {
    const bruto = new FormData();
    bruto.set('comandoId', randomUUID());
    bruto.set('momento', 'ENTRADA');
    bruto.set('vista', qual);
    const cor = `#${String(n).padStart(3, '0')}${String(i).padStart(3, '0')}`;
    bruto.set('arquivo', new Blob([new Uint8Array(await foto(cor))]), 'foto.png');
    const { status, texto } = await engine.pedir('POST', `/v1/estadias/${estadia.uid}/fotos`, {
      ...{ token: tokens.adm!, bruto },
    });
    expect(status, texto).toBe(201);
  }
  const { revisao } = await feito('GET', `/v1/estadias/${estadia.uid}`);
  await feito('POST', `/v1/estadias/${estadia.uid}/entrar`, { revisao, vaga: `F-${n}`, km: null });
  await expect.poll(async () => (await ler(um)).situacao).toBe('NO_PATIO');
  return um;
}
const feito = async (metodo: string, caminho: string, corpo?: object): Promise<Json> => {
  const comId = corpo && { comandoId: randomUUID(), ...corpo };
  const { status, corpo: resposta, texto } = await pedir('adm', metodo, caminho, comId);
  expect(status, `${metodo} ${caminho}: ${texto}`).toBeLessThan(300);
  return resposta;
};
const ler = async ({ uid }: Json): Promise<Json> => (await pedir('adm', 'GET', `/v1/veiculos/${uid}`)).corpo;
const atualizar = async (um: Json, quem = 'adm') =>
  pedir(quem, 'POST', `/v1/veiculos/${um.uid}/atualizarPelaFipe`, { revisao: (await ler(um)).revisao });
const dito = ({ status, corpo }: Json) => [status, corpo.codigo];

describe('a vehicle by the FIPE table', () => {
  it('gets the value of its year with the table’s month, and says where it came from; what is newer stays', async () => {
    const [um, novo] = [await veiculo(comFipe()), await veiculo(comFipe({ mes: '2026-11' }))];
    const feito = await atualizar(um);
    expect(feito.status, feito.texto).toBe(200);
    expect(await ler(um)).toMatchObject({
      informacoesFipe: { codigo: CODIGO_DA_FIPE, valor: 5_230_000, mes: '2026-10', nome: 'Mobi Like' },
      fipeFonte: 'CONSULTA',
    });
    expect((await atualizar(novo)).status).toBe(200);
    expect(await ler(novo)).toMatchObject({ ...comFipe({ mes: '2026-11' }), fipeFonte: 'DIGITADO' });
    const historico = JSON.stringify((await pedir('adm', 'GET', `/v1/veiculos/${um.uid}/historico`)).corpo);
    expect(historico).toContain('Consultado na tabela');
  });

  it('is refused in words without a code, with one that the table does not have, to who may not, and of another brand', async () => {
    expect(dito(await atualizar(await veiculo()))).toEqual([422, 'FIPE_SEM_VALOR']);
    const desconhecido = await veiculo(comFipe({ codigo: '999999-9' }));
    expect(dito(await atualizar(desconhecido))).toEqual([422, 'FIPE_SEM_VALOR']);
    const um = await veiculo(comFipe());
    expect((await atualizar(um, 'pat')).status).toBe(403);
    expect((await atualizar(um, 'pacto')).status).toBe(404);
    expect(await ler(um)).toMatchObject(comFipe());
  });

  it('in bulk each by itself; while the source is down it is a 502 in words, and nothing changes', async () => {
    const [com, semCodigo] = [await veiculo(comFipe()), await veiculo()];
    const linhas = [com, semCodigo].map(({ uid, revisao }) => ({ uid, revisao }));
    const { status, texto } = await pedir('adm', 'POST', '/v1/veiculos/em-massa', {
      ...{
        acao: 'atualizarPelaFipe',
        itens: linhas.map(({ uid: id, revisao }) => ({ id, revisao })),
        comandoId: randomUUID(),
      },
    });
    expect([status, texto.includes('FIPE_SEM_VALOR')], texto).toEqual([200, true]);
    expect((await ler(com)).fipeFonte).toBe('CONSULTA');
    fonte.noAr = false;
    const outro = await veiculo(comFipe({ codigo: '001111-1' }));
    const fora = await atualizar(outro);
    fonte.noAr = true;
    expect(dito(fora)).toEqual([502, 'FIPE_INDISPONIVEL']);
    expect(fora.corpo.message).toContain('não está respondendo');
    expect((await ler(outro)).informacoesFipe.valor).toBe(100);
  });
});

describe('a brand’s stock by the FIPE table', () => {
  const consultar = (quem = 'adm') => pedir(quem, 'POST', '/v1/fipe/consulta', { comandoId: randomUUID() });
  const ultima = async (quem = 'adm') => (await pedir(quem, 'GET', '/v1/fipe/consulta')).corpo.ultima;

  it('is brought up to the month behind, told how far it is, once for who presses twice; what is in no yard is left', async () => {
    expect((await pedir('adm', 'GET', '/v1/fipe/consulta')).corpo).toEqual({
      disponivel: true,
      ultima: null,
    });
    const patio = await feito('POST', '/v1/patios', {
      ...{
        nome: `Pátio ${randomUUID().slice(0, 8)}`,
        cidade: 'Osasco',
        estadoUf: 'SP',
        endereco: 'Rua A, 1',
      },
    });
    const foraDoPatio = await veiculo(comFipe());
    const [um, outroAno, semAno, novo] = [
      await noPatio(patio.id, comFipe()),
      await noPatio(patio.id, { ...comFipe(), anoModelo: 2015 }),
      await noPatio(patio.id, { ...comFipe(), anoModelo: 1999 }),
      await noPatio(patio.id, comFipe({ mes: '2026-11' })),
    ];
    await noPatio(patio.id, {});
    const antes = fonte.perguntas;
    const [uma, outra] = await Promise.all([consultar(), consultar()]);
    expect([uma!.status, outra!.status]).toEqual([200, 200]);
    await expect.poll(async () => (await ultima()).situacao, { timeout: 30_000 }).toBe('PRONTA');
    expect(await ultima()).toMatchObject({
      ...{ total: 4, feitos: 4, atualizados: 2, iguais: 1, semValor: 1, mes: '2026-11' },
    });
    const valores = await Promise.all(
      [um, outroAno, semAno, novo].map(async (de) => (await ler(de)).informacoesFipe.valor),
    );
    expect(valores).toEqual([5_230_000, 3_100_000, 100, 100]);
    expect((await ler(outroAno)).fipeFonte).toBe('CONSULTA');
    // One code, asked for before: it is remembered.
    expect(fonte.perguntas).toBe(antes);
    expect((await ler(foraDoPatio)).informacoesFipe.valor).toBe(100);
    expect((await pedir('pacto', 'GET', '/v1/fipe/consulta')).corpo.ultima).toBeNull();
    expect((await pedir('pat', 'GET', '/v1/fipe/consulta')).status).toBe(403);
    expect((await consultar('pat')).status).toBe(403);
  });

  it('ends as failed where the source goes down, keeps what it had done, and is asked for again', async () => {
    fonte.noAr = false;
    const { itens } = await feito('GET', '/v1/patios?porPagina=1');
    const um = await noPatio(itens[0].id, comFipe({ codigo: '002222-2' }));
    await consultar();
    await expect.poll(async () => (await ultima()).situacao, { timeout: 30_000 }).toBe('FALHOU');
    fonte.noAr = true;
    expect((await ler(um)).informacoesFipe.valor).toBe(100);
    await consultar();
    await expect.poll(async () => (await ultima()).situacao, { timeout: 30_000 }).toBe('PRONTA');
    expect(await ultima()).toMatchObject({ total: 5, atualizados: 0, semValor: 2 });
  });

  it('is asked of nobody where the installation names no source, and says so', async () => {
    await sem.subir();
    const token = await sem.entrar('adm');
    expect((await sem.pedir('GET', '/v1/fipe/consulta', { token })).corpo).toEqual({
      disponivel: false,
      ultima: null,
    });
    const pedida = await sem.pedir('POST', '/v1/fipe/consulta', {
      token,
      corpo: { comandoId: randomUUID() },
    });
    expect(dito(pedida)).toEqual([422, 'FIPE_DESLIGADA']);
  });
});
