import { randomUUID } from 'node:crypto';
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ate, EngineDeTeste, espera, type Json } from './engine.ts';
import { pastaNova } from './pasta.ts';

/** Chats: between a client and the house about a lot, and of everybody at an auction (L21–L24). */
const engine = new EngineDeTeste();
const LOTE = { nome: 'Gol da conversa', tipo: 'Carro', valor: { minimo: 100_000 } };
const CONFIGURACAO = '/v1/configuracao-chat';
let lei: { uid: string; lotes: string[] };
const lel = (n = 0): string => lei.lotes[n]!;

beforeAll(async () => {
  await engine.subir();
  lei = await engine.leilao({}, [LOTE, { ...LOTE, nome: 'Uno da conversa' }, LOTE, LOTE, LOTE]);
  const adm = await como('adm');
  const respostas = [{ titulo: 'Visita', texto: 'As visitas são de segunda a sexta.' }];
  const criada = await adm('POST', CONFIGURACAO, { palavras: ['golpe'], respostas });
  expect(criada.status, criada.texto).toBe(201);
});
afterAll(() => engine.encerrar());

const como =
  async (quem: string | null, hotsite = 'leilo', onde = engine) =>
  async (metodo: string, caminho: string, corpo?: unknown) =>
    onde.pedir(metodo, caminho, {
      ...{ hotsite, corpo },
      ...(quem === null ? {} : { token: await onde.entrar(quem, hotsite) }),
    });

interface Ligado {
  pedir(evento: string, dados?: object): Promise<Json>;
  /** What came so far, by event. */
  ouvidos: Record<string, Json[]>;
  socket: Socket;
}
async function ligar(quem: string | null, hotsite = 'leilo', onde = engine): Promise<Ligado> {
  const socket = onde.socket(quem === null ? undefined : await onde.entrar(quem, hotsite), hotsite);
  const ouvidos: Record<string, Json[]> = {};
  socket.onAny((evento: string, dados: Json) => {
    ouvidos[evento] = [...(ouvidos[evento] ?? []), dados];
  });
  return {
    socket,
    ouvidos,
    pedir: (evento, dados = {}) => socket.timeout(20_000).emitWithAck(evento, dados),
  };
}
const diz = (de: Ligado, alvo: object, mensagem: string, comandoId: string = randomUUID()) =>
  de.pedir('post-chat-mensagem', { ...alvo, mensagem, comandoId });
const ditas = (de: Ligado): Json[] =>
  (de.ouvidos['on-chat-mensagem'] ?? []).flatMap(({ mensagens }) => mensagens);
const ouvir = (de: Ligado, mensagem: string | null) =>
  ate(
    async () => ditas(de).find((uma) => uma.mensagem === mensagem),
    (achada) => achada !== undefined,
  );
const codigo = (resposta: Json) => [resposta.ok, resposta.erro?.codigo];

