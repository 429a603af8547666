import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { CATALOGO } from '@martelo/shared/erros';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ate, daqui, EngineDeTeste, type Json, type Resposta } from './engine.ts';

const engine = new EngineDeTeste();
const SEMENTE = Number(process.env.MARTELO_ABUSO_SEMENTE ?? 4_711);
const RODADAS = Number(process.env.MARTELO_ABUSO_RODADAS ?? 1_500);
const LOTE = { nome: 'Alvo', tipo: 'Carro', valor: { minimo: 100_000 } };
let adm = '';
let cliente = '';
let leilao: { uid: string; id: number; lotes: string[] };
let doPacto: { uid: string; id: number; lotes: string[] };

beforeAll(async () => {
  await engine.subir();
  adm = await engine.entrar('adm');
  cliente = await engine.entrar('cliente1');
  leilao = await engine.leilao({}, [LOTE]);
  doPacto = await engine.leilao({}, [LOTE], 'pacto');
});
afterAll(() => engine.encerrar());

/** A refusal as the catalogue has it: its status, its code, Portuguese, and nothing of our insides. */
function daCasa({ status, corpo, texto }: Resposta, contexto: string): void {
  expect(status, `${contexto} → ${texto}`).toBeLessThan(500);
  if (status < 400) return;
  expect(corpo.statusCode, `${contexto} → ${texto}`).toBe(status);
  expect(CATALOGO[corpo.codigo as keyof typeof CATALOGO]?.[0], contexto).toBe(status);
  const frases = [corpo.message].flat().join(' ');
  expect(frases.length, contexto).toBeGreaterThan(3);
  expect(frases, contexto).not.toMatch(/\b(expected|received|invalid|must be|required|unexpected)\b/i);
  expect(texto, contexto).not.toMatch(/node_modules|\.ts:\d+|\bat \w+ \(/);
}

const TEXTOS = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    '__proto__',
    'constructor',
    '\u0000',
    '\ud800',
    '\u202e',
    'a'.repeat(3_000),
    '2027-01-10',
  ),
);
const valores = fc.letrec((de) => ({
  valor: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<Json>(null, true, 0, -0, -1, 1.5, 1e15, 1e308, Number.MAX_SAFE_INTEGER, [], {}),
    fc.integer(),
    TEXTOS,
    fc.array(de('valor'), { maxLength: 3 }),
    fc.dictionary(TEXTOS, de('valor'), { maxKeys: 3 }),
  ),
})).valor;

interface Chamada {
  metodo: string;
  caminho: string;
  campos: string[];
  parametros: string[];
}

async function chamadas(): Promise<Chamada[]> {
  const { paths } = (await engine.pedir('GET', '/v1/openapi.json')).corpo;
  return Object.entries<Json>(paths).flatMap(([caminho, operacoes]) =>
    Object.entries<Json>(operacoes).map(([metodo, operacao]) => ({
      metodo: metodo.toUpperCase(),
      caminho,
      campos: Object.keys(operacao.requestBody?.content?.['application/json']?.schema?.properties ?? {}),
      parametros: operacao.parameters.filter((p: Json) => p.in === 'query').map((p: Json) => p.name),
    })),
  );
}

