import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EngineDeTeste, type Json } from './engine.ts';

/* What sending the papers costs (P16): the house's table, what a buyer is shown of it, and what they are charged. Centavos. */

const engine = new EngineDeTeste();
const tokens: Record<string, string> = {};
const TABELA = '/v1/precos-de-envio';

const pedir = (quem: string, metodo: string, caminho: string, corpo?: object) =>
  engine.pedir(metodo, caminho, {
    ...{ token: tokens[quem]!, hotsite: quem === 'pacto' ? 'pacto' : 'leilo' },
    ...(corpo && { corpo }),
  });
const mandar = (quem: string, metodo: string, caminho: string, corpo: object = {}) =>
  pedir(quem, metodo, caminho, { comandoId: randomUUID(), ...corpo });
const ler = async (id: number) => (await pedir('cliente1', 'GET', `/v1/cliente/compras/${id}`)).corpo;
const codigo = ({ status, corpo }: { status: number; corpo: Json }) => [status, corpo.codigo];

const SP = '01310-100';
const CAMPINAS = '13010-000';
const RIO = '20040-002';
const MANAUS = '69005-070';
const enderecoEm = (cep: string) => ({ logradouro: 'Rua das Acácias', numero: '1', bairro: 'Centro', cep });

/** A row of leilo's table, unless somebody else writes it. */
const linha = async (mudancas: object, quem = 'acerto'): Promise<Json> => {
  const feita = await pedir(quem, 'POST', TABELA, {
    ...{ nome: `Linha ${randomUUID()}`, metodo: 'Sedex', valor: 3_500, dias: 3, ...mudancas },
  });
  expect(feita.status, feita.texto).toBe(201);
  return feita.corpo;
};

/** Bought at once by cliente1 for R$ 10.000,00 without commission; its lots stand at a yard of São Paulo. */
async function comprar(lotes = 1): Promise<{ id: number; itens: string[] }[]> {
  const { lotes: uids } = await engine.leilao(
    { porcentagemComissao: 0 },
    Array.from({ length: lotes }, (_, i) => ({
      ...{ nome: `Comprado ${i}`, tipo: 'Carro', valor: { minimo: 100, compreJa: 1_000_000 } },
      localizacao: { patio: 'Pátio Guarulhos', cidade: 'Guarulhos', uf: 'SP' },
    })),
  );
  const vendas: { id: number; itens: string[] }[] = [];
  for (const uid of uids) {
    const { corpo, texto } = await mandar('cliente1', 'POST', `/v1/lotes/${uid}/compre-ja`, {
      valor: 1_000_000,
    });
    if (!corpo.venda) throw new Error(texto);
    const { id } = corpo.venda;
    vendas.push({ id, itens: (await ler(id)).itens.map((item: Json) => item.uid) });
  }
  return vendas;
}
const comprarUm = async () => (await comprar())[0]!;
const cotar = (id: number, cep: string, quem = 'cliente1') =>
  pedir(quem, 'GET', `/v1/cliente/compras/${id}/envio?cep=${cep}`);
/** What each method costs to a CEP, as the buyer of a single lot is shown it. */
const precos = async (id: number, cep: string): Promise<Json> => {
  const { status, corpo, texto } = await cotar(id, cep);
  expect(status, texto).toBe(200);
  expect(corpo.itens).toHaveLength(1);
  return Object.fromEntries(
    corpo.itens[0].metodos.map(({ metodo, valor, dias }: Json) => [metodo, [valor, dias]]),
  );
};
const escolher = (id: number, item: object, mais: object = {}) =>
  mandar('cliente1', 'PUT', `/v1/cliente/compras/${id}/entrega`, { itens: [item], ...mais });