describe('a client and the house', () => {
  it('speak about a lot: in order, each command once, the house as the brand, the client by their apelido', async () => {
    const ana = await ligar('cliente1');
    const alvo = { lelUid: lel() };
    const aberta = await ana.pedir('conectar-chat', alvo);
    expect(aberta).toMatchObject({ ok: true, tipo: 'CLIENTE', naoLidas: 0, itens: [], haAntes: false });
    const comandoId = randomUUID();
    const texto = 'Tem <b>manual</b>? https://exemplo.com';
    const primeira = await diz(ana, alvo, texto, comandoId);
    // Text and nothing else: as it was written.
    expect(primeira).toMatchObject({
      ok: true,
      mensagem: { ordem: 1, mensagem: texto, autor: aberta.autor },
    });
    expect(primeira.mensagem.quem).toBeUndefined();
    expect(await diz(ana, alvo, texto, comandoId)).toEqual(primeira);
    expect(codigo(await diz(ana, alvo, 'outra coisa', comandoId))).toEqual([false, 'COMANDO_CONFLITANTE']);
    await ouvir(ana, texto);

    const sac = await ligar('sac');
    const { chatUid } = aberta;
    const daCasa = await sac.pedir('conectar-chat', { chatUid });
    expect(daCasa.itens).toHaveLength(1);
    expect(daCasa.itens[0]).toMatchObject({ mensagem: texto, quem: { nome: expect.any(String) } });
    expect(daCasa.naoLidas).toBe(1);
    const resposta = await diz(sac, { chatUid }, 'Tem, com as revisões.');
    expect(resposta.mensagem).toMatchObject({ ordem: 2, apelido: null, quem: { nome: expect.any(String) } });
    const chegou = await ouvir(ana, 'Tem, com as revisões.');
    expect(chegou).toMatchObject({ ordem: 2, apelido: null });
    expect(chegou.quem).toBeUndefined();

    // By calls the same, from where one is, backwards and forwards.
    const minha = await como('cliente1');
    const pagina = (busca: string) => minha('GET', `/v1/chats/${chatUid}/mensagens?${busca}`);
    expect((await pagina('')).corpo.itens.map(({ ordem }: Json) => ordem)).toEqual([1, 2]);
    expect((await pagina('antes=2')).corpo).toMatchObject({ itens: [{ ordem: 1 }], haAntes: false });
    expect((await pagina('apos=1')).corpo.itens.map(({ ordem }: Json) => ordem)).toEqual([2]);
    expect((await pagina('porPagina=1')).corpo).toMatchObject({ itens: [{ ordem: 2 }], haAntes: true });
    const porRest = await minha('POST', '/v1/chats/mensagens', {
      ...{ ...alvo, mensagem: 'Obrigada!', comandoId: randomUUID() },
    });
    expect([porRest.status, porRest.corpo.ordem]).toEqual([201, 3]);
    expect((await (await como('adm'))('GET', `/v1/lotes/${lel()}/informacoes`)).corpo.chatUid).toBe(chatUid);
    for (const um of [ana, sac]) um.socket.disconnect();
  });

  it('hear when the other side got and read a message, told together; receipts are each one’s own, of this chat', async () => {
    const ana = await ligar('cliente1');
    const sac = await ligar('sac');
    const alvo = { lelUid: lel(1) };
    const { chatUid } = await ana.pedir('conectar-chat', alvo);
    const { mensagem } = await diz(ana, alvo, 'Posso visitar?');
    await sac.pedir('conectar-chat', { chatUid });
    const dataRecebimento = new Date().toISOString();
    const recibo = { chatUid, mensagemUid: mensagem.uid, dataRecebimento };
    expect(await sac.pedir('post-chat-leitura', recibo)).toMatchObject({ ok: true, naoLidas: 1 });
    const lida = await sac.pedir('post-chat-leitura', { ...recibo, dataLeitura: dataRecebimento });
    expect(lida).toMatchObject({ ok: true, naoLidas: 0 });
    const avisos = await ate(
      async () => ana.ouvidos['on-chat-leitura'] ?? [],
      (lidos) => lidos.some(({ casa }) => casa.lidaAte === 1),
    );
    expect(avisos.at(-1)).toMatchObject({ chatUid, casa: { recebidaAte: 1, lidaAte: 1 } });
    const { corpo } = await (await como('cliente1'))('GET', `/v1/chats/${chatUid}/mensagens`);
    expect(corpo.itens[0].leitura).toEqual({
      dataRecebimento: expect.any(String),
      dataLeitura: expect.any(String),
    });

    // Unread is what the house said since.
    await diz(sac, { chatUid }, 'Pode, amanhã.');
    const minhas = (await (await como('cliente1'))('GET', '/v1/cliente/chats')).corpo;
    expect(minhas.itens.find(({ uid }: Json) => uid === chatUid)).toMatchObject({
      ...{ naoLidas: 1, assunto: 'Uno da conversa', trecho: 'Pode, amanhã.' },
    });

    const bia = await ligar('cliente2');
    const doOutro = await bia.pedir('conectar-chat', alvo);
    expect(doOutro.chatUid).not.toBe(chatUid);
    const { mensagem: dela } = await diz(bia, alvo, 'Eu também queria ver.');
    const recusas: [Ligado, object, string][] = [
      // Of another chat, of somebody else, of nothing, malformed.
      [ana, { ...recibo, mensagemUid: dela.uid }, 'NAO_ENCONTRADO'],
      [bia, recibo, 'NAO_ENCONTRADO'],
      [sac, { ...recibo, mensagemUid: dela.uid }, 'NAO_ENCONTRADO'],
      [ana, { ...recibo, cliUid: randomUUID() }, 'SEM_PERMISSAO'],
      [ana, { chatUid, dataLeitura: dataRecebimento }, 'REQUISICAO_INVALIDA'],
      [ana, { chatUid, mensagemUid: mensagem.uid }, 'REQUISICAO_INVALIDA'],
      [await ligar(null), recibo, 'NAO_AUTENTICADO'],
    ];
    for (const [de, dados, esperado] of recusas)
      expect(codigo(await de.pedir('post-chat-leitura', dados))).toEqual([false, esperado]);
    for (const um of [ana, bia, sac]) um.socket.disconnect();
  });

  it('are alone with each other: no other client, brand, role or visitor comes in', async () => {
    const ana = await ligar('cliente1');
    const alvo = { lelUid: lel(2) };
    const { chatUid } = await ana.pedir('conectar-chat', alvo);
    await diz(ana, alvo, 'É segredo.');
    const pessoas: [string | null, string, string][] = [
      ['cliente2', 'leilo', 'NAO_ENCONTRADO'],
      [null, 'leilo', 'NAO_ENCONTRADO'],
      ['mkt', 'leilo', 'NAO_ENCONTRADO'],
      ['acerto', 'leilo', 'NAO_ENCONTRADO'],
      ['adm', 'pacto', 'NAO_ENCONTRADO'],
    ];
    for (const [quem, hotsite, esperado] of pessoas) {
      const outro = await ligar(quem, hotsite);
      expect(codigo(await outro.pedir('conectar-chat', { chatUid })), `${quem}`).toEqual([false, esperado]);
      const pedir = await como(quem, hotsite);
      expect((await pedir('GET', `/v1/chats/${chatUid}/mensagens`)).status, `${quem}`).toBe(404);
      const dito = await diz(outro, { chatUid }, 'Oi');
      expect(dito.ok, `${quem}`).toBe(false);
      outro.socket.disconnect();
    }
    const visita = await ligar(null);
    expect(codigo(await visita.pedir('conectar-chat', alvo))).toEqual([false, 'NAO_AUTENTICADO']);
    const mkt = await ligar('mkt');
    expect(codigo(await mkt.pedir('conectar-chat', alvo))).toEqual([false, 'SEM_PERMISSAO']);
    expect(codigo(await mkt.pedir('conectar-chats'))).toEqual([false, 'SEM_PERMISSAO']);
    expect(codigo(await ana.pedir('conectar-chats'))).toEqual([false, 'SEM_PERMISSAO']);
    expect(codigo(await ana.pedir('conectar-chat', { lelUid: randomUUID() }))).toEqual([
      ...[false, 'LOTE_NAO_ENCONTRADO'],
    ]);
    for (const dados of [{}, { ...alvo, chatUid }, { lelUid: 'x' }, null, 'x'])
      expect(codigo(await ana.pedir('conectar-chat', dados as object)), JSON.stringify(dados)).toEqual([
        ...[false, 'REQUISICAO_INVALIDA'],
      ]);
    for (const um of [ana, visita, mkt]) um.socket.disconnect();
  });

  it('are in one chat at a time: another one, or leaving, ends what is heard', async () => {
    const sac = await ligar('sac');
    const ana = await ligar('cliente1');
    const [um, outro] = [{ lelUid: lel(3) }, { lelUid: lel(4) }];
    const a = await diz(ana, um, 'Primeiro chat');
    const b = await diz(ana, outro, 'Segundo chat');
    await sac.pedir('conectar-chat', { chatUid: a.mensagem.chatUid });
    await sac.pedir('conectar-chat', { chatUid: b.mensagem.chatUid });
    await diz(ana, um, 'não se ouve');
    await diz(ana, outro, 'ouve-se');
    await ouvir(sac, 'ouve-se');
    expect(ditas(sac).map(({ mensagem }) => mensagem)).toEqual(['ouve-se']);
    expect(await sac.pedir('desconectar-chat', { chatUid: b.mensagem.chatUid })).toEqual({ ok: true });
    await diz(ana, outro, 'nem isto');
    await espera(400);
    expect(ditas(sac)).toHaveLength(1);
    for (const socket of [ana, sac]) socket.socket.disconnect();
  });
});

