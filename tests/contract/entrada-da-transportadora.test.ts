import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ate, type Json } from './engine.ts';
import {
  ateA,
  base,
  contas,
  designacao,
  engine,
  estadiaDe,
  fazer,
  janela,
  ler,
  letras,
  motorista,
  mover,
  pedir,
  solicitar,
  usarRemocoes,
} from './remocoes.ts';

/* The slot of a yard in which a carrier brings what it fetched: their choice, by the yard's own rules (decision 531). */

usarRemocoes();

const AGENDA = {
  janelas: [{ dias: [0, 1, 2, 3, 4, 5, 6], abre: '00:00', fecha: '23:59' }],
  ...{ minutos: 60, lugares: 2, antecedenciaHoras: 0, horizonteDias: 60, diasGratis: 5, valorDia: 0 },
};
const patioCom = (agenda: object = {}) =>
  fazer('adm', 'POST', '/v1/patios', {
    ...{ nome: `Pátio ${letras()}`, cidade: 'Guarulhos', estadoUf: 'SP', endereco: 'Rua A, 1' },
    agenda: { ...AGENDA, ...agenda },
  });
/** Confirmed by its carrier, to be brought to a yard. */
async function confirmada(patioId: number): Promise<Json> {
  const { uid } = await solicitar({ patioId });
  await mover('rem', uid, 'S02');
  await mover('rem', uid, 'S04', designacao());
  await mover('despacho', uid, 'S06', { motoristaId: motorista.id, ...janela() });
  return ler(uid, 'despacho');
}
const caminho = ({ uid }: Json) => `${base('despacho')}/${uid}`;
const vagas = async (remocao: Json): Promise<Json[]> =>
  (await fazer('despacho', 'GET', `${caminho(remocao)}/vagas`)).itens;
const marcar = (remocao: Json, inicio: string | null, quem = 'despacho', comandoId = randomUUID()) =>
  pedir(quem, 'POST', `${caminho(remocao)}/horario`, { comandoId, inicio });
const livresEm = async (remocao: Json, inicio: string) =>
  (await vagas(remocao)).find((uma) => uma.inicio === inicio)?.livres;

