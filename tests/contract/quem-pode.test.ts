import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { totp } from '../totp.ts';
import { daqui, EngineDeTeste, type Json, type Resposta, SEGREDO } from './engine.ts';

const engine = new EngineDeTeste();
let adm = '';
const CARRO = { nome: 'Alvo', tipo: 'Carro', valor: { minimo: 100_000 } };

beforeAll(async () => {
  await engine.subir();
  adm = await engine.entrar('adm');
});
afterAll(() => engine.encerrar());

/** Its own code and status, a sentence, and where the site settles it. */
function recusa({ status, corpo, texto }: Resposta, esperado: number, codigo: string): void {
  expect([status, corpo.codigo], texto).toEqual([esperado, codigo]);
  expect(corpo.message.length).toBeGreaterThan(20);
  expect(corpo.acao).toMatch(/^\/[a-z-]+/);
}

const uids = new Map<string, string>();
/** Remembered: a blocked client is not told who they are. */
async function uidDe(quem: string): Promise<string> {
  const uid =
    uids.get(quem) ??
    (await engine.pedir('GET', '/v1/auth/eu', { token: await engine.entrar(quem) })).corpo.uid;
  uids.set(quem, uid);
  return uid;
}
/** What the house decides of a client. */
const decidir = async (quem: string, corpo: object): Promise<Json> => {
  const uid = await uidDe(quem);
  const resposta = await engine.pedir('PUT', `/v1/clientes/${uid}/participacao`, { token: adm, corpo });
  expect(resposta.status, resposta.texto).toBe(200);
  return resposta.corpo;
};
const servico = { cabecalhos: { 'x-martelo-servico': SEGREDO } };
/** The brand's rules with these changes while `fazer` runs. */
async function comRegras(mudancas: object, fazer: () => Promise<void>): Promise<void> {
  const { corpo: antes } = await engine.pedir('GET', '/v1/hotsites/1/regras', servico);
  const gravar = (corpo: object) => engine.pedir('PUT', '/v1/hotsites/1/regras', { ...servico, corpo });
  expect((await gravar({ ...antes, ...mudancas })).status).toBe(200);
  try {
    await fazer();
  } finally {
    await gravar(antes);
  }
}
const lance = (lelUid: string, quem = 'cliente1', valor = 100_000) =>
  engine.lance(lelUid, quem, 'MANUAL', valor);
const porSocket = async (lelUid: string, quem: string): Promise<Json> => {
  const socket = engine.socket(await engine.entrar(quem));
  try {
    await new Promise((resolve) => socket.once('connect', () => resolve(null)));
    const pedido = { lelUid, tipo: 'MANUAL', valor: 100_000, comandoId: randomUUID() };
    return await socket.emitWithAck('dar-lance', pedido);
  } finally {
    socket.close();
  }
};

