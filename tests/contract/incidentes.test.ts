import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EngineDeTeste, type Json, type Resposta } from './engine.ts';

/** What went wrong and somebody sees to: its situations, its timeline, and who may. */
const engine = new EngineDeTeste();
beforeAll(() => engine.subir(), 120_000);
afterAll(() => engine.encerrar());

const como = async (quem: string, metodo: string, caminho: string, corpo?: object, hotsite = 'leilo') =>
  engine.pedir(metodo, caminho, {
    ...{ hotsite, ...(quem && { token: await engine.entrar(quem, hotsite) }), ...(corpo && { corpo }) },
  });
const criar = (corpo: object = {}, quem = 'sac') =>
  como(quem, 'POST', '/v1/incidentes', {
    ...{ tipo: 'RECLAMACAO', gravidade: 'ALTA', titulo: 'Carro sem o estepe' },
    ...corpo,
  });
async function novo(corpo: object = {}): Promise<Json> {
  const resposta = await criar(corpo);
  expect(resposta.status, resposta.texto).toBe(201);
  return resposta.corpo;
}
async function agir(uid: string, acao: string, texto = 'Foi dito ao comprador'): Promise<Resposta> {
  const { revisao } = (await como('sac', 'GET', `/v1/incidentes/${uid}`)).corpo;
  return como('sac', 'POST', `/v1/incidentes/${uid}/${acao}`, { texto, revisao });
}
const eu = async (quem: string, hotsite = 'leilo'): Promise<string> =>
  (await como(quem, 'GET', '/v1/auth/eu', undefined, hotsite)).corpo.uid;

