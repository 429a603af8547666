import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ate, type Json } from './engine.ts';
import {
  ateA,
  contas,
  designacao,
  engine,
  entrada,
  entrar,
  estadiaDe,
  fazer,
  foto,
  janela,
  ler,
  letras,
  mandar,
  motorista,
  mover,
  outroPatio,
  patio,
  pedir,
  s17,
  solicitar,
  usarRemocoes,
} from './remocoes.ts';

/* A removal that arrives and the check-in of what it brings: one act, whoever is first and whatever dies. */

usarRemocoes();

describe('the check-in and S17 are one act', () => {
  it('S06 holds a place, S07 takes it along, S16 lets it go; what is refused has changed nothing', async () => {
    const lotado = await fazer('adm', 'POST', '/v1/patios', {
      ...{
        nome: `Um só ${letras()}`,
        cidade: 'Guarulhos',
        estadoUf: 'SP',
        endereco: 'B, 1',
        capacidade: { LEVE: 1 },
      },
    });
    const [uma, outra] = await Promise.all([1, 2].map(() => solicitar({ patioId: lotado.id })));
    for (const { uid } of [uma!, outra!]) {
      await mover('rem', uid, 'S02');
      await mover('rem', uid, 'S04', designacao());
    }
    expect(await estadiaDe(uma!.uid)).toBeNull();
    await mover('despacho', uma!.uid, 'S06', { motoristaId: motorista.id, ...janela() });
    const prevista = await estadiaDe(uma!.uid);
    expect(prevista).toMatchObject({
      ...{ situacao: 'PREVISTA', patioId: lotado.id },
      remocao: { uid: uma!.uid, situacao: 'CONFIRMADA' },
    });
    const cheio = await mandar('despacho', outra!.uid, 'S06', { motoristaId: motorista.id, ...janela() });
    expect(cheio.corpo.evento).toMatchObject({ estado: 'EST03', recusa: { codigo: 'PATIO_LOTADO' } });
    expect(await estadiaDe(outra!.uid)).toBeNull();
    // Who stands there may not give away what a removal has.
    const { revisao } = (await estadiaDe(uma!.uid))!;
    const tirada = await pedir('adm', 'POST', `/v1/estadias/${prevista!.uid}/cancelar`, {
      ...{ revisao, motivo: 'Preciso do lugar' },
    });
    expect([tirada.status, tirada.corpo.codigo]).toEqual([422, 'ALTERACAO_NAO_PERMITIDA']);

    const aqui = await ateA('COLETADA');
    const daqui = (await estadiaDe(aqui.uid))!;
    const cheia = await mandar('rem', aqui.uid, 'S07', { motivo: 'Mais perto', patioId: lotado.id });
    expect(cheia.corpo.evento.recusa.codigo).toBe('PATIO_LOTADO');
    expect(await estadiaDe(aqui.uid)).toMatchObject({
      uid: daqui.uid,
      patioId: patio.id,
      situacao: 'PREVISTA',
    });
    await mover('rem', aqui.uid, 'S07', { motivo: 'Mais perto', patioId: outroPatio.id });
    expect(await estadiaDe(aqui.uid)).toMatchObject({ uid: daqui.uid, patioId: outroPatio.id });

    await mover('rem', uma!.uid, 'S16', { motivo: 'Vendido lá mesmo' });
    await ate(
      () => estadiaDe(uma!.uid),
      (lida) => lida === null,
    );
    await mover('despacho', outra!.uid, 'S06', { motoristaId: motorista.id, ...janela() });
  });

  it('S17 is refused as the check-in is, by its path, and changes nothing; then it opens the stay', async () => {
    const { uid } = await ateA('NO_PORTAO');
    const { revisao } = await ler(uid);
    const dados = { km: 10 };
    const semFotos = await mandar('patio', uid, 'S17', dados);
    expect(semFotos.corpo.evento).toMatchObject({ estado: 'EST03', recusa: { codigo: 'FOTOS_FALTANDO' } });
    const semKm = await mandar('patio', uid, 'S17', {});
    expect(semKm.corpo.evento.recusa.codigo).toBe('REQUISICAO_INVALIDA');
    expect(JSON.stringify(semKm.corpo.evento.recusa.mensagem)).toContain('km');
    expect([(await ler(uid)).revisao, (await estadiaDe(uid))!.situacao]).toEqual([revisao, 'PREVISTA']);
    // A yard's people at another yard do not know of it.
    expect((await mandar('outroPatio', uid, 'S17', dados)).status).toBe(404);
    const comandoId = randomUUID();
    const tudo = await entrada(uid, { codigoChave: `K-${letras().slice(0, 6)}` });
    const vezes = await Promise.all(
      [1, 2].map(() =>
        mandar('patio', uid, 'S17', tudo, { comandoId, instante: '2026-01-01T10:00:00.000Z' }),
      ),
    );
    for (const { corpo, texto } of vezes) expect(corpo.evento?.estado, texto).toBe('EST02');
    const concluida = await ler(uid);
    expect([concluida.situacao, s17(concluida).length]).toEqual(['CONCLUIDA', 1]);
    expect(await estadiaDe(uid)).toMatchObject({ situacao: 'ABERTA', km: 52_000 });
    expect(JSON.stringify(await estadiaDe(uid))).not.toMatch(/entradaPor|entradaEvento/);
  });

  it('a check-in concludes the removal that brings it, from the gate, on its way there, or once its driver is heard', async () => {
    const { uid } = await ateA('NO_PORTAO');
    expect((await entrar(uid)).status).toBe(200);
    const pronta = await ate(
      () => ler(uid),
      ({ situacao }) => situacao === 'CONCLUIDA',
    );
    expect(s17(pronta)).toHaveLength(1);
    expect(s17(pronta)[0].por).toBe(contas.patio!.uid);
    // The same, said by a code as well, is behind its turn: done once.
    const tarde = await mandar('patio', uid, 'S17', { km: 1 });
    expect(tarde.corpo.evento.recusa.codigo).toBe('TRANSICAO_INVALIDA');

    const coletada = await ateA('COLETADA');
    expect((await entrar(coletada.uid)).status).toBe(200);
    const noPatio = await ate(
      () => ler(coletada.uid),
      ({ situacao }) => situacao === 'CONCLUIDA',
    );
    expect(noPatio.eventos.map(({ codigo }: Json) => codigo).slice(-3)).toEqual(['S11', 'S14', 'S17']);

    const antesDaHora = await ateA('EM_COLETA');
    expect((await entrar(antesDaHora.uid)).status).toBe(200);
    expect((await ler(antesDaHora.uid)).situacao).toBe('EM_COLETA');
    const assinatura = await foto('guia', antesDaHora.uid);
    await mover('guia', antesDaHora.uid, 'S11', { assinatura, recebidoDe: 'Téo' });
    const ouvida = await ate(
      () => ler(antesDaHora.uid),
      ({ situacao }) => situacao === 'CONCLUIDA',
    );
    expect(s17(ouvida)).toHaveLength(1);
  });
});

