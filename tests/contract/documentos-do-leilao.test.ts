import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdf } from '../../engine/src/files/pdf.fixture.ts';
import { colegaCom } from './colega.ts';
import { EngineDeTeste, type Json } from './engine.ts';

/* The papers of an auction: attached, and settled when they say what the books say. */

const engine = new EngineDeTeste(undefined, { MARTELO_DEMO: 'contas' });
const tokens: Record<string, string> = {};
beforeAll(async () => {
  await engine.subir();
  for (const quem of ['adm', 'acerto', 'mkt', 'cliente1']) tokens[quem] = await engine.entrar(quem);
  tokens.fin = (await colegaCom(engine, ['Interno - Financeiro'])).token;
});
afterAll(() => engine.encerrar());

const DOCUMENTOS = '/v1/documentos-leilao';
const pedir = (quem: string, metodo: string, caminho: string, corpo?: object, marca?: string) =>
  engine.pedir(metodo, caminho, {
    ...{ token: tokens[quem]!, ...(corpo && { corpo }) },
    ...(marca && { hotsite: marca }),
  });
const anexar = (uid: string, quem = 'fin', comandoId: string = randomUUID(), bytes = pdf()) => {
  const formulario = new FormData();
  formulario.set('comandoId', comandoId);
  formulario.set('arquivo', new Blob([new Uint8Array(bytes)]), 'conta.pdf');
  return engine.pedir('POST', `${DOCUMENTOS}/${uid}/anexos`, { token: tokens[quem]!, bruto: formulario });
};
const recusa = ({ status, corpo }: { status: number; corpo: Json }) => [status, corpo?.codigo];
const novo = async (corpo: object): Promise<Json> => {
  const { status, corpo: feito, texto } = await pedir('fin', 'POST', DOCUMENTOS, corpo);
  expect(status, texto).toBe(201);
  return feito;
};
const acertar = async (uid: string, quem = 'fin') => {
  const { corpo } = await pedir('fin', 'GET', `${DOCUMENTOS}/${uid}`);
  return pedir(quem, 'POST', `${DOCUMENTOS}/${uid}/acertar`, { revisao: corpo.revisao });
};
const daTela = async (leiUid: string, busca = ''): Promise<Json> =>
  (await pedir('fin', 'GET', `/v1/leiloes/${leiUid}/documentos${busca}`)).corpo;

/** An auction that sold lots of one consignor at once, for these prices. */
async function vendidos(...valores: number[]): Promise<{ leiUid: string; comId: number }> {
  const { corpo: comitente } = await pedir('adm', 'POST', '/v1/comitentes', {
    nome: `Vendedora ${randomUUID().slice(0, 8)}`,
  });
  const { uid: leiUid, lotes } = (await engine.leilao(
    { porcentagemComissao: 0 },
    valores.map((compreJa) => ({
      ...{ nome: 'Vendido na hora', tipo: 'Carro', valor: { minimo: 100, compreJa } },
      comitente: { comId: comitente.id, nome: comitente.nome },
    })),
  )) as unknown as { uid: string; lotes: string[] };
  for (const [i, valor] of valores.entries()) {
    const feito = await pedir('cliente1', 'POST', `/v1/lotes/${lotes[i]}/compre-ja`, {
      ...{ comandoId: randomUUID(), valor },
    });
    expect(feito.status, feito.texto).toBeLessThan(300);
  }
  await expect
    .poll(async () => (await daTela(leiUid)).contas?.[0]?.noLivro, { timeout: 20_000 })
    .toBe(valores.reduce((soma, um) => soma + um, 0));
  return { leiUid, comId: comitente.id };
}

