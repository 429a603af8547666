import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { provarPagamento } from './comprovante-de-pagamento.ts';
import { daqui, EngineDeTeste, type Json } from './engine.ts';
import { concordar } from './segunda-pessoa.ts';

/** Days on which yards serve nobody, and who stands at them (fleet, section 3; F10). */
const engine = new EngineDeTeste();
const tokens: Record<string, string> = {};
beforeAll(async () => {
  await engine.subir();
  for (const quem of ['adm', 'patio', 'acerto', 'cliente1']) tokens[quem] = await engine.entrar(quem);
}, 300_000);
afterAll(() => engine.encerrar());

const pedir = (quem: string, metodo: string, caminho: string, corpo?: object) =>
  engine.pedir(metodo, caminho, { token: tokens[quem]!, ...(corpo && { corpo }) });
const mandar = (quem: string, metodo: string, caminho: string, corpo: object = {}) =>
  pedir(quem, metodo, caminho, { comandoId: randomUUID(), ...corpo });
const diaDe = (inicio: string) => new Date(Date.parse(inicio) - 3 * 3_600_000).toISOString().slice(0, 10);
const dia = (adiante: number) => diaDe(daqui(adiante * 86_400));
const AGENDA = {
  janelas: [{ dias: [0, 1, 2, 3, 4, 5, 6], abre: '00:00', fecha: '23:59' }],
  ...{ minutos: 60, lugares: 2, antecedenciaHoras: 0, horizonteDias: 60, diasGratis: 5, valorDia: 0 },
};
async function criarPatio(mais: object = { agenda: AGENDA }): Promise<Json> {
  const { status, corpo, texto } = await pedir('adm', 'POST', '/v1/patios', {
    ...{ nome: `Pátio ${randomUUID().slice(0, 8)}`, cidade: 'Osasco', estadoUf: 'SP', endereco: 'Rua A, 1' },
    ...mais,
  });
  expect(status, texto).toBe(201);
  return corpo;
}
/** A paid purchase with a pickup booked on a day; its slot. */
async function agendada(patio: Json, noDia: string): Promise<Json> {
  const { lotes } = await engine.leilao({ porcentagemComissao: 0 }, [
    {
      ...{ nome: 'Uno', tipo: 'Carro', valor: { minimo: 100, compreJa: 10_000 } },
      localizacao: { patio: patio.nome, cidade: 'Osasco', uf: 'SP' },
    },
  ]);
  const { corpo } = await mandar('cliente1', 'POST', `/v1/lotes/${lotes[0]}/compre-ja`, { valor: 10_000 });
  const { corpo: linha } = await mandar('acerto', 'POST', `/v1/vendas/${corpo.venda.id}/pagamentos`, {
    ...{ tipo: 'DEPOSITO', valor: 10_000 },
  });
  expect((await provarPagamento(engine, 'acerto', linha.uid)).status).toBe(201);
  const paga = await mandar('acerto', 'PUT', `/v1/pagamentos/${linha.uid}/situacao`, { situacao: 'PAGO' });
  expect((await concordar(engine, paga)).status).toBe(200);
  const compra = await ler(corpo.venda.id);
  const { corpo: vagas } = await pedir(
    'cliente1',
    'GET',
    `/v1/patios/${patio.uid}/vagas?de=${noDia}&ate=${noDia}`,
  );
  const feita = await agendar(compra, patio, vagas.itens[0].inicio);
  expect(feita.status, feita.texto).toBe(201);
  return { ...compra, inicio: vagas.itens[0].inicio };
}
const agendar = (compra: Json, patio: Json, inicio: string) =>
  mandar('cliente1', 'POST', `/v1/cliente/compras/${compra.id}/retirada`, {
    ...{ itens: compra.itens.map(({ uid }: Json) => uid), patUid: patio.uid, inicio },
  });
const ler = async (id: number) => (await pedir('cliente1', 'GET', `/v1/cliente/compras/${id}`)).corpo;
const retirada = async ({ id }: Json) => (await ler(id)).itens[0].retirada;
const doPatio = async (patio: Json) =>
  (await pedir('adm', 'GET', '/v1/patio-recesso')).corpo.itens.filter(
    (um: Json) => um.patio.uid === patio.uid,
  );

