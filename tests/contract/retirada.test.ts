import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdf } from '../../engine/src/files/pdf.fixture.ts';
import { foto, provarPagamento } from './comprovante-de-pagamento.ts';
import { ate, daqui, EngineDeTeste, type Json } from './engine.ts';
import { concordar } from './segunda-pessoa.ts';

const engine = new EngineDeTeste();
const CLIENTES = ['cliente1', 'cliente2', 'cliente3', 'cliente4', 'cliente5'];
const tokens: Record<string, string> = {};
beforeAll(async () => {
  await engine.subir();
  for (const quem of ['adm', 'acerto', 'patio', 'sac', ...CLIENTES]) tokens[quem] = await engine.entrar(quem);
}, 300_000);
afterAll(() => engine.encerrar());

const pedir = (quem: string, metodo: string, caminho: string, corpo?: object) =>
  engine.pedir(metodo, caminho, { token: tokens[quem]!, ...(corpo && { corpo }) });
const mandar = (quem: string, metodo: string, caminho: string, corpo: object = {}) =>
  pedir(quem, metodo, caminho, { comandoId: randomUUID(), ...corpo });
/** São Paulo's. */
const dia = (adiante: number) => diaDe(daqui(adiante * 86_400));
const diaDe = (inicio: string) => new Date(Date.parse(inicio) - 3 * 3_600_000).toISOString().slice(0, 10);

/** Every day, holidays left out, as long as a slot can be; one person at a time. */
const AGENDA = {
  janelas: [{ dias: [0, 1, 2, 3, 4, 5, 6], abre: '00:00', fecha: '23:59' }],
  ...{ minutos: 60, lugares: 1, antecedenciaHoras: 0, horizonteDias: 60, diasGratis: 5, valorDia: 0 },
};
async function criarPatio(agenda: object = {}, comGente = true): Promise<Json> {
  const { status, corpo, texto } = await pedir('adm', 'POST', '/v1/patios', {
    ...{ nome: `Pátio ${randomUUID().slice(0, 8)}`, cidade: 'Osasco', estadoUf: 'SP', endereco: 'Rua A, 1' },
    agenda: { ...AGENDA, ...agenda },
  });
  expect(status, texto).toBe(201);
  if (comGente) await porNoPatio([corpo.uid]);
  return corpo;
}
/** Has the yards' person of the demo stand at these besides. */
async function porNoPatio(uids: string[]): Promise<void> {
  const { corpo: eu } = await pedir('patio', 'GET', '/v1/auth/eu');
  const onde = `/v1/patio-usuario/${eu.uid}`;
  const { corpo: antes } = await pedir('adm', 'GET', onde);
  const patios = [...antes.itens.map(({ uid }: Json) => uid), ...uids];
  const { status, texto } = await mandar('adm', 'PUT', onde, { patios });
  expect(status, texto).toBe(200);
}
const fotografar = async (quem: string, uid: string, comandoId: string, bytes?: Uint8Array) => {
  const bruto = new FormData();
  bruto.set('comandoId', comandoId);
  bruto.set('arquivo', new Blob([new Uint8Array(bytes ?? (await foto()))]), 'saida.png');
  return engine.pedir('POST', `/v1/agendamentos/${uid}/fotos`, { token: tokens[quem]!, bruto });
};
/** Each bought car is another one. */
let carros = 10;
const placaNova = () => `RET${Math.floor(carros / 100)}D${String(carros++ % 100).padStart(2, '0')}`;
/** Lots of one auction at a yard, bought at once, each by the client of its turn. */
async function comprar(
  patio: string,
  { lotes = 1, quem = ['cliente1'], pagas = true }: { lotes?: number; quem?: string[]; pagas?: boolean } = {},
): Promise<Json[]> {
  const { lotes: uids } = await engine.leilao(
    { porcentagemComissao: 0 },
    Array.from({ length: lotes }, (_, i) => ({
      ...{ nome: `Comprado ${i}`, tipo: 'Carro', valor: { minimo: 100, compreJa: 10_000 } },
      veiculo: { placa: placaNova() },
      localizacao: { patio, cidade: 'Osasco', uf: 'SP' },
    })),
  );
  const feitas: Json[] = [];
  for (const [i, uid] of uids.entries()) {
    const dono = quem[i % quem.length]!;
    const { corpo, texto } = await mandar(dono, 'POST', `/v1/lotes/${uid}/compre-ja`, { valor: 10_000 });
    if (!corpo.venda) throw new Error(texto);
    if (pagas) await pagar(corpo.venda.id, 10_000);
    feitas.push({ ...(await ler(corpo.venda.id, dono)), dono });
  }
  return feitas;
}
async function pagar(id: number, valor: number): Promise<string> {
  const { corpo } = await mandar('acerto', 'POST', `/v1/vendas/${id}/pagamentos`, {
    tipo: 'DEPOSITO',
    valor,
  });
  const enviada = await provarPagamento(engine, 'acerto', corpo.uid);
  expect(enviada.status, enviada.texto).toBe(201);
  const pedida = await mandar('acerto', 'PUT', `/v1/pagamentos/${corpo.uid}/situacao`, { situacao: 'PAGO' });
  const paga = await concordar(engine, pedida);
  expect(paga.status, paga.texto).toBe(200);
  return corpo.uid;
}
const ler = async (id: number, quem = 'cliente1') =>
  (await pedir(quem, 'GET', `/v1/cliente/compras/${id}`)).corpo;
const vagas = async (patUid: string, busca = '') =>
  (await pedir('cliente1', 'GET', `/v1/patios/${patUid}/vagas${busca}`)).corpo;
const agendar = (compra: Json, patUid: string, inicio: string, mais: object = {}) =>
  mandar(compra.dono, 'POST', `/v1/cliente/compras/${compra.id}/retirada`, {
    ...{ itens: compra.itens.map(({ uid }: Json) => uid), patUid, inicio, ...mais },
  });
const entregar = (uid: string, codigo: string, mais: object = {}) =>
  mandar('patio', 'PUT', `/v1/agendamentos/${uid}/situacao`, {
    // Slots of these scenes may be tomorrow's: that it is meant is asked for by a test of its own.
    ...{ situacao: 'entregue', codigo, documentoVisto: 'CNH 1234', foraDoDia: true, ...mais },
  });
const situacaoDoItem = async (compra: Json) => (await ler(compra.id, compra.dono)).itens[0].retirada.situacao;
const TERCEIRO = { nome: 'José da Silva', telefone: '11987654321', email: 'jose@exemplo.com.br' };

/** A purchase that is paid, its yard and the slots there. */
async function cena(agenda: object = {}) {
  const patio = await criarPatio(agenda);
  const [compra] = (await comprar(patio.nome)) as [Json];
  const { itens } = await vagas(patio.uid);
  return { patio, compra, livres: itens.filter(({ livres }: Json) => livres > 0) };
}

