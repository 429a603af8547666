import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EngineDeTeste, type Json } from './engine.ts';
import { livroConfere } from './verificador.ts';

const engine = new EngineDeTeste();
beforeAll(() => engine.subir());
afterAll(() => engine.encerrar());

// Amounts that occur nowhere else: finding one in a public message is finding the secret.
const TETO_DE_A = 7_654_321;
const TETO_DE_B = 5_432_109;
const TETO_ELEVADO = 8_765_431;
const RESERVA = 9_876_543;

/** Each is of another car. */
let disputas = 23;
async function disputa() {
  const leilao = await engine.leilao({ incrementos: [{ valor: 10_000 }] }, [
    {
      nome: 'Lote sigiloso',
      tipo: 'Carro',
      valor: { minimo: 1_000_000 },
      valorComitente: RESERVA,
      veiculo: { placa: `ABC1D${disputas++}` },
    },
  ]);
  return { ...leilao, lelUid: leilao.lotes[0]! };
}

describe('secrecy (rule 11)', () => {
  it('no public answer and no socket message carries a cap, a reserve, an e-mail, a client’s uid or a plate', async () => {
    const { uid, id, lelUid } = await disputa();
    const vistos: string[] = [];
    const visitante = engine.socket();
    visitante.onAny((...mensagem) => vistos.push(JSON.stringify(mensagem)));
    const pedir = (evento: string, dados: object) => visitante.timeout(20_000).emitWithAck(evento, dados);
    vistos.push(JSON.stringify(await pedir('conectar-lances-lote', { lelUid })));
    vistos.push(JSON.stringify(await pedir('conectar-leilao-site-dto', { leiUid: uid })));

    const deA = await engine.lance(lelUid, 'cliente1', 'AUTOMATICO', TETO_DE_A);
    const deB = await engine.lance(lelUid, 'cliente2', 'AUTOMATICO', TETO_DE_B);
    const silencioso = await engine.lance(lelUid, 'cliente1', 'AUTOMATICO', TETO_ELEVADO);
    expect([deA.status, deB.status, silencioso.status]).toEqual([201, 201, 201]);
    // What answers B is B's: but A's cap is not in it.
    expect(deB.texto).not.toContain(String(TETO_DE_A));

    vistos.push(JSON.stringify(await pedir('lances-lote-apos', { lelUid, seq: 0 })));
    for (const caminho of [
      '/v1/leiloes/lista-site?porPagina=200',
      `/v1/leiloes/${id}`,
      `/v1/leiloes/lista-site/destaques/${uid}`,
      '/v1/leiloes/lista-site/ao-vivo',
      '/v1/leiloes/lista-site/resultados',
      '/v1/lotes?porPagina=200',
      `/v1/lotes/${lelUid}`,
      `/v1/lotes/${lelUid}/lances`,
      `/v1/lotes/${lelUid}/livro`,
      `/v1/ao-vivo?lotes=${lelUid}.0&leiloes=${uid}`,
    ]) {
      const { status, texto } = await engine.pedir('GET', caminho);
      expect(status, caminho).toBe(200);
      vistos.push(texto);
    }
    await expect
      .poll(() => vistos.filter((texto) => texto.includes('on-lances-lote')).length)
      .toBeGreaterThanOrEqual(1);
    visitante.disconnect();

    const cliUids = await Promise.all(
      ['cliente1', 'cliente2'].map(async (quem) => {
        const { corpo } = await engine.pedir('GET', '/v1/auth/eu', { token: await engine.entrar(quem) });
        return corpo.uid as string;
      }),
    );
    const segredos = [
      TETO_DE_A,
      TETO_ELEVADO,
      RESERVA,
      'valorComitente',
      'maximo',
      '@demo.martelo',
      'ABC1D2',
      ...cliUids,
    ];
    for (const texto of vistos) for (const segredo of segredos) expect(texto).not.toContain(String(segredo));
    // B's cap was beaten and is now the public amount of a bid; A's answer stands one step above it.
    expect((await engine.lote(lelUid)).valorAtual).toBe(TETO_DE_B + 10_000);
  });

  it('a bidder reads their own cap while it leads, and nobody else’s', async () => {
    const { lelUid } = await disputa();
    await engine.lance(lelUid, 'cliente1', 'AUTOMATICO', TETO_DE_A);
    const posicao = async (quem: string) =>
      (await engine.pedir('GET', `/v1/lotes/${lelUid}/minha-posicao`, { token: await engine.entrar(quem) }))
        .corpo;
    expect(await posicao('cliente1')).toMatchObject({ posicao: 'ganhando', maximo: TETO_DE_A });
    expect(await posicao('cliente2')).toMatchObject({
      posicao: 'nao-esta-participando',
      maximo: null,
      meuLance: null,
    });
    await engine.lance(lelUid, 'cliente2', 'MANUAL', TETO_DE_B);
    expect(await posicao('cliente2')).toMatchObject({
      posicao: 'superado',
      maximo: null,
      meuLance: TETO_DE_B,
    });
  });
});