describe('the slot in which a carrier brings a vehicle', () => {
  it('is chosen and changed by the carrier, is the stay’s, and is shown to who drives and to the house', async () => {
    const patio = await patioCom({ lugaresEntrada: 1 });
    const remocao = await confirmada(patio.id);
    expect(remocao).toMatchObject({ entrada: null, agendaEntrada: true });
    const [uma, outra] = (await vagas(remocao)).slice(20) as [Json, Json];
    const marcada = await marcar(remocao, uma.inicio);
    expect([marcada.status, marcada.corpo.entrada], marcada.texto).toEqual([
      ...[200, { inicio: uma.inicio, fim: uma.fim }],
    ]);
    expect(await estadiaDe(remocao.uid)).toMatchObject({
      ...{ situacao: 'PREVISTA', entradaInicio: uma.inicio, previstaPara: uma.inicio },
    });
    expect(await ler(remocao.uid, 'guia')).toMatchObject({
      ...{ entrada: { inicio: uma.inicio }, agendaEntrada: false },
    });
    expect((await ler(remocao.uid)).estadia.entradaInicio).toBe(uma.inicio);
    expect(await livresEm(remocao, uma.inicio)).toBe(0);
    expect((await marcar(remocao, outra.inicio)).corpo.entrada.inicio).toBe(outra.inicio);
    expect([await livresEm(remocao, uma.inicio), await livresEm(remocao, outra.inicio)]).toEqual([1, 0]);
    expect((await marcar(remocao, null)).corpo.entrada).toBeNull();
    expect(await livresEm(remocao, outra.inicio)).toBe(1);
    // Told twice it counts once, and with another content under the same id not at all.
    const comandoId = randomUUID();
    for (let vez = 0; vez < 2; vez++)
      expect((await marcar(remocao, uma.inicio, 'despacho', comandoId)).status).toBe(200);
    expect((await marcar(remocao, outra.inicio, 'despacho', comandoId)).corpo.codigo).toBe(
      'COMANDO_CONFLITANTE',
    );
  });

  it('is one of the yard’s, with a place: full, torn, past or in a recess it is refused in words, also of two at once', async () => {
    const patio = await patioCom({ lugaresEntrada: 1 });
    const [uma, outra] = [await confirmada(patio.id), await confirmada(patio.id)];
    const [vaga, seguinte] = (await vagas(uma)).slice(30) as [Json, Json];
    const feitas = await Promise.all([marcar(uma, vaga.inicio), marcar(outra, vaga.inicio)]);
    expect(feitas.map(({ corpo }) => corpo.codigo ?? 'tem').toSorted()).toEqual([
      ...['HORARIO_INDISPONIVEL', 'tem'],
    ]);
    const torto = new Date(Date.parse(seguinte.inicio) + 60_000).toISOString();
    for (const inicio of [torto, '2020-01-01T12:00:00.000Z'])
      expect((await marcar(uma, inicio)).corpo.codigo).toBe('HORARIO_INDISPONIVEL');
    for (const inicio of ['amanhã', 7, undefined])
      expect((await marcar(uma, inicio as string)).status).toBe(400);
    const dia = new Date(Date.parse(vaga.inicio) - 3 * 3_600_000).toISOString().slice(0, 10);
    await fazer('adm', 'POST', '/v1/patio-recesso', {
      ...{ patios: [patio.uid], de: dia, ate: dia, motivo: 'Inventário', remarcar: true },
    });
    const quem = feitas[0]!.status === 200 ? uma : outra;
    await ate(
      () => ler(quem.uid, 'despacho'),
      ({ entrada }) => entrada === null,
    );
    expect((await marcar(quem, vaga.inicio)).corpo.codigo).toBe('PATIO_EM_RECESSO');
    // Who chose it is told, and led back to where another is chosen.
    const correio = join(engine.pasta, 'engine/correio');
    const cartas = await ate(
      async () =>
        readdirSync(correio)
          .map((nome) => readFileSync(join(correio, nome), 'utf8').replaceAll('=\r\n', ''))
          .filter((eml) => eml.includes(`/transportadora/${quem.uid}`)),
      (dela) => dela.length > 0,
    );
    expect(cartas.map((eml) => eml.includes(`To: ${contas.despacho!.email}`))).toEqual([true]);
  });

  it('goes back with the removal, and is chosen only while it is to come', async () => {
    const patio = await patioCom({ lugaresEntrada: 1 });
    const [uma, outra] = [await confirmada(patio.id), await confirmada(patio.id)];
    const [vaga] = (await vagas(uma)).slice(40) as [Json];
    expect((await marcar(uma, vaga.inicio)).status).toBe(200);
    await mover('rem', uma.uid, 'S16', { motivo: 'Desistiram' });
    await ate(
      () => livresEm(outra, vaga.inicio),
      (livres) => livres === 1,
    );
    expect((await marcar(outra, vaga.inicio)).status).toBe(200);
    const cancelada = await marcar(uma, vaga.inicio);
    expect([cancelada.status, cancelada.corpo.codigo]).toEqual([422, 'ALTERACAO_NAO_PERMITIDA']);
    expect(cancelada.corpo.message).toMatch(/o horário da entrada: a remoção está cancelada/);
    const noPortao = await ateA('NO_PORTAO');
    expect((await marcar(noPortao, vaga.inicio)).corpo.codigo).toBe('ALTERACAO_NAO_PERMITIDA');
    const designada = await ateA('DESIGNADA');
    expect(await ler(designada.uid, 'despacho')).toMatchObject({ entrada: null, agendaEntrada: false });
    expect((await marcar(designada, vaga.inicio)).corpo.codigo).toBe('ALTERACAO_NAO_PERMITIDA');
  });

  it('is another carrier’s to nobody (F14), and no driver’s nor the house’s by this call', async () => {
    const patio = await patioCom();
    const remocao = await confirmada(patio.id);
    const { inicio } = (await vagas(remocao))[20]!;
    for (const [quem, status] of [
      ['outroDespacho', 404],
      ['guia', 403],
      ['outroGuia', 403],
      ['rem', 403],
      ['cliente1', 403],
    ] as const) {
      expect((await marcar(remocao, inicio, quem)).status, quem).toBe(status);
      expect((await pedir(quem, 'GET', `${caminho(remocao)}/vagas`)).status, quem).toBe(status);
    }
    expect((await ler(remocao.uid, 'despacho')).entrada).toBeNull();
  });
});