const sedex = (uid: string, cep: string, mais: object = {}) => ({
  ...{ uid, metodo: 'Sedex', endereco: enderecoEm(cep), ...mais },
});
const entregaDe = async (id: number) => (await ler(id)).itens[0].entrega;
/** Settlement makes, proves and approves a row. */
const pagar = async (id: number, valor: number) => {
  const feita = await mandar('acerto', 'POST', `/v1/vendas/${id}/pagamentos`, { tipo: 'PIX', valor });
  for (const situacao of ['AG_COMPENSACAO', 'PAGO']) {
    const movida = await mandar('acerto', 'PUT', `/v1/pagamentos/${feita.corpo.uid}/situacao`, { situacao });
    if (movida.status === 202) {
      const { aprovacaoUid } = movida.corpo;
      const aprovada = await pedir('adm', 'POST', `/v1/aprovacoes/${aprovacaoUid}/aprovar`, { revisao: 1 });
      expect(aprovada.status, aprovada.texto).toBe(200);
    } else expect(movida.status, movida.texto).toBe(200);
  }
  await expect.poll(async () => (await ler(id)).totais.restante).toBe(0);
};

beforeAll(async () => {
  await engine.subir();
  for (const quem of ['adm', 'acerto', 'mkt', 'cliente1', 'cliente2'])
    tokens[quem] = await engine.entrar(quem);
  tokens.pacto = await engine.entrar('adm', 'pacto');
  // The demo's own rows are for people to look at; here each test writes what it asks.
  for (const quem of ['adm', 'pacto']) {
    const { corpo } = await pedir(quem, 'GET', `${TABELA}?porPagina=200`);
    expect(corpo.itens.length).toBeGreaterThan(20);
    for (const { uid, revisao } of corpo.itens)
      expect((await pedir(quem, 'DELETE', `${TABELA}/${uid}?revisao=${revisao}`)).status).toBeLessThan(300);
  }
  await linha({ valor: 9_000, dias: 9, destinoUf: 'RJ' });
  await linha({ valor: 6_000, dias: 6, destinoUf: 'SP' });
  await linha({ valor: 3_500, dias: 3, destinoUf: 'SP', origemUf: 'SP' });
  await linha({ valor: 1_690, dias: 1, destinoCepInicio: '01000-000', destinoCepFim: '05999-999' });
  // Of another day, and of another place.
  await linha({ valor: 1, destinoUf: 'SP', origemUf: 'SP', validoAte: '2020-01-01' });
  await linha({ valor: 2, destinoUf: 'SP', origemUf: 'SP', validoDe: '2999-01-01' });
  await linha({ valor: 3, destinoUf: 'SP', origemUf: 'GO', validoDe: '2020-01-01' });
}, 300_000);
afterAll(() => engine.encerrar());