describe('the client', () => {
  it('blocked is told so, on REST and on the socket, not active is let in nowhere, and may again when freed', async () => {
    const { lotes } = await engine.leilao({}, [CARRO]);
    await decidir('cliente2', { situacao: 'BLOQUEADO', motivoBloqueio: 'Pagamento em atraso' });
    const bloqueado = await lance(lotes[0]!, 'cliente2');
    recusa(bloqueado, 423, 'CADASTRO_BLOQUEADO');
    expect(bloqueado.corpo.message).toContain('Pagamento em atraso');
    expect((await porSocket(lotes[0]!, 'cliente2')).erro.codigo).toBe('CADASTRO_BLOQUEADO');
    await decidir('cliente2', { situacao: 'INATIVO' });
    // An account that is closed has no session that holds: its token opens nothing.
    expect((await lance(lotes[0]!, 'cliente2')).corpo.codigo).toBe('TOKEN_INVALIDO');
    await decidir('cliente2', { situacao: 'ATIVO' });
    expect((await lance(lotes[0]!, 'cliente2')).status).toBe(201);
  });

  it('who takes back what they never were asked to agree to takes part in nothing until they accept', async () => {
    const { uid, lotes } = await engine.leilao(
      { exigeHabilitacao: true, habilitacaoAutomatica: true, exigeCodigo: true },
      [{ ...CARRO, valor: { minimo: 100_000, compreJa: 500_000 } }],
    );
    const { lotes: livres } = await engine.leilao({}, [
      { ...CARRO, valor: { minimo: 100_000, compreJa: 500_000 } },
    ]);
    const livre = livres[0]!;
    const token = await engine.entrar('cliente9');
    const pedir = (metodo: string, caminho: string, corpo: object = {}) =>
      engine.pedir(metodo, caminho, { token, corpo });
    const habilitar = () => engine.pedir('POST', `/v1/leiloes/${uid}/habilitacao`, { token });
    const { codigo } = (await habilitar()).corpo;
    const comandoId = randomUUID();
    const primeira = await engine.lance(livre, 'cliente9', 'MANUAL', 100_000, comandoId);
    expect(primeira.status).toBe(201);
    expect((await engine.pedir('DELETE', '/v1/cliente/consentimento', { token })).corpo).toEqual({
      aceite: null,
      retiradoEm: expect.any(String),
    });
    for (const [caminho, corpo] of [
      [`leiloes/${uid}/codigo`, { codigo }],
      [`lotes/${lotes[0]}/lances`, { comandoId: randomUUID(), tipo: 'AUTOMATICO', valor: 200_000 }],
      [`lotes/${livre}/lances`, { comandoId: randomUUID(), tipo: 'AUTOMATICO', valor: 200_000 }],
      [`lotes/${livre}/compre-ja`, {}],
      [`lotes/${livre}/propostas`, { valor: 90_000 }],
      [`lotes/${livre}/condicional/cliente`, { resposta: 'ACEITA' }],
    ] as const)
      recusa(await pedir('POST', `/v1/${caminho}`, corpo), 403, 'CONSENTIMENTO_RETIRADO');
    recusa(await habilitar(), 403, 'CONSENTIMENTO_RETIRADO');
    expect((await porSocket(livre, 'cliente9')).erro.codigo).toBe('CONSENTIMENTO_RETIRADO');
    // What was done before stands (rule 10).
    const segunda = await engine.lance(livre, 'cliente9', 'MANUAL', 100_000, comandoId);
    expect([segunda.status, segunda.corpo.uid]).toEqual([201, primeira.corpo.uid]);
    const aceitar = { consentimento: 'cadastro/1' };
    expect((await pedir('POST', '/v1/cliente/consentimento', aceitar)).status).toBe(200);
    expect((await pedir('POST', `/v1/leiloes/${uid}/codigo`, { codigo })).status).toBe(200);
    expect((await lance(lotes[0]!, 'cliente9')).status).toBe(201);
  });

  it('gets the first answer again for a bid that was accepted before (rule 10)', async () => {
    const { lotes } = await engine.leilao({}, [CARRO]);
    const comandoId = randomUUID();
    const primeira = await engine.lance(lotes[0]!, 'cliente2', 'MANUAL', 100_000, comandoId);
    await decidir('cliente2', { situacao: 'BLOQUEADO', motivoBloqueio: 'Em análise' });
    const segunda = await engine.lance(lotes[0]!, 'cliente2', 'MANUAL', 100_000, comandoId);
    await decidir('cliente2', { situacao: 'ATIVO' });
    expect([segunda.status, segunda.corpo.uid]).toEqual([201, primeira.corpo.uid]);
  });

  it.for([
    [{ confirmacoesObrigatorias: ['email'] }, 'EMAIL_NAO_CONFIRMADO', 403],
    [{ confirmacoesObrigatorias: ['telefone'] }, 'TELEFONE_NAO_CONFIRMADO', 403],
    [{ documentosObrigatorios: true }, 'DOCUMENTOS_PENDENTES', 403],
    [{ permitirCpf: false }, 'NATUREZA_NAO_ACEITA', 403],
    [{ segundoFatorObrigatorio: true }, 'SEGUNDO_FATOR_OBRIGATORIO', 428],
  ] as const)('lacks what the brand asks: %j', async ([regras, codigo, status]) => {
    const { lotes } = await engine.leilao({}, [CARRO]);
    // A fresh account: the demo's are confirmed.
    const conta = { ...(await novaConta()), permanecerLogado: false };
    const { corpo } = await engine.pedir('POST', '/v1/auth/token', { corpo: conta });
    const dar = () =>
      engine.pedir('POST', `/v1/lotes/${lotes[0]}/lances`, {
        token: corpo.access_token,
        corpo: { comandoId: randomUUID(), tipo: 'MANUAL', valor: 100_000 },
      });
    await comRegras(regras, async () => recusa(await dar(), status, codigo));
    expect((await dar()).status).toBe(201);
  });

  it('cannot register with a field that nobody knows', async () => {
    const corpo = {
      nome: 'Alguém',
      email: 'x@exemplo.com',
      senha: 'uma-senha-boa',
      cpf: novoCpf(),
      saldo: 1,
    };
    expect((await engine.pedir('POST', '/v1/clientes', { corpo })).corpo.codigo).toBe('REQUISICAO_INVALIDA');
  });
});

