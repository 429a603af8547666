import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ate, type Json } from './engine.ts';
import {
  ateA,
  cnpj,
  designacao,
  engine,
  fazer,
  foto,
  janela,
  ler,
  mandar,
  motorista,
  mover,
  outroMotorista,
  outroPatio,
  PERTO,
  pedir,
  telefone,
  tokens,
  usarRemocoes,
} from './remocoes.ts';

/* Codes that move removals: sent twice, too early, without what they need, and by socket. */

usarRemocoes();

describe('a code', () => {
  it('that comes again is answered ESTXX, and nothing is done twice; with something else in it, it is refused (F12)', async () => {
    const { uid } = await ateA('CONFIRMADA');
    const evento = { codigo: 'S08', comandoId: randomUUID(), instante: new Date().toISOString(), dados: {} };
    const onde = `/v1/transportadora/remocoes/${uid}/eventos`;
    const vezes = await Promise.all([1, 2, 3].map(() => pedir('guia', 'POST', onde, evento)));
    expect(vezes.map(({ corpo }) => corpo.reconhecido).sort()).toEqual(['EST01', 'ESTXX', 'ESTXX']);
    expect(vezes.map(({ corpo }) => corpo.evento.estado)).toEqual(['EST02', 'EST02', 'EST02']);
    expect((await ler(uid)).eventos.filter((um: Json) => um.codigo === 'S08')).toHaveLength(1);
    const outro = await pedir('guia', 'POST', onde, {
      ...evento,
      codigo: 'S13',
      dados: { texto: 'Pneu furado' },
    });
    expect([outro.status, outro.corpo.codigo]).toEqual([409, 'COMANDO_CONFLITANTE']);
  });

  it('whose removal is theirs no more, as the one by which a carrier declined it, is ESTXX when it comes again; to others it is not there', async () => {
    const { uid } = await ateA('DESIGNADA');
    const evento = {
      ...{ codigo: 'S05', comandoId: randomUUID(), instante: new Date().toISOString() },
      dados: { motivo: 'Sem caminhão' },
    };
    const onde = `/v1/transportadora/remocoes/${uid}/eventos`;
    expect((await pedir('despacho', 'POST', onde, evento)).corpo.reconhecido).toBe('EST01');
    await mover('rem', uid, 'S16', { motivo: 'Não precisa mais' });
    const { status, corpo, texto } = await pedir('despacho', 'POST', onde, evento);
    expect([status, corpo.reconhecido, corpo.evento?.estado], texto).toEqual([200, 'ESTXX', 'EST02']);
    // What it has become since is not theirs to know.
    expect([corpo.situacao, texto.includes('CANCELADA')]).toEqual(['AUTORIZADA', false]);
    const outro = { ...evento, dados: { motivo: 'Outro motivo' } };
    expect((await pedir('despacho', 'POST', onde, outro)).corpo.codigo).toBe('COMANDO_CONFLITANTE');
    for (const quem of ['outroDespacho', 'guia'])
      expect((await pedir(quem, 'POST', onde, evento)).status).toBe(404);
    expect((await pedir('despacho', 'GET', onde)).status).toBe(404);
  });

  it('that comes before its turn waits for it, in the order in which things happened (F13)', async () => {
    const { uid } = await ateA('CONFIRMADA');
    const assinatura = await foto('guia', uid);
    const as = (minuto: number) => ({
      instante: new Date(Date.now() - (10 - minuto) * 60_000).toISOString(),
    });
    const portao = await mandar('guia', uid, 'S14', {}, as(4));
    const coleta = await mandar('guia', uid, 'S11', { assinatura, recebidoDe: 'Téo' }, as(3));
    const chegada = await mandar('guia', uid, 'S09', { posicao: PERTO }, as(2));
    for (const { corpo } of [portao, coleta, chegada])
      expect([corpo.reconhecido, corpo.evento.estado, corpo.situacao]).toEqual([
        'EST01',
        'EST01',
        'CONFIRMADA',
      ]);
    expect(Date.parse(coleta.corpo.evento.espera) - Date.parse(coleta.corpo.evento.recebidoEm)).toBe(600_000);
    const { situacao } = await mover('guia', uid, 'S08');
    expect(situacao).toBe('NO_PORTAO');
    const feita = await ler(uid);
    expect(feita.eventos.map((um: Json) => um.codigo).slice(-4)).toEqual(['S08', 'S09', 'S11', 'S14']);
    expect(feita.diaInicioReal).toBe(coleta.corpo.evento.instante);
    const { itens } = await fazer('rem', 'GET', `/v1/remocoes/${uid}/eventos`);
    expect(new Set(itens.map((um: Json) => um.estado))).toEqual(new Set(['EST02']));
  });

  it('that lacks a required field is not processed, and says which by its path (F15)', async () => {
    const { uid, revisao } = await ateA('DESIGNADA');
    const { corpo } = await mandar('despacho', uid, 'S06', { motoristaId: motorista.id });
    expect(corpo.evento).toMatchObject({ estado: 'EST03', recusa: { codigo: 'REQUISICAO_INVALIDA' } });
    for (const campo of ['diaInicioPrevisto', 'diaInicioFim'])
      expect(JSON.stringify(corpo.evento.recusa.mensagem)).toContain(campo);
    const estranho = await mandar('despacho', uid, 'S05', { motivo: 'Não dá', outro: 1 });
    expect(estranho.corpo.evento.estado).toBe('EST03');
    expect((await ler(uid)).revisao).toBe(revisao);
    for (const corpoErrado of [
      { codigo: 'S99' },
      { codigo: 'S01' },
      { instante: 'ontem' },
      { comandoId: '' },
    ])
      expect((await mandar('despacho', uid, 'S05', { motivo: 'Não' }, corpoErrado)).status).toBe(400);
  });

  it('of a driver who is busy, of a carrier that is out, without its photo, with another’s file or from far away says so', async () => {
    const horario = janela();
    const [uma, outra] = [await ateA('DESIGNADA'), await ateA('DESIGNADA')];
    const juntas = await Promise.all(
      [uma, outra].map(({ uid }) =>
        mandar('despacho', uid, 'S06', { motoristaId: motorista.id, ...horario }),
      ),
    );
    expect(juntas.map(({ corpo }) => corpo.evento.estado).sort()).toEqual(['EST02', 'EST03']);
    expect(juntas.find(({ corpo }) => corpo.evento.recusa)!.corpo.evento.recusa.codigo).toBe(
      'MOTORISTA_OCUPADO',
    );
    const alheio = await mandar('despacho', outra.uid, 'S06', {
      motoristaId: outroMotorista.id,
      ...janela(),
    });
    expect([alheio.corpo.evento.estado, alheio.corpo.evento.recusa?.codigo]).toEqual([
      'EST03',
      expect.any(String),
    ]);

    const inativa = await fazer('rem', 'POST', '/v1/transportadoras', {
      ...{ nome: 'Parada', cnpj: cnpj(), telefone: telefone(), situacao: 'INATIVO' },
    });
    const autorizada = await ateA('AUTORIZADA');
    const { corpo } = await mandar('rem', autorizada.uid, 'S04', {
      ...designacao(),
      transportadoraId: inativa.id,
    });
    expect(corpo.evento.recusa.codigo).toBe('TRANSPORTADORA_INATIVA');

    const rota = await ateA('EM_ROTA');
    const semFoto = await mandar('guia', rota.uid, 'S10', { motivo: 'Portão fechado' });
    expect(semFoto.corpo.evento.recusa.codigo).toBe('FOTOS_FALTANDO');
    const deOutra = await foto('rem', autorizada.uid);
    const alheia = await mandar('guia', rota.uid, 'S10', { motivo: 'Portão fechado', fotos: [deOutra] });
    expect(alheia.corpo.evento.recusa.codigo).toBe('REQUISICAO_INVALIDA');
    await mover('guia', rota.uid, 'S09', { posicao: { ...PERTO, latitude: PERTO.latitude + 0.01 } });
    const longe = await ler(rota.uid);
    expect([longe.longeDoLocal, longe.distanciaDoLocal > 1_000, longe.distanciaDoLocal < 1_200]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('of what went wrong joins the way again: frustrated, rescheduled; turned away, sent to another yard', async () => {
    const { uid } = await ateA('EM_COLETA');
    await mover('guia', uid, 'S10', { motivo: 'Portão fechado', fotos: [await foto('guia', uid)] });
    await mover('despacho', uid, 'S07', { motivo: 'Abrem amanhã', ...janela() });
    expect((await ler(uid)).situacao).toBe('CONFIRMADA');
    const coletada = await ateA('NO_PORTAO');
    await mover('patio', coletada.uid, 'S15', { motivo: 'Sem vaga' });
    const deles = await mandar('despacho', coletada.uid, 'S07', { motivo: 'Outro', patioId: outroPatio.id });
    expect(deles.corpo.evento.estado).not.toBe('EST02');
    await mover('rem', coletada.uid, 'S07', { motivo: 'Lotado', patioId: outroPatio.id });
    const movida = await ler(coletada.uid, 'outroPatio');
    expect([movida.situacao, movida.patioId]).toEqual(['COLETADA', outroPatio.id]);
  });
});

describe('a code by socket', () => {
  const DE_SOCKET = 10_000;
  it('is acknowledged EST01 as it is kept, then told of by on-remocao; the same again ESTXX; another’s is not found', async () => {
    const { uid } = await ateA('CONFIRMADA');
    const socket = engine.socket(tokens.guia);
    const ditos: Json[] = [];
    socket.on('on-remocao', (dito: Json) => ditos.push(dito));
    const emitir = (codigo: string, corpo: object, por = socket): Promise<Json> =>
      por.timeout(DE_SOCKET).emitWithAck(codigo, corpo);
    const partida = {
      remocaoUid: uid,
      comandoId: randomUUID(),
      instante: new Date().toISOString(),
      dados: {},
    };
    expect(await emitir('S08', partida)).toMatchObject({ ok: true, estado: 'EST01' });
    const dito = (comandoId: string) => ditos.find((um) => um.comandoId === comandoId);
    await ate(
      async () => dito(partida.comandoId),
      (um) => um !== undefined,
    );
    expect(dito(partida.comandoId)).toMatchObject({
      remocaoUid: uid,
      codigo: 'S08',
      estado: 'EST02',
      recusa: null,
    });
    expect((await ler(uid)).situacao).toBe('EM_ROTA');
    expect(await emitir('S08', partida)).toMatchObject({ ok: true, estado: 'ESTXX' });

    // Nothing changed, and why is told.
    const semOnde = { ...partida, comandoId: randomUUID() };
    expect(await emitir('S09', semOnde)).toMatchObject({ ok: true, estado: 'EST01' });
    await ate(
      async () => dito(semOnde.comandoId),
      (um) => um !== undefined,
    );
    expect(dito(semOnde.comandoId)).toMatchObject({
      estado: 'EST03',
      recusa: { codigo: 'REQUISICAO_INVALIDA' },
    });

    expect((await emitir('S08', { ...partida, comandoId: 'x y' })).erro.codigo).toBe('REQUISICAO_INVALIDA');
    const proibida = { ...partida, comandoId: randomUUID(), dados: { motivo: 'Não quero' } };
    expect((await emitir('S16', proibida)).erro.codigo).toBe('SEM_PERMISSAO');
    for (const token of [tokens.outroGuia!, tokens.cliente1!, undefined]) {
      const outro = engine.socket(token);
      const { ok, erro } = await emitir(
        'S13',
        { ...partida, comandoId: randomUUID(), dados: { texto: 'Oi!' } },
        outro,
      );
      expect([ok, erro.codigo]).toEqual([false, 'NAO_ENCONTRADO']);
      outro.close();
    }
    // The house's too.
    const daCasa = engine.socket(tokens.rem);
    const cancelada = { ...partida, comandoId: randomUUID(), dados: { motivo: 'Desistiram' } };
    expect(await emitir('S16', cancelada, daCasa)).toMatchObject({ ok: true, estado: 'EST01' });
    await ate(
      () => ler(uid),
      ({ situacao }) => situacao === 'CANCELADA',
    );
    daCasa.close();
    socket.close();
  });
});