// The last: it kills the engine, and whatever came after would wait for it.
describe('the check-in and S17', () => {
  it('whoever is first, and whenever the process dies, are both done once', async () => {
    const prontas = [];
    for (const demora of [0, 25, 60]) {
      const { uid } = await ateA('NO_PORTAO');
      prontas.push({ demora, uid, dados: await entrada(uid) });
    }
    for (const { demora, uid, dados } of prontas) {
      const corpo = { codigo: 'S17', comandoId: randomUUID(), instante: new Date().toISOString(), dados };
      const caminho = `/v1/remocoes/${uid}/eventos`;
      await Promise.allSettled([
        pedir('patio', 'POST', caminho, corpo),
        demora === 25 ? entrar(uid, 'adm', dados) : null,
        new Promise((pronto) => setTimeout(pronto, demora)).then(() => engine.parar('SIGKILL')),
      ]);
      await engine.subir();
      const depois = await pedir('patio', 'POST', caminho, corpo);
      expect(depois.status, depois.texto).toBe(200);
      const pronta = await ate(
        () => ler(uid),
        ({ situacao }) => situacao === 'CONCLUIDA',
      );
      expect([s17(pronta).length, (await estadiaDe(uid))!.situacao], String(demora)).toEqual([1, 'ABERTA']);
    }
  }, 300_000);
});