describe('slots (P17)', () => {
  it('fifty people for the last place: one gets it, the others hear of the next ones', async () => {
    const patio = await criarPatio();
    const compras = await comprar(patio.nome, { lotes: 50, quem: CLIENTES });
    const { itens } = await vagas(patio.uid);
    const { inicio } = itens[3];
    const respostas = await Promise.all(compras.map((compra) => agendar(compra, patio.uid, inicio)));
    const feitas = respostas.filter(({ status }) => status === 201);
    expect(feitas, respostas[0]!.texto).toHaveLength(1);
    for (const { status, corpo } of respostas.filter(({ status }) => status !== 201)) {
      expect([status, corpo.codigo]).toEqual([409, 'VAGA_OCUPADA']);
      expect(corpo.proximas[0] > inicio).toBe(true);
    }
    const depois = (await vagas(patio.uid)).itens.find((uma: Json) => uma.inicio === inicio);
    expect(depois.livres).toBe(0);
    const [proxima] = respostas.find(({ status }) => status === 409)!.corpo.proximas;
    const perdedora = compras[respostas.findIndex(({ status }) => status === 409)]!;
    expect((await agendar(perdedora, patio.uid, proxima)).status).toBe(201);
  });

  it('one that passed, in a recess or between hours is refused in words, and not offered', async () => {
    const recessos = [{ de: dia(5), ate: dia(6), motivo: 'Inventário' }];
    const { patio, compra } = await cena({ recessos, antecedenciaHoras: 48 });
    const { itens, dias } = await vagas(patio.uid);
    expect(itens.some(({ inicio }: Json) => diaDe(inicio) === dia(5))).toBe(false);
    expect(dias.find((um: Json) => um.dia === dia(5)).fechado).toBe('Inventário');
    for (const [inicio, codigo, frase] of [
      [`${dia(-3)}T15:00:00.000Z`, 'HORARIO_INDISPONIVEL', /já passou/],
      [`${dia(5)}T15:00:00.000Z`, 'PATIO_EM_RECESSO', /Inventário/],
      [daqui(3_600), 'HORARIO_INDISPONIVEL', /48 h de antecedência|não atende/],
      [itens[0].inicio.replace(':00.', ':07.'), 'HORARIO_INDISPONIVEL', /não tem este horário/],
    ] as const) {
      const recusa = await agendar(compra, patio.uid, inicio);
      expect([recusa.status, recusa.corpo.codigo]).toEqual([422, codigo]);
      expect(recusa.corpo.message).toMatch(frase);
    }
    const longe = await pedir('cliente1', 'GET', `/v1/patios/${patio.uid}/vagas?de=${dia(0)}&ate=2099-01-01`);
    expect([longe.status, longe.corpo.codigo]).toEqual([400, 'REQUISICAO_INVALIDA']);
  });

  it('a lot has one: by two calls at once, by one after the other, and told again it is the same', async () => {
    const { patio, compra, livres } = await cena();
    const [um, outro] = await Promise.all(
      [livres[0], livres[1]].map(({ inicio }: Json) => agendar(compra, patio.uid, inicio)),
    );
    expect([um!.status, outro!.status].toSorted()).toEqual([201, 409]);
    const mais = await agendar(compra, patio.uid, livres[2].inicio);
    expect(mais.corpo.codigo).toBe('RETIRADA_JA_AGENDADA');
    const [igual] = (await comprar(patio.nome)) as [Json];
    const corpo = { comandoId: 'a-mesma', inicio: livres[3].inicio };
    const vezes = await Promise.all([1, 2, 3].map(() => agendar(igual, patio.uid, corpo.inicio, corpo)));
    expect(new Set(vezes.map((uma) => uma.corpo.uid)).size, vezes[0]!.texto).toBe(1);
    const conflito = await agendar(igual, patio.uid, livres[4].inicio, { comandoId: 'a-mesma' });
    expect(conflito.corpo.codigo).toBe('COMANDO_CONFLITANTE');
  });

  it('moving holds the new one before it gives back the old one', async () => {
    const { patio, compra, livres } = await cena();
    const { corpo: feita } = await agendar(compra, patio.uid, livres[0].inicio);
    const [rival] = (await comprar(patio.nome)) as [Json];
    await agendar(rival, patio.uid, livres[1].inicio);
    const onde = `/v1/cliente/compras/${compra.id}/retirada/${feita.uid}`;
    const ocupada = await mandar('cliente1', 'PUT', onde, { inicio: livres[1].inicio });
    expect(ocupada.corpo.codigo).toBe('VAGA_OCUPADA');
    expect((await ler(compra.id)).itens[0].retirada.agendamento.inicio).toBe(livres[0].inicio);
    const mudada = await mandar('cliente1', 'PUT', onde, { inicio: livres[2].inicio });
    expect(mudada.corpo).toMatchObject({ inicio: livres[2].inicio, situacao: 'AGENDADO' });
    expect(mudada.corpo.codigo).not.toBe(feita.codigo);
    await ate(
      () => vagas(patio.uid),
      ({ itens }: Json) => itens.find((uma: Json) => uma.inicio === livres[0].inicio).livres === 1,
    );
    const cancelada = await pedir('cliente1', 'DELETE', `${onde}?comandoId=c1`);
    expect(cancelada.corpo).toMatchObject({ situacao: 'CANCELADO', codigo: null });
    expect(await situacaoDoItem(compra)).toBe('agendamento_cancelado');
    expect((await agendar(compra, patio.uid, livres[2].inicio)).status).toBe(201);
  });
});