describe('whatever is sent', () => {
  it('every call of the description answers from the catalogue, and the target stays as it was', async () => {
    // What ends the very sessions, or the consent, that the other calls are made with.
    const deSaida = ['POST /v1/auth/sair', 'DELETE /v1/auth/sessoes', 'DELETE /v1/cliente/consentimento'];
    const rotas = (await chamadas()).filter(
      ({ metodo, caminho }) => !deSaida.includes(`${metodo} ${caminho}`),
    );
    const antes = await engine.lote(leilao.lotes[0]!);
    const alheioAntes = (await engine.pedir('GET', `/v1/lotes/${doPacto.lotes[0]}`, { hotsite: 'pacto' }))
      .corpo;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...rotas),
        fc.array(fc.tuple(fc.nat(30), valores), { maxLength: 8 }),
        fc.oneof(valores, fc.constant(undefined)),
        fc.array(fc.tuple(fc.nat(10), TEXTOS), { maxLength: 4 }),
        fc.constantFrom(
          '%00',
          '%',
          '..%2f..',
          'abc',
          '0',
          '-1',
          '9'.repeat(30),
          randomUUID(),
          doPacto.uid,
          doPacto.lotes[0]!,
        ),
        fc.constantFrom(undefined, adm, cliente, 'a.b.c'),
        async ({ metodo, caminho, campos, parametros }, escritos, outro, buscas, id, token) => {
          // Half of the bodies know the names of the fields, so that what is behind the first check is reached.
          const corpo =
            escritos.length > 0 && campos.length > 0
              ? Object.fromEntries(escritos.map(([i, valor]) => [campos[i % campos.length], valor]))
              : outro;
          const busca = new URLSearchParams(
            parametros.length === 0
              ? []
              : buscas.map(([i, texto]) => [
                  parametros[i % parametros.length]!,
                  texto.slice(0, 300).toWellFormed(),
                ]),
          );
          const endereco = `${caminho.replace(/\{\w+\}/g, id)}?${busca}`;
          const resposta = await engine.pedir(metodo, endereco, {
            token,
            ...(metodo === 'GET' ? {} : { corpo }),
          });
          daCasa(resposta, `${metodo} ${endereco} ${JSON.stringify(corpo)}`);
        },
      ),
      { seed: SEMENTE, numRuns: RODADAS },
    );
    expect(await engine.lote(leilao.lotes[0]!)).toEqual(antes);
    expect((await engine.pedir('GET', `/v1/lotes/${doPacto.lotes[0]}`, { hotsite: 'pacto' })).corpo).toEqual(
      alheioAntes,
    );
  });

  it('every socket event is acknowledged from the catalogue', async () => {
    const socket = engine.socket(cliente);
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.constantFrom(
            'relogio',
            'conectar-lances-lote',
            'desconectar-lances-lote',
            'lances-lote-apos',
            'dar-lance',
            'conectar-cliente',
            'conectar-leilao-site-dto',
          ),
          fc.constantFrom('__proto__', 'constructor', 'leiloeiro-inexistente'),
        ),
        fc.oneof(
          fc.dictionary(
            fc.constantFrom('lelUid', 'veiUid', 'leiUid', 'seq', 'tipo', 'valor', 'comandoId', 'enviado'),
            fc.oneof(valores, fc.constantFrom('MANUAL', leilao.lotes[0]!, doPacto.lotes[0]!, doPacto.uid, 1)),
          ),
          valores,
          fc.uint8Array({ maxLength: 20 }).map((bytes) => Buffer.from(bytes)),
        ),
        async (evento, dados) => {
          const { ok, erro } = await socket.timeout(20_000).emitWithAck(evento, dados);
          if (!ok) daCasa({ status: erro.statusCode, corpo: erro, texto: JSON.stringify(erro) }, evento);
        },
      ),
      { seed: SEMENTE, numRuns: RODADAS / 2 },
    );
    expect(socket.connected).toBe(true);
    socket.disconnect();
  });

  it('what is no HTTP at all is told so, in JSON', async () => {
    const cru = (texto: string) =>
      new Promise<string>((resolve) => {
        let lido = '';
        const conexao = connect(engine.porta, '127.0.0.1', () => conexao.write(texto));
        conexao.on('data', (pedaco) => {
          lido += pedaco;
        });
        conexao.on('close', () => resolve(lido));
      });
    expect(await cru('LIXO\r\n\r\n')).toMatch(/^HTTP\/1.1 400 [\s\S]*"codigo":"REQUISICAO_INVALIDA"/);
    expect(await cru(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1.1 413 [\s\S]*"codigo":"CORPO_GRANDE_DEMAIS"/,
    );
  });
});