describe('what the house reads of caps (rule 11)', () => {
  const QUEM = ['adm', 'acerto', 'leiloeiro', 'mkt'] as const;
  const lances = async (quem: string, lelUid: string) => {
    const filtro = encodeURIComponent(JSON.stringify({ tipo: 'exata', campo: 'lelUid', valor: lelUid }));
    const token = await engine.entrar(quem);
    return engine.pedir('GET', `/v1/lances-recebidos?filtro=${filtro}&ordenar=data`, { token });
  };

  it('is nothing before the close, in lists, one by one, in histories and at the console', async () => {
    const { lelUid, uid } = await disputa();
    await engine.lance(lelUid, 'cliente1', 'AUTOMATICO', TETO_DE_A);
    await engine.lance(lelUid, 'cliente1', 'AUTOMATICO', TETO_ELEVADO);
    const token = await engine.entrar('adm');
    const { corpo, texto } = await lances('adm', lelUid);
    expect(corpo.itens.map(({ tipoLance, valor }: Json) => [tipoLance, valor])).toEqual([
      ['Configuração Automática', 1_000_000],
      ['Configuração Automática', null],
    ]);
    const vistos = [texto];
    for (const { uid: lance } of corpo.itens) {
      const um = await engine.pedir('GET', `/v1/lances-recebidos/${lance}`, { token });
      expect(um.corpo).toMatchObject({ uid: lance, maximo: null });
      vistos.push(um.texto);
    }
    for (const quem of QUEM) {
      const dele = await engine.entrar(quem);
      vistos.push((await lances(quem, lelUid)).texto);
      for (const caminho of [
        `/v1/lotes/${lelUid}`,
        `/v1/lotes/${lelUid}/historico`,
        `/v1/lotes/${lelUid}/livro/privado`,
        `/v1/leiloes/${uid}`,
      ])
        vistos.push((await engine.pedir('GET', caminho, { token: dele })).texto);
      const console = engine.socket(dele);
      const estado = await console.timeout(20_000).emitWithAck('conectar-leiloeiro', { leiUid: uid });
      vistos.push(JSON.stringify(estado));
      console.disconnect();
    }
    for (const visto of vistos) {
      expect(visto).not.toContain(String(TETO_DE_A));
      expect(visto).not.toContain(String(TETO_ELEVADO));
    }
    for (const campo of ['valor', 'valorPublico', 'maximo']) {
      const porTeto = { tipo: 'range', campo, min: TETO_DE_A };
      const filtro = encodeURIComponent(JSON.stringify(porTeto));
      const recusado = await engine.pedir('GET', `/v1/lances-recebidos?filtro=${filtro}`, { token });
      expect([recusado.status, recusado.corpo.codigo]).toEqual([400, 'FILTRO_INVALIDO']);
    }
  });

  it('is one cap at a time after it, and each reading leaves a trace', async () => {
    const { lotes } = await engine.leilao({ incrementos: [{ valor: 10_000 }] }, [
      {
        ...{ nome: 'Lote breve', tipo: 'Carro', valor: { minimo: 1_000_000 }, recebeIncrementoTempo: false },
        dataFim: new Date(Date.now() + 2_500).toISOString(),
      },
    ]);
    const lelUid = lotes[0]!;
    await engine.lance(lelUid, 'cliente1', 'AUTOMATICO', TETO_DE_A);
    await engine.lance(lelUid, 'cliente2', 'MANUAL', 2_000_000);
    await expect
      .poll(async () => (await engine.lote(lelUid)).situacao, { timeout: 15_000 })
      .toBe('AG_PAGAMENTO');
    const { corpo, texto } = await lances('acerto', lelUid);
    expect(texto).not.toContain(String(TETO_DE_A));
    const aberturas = async () => {
      const token = await engine.entrar('adm');
      return (await engine.pedir('GET', `/v1/lotes/${lelUid}/livro/privado/aberturas`, { token })).corpo
        .itens;
    };
    expect(await aberturas()).toEqual([]);
    const maximos: Record<string, number | null> = {};
    for (const { uid, tipoLance } of corpo.itens) {
      const token = await engine.entrar('acerto');
      maximos[tipoLance] = (await engine.pedir('GET', `/v1/lances-recebidos/${uid}`, { token })).corpo.maximo;
    }
    expect(maximos).toEqual({ 'Configuração Automática': TETO_DE_A, Automático: null, Manual: null });
    const configuracao = corpo.itens.find(({ tipoLance }: Json) => tipoLance === 'Configuração Automática');
    expect(await aberturas()).toMatchObject([{ lance: configuracao.uid }]);
  });
});