describe('what is not taken', () => {
  it('is said in words: too long, nothing, barred, on no chat', async () => {
    const ana = await ligar('cliente1');
    const alvo = { lelUid: lel() };
    const recusas: [object, string][] = [
      [{ ...alvo, mensagem: 'x'.repeat(10_000), comandoId: randomUUID() }, 'REQUISICAO_INVALIDA'],
      [{ ...alvo, mensagem: ' \n ', comandoId: randomUUID() }, 'REQUISICAO_INVALIDA'],
      [{ ...alvo, mensagem: 'com\u0007sino', comandoId: randomUUID() }, 'REQUISICAO_INVALIDA'],
      [{ ...alvo, mensagem: 'sem comando' }, 'REQUISICAO_INVALIDA'],
      [{ mensagem: 'sem alvo', comandoId: randomUUID() }, 'REQUISICAO_INVALIDA'],
      [{ ...alvo, mensagem: 'isto é g0lpe', comandoId: randomUUID() }, 'MENSAGEM_BARRADA'],
      [{ leiUid: lei.uid, mensagem: 'sem público', comandoId: randomUUID() }, 'NAO_ENCONTRADO'],
    ];
    for (const [dados, esperado] of recusas) {
      const resposta = await ana.pedir('post-chat-mensagem', dados);
      expect(codigo(resposta), JSON.stringify(dados).slice(0, 80)).toEqual([false, esperado]);
      expect(String(resposta.erro.message)).toMatch(/\p{L}{3}/u);
    }
    const mil = 'é'.repeat(1_000);
    expect((await diz(ana, alvo, mil)).mensagem.mensagem).toBe(mil);
    ana.socket.disconnect();
  });

  it('is more than one a second of one person; what was taken is not lost, and nobody else waits', async () => {
    const outro = new EngineDeTeste(pastaNova(), { MARTELO_LIMITES: '1' });
    try {
      await outro.subir();
      const { lotes } = await outro.leilao({}, [LOTE]);
      const ana = await ligar('cliente1', 'leilo', outro);
      const bia = await ligar('cliente2', 'leilo', outro);
      const alvo = { lelUid: lotes[0]! };
      const comandoId = randomUUID();
      const todas = await Promise.all([
        diz(ana, alvo, 'A primeira', comandoId),
        ...Array.from({ length: 99 }, (_, n) => diz(ana, alvo, `Depressa ${n}`)),
      ]);
      const aceitas = todas.filter(({ ok }) => ok);
      expect(aceitas).toHaveLength(1);
      for (const { ok, erro } of todas)
        if (!ok) expect(['LIMITE_DE_MENSAGENS', 'MUITAS_TENTATIVAS']).toContain(erro.codigo);
      // Prices are followed on a budget of their own, and so is everybody else's chat.
      expect((await ana.pedir('conectar-lances-lote', { lelUid: lotes[0] })).ok).toBe(true);
      expect((await diz(bia, alvo, 'Com calma')).ok).toBe(true);
      const minha = await como('cliente1', 'leilo', outro);
      const { chatUid } = aceitas[0].mensagem;
      const { corpo } = await minha('GET', `/v1/chats/${chatUid}/mensagens`);
      expect(corpo.itens).toHaveLength(1);
      for (const um of [ana, bia]) um.socket.disconnect();
    } finally {
      await outro.encerrar();
    }
  });
});