describe('a limit', () => {
  const limitado = new EngineDeTeste(undefined, { MARTELO_LIMITES: '1' });
  beforeAll(() => limitado.subir());
  afterAll(() => limitado.encerrar());

  it('of histories, each of which reads an auction’s log, counts those of lots and those of auctions together', async () => {
    const { uid, lotes } = await limitado.leilao({}, [CARRO]);
    const token = await limitado.entrar('adm');
    const ler = (caminho: string) => limitado.pedir('GET', caminho, { token });
    const lidas = await Promise.all(
      Array.from({ length: 24 }, (_, i) =>
        ler(i % 2 === 0 ? `/v1/lotes/${lotes[0]}/historico` : `/v1/leiloes/${uid}/historico`),
      ),
    );
    const recusadas = lidas.filter(({ status }) => status !== 200);
    expect(recusadas.length).toBeGreaterThan(0);
    expect(recusadas.length).toBeLessThanOrEqual(4);
    for (const { status, corpo } of recusadas)
      expect([status, corpo.codigo]).toEqual([429, 'MUITAS_TENTATIVAS']);
  });

  it('on bids never keeps an answered command from its answer, by REST, under either name of the lot, or by socket (rule 10)', async () => {
    const { lotes } = await limitado.leilao({}, [
      { ...CARRO, valor: { minimo: 100_000, compreJa: 900_000 } },
    ]);
    const lelUid = lotes[0]!;
    const { id } = await limitado.lote(lelUid);
    const comandoId = randomUUID();
    const dar = (lote: string | number, comando: string) =>
      limitado.lance(String(lote), 'cliente1', 'MANUAL', 100_000, comando);
    const primeira = await dar(id, comandoId);
    expect(primeira.status, primeira.texto).toBe(201);
    const socket = limitado.socket(await limitado.entrar('cliente1'));
    await new Promise((resolve) => socket.once('connect', () => resolve(null)));
    const rajada = Array.from({ length: 60 }, () => dar(lelUid, randomUUID()));
    const repetidas = [dar(lelUid, comandoId), dar(id, comandoId)];
    const pedido = { lelUid, tipo: 'MANUAL', valor: 100_000, comandoId };
    const ack = await socket.emitWithAck('dar-lance', pedido);
    socket.close();
    const novas = (await Promise.all(rajada)).map(({ corpo }) => corpo.codigo);
    expect(new Set(novas)).toEqual(new Set(['JA_GANHANDO', 'LIMITE_DE_LANCES']));
    for (const { status, corpo } of await Promise.all(repetidas))
      expect([status, corpo]).toEqual([201, primeira.corpo]);
    expect(ack).toEqual({ ok: true, ...primeira.corpo });
  });
});