describe('a recess', () => {
  it('over booked pickups is refused, whichever way it is written; with `remarcar` they are freed and told (F10)', async () => {
    const [patio, outro] = [await criarPatio(), await criarPatio()];
    const compra = await agendada(patio, dia(10));
    const recesso = { patios: [patio.uid, outro.uid], de: dia(9), ate: dia(11), motivo: 'Inventário' };
    const recusado = await mandar('adm', 'POST', '/v1/patio-recesso', recesso);
    expect([recusado.status, recusado.corpo.codigo, recusado.corpo.quantas]).toEqual([
      422,
      'RECESSO_COM_AGENDA',
      1,
    ]);
    expect(recusado.corpo.patios).toEqual([{ patio: patio.nome, quantas: 1 }]);
    // Of several yards none is written where one is refused.
    expect([await doPatio(patio), await doPatio(outro)]).toEqual([[], []]);
    const { corpo: lido } = await pedir('adm', 'GET', `/v1/patios/${patio.uid}`);
    const { patios: _, ...dias } = recesso;
    const peloCadastro = await mandar('adm', 'PUT', `/v1/patios/${patio.uid}`, {
      ...{ revisao: lido.revisao, agenda: { ...lido.agenda, recessos: [dias] } },
    });
    expect([peloCadastro.status, peloCadastro.corpo.codigo]).toEqual([422, 'RECESSO_COM_AGENDA']);

    const comandoId = randomUUID();
    const feito = await mandar('adm', 'POST', '/v1/patio-recesso', { ...recesso, remarcar: true, comandoId });
    expect([feito.status, feito.corpo.liberadas, feito.corpo.itens.length], feito.texto).toEqual([200, 1, 2]);
    const agora = await retirada(compra);
    expect([agora.agendamento.situacao, agora.agendamento.motivo]).toEqual([
      'CANCELADO',
      expect.stringMatching(/Inventário/),
    ]);
    // Its slots are gone, and what is asked for on its days is refused by its name.
    const { corpo: vagas } = await pedir(
      'cliente1',
      'GET',
      `/v1/patios/${patio.uid}/vagas?de=${dia(9)}&ate=${dia(12)}`,
    );
    expect(new Set(vagas.itens.map(({ inicio }: Json) => diaDe(inicio)))).toEqual(new Set([dia(12)]));
    expect((await agendar(compra, patio, compra.inicio)).corpo.codigo).toBe('PATIO_EM_RECESSO');
    expect(await doPatio(outro)).toEqual([expect.objectContaining({ ...dias, passou: false })]);
    // The same again is there once.
    await mandar('adm', 'POST', '/v1/patio-recesso', { ...recesso, remarcar: true });
    expect(await doPatio(patio)).toHaveLength(1);
    const fora = await mandar('adm', 'POST', `/v1/patio-recesso/${patio.uid}/retirar`, dias);
    expect(fora.status, fora.texto).toBe(204);
    expect(await doPatio(patio)).toEqual([]);
    expect((await agendar(compra, patio, compra.inicio)).status).toBe(201);
  });

  it('written while people book leaves nobody booked in it', async () => {
    const patio = await criarPatio();
    const compras = [];
    for (let i = 0; i < 4; i++) compras.push(await agendada(patio, dia(20 + i)));
    const { corpo: vagas } = await pedir(
      'cliente1',
      'GET',
      `/v1/patios/${patio.uid}/vagas?de=${dia(30)}&ate=${dia(30)}`,
    );
    const mudar = async (compra: Json, i: number) => {
      const { agendamento } = await retirada(compra);
      return mandar('cliente1', 'PUT', `/v1/cliente/compras/${compra.id}/retirada/${agendamento.uid}`, {
        inicio: vagas.itens[i].inicio,
      });
    };
    const recesso = {
      patios: [patio.uid],
      de: dia(30),
      ate: dia(30),
      motivo: 'Feriado local',
      remarcar: true,
    };
    await Promise.all([...compras.map(mudar), mandar('adm', 'POST', '/v1/patio-recesso', recesso)]);
    for (const compra of compras) {
      const { agendamento } = await retirada(compra);
      const noRecesso = diaDe(agendamento.inicio) === dia(30) && agendamento.situacao === 'AGENDADO';
      expect(noRecesso, JSON.stringify(agendamento)).toBe(false);
    }
  });

  it('of all yards in use, also of one that says nothing of its hours; not over days that are gone, nor by others', async () => {
    const semAgenda = await criarPatio({});
    const dias = { de: dia(40), ate: dia(41), motivo: 'Recesso geral' };
    const feito = await mandar('adm', 'POST', '/v1/patio-recesso', dias);
    expect(feito.status, feito.texto).toBe(200);
    expect(await doPatio(semAgenda)).toHaveLength(1);
    const { corpo } = await pedir('adm', 'GET', `/v1/patios/${semAgenda.uid}`);
    expect(corpo.agenda.janelas.length).toBeGreaterThan(0);
    const passado = await mandar('adm', 'POST', '/v1/patio-recesso', { ...dias, de: dia(-9), ate: dia(-8) });
    expect(passado.status).toBe(400);
    expect((await mandar('adm', 'POST', '/v1/patio-recesso', { ...dias, ate: dia(39) })).status).toBe(400);
    for (const quem of ['patio', 'acerto', 'cliente1']) {
      expect((await mandar(quem, 'POST', '/v1/patio-recesso', dias)).status).toBe(403);
      expect((await pedir(quem, 'GET', '/v1/patio-recesso')).status).toBe(403);
      expect((await pedir(quem, 'GET', '/v1/patio-usuario')).status).toBe(403);
    }
  });
});

it('who stands at which yards is listed by name', async () => {
  const patio = await criarPatio();
  const { corpo: eu } = await pedir('patio', 'GET', '/v1/auth/eu');
  await mandar('adm', 'PUT', `/v1/patio-usuario/${eu.uid}`, { patios: [patio.uid] });
  const { corpo } = await pedir('adm', 'GET', '/v1/patio-usuario');
  const dele = corpo.itens.find(({ uid }: Json) => uid === eu.uid);
  expect(dele.patios).toEqual([
    { uid: patio.uid, id: patio.id, nome: patio.nome, direitos: ['ENTRADA', 'SERVICOS', 'SAIDA', 'GESTAO'] },
  ]);
});