describe('the papers of an auction', () => {
  it('are settled when they are attached and say what the books say, and stand as they were settled', async () => {
    const { leiUid, comId } = await vendidos(90_000, 50_000);
    expect(await daTela(leiUid)).toMatchObject({
      contas: [{ comId, noLivro: 140_000, temDocumento: false }],
      documentosLeilao: { qtdAguardando: 0, qtdAcertos: 0, qtdDocumentos: 0 },
    });
    const { uid } = await novo({ leilaoUid: leiUid, tipo: 'CONTA_DE_VENDA', comId, valor: 139_999 });
    expect(recusa(await acertar(uid))).toEqual([422, 'DOCUMENTO_SEM_ANEXO']);
    const comandoId = randomUUID();
    const anexo = await anexar(uid, 'fin', comandoId);
    expect(anexo.status, anexo.texto).toBe(201);
    // Told again, it is there once.
    expect((await anexar(uid, 'fin', comandoId)).status).toBe(201);
    const difere = await acertar(uid);
    expect(recusa(difere)).toEqual([422, 'VALOR_DIVERGENTE']);
    expect(difere.corpo.message).toContain('R$ 1.399,99');
    expect(difere.corpo.message).toContain('R$ 1.400,00');
    expect((await daTela(leiUid)).itens).toMatchObject([
      { uid, situacao: 'AGUARDANDO', valor: 139_999, noLivro: 140_000, anexos: [{ nome: 'conta.pdf' }] },
    ]);
    const lido = (await pedir('fin', 'GET', `${DOCUMENTOS}/${uid}`)).corpo;
    const mudado = await pedir('fin', 'PUT', `${DOCUMENTOS}/${uid}`, {
      ...{ valor: 140_000, revisao: lido.revisao },
    });
    expect(mudado.status, mudado.texto).toBe(200);
    const acertado = await acertar(uid);
    expect(acertado.corpo, acertado.texto).toMatchObject({ situacao: 'ACERTADO' });
    expect(acertado.corpo.acertadoEm).toMatch(/^20/);
    expect((await daTela(leiUid)).documentosLeilao).toEqual({
      ...{ qtdAguardando: 0, qtdAcertos: 1, qtdDocumentos: 1 },
    });
    // By no way is it another now: a change, its removal, another file, bulk.
    const { revisao } = acertado.corpo;
    expect(recusa(await pedir('fin', 'PUT', `${DOCUMENTOS}/${uid}`, { valor: 1, revisao }))).toEqual([
      ...[422, 'ALTERACAO_NAO_PERMITIDA'],
    ]);
    expect(recusa(await pedir('fin', 'DELETE', `${DOCUMENTOS}/${uid}?revisao=${revisao}`))).toEqual([
      ...[422, 'ALTERACAO_NAO_PERMITIDA'],
    ]);
    expect(recusa(await anexar(uid))).toEqual([422, 'ALTERACAO_NAO_PERMITIDA']);
    const massa = await pedir('fin', 'POST', `${DOCUMENTOS}/em-massa`, {
      ...{ acao: 'alterar', itens: [{ id: uid, revisao }], mudancas: { valor: 1 } },
    });
    expect(massa.corpo).toMatchObject({ feitos: 0, recusados: 1 });
    // Opened again with a reason, it can be.
    expect((await pedir('fin', 'POST', `${DOCUMENTOS}/${uid}/reabrir`, { revisao })).status).toBe(400);
    const reaberto = await pedir('fin', 'POST', `${DOCUMENTOS}/${uid}/reabrir`, {
      ...{ motivo: 'Faltou um lote na conta', revisao },
    });
    expect(reaberto.corpo, reaberto.texto).toMatchObject({
      ...{ situacao: 'AGUARDANDO', acertadoEm: null, reabertoPorque: 'Faltou um lote na conta' },
    });
    expect((await anexar(uid)).status).toBe(201);
    expect((await daTela(leiUid)).itens[0].anexos).toHaveLength(2);
  });

  it('settle an amount once: of two of one account at once one is, and a later sale has a paper of its own', async () => {
    const { leiUid, comId } = await vendidos(70_000);
    const conta = { leilaoUid: leiUid, tipo: 'CONTA_DE_VENDA', comId, valor: 70_000 };
    const [um, outro] = [await novo(conta), await novo(conta)];
    for (const { uid } of [um, outro]) expect((await anexar(uid)).status).toBe(201);
    const juntos = await Promise.all([acertar(um.uid), acertar(outro.uid)]);
    expect(juntos.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(juntos.map(({ status }) => status).toSorted()[1]).toBeGreaterThanOrEqual(409);
    const sobra = juntos[0]!.status === 200 ? outro : um;
    expect(recusa(await acertar(sobra.uid))).toEqual([422, 'VALOR_DIVERGENTE']);
    // Many at once: a line for each.
    const edital = await novo({ leilaoUid: leiUid, tipo: 'EDITAL' });
    await anexar(edital.uid);
    const itens = await Promise.all(
      [edital.uid, sobra.uid].map(async (id) => ({
        ...{ id, revisao: (await pedir('fin', 'GET', `${DOCUMENTOS}/${id}`)).corpo.revisao },
      })),
    );
    const massa = await pedir('fin', 'POST', `${DOCUMENTOS}/em-massa`, { acao: 'acertar', itens });
    expect(massa.corpo, massa.texto).toMatchObject({ feitos: 1, recusados: 1 });
    expect(massa.corpo.itens[1]).toMatchObject({ ok: false, codigo: 'VALOR_DIVERGENTE' });
    expect((await daTela(leiUid, '?situacao=AGUARDANDO')).itens).toMatchObject([
      { uid: sobra.uid, noLivro: 0 },
    ]);
    expect((await daTela(leiUid, '?tipo=CONTA_DE_VENDA&situacao=ACERTADO')).itens).toMatchObject([
      { valor: 70_000, noLivro: 70_000 },
    ]);
    expect((await daTela(leiUid, '?tipo=EDITAL&situacao=ACERTADO')).total).toBe(1);
  });

  it('name what fits their type, of an auction and a consignor of the brand', async () => {
    const { leiUid, comId } = await vendidos(10_000);
    const base = { leilaoUid: leiUid, tipo: 'EDITAL' };
    for (const [corpo, campo] of [
      [{ ...base, comId }, 'comId'],
      [{ ...base, valor: 1 }, 'valor'],
      [{ ...base, tipo: 'CONTA_DE_VENDA', valor: 1 }, 'comId'],
      [{ ...base, tipo: 'CONTA_DE_VENDA', comId }, 'valor'],
      [{ ...base, tipo: 'NOTA', valor: 1 }, 'notaId'],
    ] as const) {
      const { status, texto } = await pedir('fin', 'POST', DOCUMENTOS, corpo);
      expect([status, texto.includes(`${campo}:`)], texto).toEqual([400, true]);
    }
    for (const corpo of [
      { ...base, leilaoUid: randomUUID() },
      { ...base, tipo: 'CONTA_DE_VENDA', comId: 999_999, valor: 1 },
      { ...base, tipo: 'NOTA', notaId: 999_999, valor: 1 },
      { ...base, tipo: 'RECIBO' },
      { ...base, situacao: 'ACERTADO' },
      { ...base, anexos: [] },
    ]) {
      const { status, texto } = await pedir('fin', 'POST', DOCUMENTOS, corpo);
      expect(status, texto).toBeGreaterThanOrEqual(400);
      expect(status, texto).toBeLessThan(500);
    }
    const { uid } = await novo(base);
    const ruim = await anexar(uid, 'fin', randomUUID(), Buffer.from('MZ not a paper'));
    expect(ruim.status).toBeGreaterThanOrEqual(400);
    expect(ruim.status).toBeLessThan(500);
    expect((await daTela(leiUid)).itens[0].anexos).toEqual([]);
    expect((await pedir('fin', 'GET', `/v1/leiloes/${leiUid}/documentos?situacao=PAGO`)).status).toBe(400);
    expect((await pedir('fin', 'GET', `/v1/leiloes/${randomUUID()}/documentos`)).status).toBe(404);
  });

  it('are of administration and finance of their brand: nobody else reads, attaches or settles one', async () => {
    const { leiUid, comId } = await vendidos(20_000);
    const conta = { leilaoUid: leiUid, tipo: 'CONTA_DE_VENDA', comId, valor: 20_000 };
    const { uid } = await novo(conta);
    const { corpo: anexo } = await anexar(uid);
    for (const quem of ['acerto', 'mkt', 'cliente1']) {
      for (const tentado of [
        await pedir(quem, 'GET', `/v1/leiloes/${leiUid}/documentos`),
        await pedir(quem, 'GET', DOCUMENTOS),
        await pedir(quem, 'GET', `${DOCUMENTOS}/${uid}/anexos`),
        await pedir(quem, 'POST', DOCUMENTOS, conta),
        await anexar(uid, quem),
        await acertar(uid, quem),
      ])
        expect(tentado.status, quem).toBe(403);
      // Nor by an address that somebody else was given.
      expect((await pedir(quem, 'GET', anexo.endereco)).status).toBe(404);
    }
    expect((await pedir('fin', 'GET', anexo.endereco)).status).toBe(200);
    tokens.pacto = await engine.entrar('adm', 'pacto');
    for (const caminho of [
      `/v1/leiloes/${leiUid}/documentos`,
      `${DOCUMENTOS}/${uid}`,
      `${DOCUMENTOS}/${uid}/anexos`,
    ])
      expect((await pedir('pacto', 'GET', caminho, undefined, 'pacto')).status, caminho).toBe(404);
    expect((await pedir('pacto', 'GET', DOCUMENTOS, undefined, 'pacto')).corpo.itens).toEqual([]);
    expect(
      (await pedir('pacto', 'POST', `${DOCUMENTOS}/${uid}/acertar`, { revisao: 2 }, 'pacto')).status,
    ).toBe(404);
  });
});