describe('the viewing window', () => {
  it('closed, shows nothing to the public and everything to the house', async () => {
    const { uid, lotes } = await engine.leilao({}, [CARRO]);
    const caminhos = [
      '/v1/lotes',
      '/v1/leiloes/lista-site',
      `/v1/leiloes/${uid}`,
      `/v1/leiloes/lista-site/destaques/${uid}`,
      '/v1/leiloes/lista-site/ao-vivo',
      '/v1/leiloes/lista-site/resultados',
      `/v1/lotes/${lotes[0]}`,
      `/v1/lotes/${lotes[0]}/lances`,
      `/v1/lotes/${lotes[0]}/livro`,
    ];
    for (const janela of [
      { inicio: daqui(3_600), fim: null },
      { inicio: null, fim: daqui(-3_600) },
    ]) {
      await comRegras({ janelaVisualizacao: janela }, async () => {
        for (const caminho of caminhos) {
          const { status, corpo } = await engine.pedir('GET', caminho);
          expect([caminho, status, corpo.codigo]).toEqual([caminho, 403, 'FORA_DE_EXIBICAO']);
          expect((await engine.pedir('GET', caminho, { token: adm })).status).toBe(200);
        }
        expect((await lance(lotes[0]!)).corpo.codigo).toBe('FORA_DE_EXIBICAO');
        expect((await porSocket(lotes[0]!, 'cliente1')).erro.codigo).toBe('FORA_DE_EXIBICAO');
      });
    }
    for (const caminho of caminhos) expect((await engine.pedir('GET', caminho)).status).toBe(200);
  });

  it('a bad token is 401 on the search as everywhere', async () => {
    const resposta = await engine.pedir('GET', '/v1/lotes', { token: 'a.b.c' });
    expect([resposta.status, resposta.corpo.codigo]).toEqual([401, 'TOKEN_INVALIDO']);
  });
});

describe('groups of clients', () => {
  it('open reserved lots to their members alone, and to nobody once out of use', async () => {
    const nome = `Frotistas ${randomUUID().slice(0, 6)}`;
    const criado = await engine.pedir('POST', '/v1/cliente/grupos-cliente', { token: adm, corpo: { nome } });
    expect(criado.status, criado.texto).toBe(201);
    const { id, uid } = criado.corpo;
    const { lotes } = await engine.leilao({}, [{ ...CARRO, gruposCliente: [id] }]);
    recusa(await lance(lotes[0]!), 403, 'GRUPO_NAO_PERMITIDO');

    const cliUid = await uidDe('cliente1');
    const ler = async (caminho: string) =>
      (await engine.pedir('GET', `/v1/cliente/${caminho}`, { token: adm })).corpo;
    expect((await ler(`grupos-possiveis-para-cliente/${cliUid}`)).map((g: Json) => g.id)).toContain(id);
    const definir = (grupos: number[]) =>
      engine.pedir('POST', `/v1/cliente/grupos-clientes/${cliUid}`, { token: adm, corpo: { grupos } });
    expect((await definir([999_999])).status).toBe(404);
    expect((await definir([id])).status).toBe(200);
    expect((await ler(`grupos-do-cliente/${cliUid}`)).map((g: Json) => g.id)).toEqual([id]);
    expect((await ler(`grupos-possiveis-para-cliente/${cliUid}`)).map((g: Json) => g.id)).not.toContain(id);
    expect((await ler('grupos-cliente')).itens.map((g: Json) => g.id)).toContain(id);

    const mudar = (situacao: string, revisao: number) =>
      engine.pedir('PUT', `/v1/cliente/grupos-cliente/${uid}`, { token: adm, corpo: { situacao, revisao } });
    expect((await mudar('Inativo', 1)).status).toBe(200);
    recusa(await lance(lotes[0]!), 403, 'GRUPO_NAO_PERMITIDO');
    await mudar('Ativo', 2);
    expect((await lance(lotes[0]!)).status).toBe(201);
    await definir([]);
    const mkt = await engine.entrar('mkt');
    expect((await engine.pedir('GET', '/v1/cliente/grupos-cliente', { token: mkt })).status).toBe(403);
  });
});