describe('who may book (P13)', () => {
  it('only when every purchase of the auction at the yard is paid', async () => {
    const patio = await criarPatio();
    const [paga, devida] = (await comprar(patio.nome, { lotes: 2, pagas: false })) as [Json, Json];
    await pagar(paga.id, 10_000);
    const { itens } = await vagas(patio.uid);
    const recusa = await agendar(paga, patio.uid, itens[0].inicio);
    expect(recusa.corpo).toMatchObject({
      ...{ codigo: 'RETIRADA_NAO_LIBERADA', situacao: 'aguardando_pagamento' },
    });
    await pagar(devida.id, 10_000);
    expect((await ler(paga.id)).orientacao.codigo).toBe('AGENDAR');
    const feita = await agendar(paga, patio.uid, itens[0].inicio);
    expect(feita.status, feita.texto).toBe(201);
    expect((await ler(paga.id)).orientacao.codigo).toBe('AGENDADA');
  });

  it('the code is shown only while all of it is paid', async () => {
    const { patio, compra, livres } = await cena();
    const { corpo } = await agendar(compra, patio.uid, livres[0].inicio);
    expect(corpo.codigo).toMatch(/^[2-9A-Z]{6}$/);
    expect(corpo.qr).toBe(`MARTELO:RETIRADA:${corpo.uid}:${corpo.codigo}`);
    const extra = await mandar('acerto', 'POST', `/v1/vendas/${compra.id}/itens-extras`, {
      ...{ nome: 'Guincho', valor: 500 },
    });
    // A paid sale is not reopened by one.
    expect(extra.status).toBe(202);
    await concordar(engine, extra);
    const [item] = (await ler(compra.id)).itens;
    expect(item.retirada.agendamento).toMatchObject({ codigo: null, qr: null });
    expect((await entregar(corpo.uid, corpo.codigo)).corpo.codigo).toBe('VENDA_NAO_PAGA');
    await pagar(compra.id, 500);
    expect((await ler(compra.id)).itens[0].retirada.agendamento.codigo).toBe(corpo.codigo);
  });

  it('at the lot’s own yard alone, and a lot without a yard of ours is arranged otherwise', async () => {
    const { compra, livres } = await cena();
    const outro = await criarPatio();
    const recusa = await agendar(compra, outro.uid, livres[0].inicio);
    expect([recusa.status, recusa.corpo.codigo]).toEqual([422, 'RETIRADA_EM_OUTRO_PATIO']);
    const [perdida] = (await comprar(`Sem pátio ${randomUUID()}`)) as [Json];
    expect(perdida.itens[0].retirada).toMatchObject({ patio: null, mensagem: /atendimento/ });
    const sem = await agendar(perdida, outro.uid, livres[0].inicio);
    expect(sem.corpo.codigo).toBe('RETIRADA_EM_OUTRO_PATIO');
  });

  it('nobody else: not the purchase, not the pickup, not under another brand', async () => {
    const { patio, compra, livres } = await cena();
    const { corpo: feita } = await agendar(compra, patio.uid, livres[0].inicio);
    const onde = `/v1/cliente/compras/${compra.id}/retirada`;
    const alheio = { ...compra, dono: 'cliente2' };
    expect((await agendar(alheio, patio.uid, livres[1].inicio)).status).toBe(404);
    expect((await mandar('cliente2', 'PUT', `${onde}/${feita.uid}`, { novoCodigo: true })).status).toBe(404);
    expect((await pedir('cliente2', 'DELETE', `${onde}/${feita.uid}`)).status).toBe(404);
    const [outra] = (await comprar(patio.nome)) as [Json];
    const trocada = `/v1/cliente/compras/${outra.id}/retirada/${feita.uid}`;
    expect((await mandar('cliente1', 'PUT', trocada, { novoCodigo: true })).status).toBe(404);
    expect((await mandar('cliente1', 'PUT', `/v1/agendamentos/${feita.uid}/situacao`, {})).status).toBe(403);
    expect((await pedir('cliente1', 'GET', `/v1/patios/${patio.uid}/portaria`)).status).toBe(403);
    const pacto = { token: await engine.entrar('patio', 'pacto'), hotsite: 'pacto' };
    for (const caminho of [`/v1/agendamentos/${feita.uid}`, `/v1/patios/${patio.uid}/portaria`])
      expect((await engine.pedir('GET', caminho, pacto)).status, caminho).toBe(404);
    const corpo = { comandoId: 'x', situacao: 'cancelado' };
    const la = await engine.pedir('PUT', `/v1/agendamentos/${feita.uid}/situacao`, { ...pacto, corpo });
    expect(la.status).toBe(404);
  });
});