describe('staff of several brands', () => {
  it('reach the auctions of the brand they speak for, and no other', async () => {
    for (const [metodo, caminho, corpo] of [
      ['GET', `/v1/leiloes/${doPacto.uid}`, undefined],
      ['GET', `/v1/lotes/${doPacto.lotes[0]}`, undefined],
      ['PUT', `/v1/leiloes/${doPacto.id}`, { nome: 'Tomado' }],
      ['PUT', `/v1/leiloes/${doPacto.uid}/situacao`, { situacao: 'CANCELADO' }],
      ['POST', `/v1/leiloes/${doPacto.uid}/lotes`, LOTE],
      ['PUT', `/v1/lotes/${doPacto.lotes[0]}`, { nome: 'Tomado' }],
    ] as const) {
      const { status, texto } = await engine.pedir(metodo, caminho, { token: adm, corpo });
      expect(status, `${metodo} ${caminho} ${texto}`).toBe(404);
    }
    const token = await engine.entrar('adm', 'pacto');
    const { corpo } = await engine.pedir('GET', `/v1/leiloes/${doPacto.uid}`, { token, hotsite: 'pacto' });
    expect([corpo.nome, corpo.situacao, corpo.quantidadeLotes]).toEqual(['Leilão de teste', 'PRONTO', 1]);
  });
});

describe('what may not be written', () => {
  const cadastro = {
    nome: 'Fulana de Tal',
    email: 'fulana@exemplo.com',
    senha: 'senha-bem-longa',
    cpf: '529.982.247-25',
  };
  it.for([
    ['half a surrogate pair in a name', '/v1/leiloes', { nome: '\ud800', data: '2027-01-10' }, 400],
    ['NUL in a name', '/v1/leiloes', { nome: 'a\u0000b', data: '2027-01-10' }, 400],
    [
      'a notice that is a script',
      '/v1/leiloes',
      { nome: 'x', data: '2027-01-10', editalUrl: 'javascript:alert(1)' },
      400,
    ],
    ['an apelido that is an e-mail', '/v1/clientes', { ...cadastro, apelido: 'fulana@exemplo.com' }, 400],
    ['an apelido of control characters', '/v1/clientes', { ...cadastro, apelido: 'ab\u0007c' }, 400],
    [
      'an apelido of nothing that is seen',
      '/v1/clientes',
      { ...cadastro, apelido: '\u202e\u200b\u2066' },
      400,
    ],
    ['a password of blanks', '/v1/clientes', { ...cadastro, senha: '        ' }, 422],
  ] as const)('%s', async ([, caminho, corpo, esperado]) => {
    const resposta = await engine.pedir('POST', caminho, { token: adm, corpo });
    daCasa(resposta, caminho);
    expect(resposta.status).toBe(esperado);
  });

  it('a lot that ends before it begins', async () => {
    const corpo = { ...LOTE, dataInicio: daqui(200), dataFim: daqui(100) };
    const resposta = await engine.pedir('POST', `/v1/leiloes/${leilao.uid}/lotes`, { token: adm, corpo });
    expect([resposta.status, resposta.corpo.message]).toEqual([
      400,
      ['0.dataFim: o encerramento vem depois do início'],
    ]);
  });
});

describe('a bid', () => {
  it('on a lot of an auction that is not announced yet is LOTE_NAO_ABERTO, though the lot is not shown', async () => {
    const { corpo: criado } = await engine.pedir('POST', '/v1/leiloes', {
      token: adm,
      corpo: { nome: 'Em preparo', data: daqui(3_600) },
    });
    const { corpo } = await engine.pedir('POST', `/v1/leiloes/${criado.uid}/lotes`, {
      token: adm,
      corpo: LOTE,
    });
    const { uid, id } = corpo.itens[0];
    for (const qual of [uid, String(id), uid]) {
      const recusa = await engine.lance(qual, 'cliente1', 'MANUAL', 100_000);
      expect([recusa.status, recusa.corpo.codigo]).toEqual([422, 'LOTE_NAO_ABERTO']);
    }
    expect((await engine.pedir('GET', `/v1/lotes/${uid}`)).status).toBe(404);
  });
});

