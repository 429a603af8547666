import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { ate, type Json } from './engine.ts';
import {
  ateA,
  engine,
  fazer,
  foto,
  imagem,
  ler,
  letras,
  mandar,
  mover,
  patio,
  pedir,
  tokens,
  usarRemocoes,
  veiculo,
} from './remocoes.ts';

/* The inspection that a vehicle is collected by. */

usarRemocoes();

describe('the inspection that a vehicle is collected by', () => {
  const MOTO = { veiculoTipo: 'MOTO' };
  const dela = (uid: string, parte = '') => `/v1/transportadora/remocoes/${uid}/vistoria${parte}`;
  const comecar = (quem: string, uid: string) => pedir(quem, 'POST', dela(uid), {});
  const coletar = async (uid: string, mais: object = {}) =>
    mandar('guia', uid, 'S11', { assinatura: await foto('guia', uid), recebidoDe: 'Téo Prado', ...mais });
  const responder = (quem: string, uid: string, itemUid: string, valor: unknown, aparelho = 'telefone-um') =>
    pedir(quem, 'POST', dela(uid, '/respostas'), {
      aparelho,
      respostas: [{ id: randomUUID(), itemUid, em: new Date().toISOString(), valor }],
    });
  const fotografar = async (quem: string, uid: string, itemUid: string) => {
    const form = new FormData();
    const em = new Date().toISOString();
    for (const [campo, valor] of Object.entries({ id: randomUUID(), itemUid, em, aparelho: 'telefone-um' }))
      form.set(campo, valor);
    form.set('arquivo', new Blob([new Uint8Array(await imagem())]), 'foto.jpg');
    return engine.pedir('POST', dela(uid, '/fotos'), { token: tokens[quem]!, bruto: form });
  };
  let tipo: Json;
  beforeAll(async () => {
    const rascunho = await fazer('adm', 'POST', '/v1/tipo-vistoria', {
      ...{ nome: `Coleta ${letras()}`, naColeta: true, disponibilizarParaTipos: ['MOTO'] },
      categorias: [
        {
          nome: 'Geral',
          itens: [
            { nome: 'Liga', tipo: 'sim-nao', obrigatorio: true },
            { nome: 'Frente', tipo: 'foto', obrigatorio: true },
            { nome: 'Nota', tipo: 'texto' },
          ],
        },
      ],
    });
    // A draft asks nobody for anything.
    const antes = await ateA('COLETADA', MOTO);
    expect(antes.vistoriaId).toBeNull();
    tipo = await fazer('adm', 'POST', `/v1/tipo-vistoria/${rascunho.uid}/publicar`, {
      revisao: rascunho.revisao,
    });
  });

  it('is asked of what the brand has a type for, begun by who collects and by nobody else, once (F14)', async () => {
    const { uid, revisao } = await ateA('EM_COLETA', MOTO);
    expect((await ler(uid, 'guia')).vistoria).toEqual({ situacao: null, pendentes: null });
    const sem = await coletar(uid);
    expect(sem.corpo.evento).toMatchObject({ estado: 'EST03', recusa: { codigo: 'ITENS_PENDENTES' } });
    expect((await ler(uid)).revisao).toBe(revisao);
    for (const quem of ['outroGuia', 'outroDespacho']) expect((await comecar(quem, uid)).status).toBe(404);
    for (const quem of ['rem', 'patio', 'cliente1']) expect((await comecar(quem, uid)).status).toBe(403);
    // Read as it would begin, by which nothing begins: a phone takes it along.
    const antes = await fazer('guia', 'GET', dela(uid, '/preenchimento'));
    expect(antes).toMatchObject({ uid, id: 0, podePreencher: true, respostas: [], situacao: 'Aguardando' });
    expect(antes.pendentes).toHaveLength(2);
    expect((await ler(uid, 'guia')).vistoria).toEqual({ situacao: null, pendentes: null });
    const juntas = await Promise.all(['guia', 'despacho', 'guia'].map((quem) => comecar(quem, uid)));
    for (const { status, texto } of juntas) expect(status, texto).toBe(200);
    expect(new Set(juntas.map(({ corpo }) => corpo.uid)).size).toBe(1);
    const { categorias, uid: vistoriaUid, podePreencher } = juntas[0]!.corpo;
    expect(podePreencher).toBe(true);
    const [liga, frente] = categorias[0].itens;
    for (const quem of ['outroGuia', 'outroDespacho']) {
      expect((await pedir(quem, 'GET', dela(uid, '/preenchimento'))).status).toBe(404);
      expect((await responder(quem, uid, liga.uid, true)).status).toBe(404);
      expect((await fotografar(quem, uid, frente.uid)).status).toBe(404);
    }
    // The house's calls stay closed to them.
    expect((await pedir('guia', 'GET', `/v1/vistorias/${vistoriaUid}`)).status).toBe(403);

    const dada = await responder('guia', uid, liga.uid, true);
    expect(dada.corpo.itens[0], dada.texto).toMatchObject({ ok: true });
    const falta = await coletar(uid);
    expect(falta.corpo.evento.recusa).toMatchObject({
      ...{ codigo: 'ITENS_PENDENTES', mensagem: expect.stringContaining('Frente') },
    });
    expect((await ler(uid, 'despacho')).vistoria).toEqual({ situacao: 'Aguardando', pendentes: 1 });
    const enviada = await fotografar('guia', uid, frente.uid);
    expect(enviada.status, enviada.texto).toBe(201);
    const { respostas } = await fazer('guia', 'GET', dela(uid, '/preenchimento'));
    const { endereco } = respostas.find((uma: Json) => uma.foto).foto;
    expect((await pedir('guia', 'GET', endereco)).status).toBe(200);
    expect((await pedir('outroGuia', 'GET', endereco)).status).toBe(404);

    // Collected, it is done and stands.
    expect((await coletar(uid)).corpo).toMatchObject({ situacao: 'COLETADA', evento: { estado: 'EST02' } });
    const feita = await fazer('rem', 'GET', `/v1/vistorias/${vistoriaUid}`);
    expect(feita).toMatchObject({ situacao: 'Realizada', patioId: patio.id });
    expect((await ler(uid)).vistoriaId).toBe(feita.id);
    const tarde = await responder('guia', uid, liga.uid, false);
    expect(tarde.corpo.itens[0].erro.codigo).toBe('VISTORIA_FECHADA');
    await ate(
      () => fazer('adm', 'GET', `/v1/veiculos/${feita.veiUid}/custodia`),
      ({ eventos }) => eventos.some((um: Json) => um.publico.tipo === 'vistoria'),
    );
  });

  it('is begun by its first answer, which no network may have been there to begin it before', async () => {
    const { uid } = await ateA('EM_COLETA', MOTO);
    const { categorias } = await fazer('guia', 'GET', dela(uid, '/preenchimento'));
    const [liga, frente] = categorias[0].itens;
    for (const quem of ['outroGuia', 'outroDespacho'])
      expect((await responder(quem, uid, liga.uid, true)).status).toBe(404);
    // Two phones at once are one inspection.
    const [dada, outra] = await Promise.all([
      responder('guia', uid, liga.uid, true),
      responder('despacho', uid, liga.uid, false, 'telefone-dois'),
    ]);
    for (const { corpo, texto } of [dada, outra]) expect(corpo.itens[0].ok, texto).toBe(true);
    expect((await fotografar('guia', uid, frente.uid)).status).toBe(201);
    const lida = await fazer('guia', 'GET', dela(uid, '/preenchimento'));
    expect([lida.respostas.length, lida.pendentes, lida.emConflito]).toEqual([3, [], [liga.uid]]);
    expect(lida.uid).not.toBe(uid);
    // Too late: in words, with nothing begun.
    const { uid: perdida } = await ateA('EM_COLETA', MOTO);
    await mover('rem', perdida, 'S16', { motivo: 'Vendida lá' });
    const tarde = await responder('guia', perdida, liga.uid, true);
    expect([tarde.status, tarde.corpo.codigo], tarde.texto).toEqual([422, 'ALTERACAO_NAO_PERMITIDA']);
    expect((await pedir('guia', 'GET', dela(perdida, '/preenchimento'))).status).toBe(404);
  });

  it('of another vehicle, of another brand, cancelled or not done is none; what is called off is cancelled with it', async () => {
    const { uid, veiculoId } = await ateA('EM_COLETA', MOTO);
    const deOutro = await fazer('rem', 'POST', '/v1/vistorias', {
      ...{ veiculoId: (await veiculo(MOTO)).id, tipoId: tipo.id },
    });
    const doMesmo = await fazer('rem', 'POST', '/v1/vistorias', { veiculoId, tipoId: tipo.id });
    for (const [vistoriaId, codigo] of [
      [deOutro.id, 'REQUISICAO_INVALIDA'],
      [9e8, 'REQUISICAO_INVALIDA'],
      [doMesmo.id, 'ITENS_PENDENTES'],
    ]) {
      const { corpo } = await coletar(uid, { vistoriaId });
      expect(corpo.evento.recusa?.codigo, String(vistoriaId)).toBe(codigo);
    }
    const { uid: sua } = (await comecar('guia', uid)).corpo;
    const lida = await fazer('rem', 'GET', `/v1/vistorias/${sua}`);
    const tirada = await pedir('rem', 'DELETE', `/v1/vistorias/${sua}?revisao=${lida.revisao}`);
    expect(tirada.corpo.codigo, tirada.texto).toBe('ALTERACAO_NAO_PERMITIDA');
    await mover('rem', uid, 'S16', { motivo: 'Vendida lá' });
    await ate(
      () => fazer('rem', 'GET', `/v1/vistorias/${sua}`),
      ({ situacao }) => situacao === 'Cancelada',
    );
    const depois = await comecar('guia', uid);
    expect(depois.corpo.codigo, depois.texto).toBe('ALTERACAO_NAO_PERMITIDA');
    // Without a type for its size nothing is asked.
    expect((await ler((await ateA('EM_COLETA')).uid, 'guia')).vistoria).toBeNull();
  });
});
