import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { colegaCom } from './colega.ts';
import { daqui, EngineDeTeste, type Json } from './engine.ts';

/* Who waits to be let in at a yard (fleet, section 3). */

const engine = new EngineDeTeste();
const tokens: Record<string, string> = {};
const patios: Record<string, Json> = {};
const pedir = (quem: string, metodo: string, caminho: string, corpo?: object) =>
  engine.pedir(metodo, caminho, { token: tokens[quem]!, ...(corpo && { corpo }) });
async function feito(quem: string, metodo: string, caminho: string, corpo?: object): Promise<Json> {
  const { status, corpo: lido, texto } = await pedir(quem, metodo, caminho, corpo);
  expect(status, `${quem} ${metodo} ${caminho}: ${texto}`).toBeLessThan(300);
  return lido;
}
let placas = 0;
const prever = async (mais: object = {}): Promise<Json> => {
  const { id: veiculoId } = await feito('adm', 'POST', '/v1/veiculos', {
    ...{ placa: `FIL${Math.floor(placas / 100)}A${String(placas++ % 100).padStart(2, '0')}` },
    ...{ marca: 'Fiat', modelo: 'Uno', veiculoTipo: 'LEVE', possuiChave: false },
  });
  return feito('adm', 'POST', '/v1/estadias', { veiculoId, patioId: patios.meu!.id, ...mais });
};
const fila = async (quem: string, patio: Json): Promise<Json> =>
  feito(quem, 'GET', `/v1/estadias/fila?patio=${patio.uid}`);

beforeAll(async () => {
  await engine.subir();
  tokens.adm = await engine.entrar('adm');
  const agenda = {
    janelas: [{ dias: [0, 1, 2, 3, 4, 5, 6], abre: '00:00', fecha: '23:59' }],
    ...{ minutos: 60, lugares: 2, antecedenciaHoras: 0, horizonteDias: 60, diasGratis: 5, valorDia: 0 },
  };
  for (const nome of ['meu', 'outro'])
    patios[nome] = await feito('adm', 'POST', '/v1/patios', {
      ...{
        nome: `${nome} ${randomUUID().slice(0, 8)}`,
        cidade: 'Osasco',
        estadoUf: 'SP',
        endereco: 'Rua A, 1',
      },
      agenda,
    });
  for (const [quem, direitos] of [
    ['guarda', ['ENTRADA']],
    ['porteiro', ['SAIDA']],
  ] as const) {
    const { uid, token } = await colegaCom(engine, ['Interno - Pátio']);
    tokens[quem] = token;
    await feito('adm', 'PUT', `/v1/patio-usuario/${uid}`, { patios: [{ patio: patios.meu!.uid, direitos }] });
  }
}, 300_000);
afterAll(() => engine.encerrar());

it('has who stands at the gate first, then who is to come today, the oldest first; nobody of another day', async () => {
  expect((await fila('guarda', patios.meu!)).itens).toEqual([]);
  const atrasada = await prever({ previstaPara: daqui(-2 * 86_400) });
  await prever({ previstaPara: daqui(5 * 86_400) });
  const primeira = await prever();
  const segunda = await prever();
  const { itens, total, patio } = await fila('guarda', patios.meu!);
  expect([patio.nome, total]).toEqual([patios.meu!.nome, 3]);
  expect(itens.map((um: Json) => [um.uid, um.como, um.atrasada])).toEqual([
    [primeira.uid, 'NO_PORTAO', false],
    [segunda.uid, 'NO_PORTAO', false],
    [atrasada.uid, 'ESPERADA', true],
  ]);
  expect(itens[0]).toMatchObject({
    placa: primeira.placa,
    veiculoNome: 'Fiat Uno',
    remocaoId: null,
    ate: null,
  });
  // What comes in, or does not, waits no more.
  const { revisao } = await feito('adm', 'GET', `/v1/estadias/${primeira.uid}`);
  await feito('adm', 'POST', `/v1/estadias/${primeira.uid}/cancelar`, { revisao, motivo: 'Foi embora' });
  expect((await fila('guarda', patios.meu!)).itens.map(({ uid }: Json) => uid)).toEqual([
    segunda.uid,
    atrasada.uid,
  ]);
});

it('is of one’s own yard, and for who lets in there', async () => {
  const de = (quem: string, uid: string) => pedir(quem, 'GET', `/v1/estadias/fila?patio=${uid}`);
  expect((await de('guarda', patios.outro!.uid)).status).toBe(404);
  expect((await de('guarda', randomUUID())).status).toBe(404);
  const semDireito = await de('porteiro', patios.meu!.uid);
  expect([semDireito.status, semDireito.corpo.direito]).toEqual([403, 'ENTRADA']);
  expect((await de('adm', patios.outro!.uid)).status).toBe(200);
  expect((await de('adm', 'nada')).status).toBe(400);
});
