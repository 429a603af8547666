import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foto } from './comprovante-de-pagamento.ts';
import { ate, EngineDeTeste, type Json } from './engine.ts';

/* The drawn map of a yard: a spot that something stands in stays on it (decision 586). */

const engine = new EngineDeTeste();
let token: string;
const pedir = (metodo: string, caminho: string, corpo?: object) =>
  engine.pedir(metodo, caminho, { token, ...(corpo && { corpo }) });
async function feito(metodo: string, caminho: string, corpo?: object): Promise<Json> {
  const { status, corpo: lido, texto } = await pedir(metodo, caminho, corpo);
  expect(status, `${metodo} ${caminho}: ${texto}`).toBeLessThan(300);
  return lido;
}
const VAGAS = ['A-01', 'A-02', 'A-03'].map((codigo, i) => ({ codigo, linha: 1, coluna: i + 1 }));
const CORREDOR = { linha: 2, coluna: 1, ateLinha: 2, ateColuna: 5, nome: 'Central' };
const novoPatio = (mais: object = {}) =>
  feito('POST', '/v1/patios', {
    ...{ nome: `Pátio ${randomUUID().slice(0, 8)}`, cidade: 'Osasco', estadoUf: 'SP', endereco: 'Rua A, 1' },
    ...{ vagas: VAGAS, corredores: [CORREDOR], ...mais },
  });
let placas = 0;
async function prevista(patio: Json): Promise<Json> {
  const { id: veiculoId } = await feito('POST', '/v1/veiculos', {
    ...{ placa: `MPA${Math.floor(placas / 100)}A${String(placas++ % 100).padStart(2, '0')}` },
    ...{ marca: 'Fiat', modelo: 'Uno', veiculoTipo: 'LEVE', possuiChave: false },
  });
  const estadia = await feito('POST', '/v1/estadias', { veiculoId, patioId: patio.id });
  for (const vista of (await feito('GET', `/v1/estadias/${estadia.uid}`)).faltamNaEntrada) {
    const bruto = new FormData();
    for (const [campo, valor] of Object.entries({ comandoId: randomUUID(), momento: 'ENTRADA', vista }))
      bruto.set(campo, String(valor));
    const cor = `#${randomUUID().replace(/\D/g, '').padEnd(6, '0').slice(0, 6)}`;
    bruto.set('arquivo', new Blob([new Uint8Array(await foto(cor))]), 'foto.png');
    await engine.pedir('POST', `/v1/estadias/${estadia.uid}/fotos`, { token, bruto });
  }
  return estadia;
}
const agir = async (uid: string, ato: string, corpo: object) => {
  const { revisao } = await feito('GET', `/v1/estadias/${uid}`);
  return pedir('POST', `/v1/estadias/${uid}/${ato}`, { revisao, ...corpo });
};
async function aberta(patio: Json, vaga: string): Promise<Json> {
  const { uid } = await prevista(patio);
  const entrou = await agir(uid, 'entrar', { vaga, km: null });
  expect(entrou.status, entrou.texto).toBe(200);
  return entrou.corpo;
}
const desenhar = async ({ uid }: Json, mudancas: object) => {
  const { revisao } = await feito('GET', `/v1/patios/${uid}`);
  return pedir('PUT', `/v1/patios/${uid}`, { revisao, ...mudancas });
};
const noMapa = async ({ uid }: Json): Promise<string[]> =>
  (await feito('GET', `/v1/patios/${uid}/mapa`)).vagas.map(({ codigo }: Json) => codigo);

beforeAll(async () => {
  await engine.subir();
  token = await engine.entrar('adm');
}, 300_000);
afterAll(() => engine.encerrar());

describe('the map of a yard', () => {
  it('keeps a spot that something stands in, whatever it is called or wherever it is moved; what is free goes', async () => {
    const patio = await novoPatio();
    const estadia = await aberta(patio, 'A-01');
    const sem = await desenhar(patio, { vagas: VAGAS.slice(1) });
    expect([sem.status, sem.corpo.codigo, sem.corpo.vaga]).toEqual([422, 'VAGA_COM_VEICULO', 'A-01']);
    expect(sem.corpo.message).toMatch(/A-01 tem um veículo \(Fiat Uno, MPA/);
    const outroNome = [{ ...VAGAS[0]!, codigo: 'B-01' }, ...VAGAS.slice(1)];
    expect((await desenhar(patio, { vagas: outroNome })).corpo.codigo).toBe('VAGA_COM_VEICULO');
    expect((await desenhar(patio, { vagas: [] })).corpo.codigo).toBe('VAGA_COM_VEICULO');
    // Moved on the map it is the same; what is free is nobody's.
    const movida = [{ ...VAGAS[0]!, linha: 5, coluna: 9 }];
    expect((await desenhar(patio, { vagas: movida })).status).toBe(200);
    expect(await noMapa(patio)).toEqual(['A-01']);
    await desenhar(patio, { vagas: [...movida, VAGAS[1]!] });
    expect((await agir(estadia.uid, 'mudarVaga', { vaga: 'A-02' })).status).toBe(200);
    expect((await desenhar(patio, { vagas: [VAGAS[1]!] })).status).toBe(200);
    const mapa = await feito('GET', `/v1/patios/${patio.uid}/mapa`);
    expect([mapa.corredores, mapa.vagas[0].estadia.uid]).toEqual([[CORREDOR], estadia.uid]);
  });

  it('that is changed while something is stood in it has the spot all the same', async () => {
    for (let vez = 0; vez < 4; vez++) {
      const patio = await novoPatio();
      const { uid } = await prevista(patio);
      const [entrou, tirada] = await Promise.all([
        agir(uid, 'entrar', { vaga: 'A-01', km: null }),
        desenhar(patio, { vagas: VAGAS.slice(1) }),
      ]);
      // One is refused by the other, or both were written and the spot comes back.
      if (entrou.status === 200)
        await ate(
          () => noMapa(patio),
          (codigos) => codigos.includes('A-01'),
        );
      else expect([entrou.status, tirada.status], entrou.texto).toEqual([400, 200]);
    }
  });

  it('refuses in words what cannot be drawn', async () => {
    const patio = await novoPatio();
    const sobre = { ...CORREDOR, linha: 1, ateLinha: 1 };
    const cruzado = await desenhar(patio, { corredores: [sobre] });
    expect([cruzado.status, cruzado.texto]).toEqual([400, expect.stringMatching(/passa sobre a vaga A-01/)]);
    for (const mudancas of [
      { corredores: [{ ...CORREDOR, ateLinha: 1 }] },
      { corredores: [{ ...CORREDOR, ateColuna: 101 }] },
      { vagas: [...VAGAS, VAGAS[0]] },
      { vagas: [...VAGAS, { codigo: 'B-01', linha: 1, coluna: 1 }] },
    ])
      expect((await desenhar(patio, mudancas)).status, JSON.stringify(mudancas)).toBe(400);
    // A yard of before there were lanes has none.
    const { corpo } = await pedir(
      'GET',
      `/v1/patios/${(await novoPatio({ corredores: undefined })).uid}/mapa`,
    );
    expect(corpo.corredores).toEqual([]);
  });
});