describe('the house’s table', () => {
  it('is written by settlement, read by no client and no visitor, and by no other brand', async () => {
    const { uid, revisao } = await linha({ destinoUf: 'AC' });
    for (const quem of ['cliente1', 'mkt'])
      for (const [metodo, caminho, corpo] of [
        ['GET', TABELA],
        ['GET', `${TABELA}/${uid}`],
        ['POST', TABELA, { nome: 'Minha', metodo: 'Sedex', valor: 0, dias: 1 }],
        ['PUT', `${TABELA}/${uid}`, { valor: 0, revisao }],
        ['DELETE', `${TABELA}/${uid}?revisao=${revisao}`],
      ] as const)
        expect((await pedir(quem, metodo, caminho, corpo)).status, `${quem} ${metodo}`).toBe(403);
    expect((await engine.pedir('GET', TABELA)).status).toBe(401);
    expect((await pedir('pacto', 'GET', `${TABELA}/${uid}`)).status).toBe(404);
    expect((await pedir('pacto', 'PUT', `${TABELA}/${uid}`, { valor: 0, revisao })).status).toBe(404);
    expect((await pedir('acerto', 'GET', `${TABELA}/${uid}`)).corpo.valor).toBe(3_500);
  });

  it.each([
    ['half a range', { destinoCepInicio: '01000-000' }, 422],
    [
      'a range and a state',
      { destinoUf: 'SP', destinoCepInicio: '01000-000', destinoCepFim: '02000-000' },
      422,
    ],
    ['a range that runs backwards', { destinoCepInicio: '02000-000', destinoCepFim: '01000-000' }, 422],
    ['days that run backwards', { validoDe: '2026-02-01', validoAte: '2026-01-01' }, 422],
    ['less than nothing', { valor: -1 }, 400],
    ['a fraction of a centavo', { valor: 1.5 }, 400],
    ['no day on the way', { dias: 0 }, 400],
    ['papers that are fetched', { metodo: 'Retirada' }, 400],
    ['a state that there is not', { destinoUf: 'XX' }, 400],
    ['a CEP that is none', { destinoCepInicio: '1', destinoCepFim: '2' }, 400],
  ])('takes no row of %s, and says why in words', async (_, mudancas, status) => {
    const corpo = { nome: 'Sedex', metodo: 'Sedex', valor: 1_000, dias: 3, ...mudancas };
    const recusa = await pedir('acerto', 'POST', TABELA, corpo);
    expect(codigo(recusa)).toEqual([
      ...[status, status === 422 ? 'PRECO_DE_ENVIO_INVALIDO' : 'REQUISICAO_INVALIDA'],
    ]);
    // By a change no more than at once, and by nothing where it is one of many.
    if (status !== 422) return;
    const { uid, revisao } = await linha({ origemUf: 'RR' });
    const mudada = await pedir('acerto', 'PUT', `${TABELA}/${uid}`, { ...mudancas, revisao });
    expect(codigo(mudada)).toEqual([422, 'PRECO_DE_ENVIO_INVALIDO']);
    const emMassa = await pedir('acerto', 'POST', `${TABELA}/em-massa`, {
      ...{ acao: 'alterar', itens: [{ id: uid, revisao }], mudancas },
    });
    expect(emMassa.corpo, emMassa.texto).toMatchObject({ feitos: 0, recusados: 1 });
  });
});

describe('what a buyer is shown before they choose', () => {
  it('is what each method costs from the lot’s yard to that CEP, the narrowest row first', async () => {
    const { id } = await comprarUm();
    expect(await precos(id, SP)).toEqual({ Sedex: [1_690, 1], 'Carta Registrada': [0, null] });
    expect(await precos(id, CAMPINAS)).toMatchObject({ Sedex: [3_500, 3] });
    expect(await precos(id, RIO)).toMatchObject({ Sedex: [9_000, 9] });
    expect(await precos(id, MANAUS)).toEqual({ Sedex: [null, null], 'Carta Registrada': [0, null] });
    expect((await cotar(id, '01310100')).corpo).toMatchObject({ cep: SP, estadoSigla: 'SP' });
  });

  it('is of their own purchase alone, to a CEP that there is, and has nothing of the table', async () => {
    const { id } = await comprarUm();
    expect(codigo(await cotar(id, SP, 'cliente2'))).toEqual([404, 'NAO_ENCONTRADO']);
    expect((await cotar(id, SP, 'acerto')).status).toBe(403);
    expect((await engine.pedir('GET', `/v1/cliente/compras/${id}/envio?cep=${SP}`)).status).toBe(401);
    expect(codigo(await cotar(id, '00999-999'))).toEqual([404, 'CEP_NAO_ENCONTRADO']);
    for (const cep of ['', '123', 'abcde-fgh', '01310-1000'])
      expect(codigo(await cotar(id, cep)), cep).toEqual([400, 'REQUISICAO_INVALIDA']);
    expect(codigo(await pedir('cliente1', 'GET', `/v1/cliente/compras/${id}/envio`))[0]).toBe(400);
    expect((await cotar(id, SP)).texto).not.toContain('Linha');
  });
});

