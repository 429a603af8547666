import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { colegaCom } from './colega.ts';
import { foto } from './comprovante-de-pagamento.ts';
import { ate, daqui, EngineDeTeste, type Json } from './engine.ts';

/* Slots of a yard by what they are booked for: places of one purpose are no other's (decision 585; F10). */

const engine = new EngineDeTeste();
const tokens: Record<string, string> = {};
const pedir = (quem: string, metodo: string, caminho: string, corpo?: object) =>
  engine.pedir(metodo, caminho, { token: tokens[quem]!, ...(corpo && { corpo }) });
const mandar = (quem: string, metodo: string, caminho: string, corpo: object = {}) =>
  pedir(quem, metodo, caminho, { comandoId: randomUUID(), ...corpo });
async function feito(quem: string, metodo: string, caminho: string, corpo?: object): Promise<Json> {
  const {
    status,
    corpo: lido,
    texto,
  } = await (metodo === 'GET' ? pedir : mandar)(quem, metodo, caminho, corpo);
  expect(status, `${quem} ${metodo} ${caminho}: ${texto}`).toBeLessThan(300);
  return lido;
}
const diaDe = (inicio: string) => new Date(Date.parse(inicio) - 3 * 3_600_000).toISOString().slice(0, 10);
const dia = (adiante: number) => diaDe(daqui(adiante * 86_400));
const AGENDA = {
  janelas: [{ dias: [0, 1, 2, 3, 4, 5, 6], abre: '00:00', fecha: '23:59' }],
  ...{ minutos: 60, lugares: 2, antecedenciaHoras: 0, horizonteDias: 60, diasGratis: 5, valorDia: 0 },
};
const novoPatio = (agenda: object = {}) =>
  feito('adm', 'POST', '/v1/patios', {
    ...{ nome: `Pátio ${randomUUID().slice(0, 8)}`, cidade: 'Osasco', estadoUf: 'SP', endereco: 'Rua A, 1' },
    agenda: { ...AGENDA, ...agenda },
  });
let placas = 0;
const prevista = async (patio: Json): Promise<Json> => {
  const { id: veiculoId } = await feito('adm', 'POST', '/v1/veiculos', {
    ...{ placa: `HOR${Math.floor(placas / 100)}A${String(placas++ % 100).padStart(2, '0')}` },
    ...{ marca: 'Fiat', modelo: 'Uno', veiculoTipo: 'LEVE', possuiChave: false },
  });
  return feito('adm', 'POST', '/v1/estadias', { veiculoId, patioId: patio.id });
};
const ler = (uid: string) => feito('adm', 'GET', `/v1/estadias/${uid}`);
const agendar = async ({ uid }: Json, inicio: string | null, quem = 'adm') =>
  mandar(quem, 'POST', `/v1/estadias/${uid}/agendarEntrada`, { revisao: (await ler(uid)).revisao, inicio });
async function servico(patio: Json): Promise<Json> {
  const { uid, id } = await prevista(patio);
  for (const vista of (await ler(uid)).faltamNaEntrada) {
    const bruto = new FormData();
    for (const [campo, valor] of Object.entries({ comandoId: randomUUID(), momento: 'ENTRADA', vista }))
      bruto.set(campo, String(valor));
    const cor = `#${randomUUID().replace(/\D/g, '').padEnd(6, '0').slice(0, 6)}`;
    bruto.set('arquivo', new Blob([new Uint8Array(await foto(cor))]), 'foto.png');
    await engine.pedir('POST', `/v1/estadias/${uid}/fotos`, { token: tokens.adm!, bruto });
  }
  await feito('adm', 'POST', `/v1/estadias/${uid}/entrar`, { revisao: (await ler(uid)).revisao, km: null });
  return feito('adm', 'POST', '/v1/estadias/servicos-solicitados', {
    ...{ estadiaId: id, tipoServico: 'Agendamento', observacaoSolicitacao: 'Visita' },
  });
}
const marcarServico = ({ uid, revisao }: Json, inicio: string) =>
  mandar('adm', 'POST', `/v1/estadias/servicos-solicitados/${uid}/agendar`, { revisao, inicio });