describe('the house’s inbox', () => {
  it('has all chats of the brand: who waits, who has it, moved live; handed to who answers chats alone', async () => {
    const sac = await ligar('sac');
    await sac.pedir('conectar-chats');
    const ana = await ligar('cliente3');
    const dita = await diz(ana, { lelUid: lel() }, 'Alguém?');
    const { chatUid } = dita.mensagem;
    await ate(
      async () => sac.ouvidos['on-chat'] ?? [],
      (lidos) => lidos.some((um) => um.chatUid === chatUid),
    );
    const casa = await como('sac');
    const esperam = (await casa('GET', '/v1/chats?recorte=esperam')).corpo;
    expect(esperam.itens[0]).toMatchObject({
      ...{ uid: chatUid, espera: true, naoLidas: 1, trecho: 'Alguém?', responsavel: null },
      cliente: { nome: expect.any(String) },
    });
    expect(esperam.esperam).toBeGreaterThan(0);
    const { itens: pessoas } = (await casa('GET', '/v1/chats/pessoas')).corpo;
    const eu = pessoas.find(({ nome }: Json) => /atend|sac/i.test(nome)) ?? pessoas[0];
    const passado = await casa('PUT', `/v1/chats/${chatUid}/responsavel`, { responsavelUid: eu.uid });
    expect(passado.corpo.responsavel).toEqual(eu);
    expect(
      (await casa('PUT', `/v1/chats/${chatUid}/responsavel`, { responsavelUid: randomUUID() })).status,
    ).toBe(400);
    const semDono = (await casa('GET', '/v1/chats?recorte=sem-responsavel')).corpo.itens;
    expect(semDono.map(({ uid }: Json) => uid)).not.toContain(chatUid);
    await diz(sac, { chatUid }, 'Sim, bom dia!');
    expect((await casa('GET', `/v1/chats/${chatUid}`)).corpo).toMatchObject({ espera: false, naoLidas: 0 });
    expect((await casa('GET', `/v1/chats?lelUid=${lel()}`)).corpo.itens.length).toBeGreaterThan(1);
    expect((await casa('GET', '/v1/chats/respostas-prontas')).corpo.itens).toHaveLength(1);
    expect((await casa('GET', '/v1/chats?recorte=nenhum')).status).toBe(400);

    for (const [quem, status] of [
      ['mkt', 403],
      ['cliente1', 403],
      [null, 401],
    ] as const)
      for (const caminho of ['/v1/chats', `/v1/chats/${chatUid}`, '/v1/chats/pessoas'])
        expect((await (await como(quem))('GET', caminho)).status).toBe(status);
    expect((await (await como('adm', 'pacto'))('GET', '/v1/chats')).corpo.itens).toEqual([]);
    expect((await (await como('adm', 'pacto'))('GET', `/v1/chats/${chatUid}`)).status).toBe(404);
    for (const um of [ana, sac]) um.socket.disconnect();
  });
});