describe('the gate (P18, P19)', () => {
  it('hands over once, to who has the code; the sale and the lot know', async () => {
    const { patio, compra, livres } = await cena();
    const { corpo: feita } = await agendar(compra, patio.uid, livres[0].inicio);
    const doDia = diaDe(livres[0].inicio);
    const lista = (await pedir('patio', 'GET', `/v1/patios/${patio.uid}/portaria?dia=${doDia}`)).corpo;
    expect(lista.itens).toHaveLength(1);
    expect(lista.itens[0]).toMatchObject({ uid: feita.uid, liberada: true, quem: { terceiro: false } });
    // The plate is for who hands it over, and for nobody else (D11).
    expect(lista.itens[0].lotes).toMatchObject([
      { placa: expect.stringMatching(/^RET\dD\d\d$/), tipo: 'Carro' },
    ]);
    expect((await engine.pedir('GET', `/v1/lotes/${compra.lelUid}`)).texto).not.toMatch(/ABC-?1D23/);
    expect(JSON.stringify(lista)).not.toContain(feita.codigo);
    const interno = await pedir('patio', 'GET', `/v1/agendamentos/${feita.uid}`);
    expect(interno.texto).not.toContain(feita.codigo);
    const semDocumento = await entregar(feita.uid, feita.codigo, { documentoVisto: undefined });
    expect(semDocumento.corpo.codigo).toBe('DOCUMENTO_NAO_VISTO');
    const comandoId = randomUUID();
    const vezes = await Promise.all([1, 2, 3].map(() => entregar(feita.uid, feita.codigo, { comandoId })));
    expect(
      vezes.map(({ status }) => status),
      vezes[0]!.texto,
    ).toEqual([200, 200, 200]);
    const outra = await entregar(feita.uid, feita.codigo);
    expect([outra.status, outra.corpo.codigo]).toEqual([422, 'TRANSICAO_INVALIDA']);
    expect(outra.corpo.message).toMatch(/^Este bem já foi entregue, em \d\d\//);
    const lida = await ate(
      () => ler(compra.id),
      ({ retiradaEm }: Json) => retiradaEm !== null,
    );
    expect(lida).toMatchObject({ orientacao: { codigo: 'RETIRADA' }, aba: 'documentacao' });
    await ate(
      () => engine.lote(compra.lelUid),
      ({ situacao }: Json) => situacao === 'RETIRADO',
    );
  });

  it('what it handed over is not taken back on the lot, by whichever call', async () => {
    const { patio, compra, livres } = await cena();
    const { corpo: feita } = await agendar(compra, patio.uid, livres[0].inicio);
    expect((await entregar(feita.uid, feita.codigo)).status).toBe(200);
    const { retiradaEm } = await ate(
      () => ler(compra.id),
      (lida: Json) => lida.retiradaEm !== null,
    );
    await ate(
      () => engine.lote(compra.lelUid),
      ({ situacao }: Json) => situacao === 'RETIRADO',
    );
    const lote = `/v1/lotes/${compra.lelUid}`;
    for (const [metodo, caminho, corpo] of [
      ['PUT', `${lote}/situacao`, { situacao: 'PAGO' }],
      ['PUT', `${lote}/situacao`, { situacao: 'PAGO_CARTAO' }],
      ['PUT', `${lote}/situacao`, { situacao: 'RECOMPRA', motivo: 'Engano' }],
      ['PUT', lote, { situacao: 'PAGO', revisao: (await engine.lote(compra.lelUid)).revisao }],
    ] as const) {
      const vez = await mandar('adm', metodo, caminho, corpo);
      expect([vez.status, vez.corpo.codigo], vez.texto).toEqual([422, 'RETIRADA_PELA_PORTARIA']);
    }
    expect(await ler(compra.id)).toMatchObject({ retiradaEm, orientacao: { codigo: 'RETIRADA' } });
  });

  it('ends no more once something of it was handed over: not by staff, not by a second word that waited, not by its buyer', async () => {
    const { patio, compra, livres } = await cena();
    const { corpo: feita } = await agendar(compra, patio.uid, livres[0].inicio);
    // Asked for while all of it stood at the yard.
    const { corpo: pedido } = await mandar('acerto', 'POST', `/v1/vendas/${compra.id}/cancelar`, {
      motivo: 'Desfeita',
    });
    expect(pedido.aprovacaoUid).toBeTruthy();
    expect((await entregar(feita.uid, feita.codigo)).status).toBe(200);
    // From that answer on: nobody waits for the sale to be told.
    for (const [quem, caminho] of [
      ['acerto', `/v1/vendas/${compra.id}/cancelar`],
      ['acerto', `/v1/vendas/${compra.id}/desistencia`],
      ['cliente1', `/v1/cliente/compras/${compra.id}/desistencia`],
    ] as const) {
      const vez = await mandar(quem, 'POST', caminho, { motivo: 'Mudou de ideia' });
      expect([vez.status, vez.corpo.codigo], `${caminho} ${vez.texto}`).toEqual([422, 'VENDA_ENTREGUE']);
      expect(vez.corpo.message).toMatch(/^Um bem desta compra já foi entregue/);
    }
    const aprovada = await pedir('adm', 'POST', `/v1/aprovacoes/${pedido.aprovacaoUid}/aprovar`, {
      revisao: 1,
    });
    expect([aprovada.status, aprovada.corpo.codigo], aprovada.texto).toEqual([409, 'ESTADO_MUDOU']);
    expect((await pedir('adm', 'GET', `/v1/aprovacoes/${pedido.aprovacaoUid}`)).corpo).toMatchObject({
      ...{ situacao: 'NAO_FEITA', motivo: expect.stringMatching(/já foi entregue/) },
    });
    await ate(
      () => engine.lote(compra.lelUid),
      ({ situacao }: Json) => situacao === 'RETIRADO',
    );
    expect(await ler(compra.id)).toMatchObject({ situacao: 'Fechada', desistenciaPedida: null });
  });

  it('looks at five wrong codes, however many come at once; the buyer makes a new one', async () => {
    const { patio, compra, livres } = await cena();
    const { corpo: feita } = await agendar(compra, patio.uid, livres[0].inicio);
    const errados = await Promise.all(
      Array.from({ length: 30 }, (_, i) => entregar(feita.uid, `ZZZZ${i + 10}`)),
    );
    const codigos = errados.map(({ corpo }) => corpo.codigo);
    expect(codigos.filter((um) => um === 'CODIGO_RETIRADA_INCORRETO')).toHaveLength(5);
    expect(codigos.filter((um) => um === 'CODIGO_RETIRADA_BLOQUEADO')).toHaveLength(25);
    expect((await entregar(feita.uid, feita.codigo)).status).toBe(423);
    const onde = `/v1/cliente/compras/${compra.id}/retirada/${feita.uid}`;
    const { corpo: nova } = await mandar('cliente1', 'PUT', onde, { novoCodigo: true });
    expect((await entregar(feita.uid, feita.codigo)).corpo.codigo).toBe('CODIGO_RETIRADA_INCORRETO');
    expect((await entregar(feita.uid, nova.codigo)).status).toBe(200);
  });

  it('a third party has a document, is named at the gate, and is revoked with the code they were given', async () => {
    const { patio, compra, livres } = await cena();
    const [{ inicio }] = livres;
    const sem = await agendar(compra, patio.uid, inicio, { terceiro: TERCEIRO });
    expect([sem.status, sem.corpo.codigo]).toEqual([422, 'TERCEIRO_SEM_DOCUMENTO']);
    const cpf = await agendar(compra, patio.uid, inicio, { terceiro: { ...TERCEIRO, cpf: '11111111111' } });
    expect(cpf.corpo.codigo).toBe('REQUISICAO_INVALIDA');
    for (const nome of ['12345', '<script>alert(1)</script>', '=HYPERLINK("http://x")']) {
      const torto = await agendar(compra, patio.uid, inicio, {
        terceiro: { ...TERCEIRO, nome, rg: '12.345.678-9' },
      });
      expect([torto.status, torto.corpo.message], nome).toEqual([
        400,
        ['terceiro.nome: escreva o nome como no documento'],
      ]);
    }
    const terceiro = { ...TERCEIRO, rg: '12.345.678-9' };
    const { corpo: feita } = await agendar(compra, patio.uid, inicio, { terceiro });
    const doDia = diaDe(inicio);
    const { itens } = (await pedir('patio', 'GET', `/v1/patios/${patio.uid}/portaria?dia=${doDia}`)).corpo;
    expect(itens[0].quem).toEqual({
      ...{ nome: TERCEIRO.nome, documento: 'RG 12.345.678-9', terceiro: true },
      ...{ transportadora: null, placa: null },
    });
    const visto = (await pedir('patio', 'GET', `/v1/agendamentos/${feita.uid}`)).corpo;
    expect(visto.terceiro).toMatchObject({ rg: '***-9', email: 'j***@exemplo.com.br' });
    const onde = `/v1/cliente/compras/${compra.id}/retirada/${feita.uid}`;
    const { corpo: revogada } = await mandar('cliente1', 'PUT', onde, { terceiro: null });
    expect(revogada.terceiro).toBeNull();
    expect((await entregar(feita.uid, feita.codigo)).corpo.codigo).toBe('CODIGO_RETIRADA_INCORRETO');
    expect((await entregar(feita.uid, revogada.codigo)).status).toBe(200);
  });

  it('a third party may come for a carrier with a truck: both are right or refused, and the gate is told what to look at', async () => {
    const { patio, compra, livres } = await cena();
    const [{ inicio }] = livres;
    const pessoa = { ...TERCEIRO, cpf: '111.444.777-35' };
    for (const [errado, campo] of [
      [{ placa: 'AB-12345' }, 'terceiro.placa: Placa inválida'],
      [{ transportadoraCnpj: '12.345.678/0001-96' }, 'terceiro.transportadoraCnpj: CNPJ inválido'],
    ] as const) {
      const { status, texto } = await agendar(compra, patio.uid, inicio, {
        terceiro: { ...pessoa, ...errado },
      });
      expect([status, texto.includes(campo)], texto).toEqual([400, true]);
    }
    const terceiro = { ...pessoa, transportadoraCnpj: '12.abc.345/01de-35', placa: 'abc-1234' };
    const { status, corpo: feita, texto } = await agendar(compra, patio.uid, inicio, { terceiro });
    expect(status, texto).toBe(201);
    expect(feita.terceiro).toMatchObject({ transportadoraCnpj: '12ABC34501DE35', placa: 'ABC1234' });
    const naPortaria = async () =>
      (await pedir('patio', 'GET', `/v1/patios/${patio.uid}/portaria?dia=${diaDe(inicio)}`)).corpo.itens[0];
    expect((await naPortaria()).quem).toEqual({
      ...{ nome: TERCEIRO.nome, documento: '111.444.777-35', terceiro: true },
      ...{ transportadora: '12.ABC.345/01DE-35', placa: 'ABC-1234' },
    });
    // Whole to who hands over; others of the house see enough to recognise it.
    const lista = (await pedir('sac', 'GET', `/v1/agendamentos/${feita.uid}`)).corpo;
    expect(lista.terceiro).toMatchObject({ placa: 'ABC****', transportadoraCnpj: '12.***.***/01DE-**' });

    // Another truck: told anew, by whom it is changed, and the code that was out is good no more.
    const onde = `/v1/cliente/compras/${compra.id}/retirada/${feita.uid}`;
    const mudada = await mandar('cliente1', 'PUT', onde, { terceiro: { ...pessoa, placa: 'ABC1D23' } });
    expect(mudada.corpo.terceiro).toMatchObject({ transportadoraCnpj: null, placa: 'ABC1D23' });
    expect((await naPortaria()).quem).toMatchObject({ transportadora: null, placa: 'ABC1D23' });
    expect((await entregar(feita.uid, feita.codigo)).corpo.codigo).toBe('CODIGO_RETIRADA_INCORRETO');
  });

  it('goes by the yard where it was sold, whose price is the house’s to say: who stands there writes of that yard alone', async () => {
    const { patio, compra } = await cena();
    const lelUid = compra.itens[0].lelUid;
    const { revisao } = (await pedir('adm', 'GET', `/v1/lotes/${lelUid}/privado`)).corpo;
    const mover = (localizacao: object) =>
      mandar('adm', 'PUT', `/v1/lotes/${lelUid}`, { localizacao, revisao });
    const longe = await mover({ patio: 'Pátio Recife', cidade: 'Recife', uf: 'PE' });
    expect([longe.status, longe.corpo.codigo]).toEqual([422, 'ALTERACAO_NAO_PERMITIDA']);
    expect(longe.corpo.message).toMatch(/^Não é possível alterar o pátio: o lote já foi vendido/);
    expect((await mover({ patio: patio.nome, cidade: 'Barueri', uf: 'SP' })).status).toBe(200);

    const escrever = async (mudancas: object) => {
      const lido = (await pedir('patio', 'GET', `/v1/patios/${patio.uid}`)).corpo;
      return pedir('patio', 'PUT', `/v1/patios/${patio.uid}`, { ...mudancas, revisao: lido.revisao });
    };
    const { agenda } = (await pedir('adm', 'GET', `/v1/patios/${patio.uid}`)).corpo;
    expect((await escrever({ telefone: '(11) 4002-8922' })).status).toBe(200);
    const deGraca = await escrever({ agenda: { ...agenda, valorDia: 0, diasGratis: 30 } });
    expect([deGraca.status, deGraca.corpo.codigo]).toEqual([403, 'SEM_PERMISSAO']);
    const alheio = await criarPatio({}, false);
    const outro = await pedir('patio', 'PUT', `/v1/patios/${alheio.uid}`, {
      ...{ telefone: '(11) 4002-8922', revisao: alheio.revisao },
    });
    expect([outro.status, outro.corpo.codigo]).toEqual([403, 'SEM_PERMISSAO']);
  });

  it('a confirmation that waited for network says when it was, within reason', async () => {
    const { patio, compra, livres } = await cena();
    const { corpo: feita } = await agendar(compra, patio.uid, livres[0].inicio);
    const velha = await entregar(feita.uid, feita.codigo, { em: daqui(-30 * 86_400) });
    expect(velha.corpo.codigo).toBe('ALTERACAO_NAO_PERMITIDA');
    // Nor before it was booked: storage is counted up to this instant.
    const antes = await entregar(feita.uid, feita.codigo, { em: daqui(-3_600) });
    expect([antes.status, antes.corpo.codigo]).toEqual([422, 'ALTERACAO_NAO_PERMITIDA']);
    expect(antes.corpo.message).toMatch(/antes de a retirada estar agendada/);
    const em = new Date().toISOString();
    const aceita = await entregar(feita.uid, feita.codigo, { em });
    expect([aceita.status, aceita.corpo.entregueEm], aceita.texto).toEqual([200, em]);
  });

  it('on another day than the slot’s is asked about, and kept as meant; also of a confirmation that waited for network', async () => {
    const { patio, compra, livres } = await cena();
    const depois = livres.find(({ inicio }: Json) => diaDe(inicio) === dia(2));
    const { uid, codigo } = (await agendar(compra, patio.uid, depois.inicio)).corpo;
    for (const mais of [{}, { em: daqui(-60) }, { foraDoDia: false }]) {
      const recusa = await entregar(uid, codigo, { foraDoDia: undefined, ...mais });
      expect([recusa.status, recusa.corpo.codigo]).toEqual([422, 'RETIRADA_FORA_DO_DIA']);
      expect(recusa.corpo.message).toContain(dia(2).split('-').reverse().join('/'));
    }
    expect(await situacaoDoItem(compra)).toBe('aguardando_retirada');
    expect((await entregar(uid, codigo, { foraDoDia: true })).status).toBe(200);
    expect((await pedir('patio', 'GET', `/v1/agendamentos/${uid}`)).corpo.entrega.foraDoDia).toBe(true);
  });

  it('on the slot’s own day nobody is asked, at whatever hour, and nothing is kept as meant', async () => {
    const { patio, compra, livres } = await cena();
    const hoje = livres.findLast(({ inicio }: Json) => diaDe(inicio) === dia(0)) ?? livres[0];
    const { uid, codigo } = (await agendar(compra, patio.uid, hoje.inicio)).corpo;
    const meuDia = diaDe(hoje.inicio) === dia(0);
    expect((await entregar(uid, codigo, { foraDoDia: meuDia ? undefined : true })).status).toBe(200);
    expect((await pedir('patio', 'GET', `/v1/agendamentos/${uid}`)).corpo.entrega.foraDoDia).toBe(!meuDia);
  });

  it('takes pictures of what left, each once, also afterwards; of nothing else and from nobody else', async () => {
    const { patio, compra, livres } = await cena();
    const { corpo: feita } = await agendar(compra, patio.uid, livres[0].inicio);
    const [um, outro] = [randomUUID(), randomUUID()];
    const vezes = await Promise.all([1, 2, 3].map(() => fotografar('patio', feita.uid, um)));
    expect(
      vezes.map(({ status }) => status),
      vezes[0]!.texto,
    ).toEqual([201, 201, 201]);
    expect(new Set(vezes.map(({ corpo }) => corpo.uid)).size).toBe(1);
    expect((await entregar(feita.uid, feita.codigo)).status).toBe(200);
    expect((await fotografar('patio', feita.uid, outro)).status).toBe(201);
    const { corpo } = await pedir('acerto', 'GET', `/v1/agendamentos/${feita.uid}/fotos`);
    expect(corpo.itens).toHaveLength(2);
    expect(corpo.itens[0]).toMatchObject({ tipo: 'image/jpeg', largura: 40, altura: 30 });
    const vista = await engine.pedir('GET', corpo.itens[0].endereco, { token: tokens.acerto! });
    expect(vista.status).toBe(200);
    const doDia = diaDe(livres[0].inicio);
    const { itens } = (await pedir('patio', 'GET', `/v1/patios/${patio.uid}/portaria?dia=${doDia}`)).corpo;
    expect(itens[0]).toMatchObject({ uid: feita.uid, fotos: 2 });

    // A program, a PDF, another's, nobody's, one that was cancelled.
    const programa = await fotografar(
      'patio',
      feita.uid,
      randomUUID(),
      new TextEncoder().encode('MZ\u0090\0 oi'),
    );
    expect([programa.status, programa.corpo.codigo]).toEqual([415, 'ARQUIVO_NAO_ACEITO']);
    const papel = await fotografar('patio', feita.uid, randomUUID(), new Uint8Array(pdf()));
    expect([papel.status, papel.corpo.codigo]).toEqual([415, 'ARQUIVO_NAO_ACEITO']);
    expect((await fotografar('cliente1', feita.uid, randomUUID())).status).toBe(403);
    expect((await fotografar('patio', randomUUID(), randomUUID())).status).toBe(404);
    expect((await pedir('cliente1', 'GET', `/v1/agendamentos/${feita.uid}/fotos`)).status).toBe(403);
    const [mais] = (await comprar(patio.nome)) as [Json];
    const { corpo: segunda } = await agendar(mais, patio.uid, livres[1].inicio);
    await mandar('patio', 'PUT', `/v1/agendamentos/${segunda.uid}/situacao`, { situacao: 'cancelado' });
    expect((await fotografar('patio', segunda.uid, randomUUID())).corpo.codigo).toBe('TRANSICAO_INVALIDA');
  });

  it('is one’s own yard: who stands at another sees nothing of it, and hands nothing over', async () => {
    const { patio, compra, livres } = await cena();
    const { corpo: feita } = await agendar(compra, patio.uid, livres[0].inicio);
    const { corpo: eu } = await pedir('patio', 'GET', '/v1/auth/eu');
    const onde = `/v1/patio-usuario/${eu.uid}`;
    const meus = (await pedir('adm', 'GET', onde)).corpo.itens.map(({ uid }: Json) => uid);
    expect(meus).toContain(patio.uid);
    const sem = await mandar('adm', 'PUT', onde, { patios: meus.filter((uid: string) => uid !== patio.uid) });
    expect(sem.status, sem.texto).toBe(200);
    const portarias = (await pedir('patio', 'GET', '/v1/patio/portarias')).corpo.itens;
    expect(portarias.map(({ uid }: Json) => uid)).not.toContain(patio.uid);
    for (const caminho of [
      `/v1/patios/${patio.uid}/portaria`,
      `/v1/agendamentos/${feita.uid}`,
      `/v1/agendamentos/${feita.uid}/historico`,
      `/v1/agendamentos/${feita.uid}/fotos`,
    ])
      expect((await pedir('patio', 'GET', caminho)).status, caminho).toBe(404);
    expect((await entregar(feita.uid, feita.codigo)).status).toBe(404);
    expect((await fotografar('patio', feita.uid, randomUUID())).status).toBe(404);
    const filtro = encodeURIComponent(JSON.stringify({ tipo: 'exata', campo: 'patUid', valor: patio.uid }));
    expect((await pedir('patio', 'GET', `/v1/agendamentos/qb?filtro=${filtro}`)).corpo.itens).toEqual([]);
    // Nor does who stands there to let vehicles in (decision 584).
    const outros = meus.filter((uid: string) => uid !== patio.uid);
    const soRecebe = { patio: patio.uid, direitos: ['ENTRADA', 'SERVICOS', 'GESTAO'] };
    expect((await mandar('adm', 'PUT', onde, { patios: [...outros, soRecebe] })).status).toBe(200);
    for (const { status, corpo } of [
      await entregar(feita.uid, feita.codigo),
      await fotografar('patio', feita.uid, randomUUID()),
      await mandar('patio', 'PUT', `/v1/agendamentos/${feita.uid}/situacao`, { situacao: 'cancelado' }),
      await pedir('patio', 'GET', `/v1/patios/${patio.uid}/portaria`),
    ])
      expect([status, corpo.codigo, corpo.direito]).toEqual([403, 'SEM_PERMISSAO', 'SAIDA']);
    // Whoever comes anew has all of them.
    await mandar('adm', 'PUT', onde, { patios: outros });
    // Settlement hands over anywhere; and back at the yard, its person does.
    expect((await pedir('acerto', 'GET', `/v1/patios/${patio.uid}/portaria`)).status).toBe(200);
    await porNoPatio([patio.uid]);
    expect((await entregar(feita.uid, feita.codigo)).status).toBe(200);
    // Nobody but an ADM says who stands where, and of nobody who is not the yards'.
    expect((await mandar('patio', 'PUT', onde, { patios: meus })).status).toBe(403);
    const { corpo: outra } = await pedir('acerto', 'GET', '/v1/auth/eu');
    expect((await mandar('adm', 'PUT', `/v1/patio-usuario/${outra.uid}`, { patios: [] })).status).toBe(404);
    expect((await mandar('adm', 'PUT', onde, { patios: [randomUUID()] })).status).toBe(404);
  });

  it('nobody is absent before the slot, and staff may cancel with words that the buyer reads', async () => {
    const { patio, compra, livres } = await cena();
    const { corpo: feita } = await agendar(compra, patio.uid, livres[0].inicio);
    const onde = `/v1/agendamentos/${feita.uid}/situacao`;
    const cedo = await mandar('patio', 'PUT', onde, { situacao: 'nao_compareceu' });
    expect(cedo.corpo.codigo).toBe('ALTERACAO_NAO_PERMITIDA');
    await mandar('patio', 'PUT', onde, { situacao: 'cancelado', motivo: 'Pátio alagado' });
    expect((await ler(compra.id)).itens[0].retirada).toMatchObject({
      ...{ situacao: 'agendamento_cancelado', agendamento: { motivo: 'Pátio alagado', codigo: null } },
    });
    const { corpo: lista } = await pedir(
      'patio',
      'GET',
      `/v1/agendamentos/qb?filtro=${encodeURIComponent(
        JSON.stringify({ tipo: 'exata', campo: 'vendaUid', valor: compra.uid }),
      )}`,
    );
    expect(lista.itens).toMatchObject([{ uid: feita.uid, situacao: 'CANCELADO' }]);
    expect((await pedir('patio', 'GET', `/v1/agendamentos/${feita.uid}/historico`)).corpo.total).toBe(2);
  });
});

describe('undoing and storage (P11, P21)', () => {
  it('a sale that is cancelled gives its slot back, and its code opens nothing', async () => {
    const { patio, compra, livres } = await cena();
    const { corpo: feita } = await agendar(compra, patio.uid, livres[0].inicio);
    // It is paid: undoing it is two people's.
    const { corpo: pedido } = await mandar('acerto', 'POST', `/v1/vendas/${compra.id}/cancelar`, {
      motivo: 'Desfeita',
    });
    const aprovada = await pedir('adm', 'POST', `/v1/aprovacoes/${pedido.aprovacaoUid}/aprovar`, {
      revisao: 1,
    });
    expect(aprovada.status, aprovada.texto).toBe(200);
    await ate(
      () => ler(compra.id),
      ({ encerramento }: Json) => encerramento !== null,
    );
    expect((await entregar(feita.uid, feita.codigo)).corpo.codigo).toMatch(
      /VENDA_NAO_PAGA|TRANSICAO_INVALIDA/,
    );
    await ate(
      () => vagas(patio.uid),
      ({ itens }: Json) => itens.find((uma: Json) => uma.inicio === livres[0].inicio).livres === 1,
    );
    const { corpo } = await pedir('patio', 'GET', `/v1/agendamentos/${feita.uid}`);
    expect(corpo).toMatchObject({ situacao: 'CANCELADO', motivo: 'A compra foi desfeita.' });
    expect((await agendar(compra, patio.uid, livres[1].inicio)).corpo.codigo).toBe('VENDA_ENCERRADA');
  });

  it('each later day is shown with its cost, owed when the slot is held, and less when it is moved nearer', async () => {
    const { patio, compra, livres } = await cena({ diasGratis: 1, valorDia: 2_000 });
    const { dias } = await vagas(patio.uid, `?compra=${compra.id}`);
    expect(dias.slice(0, 4).map(({ armazenagem }: Json) => armazenagem)).toEqual([0, 0, 2_000, 4_000]);
    // The first slot of a day that costs, and of one that costs more.
    const [perto, longe] = livres
      .filter(({ inicio }: Json) => diaDe(inicio) >= dia(2))
      .filter(
        ({ inicio }: Json, i: number, todas: Json[]) =>
          diaDe(todas[i - 1]?.inicio ?? '1970-01-02') !== diaDe(inicio),
      );
    const custo = ({ inicio }: Json) => dias.find((um: Json) => um.dia === diaDe(inicio)).armazenagem;
    const { corpo: feita } = await agendar(compra, patio.uid, longe.inicio);
    const devendo = await ler(compra.id);
    expect(devendo).toMatchObject({ situacao: 'AguardandoPagamento', totais: { restante: custo(longe) } });
    expect(devendo.itensExtras[0].nome).toMatch(/^Armazenagem em Pátio /);
    expect(devendo.itens[0].retirada.agendamento.codigo).toBeNull();
    const onde = `/v1/cliente/compras/${compra.id}/retirada/${feita.uid}`;
    await mandar('cliente1', 'PUT', onde, { inicio: perto.inicio });
    expect((await ler(compra.id)).totais.restante).toBe(custo(perto));
    await pagar(compra.id, custo(perto));
    expect((await ler(compra.id)).itens[0].retirada.agendamento.codigo).toMatch(/^\w{6}$/);
  });

  it('a slot that makes storage due gives no code from its first answer on, and nothing is handed over for it', async () => {
    const { patio, compra, livres } = await cena({ diasGratis: 1, valorDia: 2_000 });
    const hoje = livres[0];
    const depois = livres.find(({ inicio }: Json) => diaDe(inicio) >= dia(4));
    const { corpo: deGraca } = await agendar(compra, patio.uid, hoje.inicio);
    expect(deGraca.codigo).toMatch(/^\w{6}$/);
    // Moved, and at once at the gate with whatever was shown before; then cancelled and booked anew.
    const onde = `/v1/cliente/compras/${compra.id}/retirada/${deGraca.uid}`;
    const { corpo: movida } = await mandar('cliente1', 'PUT', onde, { inicio: depois.inicio });
    expect([movida.codigo, movida.qr]).toEqual([null, null]);
    expect((await entregar(movida.uid, deGraca.codigo)).corpo.codigo).toBe('VENDA_NAO_PAGA');
    await mandar('cliente1', 'DELETE', onde);
    expect((await ler(compra.id)).situacao).toBe('Fechada');
    const { corpo: outra } = await agendar(compra, patio.uid, depois.inicio);
    expect([outra.codigo, outra.qr]).toEqual([null, null]);
    expect((await entregar(outra.uid, deGraca.codigo)).corpo.codigo).toBe('VENDA_NAO_PAGA');
    expect((await ler(compra.id)).situacao).toBe('AguardandoPagamento');
    const { corpo: portaria } = await pedir(
      'patio',
      'GET',
      `/v1/patios/${patio.uid}/portaria?dia=${diaDe(depois.inicio)}`,
    );
    expect(portaria.itens.find(({ uid }: Json) => uid === outra.uid)).toMatchObject({
      ...{ liberada: false, prova: null },
    });
  });

  it('what is due and was not charged yet holds the code and the gate as well', async () => {
    const { patio, compra, livres } = await cena();
    const depois = livres.find(({ inicio }: Json) => diaDe(inicio) >= dia(3));
    const { corpo: feita } = await agendar(compra, patio.uid, depois.inicio);
    expect(feita.codigo).toMatch(/^\w{6}$/);
    // The daily count charges it at night.
    const { revisao } = (await pedir('adm', 'GET', `/v1/patios/${patio.uid}`)).corpo;
    const agenda = { ...AGENDA, diasGratis: 0, valorDia: 7_000 };
    const mudado = await pedir('adm', 'PUT', `/v1/patios/${patio.uid}`, { agenda, revisao });
    expect(mudado.status, mudado.texto).toBe(200);
    expect((await ler(compra.id)).itens[0].retirada.agendamento).toMatchObject({ codigo: null, qr: null });
    expect((await entregar(feita.uid, feita.codigo)).corpo.codigo).toBe('VENDA_NAO_PAGA');
  });

  it('goes on by the yard’s rates while the yard is not in use, which books nothing and says so', async () => {
    const { patio, compra, livres } = await cena({ diasGratis: 1, valorDia: 2_000 });
    const [paga] = (await comprar(patio.nome, { quem: ['cliente2'] })) as [Json];
    const depois = livres.find(({ inicio }: Json) => diaDe(inicio) >= dia(4));
    const { corpo: longe } = await agendar(compra, patio.uid, depois.inicio);
    expect((await ler(compra.id)).totais.restante).toBeGreaterThan(0);
    const amanha = livres.find(({ inicio }: Json) => diaDe(inicio) >= dia(1));
    const { corpo: perto } = await agendar(paga, patio.uid, amanha.inicio);
    expect(perto.codigo).toMatch(/^\w{6}$/);
    const escrever = async (quem: string, mudancas: object) => {
      const { revisao } = (await pedir('adm', 'GET', `/v1/patios/${patio.uid}`)).corpo;
      return pedir(quem, 'PUT', `/v1/patios/${patio.uid}`, { ...mudancas, revisao });
    };
    // From now on each day costs: the daily count charges it at night.
    const agenda = { ...AGENDA, diasGratis: 0, valorDia: 7_000 };
    expect((await escrever('adm', { agenda })).status).toBe(200);
    expect((await escrever('patio', { situacao: 'INATIVO' })).status).toBe(200);
    // Its gate still has what was booked before.
    const noDia = `/v1/patios/${patio.uid}/portaria?dia=${diaDe(perto.inicio)}`;
    expect((await pedir('patio', 'GET', noDia)).corpo.itens.map(({ uid }: Json) => uid)).toContain(perto.uid);
    const portarias = async () =>
      (await pedir('patio', 'GET', '/v1/patio/portarias')).corpo.itens.map(({ uid }: Json) => uid);
    expect(await portarias()).toContain(patio.uid);
    expect((await entregar(perto.uid, perto.codigo)).corpo.codigo).toBe('VENDA_NAO_PAGA');
    // What is owed is what has been, and no day that will not be.
    await mandar('cliente1', 'DELETE', `/v1/cliente/compras/${compra.id}/retirada/${longe.uid}`);
    expect(await ler(compra.id)).toMatchObject({ situacao: 'Fechada', itensExtras: [] });
    const naoAgenda = [422, 'PATIO_NAO_AGENDA'];
    const onde = `/v1/cliente/compras/${paga.id}/retirada/${perto.uid}`;
    for (const { status, corpo } of [
      await agendar(compra, patio.uid, depois.inicio),
      await mandar('cliente2', 'PUT', onde, { inicio: depois.inicio }),
      await pedir('cliente1', 'GET', `/v1/patios/${patio.uid}/vagas`),
    ]) {
      expect([status, corpo.codigo]).toEqual(naoAgenda);
      expect(corpo.message).toMatch(/^Este pátio não agenda retiradas agora/);
    }
    expect((await ler(compra.id)).itens[0].retirada).toMatchObject({ patio: null, mensagem: /atendimento/ });
    const desistiu = await mandar('cliente2', 'DELETE', onde);
    expect(desistiu.status, desistiu.texto).toBe(200);
    expect(await portarias()).not.toContain(patio.uid);
    expect((await escrever('patio', { situacao: 'ATIVO' })).status).toBe(200);
    // Nor does its person let it go by another name, or somebody of another yard by taking it away.
    const renomeado = await escrever('patio', { nome: `Outro ${randomUUID()}` });
    expect([renomeado.status, renomeado.corpo.codigo]).toEqual([403, 'SEM_PERMISSAO']);
    const alheio = await criarPatio({}, false);
    const tirado = await pedir('patio', 'DELETE', `/v1/patios/${alheio.uid}?revisao=${alheio.revisao}`);
    expect([tirado.status, tirado.corpo.codigo]).toEqual([403, 'SEM_PERMISSAO']);
  });

  it('goes on by the yard that was renamed, which books as before; staff who cancel a pickup answer when it is charged anew', async () => {
    const { patio, compra, livres } = await cena({ diasGratis: 1, valorDia: 2_000 });
    const [naoPaga] = (await comprar(patio.nome, { quem: ['cliente2'], pagas: false })) as [Json];
    const depois = livres.find(({ inicio }: Json) => diaDe(inicio) >= dia(4));
    const { corpo: longe } = await agendar(compra, patio.uid, depois.inicio);
    expect((await ler(compra.id)).totais.restante).toBeGreaterThan(0);
    const renomear = async (uid: string, nome: string) => {
      const { revisao } = (await pedir('adm', 'GET', `/v1/patios/${uid}`)).corpo;
      return pedir('adm', 'PUT', `/v1/patios/${uid}`, { nome, revisao });
    };
    const novo = `Rebatizado ${randomUUID().slice(0, 8)}`;
    const renomeado = await renomear(patio.uid, novo);
    expect([renomeado.status, renomeado.corpo.nomesAntes], renomeado.texto).toEqual([200, [patio.nome]]);
    // No other yard takes the name by which its lots find it, made so or renamed.
    const outro = await criarPatio({}, false);
    const tomado = await renomear(outro.uid, patio.nome);
    expect([tomado.status, tomado.corpo.codigo]).toEqual([409, 'JA_EXISTE']);
    expect(tomado.corpo.message).toContain(novo);
    const homonimo = await pedir('adm', 'POST', '/v1/patios', {
      ...{ nome: patio.nome, cidade: 'Osasco', estadoUf: 'SP', endereco: 'Rua B, 2' },
    });
    expect([homonimo.status, homonimo.corpo.codigo]).toEqual([409, 'JA_EXISTE']);
    const { revisao } = (await pedir('adm', 'GET', `/v1/patios/${patio.uid}`)).corpo;
    const tirado = await pedir('adm', 'DELETE', `/v1/patios/${patio.uid}?revisao=${revisao}`);
    expect([tirado.status, tirado.corpo.codigo]).toEqual([409, 'EM_USO']);
    const cancelada = await mandar('patio', 'PUT', `/v1/agendamentos/${longe.uid}/situacao`, {
      ...{ situacao: 'cancelado', motivo: 'Pátio alagado' },
    });
    expect(cancelada.status, cancelada.texto).toBe(200);
    // At once: no day is owed that will not be.
    expect(await ler(compra.id)).toMatchObject({ situacao: 'Fechada', itensExtras: [] });
    const amanha = livres.find(({ inicio }: Json) => diaDe(inicio) >= dia(1));
    const deNovo = await agendar(compra, patio.uid, amanha.inicio);
    expect([deNovo.status, deNovo.corpo.patioNome], deNovo.texto).toEqual([201, novo]);
    expect((await ler(compra.id)).itens[0].retirada.patio).toMatchObject({ uid: patio.uid, nome: novo });
    // Given its name back it is as it was.
    expect((await renomear(patio.uid, patio.nome)).corpo.nomesAntes).toEqual([novo]);
    expect((await ler(compra.id)).itens[0].retirada.patio).toMatchObject({ uid: patio.uid });
    expect((await ler(naoPaga.id, 'cliente2')).itens[0].retirada.patio).toMatchObject({ uid: patio.uid });
  });

  it('ends with the day on which it was taken: what was paid for later days is the buyer’s again', async () => {
    const { patio, compra, livres } = await cena({ diasGratis: 0, valorDia: 2_000 });
    const depois = livres.find(({ inicio }: Json) => diaDe(inicio) >= dia(3));
    const { corpo: feita } = await agendar(compra, patio.uid, depois.inicio);
    const { restante } = (await ler(compra.id)).totais;
    expect(restante).toBeGreaterThan(0);
    await pagar(compra.id, restante);
    const { codigo } = (await ler(compra.id)).itens[0].retirada.agendamento;
    expect((await entregar(feita.uid, codigo)).status).toBe(200);
    const levada = await ate(
      () => ler(compra.id),
      ({ itensExtras }: Json) => itensExtras.length === 0,
    );
    expect(levada.itens[0].retiradaEm).not.toBeNull();
    expect(levada.totais).toMatchObject({ restante: 0, valorTroco: restante });
  });
});