describe('a lot’s clock', () => {
  const alterar = (uid: string, corpo: object) =>
    engine.pedir('PUT', `/v1/lotes/${uid}`, { token: adm, corpo });

  it('cannot be set to end before it begins, and rings at the new time when it was set sooner', async () => {
    const { lotes } = await engine.leilao({}, [LOTE]);
    const recusa = await alterar(lotes[0]!, { dataInicio: daqui(100), dataFim: daqui(50) });
    expect([recusa.status, recusa.corpo.codigo]).toEqual([422, 'ALTERACAO_NAO_PERMITIDA']);
    expect((await alterar(lotes[0]!, { dataFim: daqui(1) })).status).toBe(200);
    await ate(
      async () => (await engine.lote(lotes[0]!)).situacao,
      (situacao) => situacao === 'NAO_ARREMATADO',
    );
  });

  it('is gone while an auctioneer closes by hand, and back when they do not', async () => {
    const { lotes } = await engine.leilao({ data: daqui(7_200) }, [{ ...LOTE, finalizacaoManual: true }]);
    await alterar(lotes[0]!, { dataFim: daqui(1) });
    expect((await engine.lote(lotes[0]!)).dataFim).toBeNull();
    await alterar(lotes[0]!, { finalizacaoManual: false });
    expect(Date.parse((await engine.lote(lotes[0]!)).dataFim)).toBeGreaterThan(Date.now() + 7_000_000);
  });
});

describe('lists', () => {
  it('of bids go the way that is asked, and say which order they do not know', async () => {
    const { lotes } = await engine.leilao({ incrementos: [{ valor: 1 }] }, [LOTE]);
    for (const [i, quem] of ['cliente1', 'cliente2', 'cliente1'].entries()) {
      await engine.lance(lotes[0]!, quem, 'MANUAL', 100_000 + i);
    }
    const valores = async (busca: string) =>
      (await engine.pedir('GET', `/v1/lotes/${lotes[0]}/lances${busca}`)).corpo.itens.map(
        ({ valor }: Json) => valor,
      );
    expect(await valores('')).toEqual([100_002, 100_001, 100_000]);
    expect(await valores('?ordenar=instante&ordem=asc')).toEqual([100_000, 100_001, 100_002]);
    const desconhecida = await engine.pedir('GET', `/v1/lotes/${lotes[0]}/lances?ordenar=cliUid`);
    expect([desconhecida.status, desconhecida.corpo.codigo]).toEqual([400, 'FILTRO_INVALIDO']);
  });

  it.for([
    '/v1/lotes?ordenar=valorAtual&ordem=desc',
    '/v1/lotes?ordenar=posicaoLeilao',
    '/v1/cliente/meus-lances?ordenar=data',
  ])('are ordered by the names their items have: %s', async (caminho) => {
    const { status, corpo } = await engine.pedir('GET', `${caminho}&porPagina=200`, { token: cliente });
    expect(status).toBe(200);
    if (!caminho.includes('valorAtual') && !caminho.includes('meus-lances')) return;
    const chaves = corpo.itens.map((item: Json) => item.data ?? item.valorAtual ?? item.minimo);
    const emOrdem = chaves.toSorted((a: Json, b: Json) => (a < b ? -1 : a > b ? 1 : 0));
    expect(chaves).toEqual(caminho.includes('desc') ? emOrdem.reverse() : emOrdem);
  });
});

describe('a socket', () => {
  it('is told which of its credentials is wrong, and which field', async () => {
    const erroDe = (auth: object) =>
      new Promise<Json>((resolve) => {
        const socket = engine.socket();
        socket.auth = auth;
        socket.once('connect_error', (erro: Json) => resolve(erro.data));
        socket.once('connect', () => resolve(socket.disconnect() && null));
      });
    expect(await erroDe({ hotsite: 'leilo', token: {} })).toMatchObject({ codigo: 'TOKEN_INVALIDO' });
    expect(await erroDe({ token: cliente })).toMatchObject({ codigo: 'HOTSITE_NAO_INFORMADO' });
    expect(await erroDe({ hotsite: 'pacto', token: cliente })).toMatchObject({ codigo: 'TOKEN_INVALIDO' });
    const socket = engine.socket();
    const { erro } = await socket.timeout(20_000).emitWithAck('conectar-lances-lote', {});
    expect(String(erro.message)).toContain('lelUid');
    socket.disconnect();
  });
});
