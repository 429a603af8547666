import { afterAll, beforeAll, expect, it } from 'vitest';
import { colegaCom } from './colega.ts';
import { ate, EngineDeTeste, type Json } from './engine.ts';

const engine = new EngineDeTeste();
beforeAll(() => engine.subir());
afterAll(() => engine.encerrar());

/** Every name that some collection indexes, stamps every document with, or keeps to itself. */
const NOMES = [
  ...['uid', 'id', 'revisao', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'hotsites', 'hotsiteId'],
  ...['cliUid', 'leiUid', 'lelUid', 'comId', 'usuarios', 'cogId', 'etapa', 'prazo', 'situacao', 'data'],
  ...['nome', 'nomeBusca', 'cidade', 'cidadeBusca', 'estadoUf', 'mostrarNoSite', 'ensaio', 'modalidade'],
  ...['valor', 'valorPublico', 'maximo', 'valorComitente', 'tipoNegociacao', 'ultimoLance.data', 'email'],
  ...['dataVenda', 'leilaoUid', 'publicada', 'apelido', 'placa', 'chassi', 'renavam', 'digesto', 'senha'],
  ...['dataCadastro', 'codigo', 'entradas', 'seq', 'tipo', 'localRealizacao.nome', 'inscricao', 'ordem'],
];

/** Lists, each with who may read it. `nomes`: what the list shows under another name than it is asked by. */
const LISTAS: { caminho: string; quem: string | null; nomes?: Record<string, string> }[] = [
  { caminho: '/v1/leiloes/lista-site', quem: null },
  { caminho: '/v1/leiloes/lista-site/resultados', quem: null },
  { caminho: '/v1/leiloes/lista-site/ao-vivo', quem: null },
  { caminho: '/v1/patios/lista-site', quem: null },
  { caminho: '/v1/patios/ativos', quem: 'adm' },
  { caminho: '/v1/patios', quem: 'adm' },
  { caminho: '/v1/leiloeiros', quem: 'adm' },
  { caminho: '/v1/apelidos', quem: 'leiloeiro' },
  { caminho: '/v1/transmissao', quem: 'adm' },
  { caminho: '/v1/canal-transmissao', quem: 'adm' },
  { caminho: '/v1/comitentes/listar-comitentes', quem: 'adm' },
  { caminho: '/v1/comitentes/comitente/find/qb', quem: 'comitente' },
  {
    caminho: '/v1/comitente/condicionais',
    quem: 'comitente',
    nomes: { lelUid: 'lote.uid', leiUid: 'lote.leilaoUid' },
  },
  { caminho: '/v1/veiculos/qb', quem: 'adm' },
  { caminho: '/v1/cliente/grupos-cliente', quem: 'adm' },
  { caminho: '/v1/lances-recebidos', quem: 'acerto' },
  { caminho: '/v1/cliente/meus-lances', quem: 'cliente1', nomes: { leiUid: 'lote.leilaoUid' } },
  { caminho: '/v1/cliente/compras', quem: 'cliente1' },
];

const noItem = (item: Json, caminho: string): boolean => {
  let atual = item;
  for (const passo of caminho.split('.')) {
    if (atual === null || typeof atual !== 'object' || !Object.hasOwn(atual, passo)) return false;
    atual = atual[passo];
  }
  return true;
};

it('every list is filtered, ordered and ranged by what it shows and by nothing else (R4)', async () => {
  const adm = await engine.entrar('adm');
  const criar = (caminho: string, corpo: object) => engine.pedir('POST', caminho, { token: adm, corpo });
  const comitente = await criar('/v1/comitentes', { nome: 'Banco dos filtros' });
  const veiculo = await criar('/v1/veiculos', {
    placa: 'FIL1T00',
    comId: comitente.corpo.id,
    renavam: '12345678900',
    chassi: '9BWZZZ377VT004251',
    marca: 'VW',
    modelo: 'Gol',
    tipo: 'Carro',
  });
  expect(veiculo.status, veiculo.texto).toBe(201);
  await criar('/v1/cliente/grupos-cliente', { nome: 'Lojistas', tipo: 'Lojista' });
  // A sale that awaits its consignor, who is the demo's.
  await ate(
    async () =>
      (await engine.pedir('GET', '/v1/comitente/condicionais', { token: await engine.entrar('comitente') }))
        .corpo.total,
    (total) => total > 0,
    60_000,
  ).catch(() => {});
  await engine.leilao({ modalidade: 'Online' }, [{ nome: 'Gol', tipo: 'Carro', valor: { minimo: 100 } }]);

  const abertos: string[] = [];
  for (const { caminho, quem, nomes = {} } of LISTAS) {
    const token = quem === null ? undefined : await engine.entrar(quem);
    const pedir = (consulta: string) => engine.pedir('GET', `${caminho}?porPagina=200${consulta}`, { token });
    const { status, corpo } = await pedir('');
    expect(status, caminho).toBe(200);
    for (const campo of NOMES) {
      const filtros = [
        { tipo: 'existe', campo, valor: true },
        { tipo: 'range', campo, min: 0 },
        { tipo: 'multipla', campo, valores: [null] },
        { tipo: 'diferente', campo, valor: null },
      ];
      const respostas = [
        ...(await Promise.all(
          filtros.map((filtro) => pedir(`&filtro=${encodeURIComponent(JSON.stringify(filtro))}`)),
        )),
        await pedir(`&ordenar=${campo}`),
      ];
      for (const resposta of respostas) expect([200, 400], `${caminho} ${campo}`).toContain(resposta.status);
      if (respostas.every((resposta) => resposta.status === 400)) continue;
      // No item, no proof either way.
      const mostrado = nomes[campo] ?? campo;
      const itens: Json[] = corpo.itens;
      if (itens.length > 0 && !itens.some((item) => noItem(item, mostrado)))
        abertos.push(`${caminho} ${campo}`);
    }
  }
  expect(abertos).toEqual([]);
});