describe('habilitation', () => {
  const habilitar = async (uid: string, quem: string, corpo: object) =>
    engine.pedir('PUT', `/v1/leiloes/${uid}/habilitacoes/${await uidDe(quem)}`, { token: adm, corpo });
  const pedir = async (uid: string, quem: string) =>
    engine.pedir('POST', `/v1/leiloes/${uid}/habilitacao`, { token: await engine.entrar(quem) });

  it('is asked for, answered, and only then opens the auction', async () => {
    const { uid, lotes } = await engine.leilao({ exigeHabilitacao: true }, [CARRO]);
    recusa(await lance(lotes[0]!, 'cliente3'), 403, 'HABILITACAO_NECESSARIA');
    const pedida = await pedir(uid, 'cliente3');
    expect([pedida.status, pedida.corpo.situacao]).toEqual([201, 'Aguardando']);
    expect((await pedir(uid, 'cliente3')).corpo).toEqual(pedida.corpo);
    recusa(await lance(lotes[0]!, 'cliente3'), 403, 'HABILITACAO_EM_ANALISE');
    await habilitar(uid, 'cliente3', { situacao: 'Recusada', motivo: 'Documento ilegível' });
    const recusada = await lance(lotes[0]!, 'cliente3');
    recusa(recusada, 403, 'HABILITACAO_RECUSADA');
    expect(recusada.corpo.motivo).toBe('Documento ilegível');
    await habilitar(uid, 'cliente3', { situacao: 'Aprovada' });
    expect((await lance(lotes[0]!, 'cliente3')).status).toBe(201);
    const lista = await engine.pedir('GET', `/v1/leiloes/${uid}/habilitacoes`, { token: adm });
    expect(lista.corpo.itens.map((item: Json) => item.situacao)).toEqual(['Aprovada']);
    const alheia = await engine.pedir('GET', `/v1/leiloes/${uid}/habilitacoes`, {
      token: await engine.entrar('cliente3'),
    });
    expect(alheia.status).toBe(403);
  });

  it('is given at once where the auction says so', async () => {
    const { uid, lotes } = await engine.leilao({ exigeHabilitacao: true, habilitacaoAutomatica: true }, [
      CARRO,
    ]);
    expect((await pedir(uid, 'cliente4')).corpo.situacao).toBe('Aprovada');
    expect((await lance(lotes[0]!, 'cliente4')).status).toBe(201);
  });

  it('with a code asks each session for it once, and blocks who guesses', async () => {
    const { uid, lotes } = await engine.leilao({ exigeCodigo: true }, [CARRO]);
    await pedir(uid, 'cliente5');
    const aprovada = await habilitar(uid, 'cliente5', { situacao: 'Aprovada' });
    const { codigo } = aprovada.corpo;
    expect(codigo).toMatch(/^\d{8}$/);
    recusa(await lance(lotes[0]!, 'cliente5'), 403, 'CODIGO_NECESSARIO');
    const token = await engine.entrar('cliente5');
    const informar = (corpo: object, de = token) =>
      engine.pedir('POST', `/v1/leiloes/${uid}/codigo`, { token: de, corpo });
    const errado = await informar({ codigo: codigo === '00000000' ? '1' : '00000000' });
    expect([errado.status, errado.corpo.codigo, errado.corpo.restantes]).toEqual([
      422,
      'CODIGO_INCORRETO',
      4,
    ]);
    expect((await informar({ codigo })).status).toBe(200);
    expect((await lance(lotes[0]!, 'cliente5')).status).toBe(201);

    const email = 'cliente5@demo.martelo';
    const { corpo: outra } = await engine.pedir('POST', '/v1/auth/token', {
      corpo: { email, senha: 'senha-dos-testes-2026', permanecerLogado: false },
    });
    const daOutra = () =>
      engine.pedir('POST', `/v1/lotes/${lotes[0]}/lances`, {
        token: outra.access_token,
        corpo: { comandoId: randomUUID(), tipo: 'AUTOMATICO', valor: 900_000 },
      });
    recusa(await daOutra(), 403, 'CODIGO_NECESSARIO');
    for (let i = 0; i < 5; i++) await informar({ codigo: 'x' }, outra.access_token);
    expect((await informar({ codigo }, outra.access_token)).corpo.codigo).toBe('CODIGO_BLOQUEADO');
    recusa(await daOutra(), 423, 'CODIGO_BLOQUEADO');
    const novo = await engine.pedir(
      'POST',
      `/v1/leiloes/${uid}/habilitacoes/${await uidDe('cliente5')}/codigo`,
      {
        token: adm,
      },
    );
    expect((await informar({ codigo: novo.corpo.codigo }, outra.access_token)).status).toBe(200);
    expect((await daOutra()).status).toBe(201);
    // The code is nowhere to be read again, and who entered it where is.
    const { texto, corpo } = await engine.pedir('GET', `/v1/leiloes/${uid}/habilitacoes`, { token: adm });
    expect(texto).not.toContain(novo.corpo.codigo);
    expect(corpo.itens[0].entradas).toHaveLength(1);
  });
});