describe('what may still be disputed or asked for (rules 11, 14 and 17)', () => {
  const lerMaximo = async (lelUid: string) => {
    const token = await engine.entrar('adm');
    const filtro = encodeURIComponent(JSON.stringify({ tipo: 'exata', campo: 'lelUid', valor: lelUid }));
    const { corpo } = await engine.pedir('GET', `/v1/lances-recebidos?filtro=${filtro}`, { token });
    const { uid } = corpo.itens.find(({ tipoLance }: Json) => tipoLance === 'Configuração Automática');
    const um = await engine.pedir('GET', `/v1/lances-recebidos/${uid}`, { token });
    const livro = await engine.pedir('GET', `/v1/lotes/${lelUid}/livro/privado`, { token });
    return [um.corpo.maximo, livro.status, livro.corpo.codigo];
  };
  const FECHADO = [null, 422, 'SIGILO_ATE_O_FIM'];
  const ABERTO = [TETO_DE_A, 200, undefined];

  it('stays secret while the console can take the sale back, and opens when the auction is over', async () => {
    const lote = { tipo: 'Carro', valor: { minimo: 1_000_000 }, finalizacaoManual: true };
    const { uid: leiUid, lotes } = await engine.leilao({ incrementos: [{ valor: 10_000 }] }, [
      { ...lote, nome: 'Lote do pregão', posicaoLeilao: 1 },
      { ...lote, nome: 'Outro do pregão', posicaoLeilao: 2 },
    ]);
    const [lelUid, outro] = lotes as [string, string];
    const socket = engine.socket(await engine.entrar('leiloeiro'));
    let estado: Json = await socket.timeout(20_000).emitWithAck('conectar-leiloeiro', { leiUid });
    const agir = async (acao: string, campos: object = {}) => {
      const pedido = { leiUid, acao, comandoId: randomUUID(), seq: estado.seq, ...campos };
      estado = await socket.timeout(20_000).emitWithAck('leiloeiro-acao', pedido);
      expect(estado.ok, JSON.stringify(estado)).toBe(true);
    };
    await agir('abrir-lote', { lelUid });
    await engine.lance(lelUid, 'cliente1', 'AUTOMATICO', TETO_DE_A);
    estado = await socket.timeout(20_000).emitWithAck('conectar-leiloeiro', { leiUid });
    await agir('condicional');
    expect(await lerMaximo(lelUid)).toEqual(FECHADO);
    await agir('desfazer');
    await agir('dou-lhe-uma');
    await agir('dou-lhe-duas');
    await agir('vender');
    expect((await engine.lote(lelUid)).situacao).toBe('AG_PAGAMENTO');
    expect(await lerMaximo(lelUid)).toEqual(FECHADO);
    await agir('abrir-lote', { lelUid: outro });
    await agir('nao-arrematar');
    socket.disconnect();
    expect(await lerMaximo(lelUid)).toEqual(FECHADO);
    const token = await engine.entrar('adm');
    const corpo = { situacao: 'EXECUTADO' };
    expect((await engine.pedir('PUT', `/v1/leiloes/${leiUid}`, { token, corpo })).status).toBe(200);
    expect(await lerMaximo(lelUid)).toEqual(ABERTO);
  });

  it('stays secret while a conditional sale is negotiated: nobody asks a bidder for exactly their cap', async () => {
    const { lotes } = await engine.leilao({ incrementos: [{ valor: 10_000 }] }, [
      {
        ...{ nome: 'Lote condicional', tipo: 'Carro', valor: { minimo: 1_000_000 }, valorComitente: RESERVA },
        ...{ recebeIncrementoTempo: false, dataFim: new Date(Date.now() + 2_500).toISOString() },
      },
    ]);
    const lelUid = lotes[0]!;
    await engine.lance(lelUid, 'cliente1', 'AUTOMATICO', TETO_DE_A);
    const situacao = async () => (await engine.lote(lelUid)).situacao;
    await expect.poll(situacao, { timeout: 15_000 }).toBe('CONDICIONAL');
    expect(await lerMaximo(lelUid)).toEqual(FECHADO);
    const token = await engine.entrar('adm');
    const resposta = await engine.pedir('POST', `/v1/lotes/${lelUid}/condicional/resposta`, {
      token,
      corpo: { resposta: 'Recusada', comandoId: randomUUID() },
    });
    expect(resposta.status, resposta.texto).toBeLessThan(300);
    expect(await lerMaximo(lelUid)).toEqual(ABERTO);
  });
});