describe('an incident', () => {
  it('goes its way, and its timeline tells what was said at each step', async () => {
    const { uid, situacao, notas } = await novo({ cliUid: await eu('cliente1') });
    expect([situacao, notas]).toEqual(['ABERTO', []]);
    for (const [acao, esperada] of [
      ['analisar', 'EM_ANALISE'],
      ['aguardar', 'AGUARDANDO'],
      ['analisar', 'EM_ANALISE'],
      ['anotar', 'EM_ANALISE'],
      ['resolver', 'RESOLVIDO'],
    ] as const) {
      const { status, corpo, texto } = await agir(uid, acao, `Passo ${acao}`);
      expect([status, corpo.situacao], texto).toEqual([200, esperada]);
    }
    const resolvido = (await como('adm', 'GET', `/v1/incidentes/${uid}`)).corpo;
    expect(resolvido).toMatchObject({ desfecho: 'Passo resolver', resolvidoEm: expect.any(String) });
    expect(resolvido.notas.map(({ texto }: Json) => texto)).toEqual([
      ...['Passo analisar', 'Passo aguardar', 'Passo analisar', 'Passo anotar', 'Passo resolver'],
    ]);
    expect(resolvido.notas[0].por).toBe(await eu('sac'));
    const reaberto = (await agir(uid, 'analisar', 'O cliente voltou')).corpo;
    expect(reaberto).toMatchObject({ situacao: 'EM_ANALISE', desfecho: null, resolvidoEm: null });
    expect(reaberto.notas).toHaveLength(6);
    const { itens } = (await como('sac', 'GET', `/v1/incidentes/${uid}/historico`)).corpo;
    expect(itens).toHaveLength(7);
  });

  it.each([
    ['aguardar', []],
    ['resolver', []],
    ['cancelar', ['analisar', 'resolver']],
    ['analisar', ['cancelar']],
  ] as const)('is not taken by %s from where no arrow leads', async (acao, antes) => {
    const { uid } = await novo();
    for (const passo of antes) expect((await agir(uid, passo)).status).toBe(200);
    const recusa = await agir(uid, acao);
    expect([recusa.status, recusa.corpo.codigo]).toEqual([422, 'TRANSICAO_INVALIDA']);
    expect((await como('sac', 'GET', `/v1/incidentes/${uid}`)).corpo.notas).toHaveLength(antes.length);
  });

  it('changes its situation and its notes by those acts alone, and says something at each', async () => {
    const { uid, revisao } = await novo();
    for (const corpo of [{ situacao: 'RESOLVIDO' }, { notas: [] }, { desfecho: 'x' }, { vence: null }])
      expect((await como('sac', 'PUT', `/v1/incidentes/${uid}`, { ...corpo, revisao })).corpo.codigo).toBe(
        'REQUISICAO_INVALIDA',
      );
    expect((await agir(uid, 'analisar', '')).corpo.codigo).toBe('REQUISICAO_INVALIDA');
  });

  it('of personal data is due when the ANPD has to be told, counted from when it was known', async () => {
    const semSaber = await criar({ tipo: 'DADOS_PESSOAIS' });
    expect(semSaber.corpo.codigo).toBe('REQUISICAO_INVALIDA');
    expect(JSON.stringify(semSaber.corpo.message)).toMatch(/ANPD/);
    const amanha = new Date(Date.now() + 86_400_000).toISOString();
    expect((await criar({ tipo: 'DADOS_PESSOAIS', conhecidoEm: amanha })).status).toBe(400);
    const conhecidoEm = '2026-10-08T12:00:00.000Z';
    // A Thursday before a long weekend: Friday, Tuesday, Wednesday.
    const { uid, revisao, vence } = await novo({ tipo: 'DADOS_PESSOAIS', conhecidoEm });
    expect(vence).toBe('2026-10-15T02:59:59.000Z');
    const adiado = await como('sac', 'PUT', `/v1/incidentes/${uid}`, {
      ...{ prazo: '2027-01-01T00:00:00.000Z', revisao },
    });
    expect(adiado.corpo.vence).toBe('2026-10-15T02:59:59.000Z');
    const vencidos = encodeURIComponent(
      JSON.stringify({ tipo: 'range', campo: 'vence', max: new Date().toISOString() }),
    );
    const { itens } = (await como('sac', 'GET', `/v1/incidentes/qb?filtro=${vencidos}`)).corpo;
    expect(itens.map((um: Json) => um.uid)).toContain(uid);
  });

  it('of personal data is kept: nobody removes it, makes another kind of it, or changes it once it is over', async () => {
    const { uid } = await novo({ tipo: 'DADOS_PESSOAIS', conhecidoEm: '2026-10-08T12:00:00.000Z' });
    const ler = async () => (await como('sac', 'GET', `/v1/incidentes/${uid}`)).corpo;
    const mudar = async (metodo: string, corpo?: object) => {
      const { revisao } = await ler();
      return metodo === 'DELETE'
        ? como('adm', 'DELETE', `/v1/incidentes/${uid}?revisao=${revisao}`)
        : como('adm', metodo, `/v1/incidentes/${uid}`, { ...corpo, revisao });
    };
    const emMassa = async (acao: string) => {
      const { id, revisao } = await ler();
      return como('adm', 'POST', '/v1/incidentes/em-massa', { acao, itens: [{ id, revisao }] });
    };
    const recusado = async (resposta: Resposta, esperado: string) =>
      expect([resposta.status, resposta.corpo.codigo], resposta.texto).toEqual([422, esperado]);
    await recusado(await mudar('DELETE'), 'INCIDENTE_DE_DADOS_PESSOAIS');
    await recusado(await mudar('PUT', { tipo: 'RECLAMACAO' }), 'INCIDENTE_DE_DADOS_PESSOAIS');
    expect((await emMassa('remover')).texto).toContain('INCIDENTE_DE_DADOS_PESSOAIS');
    expect((await mudar('PUT', { titulo: 'Planilha enviada a quem não devia' })).status).toBe(200);
    expect((await agir(uid, 'analisar')).status).toBe(200);
    expect((await agir(uid, 'resolver', 'ANPD avisada')).status).toBe(200);
    await recusado(await mudar('PUT', { titulo: 'Outra coisa' }), 'INCIDENTE_ENCERRADO');
    await recusado(await agir(uid, 'anotar'), 'INCIDENTE_ENCERRADO');
    await recusado(await mudar('DELETE'), 'INCIDENTE_DE_DADOS_PESSOAIS');
    // Its arrows lead out of it.
    expect((await agir(uid, 'analisar', 'Mais um titular')).corpo.situacao).toBe('EM_ANALISE');
    expect((await agir(uid, 'cancelar', 'Eram dados de teste')).status).toBe(200);
    for (const corpo of [{ titulo: 'Outra coisa' }, { gravidade: 'BAIXA' }])
      await recusado(await mudar('PUT', corpo), 'INCIDENTE_ENCERRADO');
    expect(await ler()).toMatchObject({ situacao: 'CANCELADO', titulo: 'Planilha enviada a quem não devia' });
  });

  it('is about what the brand has, and seen to by who may', async () => {
    const nada = randomUUID();
    for (const corpo of [{ cliUid: nada }, { leilaoUid: nada }, { lelUid: nada }, { vendaUid: nada }])
      expect((await criar(corpo)).status, JSON.stringify(corpo)).toBe(404);
    // Somebody of the other brand is nobody here.
    expect((await criar({ cliUid: await eu('cliente1', 'pacto') })).status).toBe(404);
    expect((await criar({ responsavelUid: await eu('mkt') })).status).toBe(404);
    const { lotes, uid } = await engine.leilao({}, [
      { nome: 'Carro', tipo: 'Carro', valor: { minimo: 100_000 } },
    ]);
    const inteiro = await novo({
      ...{ cliUid: await eu('cliente1'), leilaoUid: uid, lelUid: lotes[0] },
      responsavelUid: await eu('adm'),
    });
    expect(inteiro.lelUid).toBe(lotes[0]);
  });
});

describe('who may', () => {
  const CONTAS = ['adm', 'sac', 'mkt', 'leiloeiro', 'acerto', 'cliente1', ''] as const;
  it.each([
    ...[
      ['GET', ''],
      ['GET', '/qb'],
      ['GET', '/exportar'],
      ['GET', '/:uid'],
      ['GET', '/:uid/historico'],
    ],
    ...[
      ['POST', ''],
      ['PUT', '/:uid'],
      ['DELETE', '/:uid'],
      ['POST', '/:uid/restaurar'],
      ['POST', '/em-massa'],
    ],
    ...['anotar', 'analisar', 'aguardar', 'resolver', 'cancelar'].map((acao) => ['POST', `/:uid/${acao}`]),
  ])('%s /v1/incidentes%s: ADM and SAC', async (metodo = '', fim = '') => {
    const { uid } = await novo();
    for (const quem of CONTAS) {
      const { status } = await como(
        quem,
        metodo,
        `/v1/incidentes${fim.replace(':uid', uid)}`,
        metodo === 'GET' ? undefined : {},
      );
      if (quem === 'adm' || quem === 'sac') expect([401, 403], quem).not.toContain(status);
      else expect(status, quem).toBe(quem === '' ? 401 : 403);
    }
  });
});