it('what a consignor’s list hides tells nobody who bid', async () => {
  const token = await engine.entrar('comitente');
  for (const filtro of [
    { tipo: 'range', campo: 'cliUid', min: '0', max: 'z' },
    { tipo: 'exata', campo: 'cliUid', valor: 'x' },
  ]) {
    const consulta = encodeURIComponent(JSON.stringify(filtro));
    const { status, corpo } = await engine.pedir('GET', `/v1/comitente/condicionais?filtro=${consulta}`, {
      token,
    });
    expect([status, corpo.codigo]).toEqual([400, 'FILTRO_INVALIDO']);
  }
});

it('every list that says where it goes on goes on from there (R5)', async () => {
  const { corpo: documento } = await engine.pedir('GET', '/v1/openapi.json');
  const listas = Object.entries<Json>(documento.paths).flatMap(([caminho, { get }]) => {
    const { schema } = get?.responses['200']?.content?.['application/json'] ?? {};
    const parametros: string[] = (get?.parameters ?? []).map(({ name }: Json) => name);
    return schema?.properties?.proximo && parametros.includes('pagina') ? [{ caminho, parametros }] : [];
  });
  expect(listas.length).toBeGreaterThan(30);
  expect(listas.filter(({ parametros }) => !parametros.includes('apos'))).toEqual([]);

  const tokens = await Promise.all(['adm', 'acerto', 'comitente', 'cliente1'].map((um) => engine.entrar(um)));
  tokens.push((await colegaCom(engine, ['Interno - Desenvolvimento TI'])).token);
  const { itens: lotes } = (await engine.pedir('GET', '/v1/lotes?ordenar=qtdLances&ordem=desc')).corpo;
  const { uid, leilaoUid } = lotes[0];
  const { uid: cliUid } = (await engine.pedir('GET', '/v1/auth/eu', { token: tokens[3]! })).corpo;
  const deQuem = (caminho: string) =>
    caminho.startsWith('/v1/lotes') ? uid : caminho.startsWith('/v1/clientes') ? cliUid : leilaoUid;
  let continuadas = 0;
  for (const { caminho } of listas) {
    const endereco = caminho.replace('{uid}', deQuem(caminho));
    expect(endereco).not.toContain('{');
    const pedirComo = (token: string, consulta: string) =>
      engine.pedir('GET', `${endereco}?porPagina=1${consulta}`, { token });
    let meu = '';
    for (const token of tokens) if (!meu && (await pedirComo(token, '')).status === 200) meu = token;
    expect(meu, endereco).not.toBe('');
    const pedir = async (consulta: string) => {
      const { itens, ...pagina } = (await pedirComo(meu, consulta)).corpo;
      return { ...pagina, linhas: itens?.map((um: Json) => um.uid ?? um.lote?.uid ?? JSON.stringify(um)) };
    };
    expect((await pedir('&apos=nada')).codigo, endereco).toBe('FILTRO_INVALIDO');
    const primeira = await pedir('');
    if (primeira.proximo === null) continue;
    continuadas += 1;
    const segunda = await pedir(`&apos=${primeira.proximo}`);
    expect(segunda.linhas, endereco).toEqual((await pedir('&pagina=2')).linhas);
    expect(segunda.linhas, endereco).not.toEqual(primeira.linhas);
  }
  expect(continuadas).toBeGreaterThan(10);
});