describe('scrap and second factor', () => {
  it('scrap asks for its own habilitation where the auction checks it', async () => {
    const sucata = { ...CARRO, tipo: 'Sucata' };
    const livre = await engine.leilao({}, [sucata]);
    expect((await lance(livre.lotes[0]!, 'cliente6')).status).toBe(201);
    const { lotes } = await engine.leilao({ validarSucata: true }, [sucata, CARRO]);
    recusa(await lance(lotes[0]!, 'cliente6'), 403, 'SUCATA_NAO_HABILITADA');
    expect((await lance(lotes[1]!, 'cliente6')).status).toBe(201);
    const autorizar = (validade: string) =>
      decidir('cliente6', {
        habilitacaoSucata: { situacao: 'Autorizado', tipoAutorizacao: 'Desmonte', validade },
      });
    await autorizar(daqui(-60));
    recusa(await lance(lotes[0]!, 'cliente6'), 403, 'SUCATA_VENCIDA');
    await autorizar(daqui(3_600));
    expect((await lance(lotes[0]!, 'cliente6')).status).toBe(201);
  });

  it('an auction may ask for a second factor, which a client can switch on', async () => {
    const { lotes } = await engine.leilao({ exigeSegundoFator: true }, [CARRO]);
    const conta = await novaConta();
    const entrar = (codigo2fa?: string) =>
      engine.pedir('POST', '/v1/auth/token', { corpo: { ...conta, permanecerLogado: false, codigo2fa } });
    const token = (await entrar()).corpo.access_token;
    const dar = (de: string) =>
      engine.pedir('POST', `/v1/lotes/${lotes[0]}/lances`, {
        token: de,
        corpo: { comandoId: randomUUID(), tipo: 'MANUAL', valor: 100_000 },
      });
    recusa(await dar(token), 428, 'SEGUNDO_FATOR_OBRIGATORIO');

    const { segredo } = (await engine.pedir('POST', '/v1/auth/segundo-fator', { token })).corpo;
    const ativar = (senha: string, codigo: string) =>
      engine.pedir('PUT', '/v1/auth/segundo-fator', { token, corpo: { senha, codigo, segredo } });
    expect((await ativar('outra-senha', totp(segredo))).status).toBe(401);
    expect((await ativar(conta.senha, '000000')).corpo.codigo).toBe('SEGUNDO_FATOR');
    const ativado = await ativar(conta.senha, totp(segredo));
    expect(ativado.status).toBe(200);
    // The session that did not give it is over.
    expect((await dar(token)).corpo.codigo).toBe('TOKEN_INVALIDO');
    expect((await entrar()).status).toBe(428);
    const comFator = (await entrar(totp(segredo, 1))).corpo.access_token;
    expect((await dar(comFator)).status).toBe(201);

    const desativar = (codigo: Record<string, string>) =>
      engine.pedir('DELETE', '/v1/auth/segundo-fator', {
        token: comFator,
        corpo: { senha: conta.senha, ...codigo },
      });
    expect((await desativar({ codigo: '000000' })).corpo.codigo).toBe('SEGUNDO_FATOR');
    const [codigoRecuperacao] = ativado.corpo.codigosRecuperacao;
    expect((await desativar({ codigoRecuperacao })).status).toBe(200);
    expect((await entrar()).status).toBe(200);
  });
});