describe('what a buyer is charged', () => {
  it('is what the table says, kept with the days and the row, and again when method or CEP become others', async () => {
    const { id, itens } = await comprarUm();
    const uid = itens[0]!;
    expect((await escolher(id, sedex(uid, CAMPINAS, { valorVisto: 3_500 }))).status).toBe(200);
    expect(await entregaDe(id)).toMatchObject({ valor: 3_500, preco: { por: 'tabela', dias: 3 } });
    expect((await ler(id)).totalAPagar).toBe(1_003_500);
    await escolher(id, sedex(uid, RIO));
    expect((await ler(id)).totalAPagar).toBe(1_009_000);
    const carta = { uid, metodo: 'Carta Registrada', endereco: enderecoEm(RIO) };
    await escolher(id, carta);
    const depois = await ler(id);
    expect([depois.totalAPagar, depois.itensExtras]).toEqual([1_000_000, []]);
    await linha({ metodo: 'Carta Registrada', valor: 1_490, dias: 10, destinoUf: 'SP' });
    await escolher(id, { ...carta, endereco: enderecoEm(SP) });
    expect(await ler(id)).toMatchObject({
      totalAPagar: 1_001_490,
      itensExtras: [{ uid, nome: 'Envio por carta registrada', valor: 1_490 }],
    });
  });

  it('is never what they say: not by a value, nor by a state that the CEP is not of', async () => {
    const { id, itens } = await comprarUm();
    const uid = itens[0]!;
    for (const mais of [
      { valor: 0 },
      { preco: { por: 'equipe', dias: null, linha: null } },
      { endereco: { ...enderecoEm(RIO), estadoSigla: 'SP' } },
      { endereco: enderecoEm('00999-999') },
      { endereco: { ...enderecoEm(SP), cep: '01310100' } },
    ])
      expect(codigo(await escolher(id, sedex(uid, RIO, mais)))).toEqual([400, 'REQUISICAO_INVALIDA']);
    const { entrega, ...resto } = (await ler(id)).itens[0];
    expect([entrega, resto.totalAPagar]).toEqual([null, 1_000_000]);
    // What they were shown is asked for, not taken.
    const visto = await escolher(id, sedex(uid, RIO, { valorVisto: 0 }));
    expect(codigo(visto)).toEqual([409, 'VALOR_DO_ENVIO_MUDOU']);
    expect(visto.corpo.message).toContain('R$ 90,00');
    expect(await entregaDe(id)).toBeNull();
  });

  it('of another’s purchase, or of another’s lot, is nothing', async () => {
    const [minha, outra] = (await comprar(2)) as [Json, Json];
    const alheia = await mandar('cliente2', 'PUT', `/v1/cliente/compras/${minha.id}/entrega`, {
      itens: [sedex(minha.itens[0], SP)],
    });
    expect(codigo(alheia)).toEqual([404, 'NAO_ENCONTRADO']);
    expect(codigo(await escolher(minha.id, sedex(outra.itens[0], SP)))).toEqual([404, 'NAO_ENCONTRADO']);
    expect(await entregaDe(outra.id)).toBeNull();
  });

  it('stays as it was chosen whatever becomes of the table, until they choose otherwise', async () => {
    const { uid: linhaUid, revisao } = await linha({ valor: 7_000, destinoUf: 'BA' });
    const SALVADOR = '40010-000';
    const { id, itens } = await comprarUm();
    await escolher(id, sedex(itens[0]!, SALVADOR));
    const mudada = await pedir('acerto', 'PUT', `${TABELA}/${linhaUid}`, { valor: 8_000, revisao });
    expect(mudada.status).toBe(200);
    expect((await ler(id)).totalAPagar).toBe(1_007_000);
    // Saved again, with another number of the house: the same CEP, the same price, and it is what they are shown.
    expect(await precos(id, SALVADOR)).toMatchObject({ Sedex: [7_000, 3] });
    const mesma = { ...enderecoEm(SALVADOR), numero: '2' };
    await escolher(id, sedex(itens[0]!, SALVADOR, { endereco: mesma, valorVisto: 7_000 }));
    expect((await ler(id)).totalAPagar).toBe(1_007_000);
    await pedir('acerto', 'DELETE', `${TABELA}/${linhaUid}?revisao=${mudada.corpo.revisao}`);
    expect((await ler(id)).totalAPagar).toBe(1_007_000);
    await escolher(id, sedex(itens[0]!, SP));
    await escolher(id, sedex(itens[0]!, SALVADOR));
    expect(await entregaDe(id)).toMatchObject({ valor: null });
  });

  it('who was shown a price that has become another is told the new one, and nothing is chosen', async () => {
    const { uid: linhaUid, revisao } = await linha({ valor: 7_000, destinoUf: 'CE' });
    const FORTALEZA = '60010-000';
    const { id, itens } = await comprarUm();
    const visto = (await precos(id, FORTALEZA)).Sedex[0];
    await pedir('acerto', 'PUT', `${TABELA}/${linhaUid}`, { valor: 8_000, revisao });
    const recusa = await escolher(id, sedex(itens[0]!, FORTALEZA, { valorVisto: visto }));
    expect(codigo(recusa)).toEqual([409, 'VALOR_DO_ENVIO_MUDOU']);
    expect([recusa.corpo.valor, recusa.corpo.message.includes('R$ 80,00')]).toEqual([8_000, true]);
    expect(await entregaDe(id)).toBeNull();
    expect((await escolher(id, sedex(itens[0]!, FORTALEZA, { valorVisto: 8_000 }))).status).toBe(200);
  });

  it('a stale revision changes nothing, and tells nothing that is not the buyer’s', async () => {
    const { id, itens } = await comprarUm();
    const { revisao } = await ler(id);
    expect((await escolher(id, sedex(itens[0]!, SP), { revisao })).status).toBe(200);
    const velha = await escolher(id, sedex(itens[0]!, RIO), { revisao });
    expect(codigo(velha)).toEqual([409, 'REVISAO_DESATUALIZADA']);
    expect(velha.texto).not.toContain('comandos');
    expect(await entregaDe(id)).toMatchObject({ valor: 1_690 });
  });

  it('one command is charged once, however often it comes; with another CEP in it, it is a conflict', async () => {
    const { id, itens } = await comprarUm();
    const corpo = { comandoId: randomUUID(), itens: [sedex(itens[0]!, CAMPINAS)] };
    const caminho = `/v1/cliente/compras/${id}/entrega`;
    const vezes = await Promise.all([1, 2, 3].map(() => pedir('cliente1', 'PUT', caminho, corpo)));
    expect(vezes.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await ler(id)).itensExtras).toHaveLength(1);
    const outro = await pedir('cliente1', 'PUT', caminho, { ...corpo, itens: [sedex(itens[0]!, RIO)] });
    expect(codigo(outro)).toEqual([409, 'COMANDO_CONFLITANTE']);
  });

  it('of a paid purchase it is owed until it is paid (P12); its nota, its lots and who ends it stay as they were (D1)', async () => {
    const { id, itens } = await comprarUm();
    await pagar(id, 1_000_000);
    const antes = await ler(id);
    expect(antes.situacao).toBe('Fechada');
    const notas = async () =>
      (await pedir('cliente1', 'GET', `/v1/cliente/compras/${id}/documentos`)).corpo.itens
        .filter(({ tipo }: Json) => tipo === 'nota')
        .map(({ numero, estado }: Json) => [numero, estado]);
    const lote = async () => (await engine.lote(antes.itens[0].lelUid)).situacao;
    await expect.poll(notas).toEqual([[expect.any(String), 'valido']]);
    await expect.poll(lote).toBe('PAGO');
    const nota = await notas();

    const exigirQueSegue = async (): Promise<void> => {
      const compra = await ler(id);
      expect(compra).toMatchObject({ fechadaEm: antes.fechadaEm, vencida: false });
      expect(compra.itens[0].retirada.situacao).toBe('aguardando_agendamento');
      expect(await notas()).toEqual(nota);
      expect(await lote()).toBe('PAGO');
    };
    await escolher(id, sedex(itens[0]!, CAMPINAS));
    expect(await ler(id)).toMatchObject({
      ...{ situacao: 'AguardandoPagamento', totais: { restante: 3_500 } },
      orientacao: { codigo: 'PAGAR_ENVIO' },
    });
    await exigirQueSegue();
    // By the table without a price, and by settlement's word.
    await escolher(id, sedex(itens[0]!, MANAUS));
    expect(await ler(id)).toMatchObject({ situacao: 'AguardandoValidacao', totais: { restante: 0 } });
    await exigirQueSegue();
    const dita = { metodo: 'Sedex', endereco: enderecoEm(MANAUS), valor: 3_500 };
    const onde = `/v1/vendas/${id}/itens/${itens[0]}/entrega`;
    expect((await mandar('acerto', 'PUT', onde, dita)).status).toBe(200);
    expect((await ler(id)).situacao).toBe('AguardandoPagamento');
    await exigirQueSegue();
    // Four eyes still end what was paid (P10).
    const fim = await mandar('acerto', 'POST', `/v1/vendas/${id}/cancelar`, { motivo: 'Engano' });
    expect(fim.status, fim.texto).toBe(202);
    await pagar(id, 3_500);
    expect((await ler(id)).situacao).toBe('Fechada');
    await exigirQueSegue();
  });

  it('of papers that are sent or handed over is past, and not even shown', async () => {
    const { id, itens } = await comprarUm();
    const uid = itens[0]!;
    await escolher(id, sedex(uid, SP));
    await pagar(id, 1_001_690);
    const documentos = `/v1/vendas/${id}/itens/${uid}/documentacao`;
    for (const etapa of ['em preparação', 'pronta'])
      expect((await mandar('acerto', 'PUT', documentos, { etapa })).status).toBe(200);
    // At the counter: nothing was sent, and nothing is to be.
    expect((await mandar('acerto', 'PUT', documentos, { etapa: 'entregue' })).status).toBe(200);
    expect(codigo(await escolher(id, sedex(uid, RIO)))).toEqual([422, 'ENTREGA_ENVIADA']);
    expect((await cotar(id, RIO)).corpo.itens).toEqual([]);
    expect(await ler(id)).toMatchObject({ totalAPagar: 1_001_690, situacao: 'Fechada' });
  });
});

