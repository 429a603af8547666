import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { colegaCom } from './colega.ts';
import { daqui, EngineDeTeste, type Json } from './engine.ts';

/* Which pictures lots of a type are to have: written by who makes the site, told where pictures are sent, looked at, and an auction is got ready. */

const engine = new EngineDeTeste();
const tokens: Record<string, string> = {};
let leilao: { uid: string; lotes: string[] };

const pedir = (quem: string, metodo: string, caminho: string, corpo?: object, hotsite = 'leilo') =>
  engine.pedir(metodo, caminho, { token: tokens[quem]!, hotsite, ...(corpo ? { corpo } : {}) });
let cor = 0;
const enviar = async (quem: string, lelUid: string, vista?: string) => {
  cor += 1;
  const background = { r: (cor * 41) % 256, g: (cor * 83) % 256, b: (cor * 17) % 256 };
  const bytes = await sharp({ create: { width: 320, height: 240, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.set('comandoId', randomUUID());
  if (vista !== undefined) form.set('vista', vista);
  form.set('arquivo', new Blob([new Uint8Array(bytes)]), 'foto.jpg');
  return engine.pedir('POST', `/v1/lotes/${lelUid}/fotos`, { token: tokens[quem]!, bruto: form });
};
const doLote = async (lelUid: string, quem = 'adm'): Promise<Json> =>
  (await pedir(quem, 'GET', `/v1/lotes/${lelUid}/fotos`)).corpo;
const estados = async (lelUid: string, quem = 'adm') =>
  ((await doLote(lelUid, quem)).modelo as Json).posicoes.map(
    ({ vista, estado }: Json) => `${vista} ${estado}`,
  );
const avisos = async (): Promise<Json[]> =>
  (await pedir('adm', 'GET', `/v1/leiloes/${leilao.uid}/privado`)).corpo.faltam;
const semPosicao = async () =>
  (await avisos()).find(({ codigo }) => codigo === 'LOTES_SEM_POSICAO')?.quantos ?? 0;
const posicionar = async (quem: string, uid: string, vista: string | null) => {
  const { revisao } = (await pedir('adm', 'GET', `/v1/fotos-dos-lotes/${uid}`)).corpo;
  return pedir(quem, 'POST', `/v1/fotos-dos-lotes/${uid}/posicionar`, { vista, revisao });
};
const MODELO = {
  ...{ nome: 'Motos de rua', silhueta: 'MOTO', tipos: ['Moto'] },
  posicoes: [
    { vista: 'LATERAL_DIREITA', obrigatoria: true, orientacao: 'Inteira, sem ninguém na frente.' },
    { vista: 'PAINEL', obrigatoria: true },
    { vista: 'MOTOR', obrigatoria: false },
  ],
};

beforeAll(async () => {
  await engine.subir();
  for (const quem of ['adm', 'patio', 'sac', 'cliente1']) tokens[quem] = await engine.entrar(quem);
  tokens.dev = (await colegaCom(engine, ['Interno - Desenvolvimento TI'])).token;
  const moto = { nome: 'CG 160', tipo: 'Moto', valor: { minimo: 100_000 } };
  leilao = await engine.leilao({ data: daqui(86_400) }, [
    { ...moto, localizacao: { patio: 'Pátio Guarulhos' } },
    { ...moto, fotosUrls: ['/fotos/demo/suv-prata-9/1.webp'] },
    { ...moto, tipo: 'Carro' },
  ]);
});
afterAll(() => engine.encerrar());

describe('a model of pictures', () => {
  it('is written by who makes the site, read by who sends pictures, and nobody else’s', async () => {
    const [lelUid] = leilao.lotes as [string];
    expect((await doLote(lelUid)).modelo).toBeNull();
    for (const quem of ['adm', 'patio'])
      expect((await pedir(quem, 'POST', '/v1/modelo-fotos-site', MODELO)).status, quem).toBe(403);
    const feito = await pedir('dev', 'POST', '/v1/modelo-fotos-site', MODELO);
    expect(feito.status, feito.texto).toBe(201);
    expect((await pedir('patio', 'GET', '/v1/modelo-fotos-site')).corpo.itens).toHaveLength(1);
    for (const quem of ['sac', 'cliente1'])
      expect((await pedir(quem, 'GET', '/v1/modelo-fotos-site')).status, quem).toBe(403);
  });

  it('is refused where a position is asked for twice, is not to be seen of the thing, or its type has one, each in words', async () => {
    const recusas: [object, RegExp][] = [
      [{ posicoes: [{ vista: 'PAINEL' }, { vista: 'PAINEL' }] }, /posicoes: Painel está duas vezes/],
      [{ posicoes: [{ vista: 'PORTA_MALAS' }] }, /posicoes: Porta-malas não existe em Moto/],
      [{}, /tipos: Moto já tem o modelo Motos de rua/],
    ];
    for (const [outro, frase] of recusas) {
      const { status, corpo } = await pedir('dev', 'POST', '/v1/modelo-fotos-site', {
        ...{ ...MODELO, nome: `Outro ${randomUUID().slice(0, 4)}`, ...outro },
      });
      expect([status, corpo.codigo]).toEqual([400, 'REQUISICAO_INVALIDA']);
      expect(String(corpo.message)).toMatch(frase);
    }
    const estranha = await pedir('dev', 'POST', '/v1/modelo-fotos-site', {
      ...{ nome: 'Estranha', posicoes: [{ vista: 'LUA' }] },
    });
    expect(estranha.status).toBe(400);
  });

  it('frees its types when it is removed, and does not come back while another has them', async () => {
    const criar = async (nome: string) => {
      const { corpo, texto, status } = await pedir('dev', 'POST', '/v1/modelo-fotos-site', {
        ...{ nome, tipos: ['Ônibus'] },
      });
      expect(status, texto).toBe(201);
      return corpo;
    };
    const velho = await criar('Ônibus velhos');
    const fora = await pedir('dev', 'DELETE', `/v1/modelo-fotos-site/${velho.uid}?revisao=${velho.revisao}`);
    expect(fora.status, fora.texto).toBe(204);
    const [, , carro] = leilao.lotes as [string, string, string];
    expect((await doLote(carro)).modelo).toBeNull();
    await criar('Ônibus novos');
    const volta = await pedir('dev', 'POST', `/v1/modelo-fotos-site/${velho.uid}/restaurar`, {
      revisao: velho.revisao + 1,
    });
    expect([volta.status, String(volta.corpo.message)]).toEqual([
      400,
      expect.stringMatching(/Ônibus já tem o modelo Ônibus novos/),
    ]);
  });
});

describe('the pictures of a lot', () => {
  it('say how far they are with it: sent, waiting, missing; and what one shows may be said later', async () => {
    const [lelUid, , carro] = leilao.lotes as [string, string, string];
    expect(await estados(lelUid)).toEqual(['LATERAL_DIREITA FALTA', 'PAINEL FALTA', 'MOTOR FALTA']);
    expect((await doLote(lelUid)).modelo.posicoes[0].orientacao).toBe('Inteira, sem ninguém na frente.');
    expect((await doLote(carro)).modelo).toBeNull();
    const daCasa = await enviar('adm', lelUid, 'LATERAL_DIREITA');
    expect([daCasa.status, daCasa.corpo.vista]).toEqual([201, 'LATERAL_DIREITA']);
    const doPatio = await enviar('patio', lelUid);
    expect([doPatio.status, doPatio.corpo.vista]).toEqual([201, null]);
    expect(await estados(lelUid)).toEqual(['LATERAL_DIREITA TEM', 'PAINEL FALTA', 'MOTOR FALTA']);
    // Who sent it says what it shows; the house's own they do not even see, and are told the same of the lot.
    expect((await posicionar('patio', doPatio.corpo.uid, 'PAINEL')).status).toBe(200);
    expect((await posicionar('patio', daCasa.corpo.uid, 'MOTOR')).status).toBe(404);
    expect(await estados(lelUid, 'patio')).toEqual(['LATERAL_DIREITA TEM', 'PAINEL ESPERA', 'MOTOR FALTA']);
    const fila = (await pedir('adm', 'GET', '/v1/fotos-dos-lotes/a-aprovar')).corpo;
    expect(fila.itens.find(({ uid }: Json) => uid === doPatio.corpo.uid).vista).toBe('PAINEL');
    expect(fila.modelos).toMatchObject([{ lelUid, nome: 'Motos de rua', silhueta: 'MOTO' }]);
    const invalida = await enviar('adm', lelUid, 'LUA');
    expect([invalida.status, invalida.corpo.codigo]).toEqual([400, 'REQUISICAO_INVALIDA']);
    const tirada = await pedir('adm', 'POST', `/v1/fotos-dos-lotes/${daCasa.corpo.uid}/retirar`, {
      revisao: daCasa.corpo.revisao,
    });
    expect(tirada.status, tirada.texto).toBe(200);
    const depois = await posicionar('adm', daCasa.corpo.uid, 'PAINEL');
    expect([depois.status, depois.corpo.codigo]).toEqual([422, 'ALTERACAO_NAO_PERMITIDA']);
    expect(await estados(lelUid)).toEqual(['LATERAL_DIREITA FALTA', 'PAINEL ESPERA', 'MOTOR FALTA']);
  });

  it('warn before an auction is announced, of lots with sent pictures alone, and refuse nothing', async () => {
    const [lelUid, porEndereco] = leilao.lotes as [string, string];
    // Without a picture it lacks pictures; by its address nobody knows what it is of.
    expect(await semPosicao()).toBe(0);
    expect((await doLote(porEndereco)).modelo.posicoes).toHaveLength(3);
    await enviar('adm', lelUid, 'MOTOR');
    expect(await semPosicao()).toBe(1);
    expect((await avisos()).find(({ codigo }) => codigo === 'LOTES_SEM_POSICAO').grave).toBe(false);
    await enviar('adm', lelUid, 'LATERAL_DIREITA');
    // The dashboard waits to be looked at, which is told by itself.
    expect(await semPosicao()).toBe(0);
    const [modelo] = (await pedir('dev', 'GET', '/v1/modelo-fotos-site')).corpo.itens.filter(
      ({ nome }: Json) => nome === MODELO.nome,
    );
    const mudado = await pedir('dev', 'PUT', `/v1/modelo-fotos-site/${modelo.uid}`, {
      ...{ posicoes: [...MODELO.posicoes, { vista: 'CHAVES', obrigatoria: true }], revisao: modelo.revisao },
    });
    expect(mudado.status, mudado.texto).toBe(200);
    expect(await semPosicao()).toBe(1);
    const situacao = await pedir('adm', 'PUT', `/v1/leiloes/${leilao.uid}`, { nome: 'Motos' });
    expect(situacao.status, situacao.texto).toBeLessThan(300);
  });

  it('of another brand go by its own models', async () => {
    tokens.adm2 = await engine.entrar('adm', 'pacto');
    const lista = await pedir('adm2', 'GET', '/v1/modelo-fotos-site', undefined, 'pacto');
    expect(lista.corpo.itens).toEqual([]);
  });
});