describe('the exposure limit', () => {
  // R$ 1,000.00 and 5 % commission.
  const TOTAL = 105_000;

  it('holds across auctions at the same moment, and is free again for who is outbid', async () => {
    const leiloes = [await engine.leilao({}, [CARRO]), await engine.leilao({}, [CARRO])];
    const [a, b] = leiloes.map(({ lotes }) => lotes[0]!) as [string, string];
    const doCliente = { token: await engine.entrar('cliente7') };
    const ficha = async () => (await engine.pedir('GET', '/v1/cliente/limite-exposicao', doCliente)).corpo;
    // The demo's auctions are theirs too.
    await decidir('cliente7', { limiteExposicao: 1_000_000_000 });
    const antes: number = (await ficha()).exposicao;
    await decidir('cliente7', { limiteExposicao: antes + TOTAL });
    const respostas = await Promise.all([lance(a, 'cliente7'), lance(b, 'cliente7')]);
    expect(respostas.map(({ status }) => status).sort()).toEqual([201, 422]);
    const recusado = respostas.find(({ status }) => status === 422)!;
    recusa(recusado, 422, 'LIMITE_DE_EXPOSICAO');
    expect([recusado.corpo.disponivel, recusado.corpo.totalDoLance]).toEqual([0, TOTAL]);
    expect(await ficha()).toEqual({
      limiteExposicao: antes + TOTAL,
      exposicao: antes + TOTAL,
      disponivel: 0,
    });
    // How much is taken tells a cap: not even the house may know (rule 11).
    const daCasa = await engine.pedir('GET', `/v1/clientes/${await uidDe('cliente7')}/participacao`, {
      token: adm,
    });
    expect(Object.keys(daCasa.corpo).sort()).toEqual([
      'codigo',
      'limiteExposicao',
      'pendencias',
      'podeDarLance',
      'situacao',
    ]);

    const [ganho, perdido] = respostas[0]!.status === 201 ? [a, b] : [b, a];
    expect((await lance(ganho, 'cliente8', 500_000)).status).toBe(201);
    expect((await lance(perdido, 'cliente7')).status).toBe(201);
    await decidir('cliente7', { limiteExposicao: null });
  });

  it('survives a restart, and counts the cap', async () => {
    const { lotes } = await engine.leilao({}, [CARRO, CARRO]);
    await decidir('cliente9', { limiteExposicao: 1_000_000_000 });
    const { exposicao } = (
      await engine.pedir('GET', '/v1/cliente/limite-exposicao', { token: await engine.entrar('cliente9') })
    ).corpo;
    await decidir('cliente9', { limiteExposicao: exposicao + 1_000_000 });
    expect((await engine.lance(lotes[0]!, 'cliente9', 'AUTOMATICO', 900_000)).status).toBe(201);
    await engine.parar('SIGKILL');
    await engine.subir();
    recusa(await lance(lotes[1]!, 'cliente9'), 422, 'LIMITE_DE_EXPOSICAO');
  });
});

async function novaConta(): Promise<{ email: string; senha: string }> {
  const conta = { email: `nova-${randomUUID().slice(0, 8)}@exemplo.com`, senha: 'uma-senha-boa-2026' };
  const corpo = { ...conta, nome: 'Pessoa Nova', cpf: novoCpf() };
  expect((await engine.pedir('POST', '/v1/clientes', { corpo })).status).toBe(201);
  return conta;
}

/** A valid CPF that nobody has. */
function novoCpf(): string {
  const base = Array.from({ length: 9 }, () => Math.floor(Math.random() * 10));
  for (const n of [10, 11]) {
    const soma = base.reduce((total, digito, i) => total + digito * (n - i), 0);
    base.push(((soma * 10) % 11) % 10);
  }
  return base.join('');
}