const livres = async (patio: Json, para: string, noDia: string): Promise<Map<string, number>> => {
  const caminho = `/v1/patios/${patio.uid}/vagas?para=${para}&de=${noDia}&ate=${noDia}`;
  const { itens } = await feito('adm', 'GET', caminho);
  return new Map(itens.map((um: Json) => [um.inicio, um.livres]));
};
const doInicio = async (patio: Json, noDia: string) =>
  [...(await livres(patio, 'RETIRADA', noDia)).keys()][9]!;
const emCada = async (patio: Json, inicio: string) =>
  Promise.all(
    ['RETIRADA', 'ENTRADA', 'SERVICO'].map(async (um) =>
      (await livres(patio, um, diaDe(inicio))).get(inicio),
    ),
  );

beforeAll(async () => {
  await engine.subir();
  tokens.adm = await engine.entrar('adm');
  for (const [nome, papel] of [
    ['remocao', 'Interno - Remoção'],
    ['mkt', 'Interno - MKT'],
    ['comitente', 'Interno - Comitente'],
  ] as const)
    tokens[nome] = (await colegaCom(engine, [papel])).token;
}, 300_000);
afterAll(() => engine.encerrar());

describe('slots by purpose', () => {
  it('of a yard that says nothing of it are as many of each as it hands over; of one that does, as it says', async () => {
    const [calado, dito] = [
      await novoPatio(),
      await novoPatio({ lugares: 3, lugaresEntrada: 1, lugaresServicos: 0 }),
    ];
    expect(await emCada(calado, await doInicio(calado, dia(3)))).toEqual([2, 2, 2]);
    expect(await emCada(dito, await doInicio(dito, dia(3)))).toEqual([3, 1, 0]);
  });

  it('an entrance takes an entrance’s place and no other’s, a service a service’s; what is full is refused', async () => {
    const patio = await novoPatio({ lugares: 1, lugaresEntrada: 2, lugaresServicos: 1 });
    const inicio = await doInicio(patio, dia(4));
    const estadias = [await prevista(patio), await prevista(patio), await prevista(patio)];
    const primeira = await agendar(estadias[0]!, inicio, 'remocao');
    expect(
      [primeira.status, primeira.corpo.entradaInicio, primeira.corpo.previstaPara],
      primeira.texto,
    ).toEqual([200, inicio, inicio]);
    expect(primeira.texto).not.toContain('chaveDaEntrada');
    expect(await emCada(patio, inicio)).toEqual([1, 1, 1]);
    expect((await agendar(estadias[1]!, inicio)).status).toBe(200);
    expect(await emCada(patio, inicio)).toEqual([1, 0, 1]);
    const cheio = await agendar(estadias[2]!, inicio);
    expect([cheio.status, cheio.corpo.codigo]).toEqual([422, 'HORARIO_INDISPONIVEL']);
    const [um, outro] = [await servico(patio), await servico(patio)];
    expect((await marcarServico(um, inicio)).status).toBe(200);
    expect(await emCada(patio, inicio)).toEqual([1, 0, 0]);
    expect((await marcarServico(outro, inicio)).corpo.codigo).toBe('HORARIO_INDISPONIVEL');
    // Given back, or called off, it is somebody's again.
    expect((await agendar(estadias[0]!, null)).corpo.entradaInicio).toBeNull();
    expect((await agendar(estadias[2]!, inicio)).status).toBe(200);
    const { revisao } = await ler(estadias[1]!.uid);
    const fora = { revisao, motivo: 'Não vem' };
    await feito('adm', 'POST', `/v1/estadias/${estadias[1]!.uid}/cancelar`, fora);
    expect(await emCada(patio, inicio)).toEqual([1, 1, 0]);
    expect((await agendar(estadias[1]!, inicio)).corpo.codigo).toBe('ALTERACAO_NAO_PERMITIDA');
  });

  it('of many that want the last places of one at once as many get them as there are, each other is told that it is full, and pickups keep theirs', async () => {
    const patio = await novoPatio({ lugares: 2, lugaresEntrada: 3 });
    const inicio = await doInicio(patio, dia(5));
    const estadias: Json[] = [];
    for (let i = 0; i < 12; i++) estadias.push(await prevista(patio));
    const respostas = await Promise.all(estadias.map((uma) => agendar(uma, inicio)));
    const ditos = respostas.map(({ status, corpo }) => (status === 200 ? 'tem' : corpo.codigo)).toSorted();
    expect(ditos).toEqual([...Array(9).fill('HORARIO_INDISPONIVEL'), 'tem', 'tem', 'tem']);
    const com = (await Promise.all(estadias.map(({ uid }) => ler(uid)))).filter(
      (um) => um.entradaInicio === inicio,
    );
    expect(com).toHaveLength(3);
    expect(await emCada(patio, inicio)).toEqual([2, 0, 2]);
    const servicos = [await servico(patio), await servico(patio), await servico(patio), await servico(patio)];
    const marcados = await Promise.all(servicos.map((um) => marcarServico(um, inicio)));
    expect(marcados.map(({ status, corpo }) => (status === 200 ? 'tem' : corpo.codigo)).toSorted()).toEqual([
      ...['HORARIO_INDISPONIVEL', 'HORARIO_INDISPONIVEL', 'tem', 'tem'],
    ]);
  });

  it('none in a recess: a recess over booked entrances is refused, and with `remarcar` frees them (F10)', async () => {
    const patio = await novoPatio();
    const inicio = await doInicio(patio, dia(6));
    const estadia = await prevista(patio);
    await feito('adm', 'POST', `/v1/estadias/${estadia.uid}/agendarEntrada`, {
      ...{ revisao: (await ler(estadia.uid)).revisao, inicio },
    });
    const recesso = { patios: [patio.uid], de: dia(6), ate: dia(6), motivo: 'Inventário' };
    const recusado = await mandar('adm', 'POST', '/v1/patio-recesso', recesso);
    expect([recusado.corpo.codigo, recusado.corpo.quantas]).toEqual(['RECESSO_COM_AGENDA', 1]);
    const livre = await feito('adm', 'POST', '/v1/patio-recesso', { ...recesso, remarcar: true });
    expect(livre.liberadas).toBe(1);
    const depois = await ler(estadia.uid);
    expect([depois.situacao, depois.entradaInicio]).toEqual(['PREVISTA', null]);
    expect(depois.motivo).toMatch(/Inventário/);
    // Who booked it is told, once.
    const ditos = async () =>
      (await feito('adm', 'GET', '/v1/equipe/avisos')).itens.filter(
        ({ evento }: Json) => evento === 'entrada-sem-horario',
      );
    await ate(ditos, (um) => um.length > 0);
    expect(await ditos()).toMatchObject([{ destino: `/admin/estadia/${estadia.uid}` }]);
    expect((await agendar(estadia, inicio)).corpo.codigo).toBe('PATIO_EM_RECESSO');
    // Written while somebody books, it leaves nobody booked in it.
    const [outra, outroDia] = [await prevista(patio), dia(8)];
    const la = await doInicio(patio, outroDia);
    await Promise.all([
      agendar(outra, la),
      mandar('adm', 'POST', '/v1/patio-recesso', { ...recesso, de: outroDia, ate: outroDia, remarcar: true }),
    ]);
    await ate(
      () => ler(outra.uid),
      (uma) => uma.entradaInicio === null,
    );
  });

  it('is for who has vehicles brought and who lets them in; a slot that there is not is refused in words', async () => {
    const patio = await novoPatio();
    const estadia = await prevista(patio);
    const inicio = await doInicio(patio, dia(7));
    expect((await agendar(estadia, inicio, 'mkt')).status).toBe(403);
    // A consignor's people reach what is theirs alone.
    expect((await agendar(estadia, inicio, 'comitente')).status).toBe(404);
    const torto = new Date(Date.parse(inicio) + 60_000).toISOString();
    expect((await agendar(estadia, torto)).corpo.codigo).toBe('HORARIO_INDISPONIVEL');
    expect((await agendar(estadia, 'amanhã')).status).toBe(400);
    expect((await pedir('adm', 'GET', `/v1/patios/${patio.uid}/vagas?para=NADA`)).status).toBe(400);
  });
});
