import { randomInt, randomUUID } from 'node:crypto';
import { completarDocumento } from '@martelo/shared/documentos';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cpfNovo } from '../cpf-novo.ts';
import { EngineDeTeste, type Json } from './engine.ts';

/*
 * What every kind of record promises, tried on each that there is: the kinds, their fields and what people write of them are asked of
 * the engine itself, so that a kind added later is tried as well.
 */

const engine = new EngineDeTeste();
beforeAll(() => engine.subir(), 120_000);
afterAll(() => engine.encerrar());

type Especie = Json;
let especies: Especie[] = [];
let listadas: Especie[] = [];
let leilaoUid = '';
let eventoId = 0;
let veiId = 0;
let transportadoraId = 0;
let tipoId = 0;
const tokens = { adm: '', pacto: '', cliente: '' };

beforeAll(async () => {
  tokens.adm = await engine.entrar('adm');
  tokens.pacto = await engine.entrar('adm', 'pacto');
  tokens.cliente = await engine.entrar('cliente1');
  const { corpo } = await engine.pedir('GET', '/v1/recursos', { token: tokens.adm });
  listadas = corpo.itens;
  // What has calls of its own is tried by the tests of those (leiloes-da-casa).
  especies = listadas.filter(({ proprio }) => !proprio);
  eventoId = (await adm('POST', '/v1/eventos', { nome: 'Noite', inicio: '2030-01-01T20:00:00.000Z' })).corpo
    .id;
  veiId = (await adm('POST', '/v1/veiculos', { placa: EXEMPLOS.placa!() })).corpo.id;
  transportadoraId = (
    await adm('POST', '/v1/transportadoras', {
      ...{ nome: 'Guinchos Sul', cnpj: EXEMPLOS.cnpj!(), telefone: EXEMPLOS.telefone!() },
    })
  ).corpo.id;
  const tipo = await adm('POST', '/v1/tipo-vistoria', {
    ...{ nome: 'Amostra', categorias: [{ nome: 'Geral', itens: [{ nome: 'Cor', tipo: 'texto' }] }] },
  });
  await adm('POST', `/v1/tipo-vistoria/${tipo.corpo.uid}/publicar`, { revisao: 1 });
  tipoId = tipo.corpo.id;
  leilaoUid = (await engine.pedir('GET', '/v1/leiloes/lista-site')).corpo.itens[0].uid;
});

const adm = (metodo: string, caminho: string, corpo?: object) =>
  engine.pedir(metodo, caminho, { token: tokens.adm, ...(corpo ? { corpo } : {}) });

/** Words without a digit: some kinds' names must say nothing of whose they are. */
const texto = (comeco: string): string =>
  `${comeco} ${randomUUID()
    .replace(/\W/g, '')
    .replace(/\d/g, (n) => 'ghijklmnop'[Number(n)]!)}`;

/** Of what has check digits or a form of its own, by the name that its schema gives it. */
const EXEMPLOS: Record<string, () => string> = {
  cpf: cpfNovo,
  cnpj: () => completarDocumento(`${randomInt(1e7, 1e8)}0001`),
  cpfOuCnpj: cpfNovo,
  placa: () => `ABC1D${randomInt(10, 100)}`,
  cep: () => String(randomInt(1e7, 1e8)),
  algarismos: () => String(randomInt(100, 1_000)),
  // Of a bank that has published no rule for its check digits.
  'numero-do-banco': () => '260',
  lista: () => 'veiculo',
  telefone: () => `119${randomInt(1e7, 1e8)}`,
  rede: () => `203.0.113.${randomInt(1, 255)}`,
  'dentro-de-um-ano': () => new Date(Date.now() + 30 * 86_400_000).toISOString(),
};

/** A value that a JSON Schema takes, different each time where it may be. */
function amostra(schema: Json, nome = ''): Json {
  if (nome === 'leilaoUid') return leilaoUid;
  if (nome === 'eventoId') return eventoId;
  if (nome === 'veiId' || nome === 'veiculoId') return veiId;
  if (nome === 'transportadoraId') return transportadoraId;
  if (nome === 'tipoId') return tipoId;
  if (schema.anyOf) return amostra(schema.anyOf[0], nome);
  if (schema.enum) return schema.enum[0];
  if (schema.const !== undefined) return schema.const;
  switch (schema.type) {
    case 'string':
      if (schema['x-formato']) return EXEMPLOS[schema['x-formato']]!();
      if (schema.format === 'email') return `${texto('').trim()}@exemplo.com`;
      if (schema.format === 'date') return '2030-12-31';
      if (schema.format === 'date-time') return '2030-12-31T12:00:00.000Z';
      if (/uuid|guid/.test(schema.format ?? '') || /0-9a-f/i.test(schema.pattern ?? '')) return randomUUID();
      return texto('Amostra');
    case 'integer':
    case 'number':
      return Math.max(
        schema.minimum ?? 0,
        schema.exclusiveMinimum === undefined ? 0 : schema.exclusiveMinimum + 1,
      );
    case 'boolean':
      return true;
    case 'array':
      return [];
    default:
      return Object.fromEntries(
        (schema.required ?? []).map((campo: string) => [campo, amostra(schema.properties[campo], campo)]),
      );
  }
}
/** The least that makes a record: of a vehicle none of its fields is demanded, and one of them is. */
const minimo = ({ nome, escrita }: Especie): Json => ({
  ...amostra(escrita),
  ...(nome === 'veiculo' ? { placa: placaNova() } : {}),
});
let placas = 0;
/** Of cars that were born with Mercosul's, each another one. */
const placaNova = () => {
  const n = String(placas++).padStart(5, '0');
  return `R${'ABCDEFGHIJ'[Number(n[0])]}${'ABCDEFGHIJ'[Number(n[1])]}${n[2]}K${n.slice(3)}`;
};
/** Where there is one of a brand, a second cannot be made. */
const UNICAS = new Set([
  'tabelaDeFrete',
  'configuracaoDeAvisos',
  'programaDeIndicacao',
  'modeloDeAssinatura',
  'configuracaoDeConversas',
]);
const escritas = () => especies.filter(({ nome, escreve }) => escreve && !UNICAS.has(nome));
async function criar(especie: Especie): Promise<Json> {
  const { status, corpo, texto } = await adm('POST', especie.caminho, minimo(especie));
  expect(status, `${especie.nome}: ${texto}`).toBe(201);
  return corpo;
}
const codigo = ({ status, corpo }: { status: number; corpo: Json }) => [status, corpo?.codigo];
/** The first field of a kind that is plain text and written by people. */
const campoDeTexto = (especie: Especie): string =>
  Object.entries<Json>(especie.escrita.properties).find(
    ([, schema]) =>
      schema.type === 'string' && !(schema.format || schema.pattern || schema.enum || schema['x-formato']),
  )![0];