describe('the public ledger (rules 22 and 23)', () => {
  it('verifies with nothing but its own text, gapless from 1, and shows when a word of it was changed', async () => {
    const { lelUid, uid } = await disputa();
    await engine.lance(lelUid, 'cliente1', 'AUTOMATICO', TETO_DE_A);
    await engine.lance(lelUid, 'cliente1', 'AUTOMATICO', TETO_ELEVADO);
    await engine.lance(lelUid, 'cliente2', 'MANUAL', 1_500_000);
    const { corpo } = await engine.pedir('GET', `/v1/lotes/${lelUid}/livro`);
    expect([corpo.lelUid, corpo.leiUid, corpo.assinatura]).toEqual([lelUid, uid, null]);
    expect(corpo.eventos.map(({ publico }: Json) => publico.tipo)).toEqual([
      'LoteIncluido',
      'Lance',
      'Lance',
      'Lance',
    ]);
    expect(livroConfere(corpo)).toBe(true);
    const adulterado = structuredClone(corpo);
    adulterado.eventos[2].publico.valor += 1;
    expect(livroConfere(adulterado)).toBe(false);
  });
});

describe('sockets', () => {
  it('carry a bid with the same answer as the POST, once for both ways (rule 10)', async () => {
    const { lelUid } = await disputa();
    const socket = engine.socket(await engine.entrar('cliente3'));
    const comandoId = randomUUID();
    const lance = { lelUid, tipo: 'MANUAL', valor: 1_000_000, comandoId };
    const resposta = await socket.timeout(20_000).emitWithAck('dar-lance', lance);
    expect(resposta).toMatchObject({ ok: true, posicao: 'ganhando', valorAtual: 1_000_000 });
    const porRest = await engine.lance(lelUid, 'cliente3', 'MANUAL', 1_000_000, comandoId);
    expect({ ok: true, ...porRest.corpo }).toEqual(resposta);
    socket.disconnect();
  });

  it('refuse what is malformed and survive it', async () => {
    const { lelUid } = await disputa();
    const socket = engine.socket(await engine.entrar('cliente3'));
    const pedir = (dados: unknown) => socket.timeout(20_000).emitWithAck('dar-lance', dados);
    for (const valor of [0, 1.5, 1e15, '100']) {
      const recusa = await pedir({ lelUid, tipo: 'MANUAL', valor, comandoId: 'x' });
      expect(recusa).toMatchObject({ ok: false, erro: { codigo: 'VALOR_INVALIDO', statusCode: 422 } });
    }
    for (const lixo of [null, 'lance', [], { lelUid: 'abc' }]) {
      expect(await pedir(lixo)).toMatchObject({ ok: false, erro: { codigo: 'REQUISICAO_INVALIDA' } });
    }
    const caiu = new Promise<string>((resolve) => socket.once('disconnect', resolve));
    socket.emit('dar-lance', { lelUid, lixo: 'a'.repeat(1_000_000) });
    await caiu;
    expect((await engine.lote(lelUid)).qtdLances).toBe(0);
    const anonimo = engine.socket();
    const semLogin = await anonimo
      .timeout(20_000)
      .emitWithAck('dar-lance', { lelUid, tipo: 'MANUAL', valor: 1_000_000, comandoId: 'y' });
    expect(semLogin).toMatchObject({ ok: false, erro: { codigo: 'NAO_AUTENTICADO' } });
    anonimo.disconnect();
  });
});