describe('a public chat', () => {
  it('is there where the house opens one: read by whoever sees the auction, written by clients under their apelido', async () => {
    const publico = { leiUid: lei.uid };
    const ana = await ligar('cliente1');
    expect(codigo(await ana.pedir('conectar-chat', publico))).toEqual([false, 'NAO_ENCONTRADO']);
    const casa = await como('leiloeiro');
    const aberta = await casa('PUT', `/v1/chats/leilao/${lei.uid}`, { aberta: true });
    expect(aberta.corpo).toMatchObject({ tipo: 'PUBLICA', fechada: false, cliente: null });
    const { chatUid } = await ana.pedir('conectar-chat', publico);
    const visita = await ligar(null);
    expect((await visita.pedir('conectar-chat', publico)).autor).toBeNull();
    expect(codigo(await diz(visita, publico, 'Oi'))).toEqual([false, 'NAO_AUTENTICADO']);
    const leiloeiro = await ligar('leiloeiro');
    await leiloeiro.pedir('conectar-chat', { chatUid });
    const dita = await diz(ana, publico, 'Bom dia a todos');
    const visto = await ouvir(visita, 'Bom dia a todos');
    expect(visto).toMatchObject({ apelido: expect.any(String), autor: dita.mensagem.autor, leitura: null });
    // Nobody but the house learns who it is.
    expect((await ouvir(leiloeiro, 'Bom dia a todos')).quem).toMatchObject({ uid: expect.any(String) });

    // Removed: its place stays, its words do not.
    const remocao = `/v1/chats/mensagens/${dita.mensagem.uid}`;
    expect((await (await como('cliente1'))('DELETE', remocao)).status).toBe(403);
    expect((await (await como('adm', 'pacto'))('DELETE', remocao)).status).toBe(404);
    expect((await casa('DELETE', remocao)).status).toBe(204);
    expect((await casa('DELETE', remocao)).status).toBe(204);
    expect(await ouvir(visita, null)).toMatchObject({ uid: dita.mensagem.uid, ordem: 1, mensagem: null });
    const pagina = await (await como(null))('GET', `/v1/chats/${chatUid}/mensagens`);
    expect(pagina.corpo.itens).toMatchObject([{ ordem: 1, mensagem: null }]);
    expect(pagina.texto).not.toContain('Bom dia');
    expect((await casa('GET', `/v1/chats/${chatUid}`)).corpo.trecho).toBe('');

    // Muted while they write: told at once, refused in words, heard by the house all the same.
    const { quem } = await ouvir(leiloeiro, null);
    expect(JSON.stringify([visita.ouvidos, ana.ouvidos])).not.toContain(quem.uid);
    expect((await casa('PUT', `/v1/chats/silencios/${quem.uid}`, { minutos: 7 })).status).toBe(400);
    expect((await casa('PUT', `/v1/chats/silencios/${randomUUID()}`, { minutos: 10 })).status).toBe(404);
    expect((await casa('PUT', `/v1/chats/silencios/${quem.uid}`, { minutos: 10 })).status).toBe(200);
    await ate(
      async () => ana.ouvidos['on-chat-silencio'] ?? [],
      (ouvidos) => ouvidos.length > 0,
    );
    const calada = await diz(ana, publico, 'Ainda falo?');
    expect(codigo(calada)).toEqual([false, 'CHAT_SILENCIADO']);
    expect(calada.erro.message).toMatch(/chat público até \d/);
    expect((await diz(ana, { lelUid: lel() }, 'Por que não posso?')).ok).toBe(true);
    expect((await ana.pedir('conectar-chat', publico)).silencio).toMatchObject({ ate: expect.any(String) });
    expect((await casa('DELETE', `/v1/chats/silencios/${quem.uid}`)).status).toBe(204);
    expect((await diz(ana, publico, 'De volta')).ok).toBe(true);

    // Closed: read, not written.
    expect((await casa('PUT', `/v1/chats/leilao/${lei.uid}`, { aberta: false })).corpo.fechada).toBe(true);
    await ate(
      async () => visita.ouvidos['on-chat-situacao'] ?? [],
      (ouvidos) => ouvidos.some(({ fechada }) => fechada === true),
    );
    expect(codigo(await diz(ana, publico, 'Ainda?'))).toEqual([false, 'CHAT_FECHADO']);
    expect((await visita.pedir('conectar-chat', publico)).fechada).toBe(true);
    expect((await (await como('mkt'))('PUT', `/v1/chats/leilao/${lei.uid}`, { aberta: true })).status).toBe(
      403,
    );
    expect(
      (await (await como('adm', 'pacto'))('PUT', `/v1/chats/leilao/${lei.uid}`, { aberta: true })).status,
    ).toBe(404);
    for (const um of [ana, visita, leiloeiro]) um.socket.disconnect();
  });

  it('of every auction where the brand says so; what two say at once is in one order for all', async () => {
    const adm = await como('adm');
    const { itens } = (await adm('GET', CONFIGURACAO)).corpo;
    const { uid, revisao } = itens[0];
    expect((await adm('PUT', `${CONFIGURACAO}/${uid}`, { publica: true, revisao })).status).toBe(200);
    const outro = await engine.leilao({}, [LOTE]);
    const publico = { leiUid: outro.uid };
    const visita = await ligar(null);
    const aberta = await ate(
      () => visita.pedir('conectar-chat', publico),
      ({ ok }) => ok,
    );
    const quem = await Promise.all([1, 2, 3, 4].map((n) => ligar(`cliente${n}`)));
    await Promise.all(
      quem.flatMap((um, n) => Array.from({ length: 10 }, (_, vez) => diz(um, publico, `${n} diz ${vez}`))),
    );
    const pagina = await (await como(null))('GET', `/v1/chats/${aberta.chatUid}/mensagens?porPagina=100`);
    const ordens = pagina.corpo.itens.map(({ ordem }: Json) => ordem);
    expect(ordens).toEqual(Array.from({ length: 40 }, (_, n) => n + 1));
    await ate(
      async () => ditas(visita).length,
      (quantas) => quantas >= 40,
    );
    expect(ditas(visita).map(({ ordem }) => ordem)).toEqual(ordens);
    // A draft's has none for who does not see it.
    const rascunho = await engine.leilao({ situacao: 'CRIADO' }, [LOTE]);
    expect(
      (await adm('PUT', `${CONFIGURACAO}/${uid}`, { publica: false, revisao: revisao + 1 })).status,
    ).toBe(200);
    await ate(
      () => visita.pedir('conectar-chat', { leiUid: rascunho.uid }),
      ({ ok }) => !ok,
    );
    for (const um of [visita, ...quem]) um.socket.disconnect();
  });
});

it('what was said outlives the engine, killed right after the answer', async () => {
  const ana = await ligar('cliente1');
  const { mensagem } = await diz(ana, { lelUid: lel(4) }, 'Fica guardado');
  await engine.parar('SIGKILL');
  await engine.subir();
  const { corpo } = await (await como('cliente1'))('GET', `/v1/chats/${mensagem.chatUid}/mensagens`);
  expect(corpo.itens.at(-1)).toMatchObject({ uid: mensagem.uid, mensagem: 'Fica guardado' });
});