describe('every kind of record', () => {
  it('tells nobody by which digest the engine knows its last command again: not written, read, listed, told of or published', async () => {
    const documento = await engine.pedir('GET', '/v1/openapi.json');
    expect(documento.texto).not.toContain('ultimoComando');
    expect(JSON.stringify(listadas)).not.toContain('ultimoComando');
    for (const especie of escritas()) {
      const comandoId = randomUUID();
      const criado = await adm('POST', especie.caminho, { ...minimo(especie), comandoId });
      expect(criado.status, `${especie.nome}: ${criado.texto}`).toBe(201);
      const onde = `${especie.caminho}/${criado.corpo.uid}`;
      const mudar = { [campoDeTexto(especie)]: texto('Outra'), comandoId: randomUUID() };
      const respostas = [
        criado,
        await adm('PUT', onde, { ...mudar, revisao: criado.corpo.revisao }),
        await adm('PUT', onde, { ...mudar, comandoId: randomUUID(), revisao: 99 }),
        await adm('GET', onde),
        await adm('GET', `${onde}/historico`),
        await adm('GET', `${especie.caminho}?porPagina=200`),
        await adm('GET', `${especie.caminho}/exportar?formato=csv`),
      ];
      for (const resposta of respostas) expect(resposta.texto, especie.nome).not.toContain('ultimoComando');
    }
  });

  it('is there, with what is needed to draw a screen of it', () => {
    // Those that others rely on; a new one needs no line here.
    expect(especies.map(({ nome }) => nome)).toEqual(
      expect.arrayContaining([
        ...['apelido', 'canalTransmissao', 'cliente', 'comitente', 'grupoCliente', 'hotsite', 'leiloeiro'],
        ...['patio', 'tabelaDeFrete', 'transmissao', 'veiculo', 'venda', 'entregaDeAviso'],
      ]),
    );
    for (const { caminho, rotulo, campos } of especies) {
      expect(caminho).toMatch(/^\/v1\//);
      expect(rotulo.um.length * rotulo.varios.length).toBeGreaterThan(0);
      expect(campos.length).toBeGreaterThan(3);
    }
  });

  it('takes each filter that it offers for a field, and says no to none (R4)', async () => {
    const exemplo: Record<string, unknown> = {
      ...{
        inteiro: 1,
        real: 1,
        centavos: 1,
        booleano: true,
        data: '2030-01-01',
        instante: '2030-01-01T00:00:00Z',
      },
    };
    for (const { caminho, nome, campos } of listadas.filter(({ listado }) => listado))
      for (const { campo, tipo, filtros } of campos)
        for (const filtro of filtros) {
          const valor = exemplo[tipo] ?? 'x';
          const partes: Record<string, object> = {
            ...{ range: { min: valor, max: valor }, existe: { valor: true } },
            ...{ multipla: { valores: [valor] }, lista: { valores: [valor] }, marca: { valores: [valor] } },
          };
          const pedido = { tipo: filtro, campo, ...(partes[filtro] ?? { valor }) };
          const { status, texto } = await adm(
            'GET',
            `${caminho}?porPagina=1&filtro=${encodeURIComponent(JSON.stringify(pedido))}`,
          );
          expect(status, `${nome} ${filtro} ${campo}: ${texto}`).toBe(200);
        }
  });

  it('is read by id and by uid, the same (R9)', async () => {
    for (const especie of escritas()) {
      const feito = await criar(especie);
      const porId = await adm('GET', `${especie.caminho}/${feito.id}`);
      const porUid = await adm('GET', `${especie.caminho}/${feito.uid}`);
      expect(porId.status, especie.nome).toBe(200);
      expect(porId.corpo).toEqual(porUid.corpo);
      expect(codigo(await adm('GET', `${especie.caminho}/${randomUUID()}`))[0], especie.nome).toBe(404);
      expect(codigo(await adm('GET', `${especie.caminho}/nada`)), especie.nome).toEqual([
        400,
        'REQUISICAO_INVALIDA',
      ]);
    }
  });

  it('has every answer of every call described', async () => {
    const { corpo } = await engine.pedir('GET', '/v1/openapi.json');
    const mudas = Object.entries<Json>(corpo.paths).flatMap(([caminho, metodos]) =>
      Object.entries<Json>(metodos).flatMap(([metodo, { responses }]) => {
        const [status, sucesso] = Object.entries<Json>(responses)[0]!;
        return status === '204' || sucesso.content ? [] : [`${metodo} ${caminho}`];
      }),
    );
    expect(mudas).toEqual([]);
  });

  it('has described what the refusal of a stale revision shows, by every call that asks for one (R3)', async () => {
    const { corpo } = await engine.pedir('GET', '/v1/openapi.json');
    for (const { caminho, nome, acoes } of escritas()) {
      const chamadas = [
        ...[corpo.paths[`${caminho}/{uid}`].put, corpo.paths[`${caminho}/{uid}`].delete],
        ...['restaurar', ...acoes.map((acao: Json) => acao.nome)].map(
          (ato) => corpo.paths[`${caminho}/{uid}/${ato}`].post,
        ),
      ];
      for (const { responses } of chamadas) {
        const [erro, versoes] = responses[409].content['application/json'].schema.allOf;
        expect(erro.$ref, nome).toBe('#/components/schemas/Erro');
        expect(Object.keys(versoes.properties), nome).toEqual(['atual', 'enviado']);
        const [atual] = versoes.properties.atual.anyOf;
        expect(Object.keys(atual.properties), nome).toEqual(expect.arrayContaining(['uid', 'id', 'revisao']));
      }
    }
  });

  it('has the calls of what it makes happen elsewhere where it declares any, and only there (R7)', async () => {
    const { corpo } = await engine.pedir('GET', '/v1/openapi.json');
    for (const { caminho, efeitos, nome } of especies) {
      const chamadas = ['efeitos', 'efeitos/{efeito}/repetir', 'efeitos/{efeito}/desfazer'].map(
        (fim) => corpo.paths[`${caminho}/{uid}/${fim}`] !== undefined,
      );
      expect(chamadas, nome).toEqual(Array(3).fill(efeitos.length > 0));
    }
  });

  it('is kept from another brand, whatever the way', async () => {
    const outra = (metodo: string, caminho: string, corpo?: object) =>
      engine.pedir(metodo, caminho, { token: tokens.pacto, hotsite: 'pacto', ...(corpo ? { corpo } : {}) });
    for (const especie of escritas()) {
      const { id, uid, revisao } = await criar(especie);
      for (const [metodo, caminho, corpo] of [
        ['GET', `/${uid}`],
        ['GET', `/${id}`],
        ['GET', `/${uid}/historico`],
        ...(especie.efeitos.length > 0 ? ([['GET', `/${uid}/efeitos`]] as const) : []),
        ['PUT', `/${uid}`, { revisao }],
        ['DELETE', `/${uid}?revisao=${revisao}`],
        ['POST', `/${uid}/restaurar`, { revisao }],
      ] as const)
        expect(
          (await outra(metodo, `${especie.caminho}${caminho}`, corpo)).status,
          `${metodo} ${especie.nome}`,
        ).toBe(404);
      const emMassa = await outra('POST', `${especie.caminho}/em-massa`, {
        acao: 'remover',
        itens: [{ id: uid, revisao }],
      });
      expect(emMassa.corpo).toMatchObject({ feitos: 0, recusados: 1 });
      for await (const item of percorrer(especie.caminho, '', outra)) expect(item.uid).not.toBe(uid);
      const csv = await outra('GET', `${especie.caminho}/exportar?formato=csv`);
      expect(csv.texto).not.toContain(uid);
      // The token of one brand is none of another's.
      expect(
        (await engine.pedir('GET', especie.caminho, { token: tokens.adm, hotsite: 'pacto' })).status,
      ).toBe(401);
    }
  });

  it('is closed to visitors, to clients, and to roles that it does not name', async () => {
    const mkt = await engine.entrar('mkt');
    const { itens: doMkt, fechados } = (await engine.pedir('GET', '/v1/recursos', { token: mkt })).corpo;
    // Of what is not theirs they are told whose it is.
    expect(doMkt.filter((um: { tela: boolean }) => um.tela).length + fechados.length).toBe(listadas.length);
    for (const { papeis } of fechados)
      expect(papeis.length * Number(!papeis.includes('Interno - MKT'))).not.toBe(0);
    expect((await engine.pedir('GET', '/v1/recursos')).status).toBe(401);
    expect((await engine.pedir('GET', '/v1/recursos', { token: tokens.cliente })).status).toBe(403);
    for (const { nome, caminho, efeitos } of especies) {
      for (const onde of [
        ...(efeitos.length > 0 ? [`${caminho}/1/efeitos`] : []),
        caminho,
        `${caminho}/qb`,
        `${caminho}/exportar`,
        `${caminho}/1`,
        `${caminho}/1/historico`,
      ]) {
        expect((await engine.pedir('GET', onde)).status, onde).toBe(401);
        expect((await engine.pedir('GET', onde, { token: tokens.cliente })).status, onde).toBe(403);
        if (!doMkt.some((um: Especie) => um.nome === nome))
          expect((await engine.pedir('GET', onde, { token: mkt })).status, onde).toBe(403);
      }
    }
    for (const { caminho, escreve } of doMkt)
      if (!escreve)
        expect((await engine.pedir('POST', caminho, { token: mkt, corpo: {} })).status).not.toBe(201);
  });

  it('is changed on the revision that was read alone; a stale change is shown both versions (R3)', async () => {
    for (const especie of escritas()) {
      const { uid, revisao } = await criar(especie);
      const campo = campoDeTexto(especie);
      const onde = `${especie.caminho}/${uid}`;
      const valor = () => texto('Mudado');
      expect(codigo(await adm('PUT', onde, { [campo]: valor() })), especie.nome).toEqual([
        428,
        'REVISAO_AUSENTE',
      ]);
      expect(codigo(await adm('DELETE', onde)), especie.nome).toEqual([428, 'REVISAO_AUSENTE']);
      const primeiro = await adm('PUT', onde, { [campo]: valor(), revisao });
      expect(primeiro.status, primeiro.texto).toBe(200);
      const enviado = { [campo]: valor() };
      const velha = await adm('PUT', onde, { ...enviado, revisao });
      expect(codigo(velha), especie.nome).toEqual([409, 'REVISAO_DESATUALIZADA']);
      expect(velha.corpo.enviado).toEqual(enviado);
      expect(velha.corpo.atual).toMatchObject({ uid, revisao: revisao + 1, [campo]: primeiro.corpo[campo] });
      expect(codigo(await adm('DELETE', `${onde}?revisao=${revisao}`))).toEqual([
        409,
        'REVISAO_DESATUALIZADA',
      ]);
    }
  });

  it('does each command once, answers it again the same, and takes nothing else under its id (BO5)', async () => {
    for (const especie of escritas()) {
      const comandoId = randomUUID();
      const novo = { ...minimo(especie), comandoId };
      const [um, outro] = [
        await adm('POST', especie.caminho, novo),
        await adm('POST', especie.caminho, novo),
      ];
      expect([um.status, outro.status], `${especie.nome}: ${outro.texto}`).toEqual([201, 201]);
      expect(outro.corpo, especie.nome).toEqual(um.corpo);
      const campo = campoDeTexto(especie);
      expect(
        codigo(await adm('POST', especie.caminho, { ...novo, [campo]: texto('Outro') })),
        especie.nome,
      ).toEqual([409, 'COMANDO_CONFLITANTE']);

      const onde = `${especie.caminho}/${um.corpo.uid}`;
      /** Told twice; then the same id with something else in it. */
      const duasVezes = async (metodo: string, caminho: string, corpo: object, alheio: object) => {
        const id = randomUUID();
        // A command is known by the header as well, as the back office sends it.
        const como = (enviado: object) =>
          engine.pedir(metodo, caminho, {
            ...{ token: tokens.adm, cabecalhos: { 'comando-id': id } },
            ...(metodo === 'DELETE' ? {} : { corpo: enviado }),
          });
        const primeira = await como(corpo);
        expect(primeira.status, `${metodo} ${caminho}: ${primeira.texto}`).toBeLessThan(300);
        const segunda = await como(corpo);
        expect([segunda.status, segunda.corpo], `${metodo} ${caminho}`).toEqual([
          primeira.status,
          primeira.corpo,
        ]);
        if (metodo !== 'DELETE')
          expect(codigo(await como({ ...corpo, ...alheio })), `${metodo} ${caminho}`).toEqual([
            409,
            'COMANDO_CONFLITANTE',
          ]);
        return primeira.corpo;
      };
      const { revisao } = um.corpo;
      const mudado = await duasVezes('PUT', onde, { [campo]: texto('Mudado'), revisao }, { revisao: 9 });
      expect(mudado.revisao, especie.nome).toBe(revisao + 1);
      await duasVezes('DELETE', `${onde}?revisao=${revisao + 1}`, {}, {});
      const volta = await duasVezes('POST', `${onde}/restaurar`, { revisao: revisao + 2 }, { revisao: 9 });
      expect(volta.revisao).toBe(revisao + 3);
      const massa = { acao: 'remover', itens: [{ id: um.corpo.uid, revisao: revisao + 3 }] };
      const relatorio = await duasVezes('POST', `${especie.caminho}/em-massa`, massa, { acao: 'restaurar' });
      expect(relatorio, especie.nome).toMatchObject({ recusados: 0 });
      const { itens } = (await adm('GET', `${onde}/historico`)).corpo;
      if (especie.historico)
        expect(
          itens.map(({ ato }: Json) => ato).filter((ato: string) => ato !== 'pedido'),
          especie.nome,
        ).toEqual(['removido', 'restaurado', 'removido', 'alterado', 'criado']);
    }
  });

  it('has each of its acts done to many, each as alone: n answers, a refusal stops none, the same again nothing (BO5)', async () => {
    const { paths } = (await engine.pedir('GET', '/v1/openapi.json')).corpo;
    const tentados: string[] = [];
    for (const especie of especies.filter(({ acoes }) => acoes.length > 0)) {
      const { nome, caminho, acoes, escreve } = especie;
      const deMuitos = acoes.filter(({ emMassa }: Json) => emMassa).map((um: Json) => um.nome);
      const chamada = paths[`${caminho}/em-massa`]?.post;
      // Where nobody writes it and no act is for many there is no such call.
      expect(chamada !== undefined, nome).toBe(escreve || deMuitos.length > 0);
      const muitos = (corpo: object, resto: object = {}) =>
        engine.pedir('POST', `${caminho}/em-massa`, { token: tokens.adm, corpo, ...resto });
      for (const acao of acoes) {
        const daqui = `${nome} ${acao.nome}`;
        const criaveis = escreve && !UNICAS.has(nome);
        const feita: Json | undefined = criaveis ? await criar(especie) : undefined;
        const gemea: Json | undefined = criaveis ? await criar(especie) : undefined;
        const existe: Json | undefined = criaveis
          ? await criar(especie)
          : (await adm('GET', `${caminho}?porPagina=1`)).corpo.itens[0];
        const corpo = acao.corpo === null ? {} : amostra(acao.corpo);
        const itens = [
          ...(existe ? [{ id: existe.uid, revisao: existe.revisao + 90 }] : []),
          { id: randomUUID(), revisao: 1 },
          ...(feita ? [{ id: feita.uid, revisao: feita.revisao }] : []),
        ];
        const pedido = { acao: acao.nome, itens, corpo, comandoId: randomUUID() };
        const primeira = await muitos(pedido);
        if (!acao.emMassa) {
          expect([400, 404, 405], `${daqui}: ${primeira.texto}`).toContain(primeira.status);
          if (chamada) expect(codigo(primeira), daqui).toEqual([400, 'REQUISICAO_INVALIDA']);
          continue;
        }
        expect(primeira.status, `${daqui}: ${primeira.texto}`).toBe(200);
        const respostas: Json[] = primeira.corpo.itens;
        expect(
          respostas.map(({ id }) => id),
          daqui,
        ).toEqual(itens.map(({ id }) => id));
        const sozinho = async (id: string, revisao: number) =>
          adm('POST', `${caminho}/${id}/${acao.nome}`, { ...corpo, revisao });
        for (const [i, { id, revisao }] of itens.entries()) {
          // The one that could be done is by now another: what it would have been is asked of its twin.
          const so = await (id === feita?.uid ? sozinho(gemea!.uid, gemea!.revisao) : sozinho(id, revisao));
          expect(
            [respostas[i]!.ok, respostas[i]!.codigo, respostas[i]!.revisao],
            `${daqui} ${i}: ${so.texto}`,
          ).toEqual(
            so.status < 300
              ? [true, undefined, so.status === 202 ? null : so.corpo.revisao]
              : [false, so.corpo.codigo, undefined],
          );
        }
        const ler = async () => feita && (await adm('GET', `${caminho}/${feita.uid}`)).corpo;
        const depois = await ler();
        expect((await muitos(pedido)).corpo, daqui).toEqual(primeira.corpo);
        expect(await ler(), daqui).toEqual(depois);
        const outros = { ...pedido, itens: [{ id: randomUUID(), revisao: 1 }] };
        expect(codigo(await muitos(outros)), daqui).toEqual([409, 'COMANDO_CONFLITANTE']);
        const semRevisao = { ...pedido, comandoId: randomUUID(), itens: itens.map(({ id }) => ({ id })) };
        expect(codigo(await muitos(semRevisao)), daqui).toEqual([428, 'REVISAO_AUSENTE']);
        const deOutra = { ...pedido, comandoId: randomUUID() };
        const alheia = await muitos(deOutra, { token: tokens.pacto, hotsite: 'pacto' });
        // Of both brands are the people of the demo alone.
        if (nome !== 'usuario')
          expect(alheia.corpo, daqui).toMatchObject({ feitos: 0, recusados: itens.length, aguardando: 0 });
        expect((await muitos(deOutra, { token: undefined })).status, daqui).toBe(401);
        expect(codigo(await muitos(deOutra, { token: tokens.cliente })), daqui).toEqual([
          403,
          'SEM_PERMISSAO',
        ]);
        tentados.push(daqui);
      }
    }
    expect(tentados).toEqual(
      expect.arrayContaining([
        ...[
          'carimbo ativar',
          'convite revogar',
          'incidente resolver',
          'bloqueio liberar',
          'cliente bloquear',
        ],
        ...[
          'entregaDeAviso reenviar',
          'documentoCliente divergir',
          'fotoDoLote reprovar',
          'aprovacao recusar',
        ],
      ]),
    );
  });

  it('has a change of its form undone in a new version, with what else was changed since left as it is (BO10)', async () => {
    const desfeitas: string[] = [];
    for (const especie of escritas().filter(({ historico }) => historico)) {
      const campo = campoDeTexto(especie);
      const criado = await criar(especie);
      const onde = `${especie.caminho}/${criado.uid}`;
      const mudar = async (mudanca: object): Promise<Json> => {
        const { revisao } = (await adm('GET', onde)).corpo;
        const { status, corpo, texto } = await adm('PUT', onde, { ...mudanca, revisao });
        expect(status, texto).toBe(200);
        return corpo;
      };
      const mudado = await mudar({ [campo]: texto('Errado') });
      const alteracoes = async (): Promise<Json[]> => (await adm('GET', `${onde}/historico`)).corpo.itens;
      const [ultima, primeira] = await alteracoes();
      // What made the record is undone by its removal.
      expect(primeira.volta, especie.nome).toBeNull();
      const desfazer = (qual: number, revisao?: number) =>
        adm('POST', `${onde}/historico/${qual}/desfazer`, { revisao });
      expect(codigo(await desfazer(primeira.revisao, mudado.revisao))).toEqual([422, 'ALTERACAO_SEM_VOLTA']);
      expect(codigo(await desfazer(99, mudado.revisao))).toEqual([404, 'NAO_ENCONTRADO']);
      if (ultima.volta === null) {
        expect(codigo(await desfazer(ultima.revisao, mudado.revisao)), especie.nome).toEqual([
          422,
          'ALTERACAO_SEM_VOLTA',
        ]);
        continue;
      }
      desfeitas.push(especie.nome);
      expect(ultima.volta.para[campo]).toEqual(mudado[campo]);
      expect(codigo(await desfazer(ultima.revisao)), especie.nome).toEqual([428, 'REVISAO_AUSENTE']);
      expect(codigo(await desfazer(ultima.revisao, mudado.revisao - 1))).toEqual([
        409,
        'REVISAO_DESATUALIZADA',
      ]);
      const volta = await desfazer(ultima.revisao, mudado.revisao);
      expect(volta.status, volta.texto).toBe(200);
      expect([volta.corpo.revisao, volta.corpo[campo]]).toEqual([mudado.revisao + 1, criado[campo]]);
      const [desfeita] = await alteracoes();
      expect(desfeita).toMatchObject({ rotulo: 'Alteração desfeita', revisao: mudado.revisao + 1 });
      expect(desfeita.campos.map(({ campo: um }: Json) => um)).toEqual(
        ultima.campos.map(({ campo: um }: Json) => um),
      );
      // The undoing is a change, and is undone as one.
      expect((await desfazer(desfeita.revisao, desfeita.revisao)).corpo[campo]).toEqual(mudado[campo]);
      // Somebody has changed the very field since: both are shown, and nothing is put back.
      const depois = await mudar({ [campo]: texto('Depois') });
      const tarde = await desfazer(ultima.revisao, depois.revisao);
      expect(codigo(tarde), especie.nome).toEqual([409, 'REVISAO_DESATUALIZADA']);
      expect(tarde.corpo.enviado[campo]).toEqual(criado[campo] ?? null);
      expect(tarde.corpo.atual).toMatchObject({ revisao: depois.revisao, [campo]: depois[campo] });
    }
    expect(desfeitas).toEqual(
      expect.arrayContaining(['grupoCliente', 'patio', 'veiculo', 'unidadeNegocio', 'visao']),
    );
  });

  it('takes no field that it does not know, and names the problem in Portuguese', async () => {
    for (const especie of escritas()) {
      const { uid, revisao } = await criar(especie);
      const corpo = { ...minimo(especie), inventado: 1 };
      const novo = await adm('POST', especie.caminho, corpo);
      expect(codigo(novo), especie.nome).toEqual([400, 'REQUISICAO_INVALIDA']);
      expect(JSON.stringify(novo.corpo.message)).toContain('campo desconhecido: inventado');
      for (const alheio of ['inventado', 'uid', 'id', 'hotsiteId', 'hotsites', 'removidoEm', 'createdBy'])
        expect(
          codigo(await adm('PUT', `${especie.caminho}/${uid}`, { [alheio]: 1, revisao })),
          `${especie.nome}.${alheio}`,
        ).toEqual([400, 'REQUISICAO_INVALIDA']);
    }
  });

  it('is filtered and ordered by what it declares and by nothing else (R4)', async () => {
    for (const { caminho, campos } of especies) {
      const nomeaveis = new Set(
        campos.filter(({ nomeavel }: Json) => nomeavel).map(({ campo }: Json) => campo),
      );
      for (const campo of [
        'senha',
        'observacaoInterna',
        'urlRmtp',
        'ip',
        'aceite.endereco',
        'removidoEm',
        'sal',
      ]) {
        if (nomeaveis.has(campo)) continue;
        for (const consulta of [
          `ordenar=${campo}`,
          `filtro=${encodeURIComponent(JSON.stringify({ tipo: 'existe', campo, valor: true }))}`,
        ])
          for (const onde of [caminho, `${caminho}/qb`, `${caminho}/exportar`])
            expect(codigo(await adm('GET', `${onde}?${consulta}`)), `${onde} ${campo}`).toEqual([
              400,
              'FILTRO_INVALIDO',
            ]);
      }
      for (const { campo, mascarado, nomeavel, ordena } of campos) {
        expect(ordena, campo).toBe(nomeavel && !mascarado);
        for (const onde of [caminho, `${caminho}/qb`])
          expect((await adm('GET', `${onde}?ordenar=${campo}&porPagina=1`)).status, `${onde} ${campo}`).toBe(
            ordena ? 200 : 400,
          );
      }
    }
  });

  it('is removed and brought back; meanwhile it is nowhere but in its own history', async () => {
    for (const especie of escritas()) {
      const { uid, revisao } = await criar(especie);
      const onde = `${especie.caminho}/${uid}`;
      expect((await adm('DELETE', `${onde}?revisao=${revisao}`)).status, especie.nome).toBe(204);
      expect((await adm('GET', onde)).status, especie.nome).toBe(404);
      const uids = async (mais: string) => {
        const achados: string[] = [];
        for await (const item of percorrer(especie.caminho, mais, adm)) achados.push(item.uid);
        return achados;
      };
      expect(await uids('')).not.toContain(uid);
      expect(await uids('&removidos=true')).toContain(uid);
      const volta = await adm('POST', `${onde}/restaurar`, { revisao: revisao + 1 });
      expect(volta.status, volta.texto).toBe(200);
      expect(await uids('')).toContain(uid);
      const { corpo } = await adm('GET', `${onde}/historico`);
      expect(corpo.itens.map(({ ato }: Json) => ato)).toEqual(['restaurado', 'removido', 'criado']);
      expect(corpo.itens[0].por.nome.length).toBeGreaterThan(2);
    }
  });

  it('is changed in bulk, each by itself, with a report', async () => {
    for (const especie of escritas()) {
      const [um, outro] = [await criar(especie), await criar(especie)];
      const { status, corpo, texto } = await adm('POST', `${especie.caminho}/em-massa`, {
        acao: 'remover',
        itens: [
          { id: um.id, revisao: um.revisao },
          { id: outro.uid, revisao: outro.revisao + 7 },
          { id: randomUUID(), revisao: 1 },
        ],
      });
      expect(status, texto).toBe(200);
      expect(corpo).toMatchObject({ feitos: 1, recusados: 2 });
      expect(corpo.itens.map((item: Json) => item.codigo ?? item.ok)).toEqual([
        true,
        'REVISAO_DESATUALIZADA',
        expect.stringMatching(/NAO_ENCONTRAD/),
      ]);
    }
  });

  it('is exported whole, as it is listed, in either format', async () => {
    for (const especie of especies) {
      const { total } = (await adm('GET', `${especie.caminho}?porPagina=1`)).corpo;
      const csv = await adm('GET', `${especie.caminho}/exportar?formato=csv`);
      expect(csv.status, especie.nome).toBe(200);
      const registros = csv.texto.split('\r\n').filter((linha) => /^"?\d+"?;/.test(linha));
      expect(registros.length, especie.nome).toBe(total);
      const xlsx = await adm('GET', `${especie.caminho}/exportar`);
      expect([xlsx.status, xlsx.texto.slice(0, 2)], especie.nome).toEqual([200, 'PK']);
    }
  });
});

describe('a walk over 1,000 rows while rows change (R5)', () => {
  // One kind of one brand each, and one of several.
  it.each(['veiculo', 'patio'])(
    'meets every %s that stays once, and ends',
    async (nome) => {
      const especie = especies.find((uma) => uma.nome === nome);
      const campo = campoDeTexto(especie);
      const feitos: Json[] = [];
      while (feitos.length < 1_000)
        feitos.push(...(await Promise.all(Array.from({ length: 25 }, () => criar(especie)))));
      const ficam = new Set(feitos.slice(100).map(({ uid }) => uid));
      const vistos: string[] = [];
      for await (const item of percorrer(especie.caminho, '&porPagina=50&ordenar=id', adm)) {
        vistos.push(item.uid);
        if (vistos.length % 25 !== 0) continue;
        // One goes, one comes, one is changed without moving.
        const vai = feitos[vistos.length / 25]!;
        const muda = feitos[100 + vistos.length / 25]!;
        await adm('DELETE', `${especie.caminho}/${vai.uid}?revisao=${vai.revisao}`);
        await criar(especie);
        await adm('PUT', `${especie.caminho}/${muda.uid}`, {
          [campo]: texto('Outro'),
          revisao: muda.revisao,
        });
      }
      const contados = vistos.filter((uid) => ficam.has(uid));
      expect(contados).toHaveLength(ficam.size);
      expect(new Set(contados).size).toBe(ficam.size);
    },
    240_000,
  );
});

/** All rows of a list, by its cursor. */
async function* percorrer(caminho: string, mais: string, pedir: typeof adm): AsyncGenerator<Json> {
  let apos = '';
  for (;;) {
    const { status, corpo, texto } = await pedir('GET', `${caminho}?pagina=1${mais}${apos}`);
    expect(status, texto).toBe(200);
    yield* corpo.itens;
    if (corpo.proximo === null) return;
    apos = `&apos=${encodeURIComponent(corpo.proximo)}`;
  }
}

describe('masked fields', () => {
  it('come masked, are asked for whole by who may, and that is itself in the history (R4)', async () => {
    const { corpo } = await adm('GET', '/v1/clientes?porPagina=1');
    const { uid, cpf } = corpo.itens[0];
    expect(cpf).toMatch(/\*\*\*/);
    const leiloeiro = await engine.entrar('leiloeiro');
    const visto = (await engine.pedir('GET', `/v1/clientes/${uid}?inteiros=true`, { token: leiloeiro }))
      .corpo;
    expect([visto.cpf, visto.rg, visto.endereco?.logradouro]).toEqual([cpf, undefined, undefined]);
    const filtro = encodeURIComponent(JSON.stringify({ tipo: 'range', campo: 'cpf', min: '0', max: '5' }));
    const como = (token: string) => engine.pedir('GET', `/v1/clientes?filtro=${filtro}`, { token });
    expect(codigo(await como(leiloeiro))).toEqual([400, 'FILTRO_INVALIDO']);
    // Nor bit by bit to who may ask for it whole: neither by ranges, nor by an order whose cursor would carry it.
    expect(codigo(await como(tokens.adm))).toEqual([400, 'FILTRO_INVALIDO']);
    for (const ordem of ['cpf', 'email', 'telefone'])
      expect(codigo(await adm('GET', `/v1/clientes?ordenar=${ordem}&porPagina=1`)), ordem).toEqual([
        400,
        'FILTRO_INVALIDO',
      ]);
    const livre = encodeURIComponent(JSON.stringify({ tipo: 'geral', valor: '529' }));
    expect((await engine.pedir('GET', `/v1/clientes?filtro=${livre}`, { token: leiloeiro })).status).toBe(
      400,
    );
    const inteiro = (await adm('GET', `/v1/clientes/${uid}?inteiros=true`)).corpo;
    expect(inteiro.cpf).toMatch(/^\d{11}$/);
    const igual = encodeURIComponent(JSON.stringify({ tipo: 'exata', campo: 'cpf', valor: inteiro.cpf }));
    expect((await adm('GET', `/v1/clientes?filtro=${igual}`)).corpo.itens[0].uid).toBe(uid);
    const { itens } = (await adm('GET', `/v1/clientes/${uid}/historico`)).corpo;
    expect(itens[0]).toMatchObject({ ato: 'consultado', por: { nome: expect.any(String) } });
    // Who was shown the masks all the same has seen nothing.
    expect(itens.filter(({ ato }: Json) => ato === 'consultado')).toHaveLength(1);
    expect(JSON.stringify(itens)).not.toContain(inteiro.cpf);
  });
});

describe('what is named by others', () => {
  it('must exist in the same brand, and stays while it is named', async () => {
    const comitente = (await adm('POST', '/v1/comitentes', { nome: `Dono ${randomUUID()}` })).corpo;
    const veiculo = (await adm('POST', '/v1/veiculos', { marca: 'Fiat', comId: comitente.id })).corpo;
    const remover = () => adm('DELETE', `/v1/comitentes/${comitente.uid}?revisao=${comitente.revisao}`);
    const recusa = await remover();
    expect(codigo(recusa)).toEqual([409, 'EM_USO']);
    expect(recusa.corpo.message).toContain('1 Veículo');
    expect((await adm('DELETE', `/v1/veiculos/${veiculo.uid}?revisao=${veiculo.revisao}`)).status).toBe(204);
    expect((await remover()).status).toBe(204);
    expect(codigo(await adm('POST', '/v1/veiculos', { comId: comitente.id }))).toEqual([
      404,
      'COMITENTE_NAO_ENCONTRADO',
    ]);
  });

  it('a consignor stays while a lot names it', async () => {
    const comitente = (await adm('POST', '/v1/comitentes', { nome: `Dono ${randomUUID()}` })).corpo;
    const { id: comId, uid, revisao } = comitente;
    await engine.leilao({}, [
      { nome: 'Uno', tipo: 'Carro', valor: { minimo: 100 }, comitente: { comId, nome: 'Dono' } },
    ]);
    const recusa = await adm('DELETE', `/v1/comitentes/${uid}?revisao=${revisao}`);
    expect(codigo(recusa)).toEqual([409, 'EM_USO']);
    expect(recusa.corpo.message).toContain('1 lote');
    expect((await adm('GET', `/v1/comitentes/${uid}`)).status).toBe(200);
  });

  it('an auctioneer, a yard and a group of clients stay while auctions, lots or clients name them', async () => {
    const nome = (de: string) => texto(de);
    const criado = async (caminho: string, corpo: object) => (await adm('POST', caminho, corpo)).corpo;
    const remover = (caminho: string, { uid }: Json) => adm('DELETE', `${caminho}/${uid}?revisao=1`);
    const [leiloeiros, patios, grupos] = ['/v1/leiloeiros', '/v1/patios', '/v1/cliente/grupos-cliente'];
    const lugar = { cidade: 'Guarulhos', estadoUf: 'SP', endereco: 'Rua Um, 1' };
    const leiloeiro = () => criado(leiloeiros, { nome: nome('Leiloeiro'), inscricao: 'JUCESP 1' });
    const patio = () => criado(patios, { nome: nome('Pátio'), ...lugar });
    const grupo = () => criado(grupos, { nome: nome('Grupo') });
    const [peloNome, peloUid, peloId] = [await leiloeiro(), await leiloeiro(), await leiloeiro()];
    const [doLeilao, doLote] = [await patio(), await patio()];
    const [deLote, deCliente] = [await grupo(), await grupo()];
    const carro = { nome: 'Uno', tipo: 'Carro', valor: { minimo: 100 } };
    await engine.leilao({ leiloeiro: { nome: peloNome.nome }, localRealizacao: { nome: doLeilao.nome } }, [
      { ...carro, localizacao: { patio: doLote.nome }, gruposCliente: [(await grupo()).id, deLote.id] },
    ]);
    await engine.leilao({ leiloeiro: { nome: 'Outro nome', uid: peloUid.uid } }, [carro]);
    await engine.leilao({ leiloeiro: { nome: 'Outro nome', id: peloId.id } }, [carro]);
    const { uid: cliUid } = (await engine.pedir('GET', '/v1/auth/eu', { token: tokens.cliente })).corpo;
    const definir = (ids: number[]) => adm('POST', `/v1/cliente/grupos-clientes/${cliUid}`, { grupos: ids });
    expect((await definir([deCliente.id])).status).toBe(200);
    for (const [caminho, usado, quem] of [
      ...[peloNome, peloUid, peloId, doLeilao].map(
        (um, i) => [i < 3 ? leiloeiros : patios, um, '1 leilão'] as const,
      ),
      [patios, doLote, '1 lote'],
      [grupos, deLote, '1 lote'],
      [grupos, deCliente, '1 Cliente'],
    ] as const)
      expect([(await remover(caminho, usado)).corpo.quem, usado.nome]).toEqual([quem, usado.nome]);
    await definir([]);
    expect((await remover(grupos, deCliente)).status).toBe(204);
    for (const [caminho, novo] of [
      [leiloeiros, leiloeiro],
      [patios, patio],
      [grupos, grupo],
    ] as const)
      expect((await remover(caminho, await novo())).status).toBe(204);
  });

  it('of what another brand has it is told only that there is something', async () => {
    const { itens } = (await adm('GET', '/v1/comitentes?porPagina=200')).corpo;
    const deAmbas = itens.find(({ hotsites }: Json) => hotsites.length === 2);
    const daPacto = await engine.pedir('POST', '/v1/veiculos', {
      ...{ token: tokens.pacto, hotsite: 'pacto' },
      corpo: { marca: 'Fiat', comId: deAmbas.id },
    });
    expect(daPacto.status).toBe(201);
    const dele = encodeURIComponent(JSON.stringify([{ tipo: 'exata', campo: 'comId', valor: deAmbas.id }]));
    const { total } = (await adm('GET', `/v1/veiculos?porPagina=1&filtro=${dele}`)).corpo;
    const recusa = await adm('DELETE', `/v1/comitentes/${deAmbas.uid}?revisao=${deAmbas.revisao}`);
    expect(codigo(recusa)).toEqual([409, 'EM_USO']);
    // Those of this brand alone are counted.
    expect(Number(/(\d+) Veículos?/.exec(recusa.corpo.quem)?.[1] ?? 0)).toBe(total);
    expect(recusa.corpo.quem).toMatch(/registros de outra marca$/);
  });

  it('a value that only a removed record has is refused with the way out', async () => {
    const nome = `Grupo ${randomUUID()}`;
    const grupo = (await adm('POST', '/v1/cliente/grupos-cliente', { nome })).corpo;
    await adm('DELETE', `/v1/cliente/grupos-cliente/${grupo.id}?revisao=1`);
    const { corpo } = await adm('POST', '/v1/cliente/grupos-cliente', { nome });
    expect(corpo).toMatchObject({ codigo: 'JA_EXISTE', removido: grupo.id });
  });

  it('null takes an optional field out', async () => {
    const { uid } = (await adm('POST', '/v1/veiculos', { marca: 'Fiat', cor: 'Azul' })).corpo;
    const { corpo } = await adm('PUT', `/v1/veiculos/${uid}`, { cor: null, revisao: 1 });
    expect(corpo).toMatchObject({ marca: 'Fiat', revisao: 2 });
    expect(corpo).not.toHaveProperty('cor');
  });
});

describe('live lists', () => {
  it('tell who may read a kind which of its records were written, and nobody else', async () => {
    const ligar = async (token: string | undefined, hotsite = 'leilo') => {
      const socket = engine.socket(token, hotsite);
      const ouvidos: Json[] = [];
      socket.on('on-registro', (aviso) => ouvidos.push(aviso));
      const acompanhar = (recurso: string) => socket.emitWithAck('acompanhar-registros', { recurso });
      return { socket, ouvidos, acompanhar };
    };
    const consignante = await engine.entrar('comitente');
    const [equipe, outra, dele, cliente, visita] = await Promise.all([
      ligar(tokens.adm),
      ligar(tokens.pacto, 'pacto'),
      ligar(consignante),
      ligar(tokens.cliente),
      ligar(undefined),
    ]);
    for (const um of [equipe, outra, dele])
      expect(await um.acompanhar('comitente')).toMatchObject({ ok: true });
    for (const um of [cliente, visita])
      expect(await um.acompanhar('comitente')).toMatchObject({
        ok: false,
        erro: { codigo: 'SEM_PERMISSAO' },
      });
    expect(await equipe.acompanhar('inventado')).toMatchObject({
      ok: false,
      erro: { codigo: 'NAO_ENCONTRADO' },
    });
    const { uid, id } = (await adm('POST', '/v1/comitentes', { nome: `Vivo ${randomUUID()}` })).corpo;
    // The consignor's own record is written after it: whoever hears of that has heard of nothing before.
    const seus = (await engine.pedir('GET', '/v1/comitentes', { token: consignante })).corpo.itens;
    const { uid: seu, revisao } = seus[0];
    await adm('PUT', `/v1/comitentes/${seu}`, { nomeSite: texto('Nome'), revisao });
    await expect.poll(() => equipe.ouvidos.map((um) => um.uid), { timeout: 20_000 }).toEqual([uid, seu]);
    expect(equipe.ouvidos[0]).toEqual({ recurso: 'comitente', uid, id, revisao: 1 });
    await expect.poll(() => dele.ouvidos.map((um) => um.uid), { timeout: 20_000 }).toEqual([seu]);
    // The demo's consignors are of both brands; the new one is not.
    expect(outra.ouvidos.map((um) => um.uid)).not.toContain(uid);
    expect([cliente, visita].map(({ ouvidos }) => ouvidos.length)).toEqual([0, 0]);
    for (const { socket } of [equipe, outra, dele, cliente, visita]) socket.disconnect();
  });
});