describe('what settlement says', () => {
  it('stands above the table and stays, until the papers go another way or elsewhere', async () => {
    const { id, itens } = await comprarUm();
    const uid = itens[0]!;
    const acerto = (corpo: object) => mandar('acerto', 'PUT', `/v1/vendas/${id}/itens/${uid}/entrega`, corpo);
    await escolher(id, sedex(uid, CAMPINAS));
    expect((await acerto({ metodo: 'Sedex', valor: 5_000 })).status).toBe(200);
    expect(await entregaDe(id)).toMatchObject({ valor: 5_000, preco: { por: 'equipe', dias: null } });
    expect(await precos(id, CAMPINAS)).toMatchObject({ Sedex: [5_000, null] });
    await escolher(id, sedex(uid, CAMPINAS, { valorVisto: 5_000 }));
    await acerto({ metodo: 'Sedex' });
    expect((await ler(id)).totalAPagar).toBe(1_005_000);
    await escolher(id, sedex(uid, RIO));
    expect(await entregaDe(id)).toMatchObject({ valor: 9_000, preco: { por: 'tabela', dias: 9 } });
    // Who says no value has the table's, as the buyer has.
    await acerto({ metodo: 'Sedex', endereco: enderecoEm(SP) });
    expect(await entregaDe(id)).toMatchObject({ valor: 1_690, preco: { por: 'tabela' } });
    await acerto({ metodo: 'Sedex', endereco: enderecoEm(MANAUS) });
    expect(await entregaDe(id)).toMatchObject({ valor: null });
    expect(codigo(await acerto({ metodo: 'Sedex', endereco: enderecoEm('00999-999') }))[0]).toBe(400);
  });

  it('of another brand is no price of this one', async () => {
    await linha({ valor: 1, destinoCepInicio: MANAUS, destinoCepFim: MANAUS }, 'pacto');
    const { id } = await comprarUm();
    expect(await precos(id, MANAUS)).toMatchObject({ Sedex: [null, null] });
  });
});
