import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { colegaCom } from './colega.ts';
import { foto } from './comprovante-de-pagamento.ts';
import { ate, EngineDeTeste, type Json } from './engine.ts';

/* What somebody's link to a yard lets them do there: each right, by every way to what it opens (decision 584). */

const engine = new EngineDeTeste();
const tokens: Record<string, string> = {};
const contas: Record<string, Json> = {};
let patio: Json;
let outro: Json;

const DIREITOS = ['ENTRADA', 'SERVICOS', 'SAIDA', 'GESTAO'] as const;
type Direito = (typeof DIREITOS)[number];
/** Who has that one alone. */
const SO: Record<Direito, string> = {
  ...{ ENTRADA: 'soEntrada', SERVICOS: 'soServicos', SAIDA: 'soSaida', GESTAO: 'soGestao' },
};

const pedir = (quem: string, metodo: string, caminho: string, corpo?: object) =>
  engine.pedir(metodo, caminho, { token: tokens[quem]!, ...(corpo && { corpo }) });
const mandar = (quem: string, metodo: string, caminho: string, corpo: object = {}) =>
  pedir(quem, metodo, caminho, { comandoId: randomUUID(), ...corpo });
async function feito(quem: string, metodo: string, caminho: string, corpo?: object): Promise<Json> {
  const {
    status,
    corpo: lido,
    texto,
  } = await (metodo === 'GET' ? pedir : mandar)(quem, metodo, caminho, corpo);
  expect(status, `${quem} ${metodo} ${caminho}: ${texto}`).toBeLessThan(300);
  return lido;
}
const por = (quem: string, patios: readonly unknown[]) =>
  feito('adm', 'PUT', `/v1/patio-usuario/${contas[quem]!.uid}`, { patios });
let placas = 0;
const novoVeiculo = () =>
  feito('adm', 'POST', '/v1/veiculos', {
    ...{ placa: `DRT${Math.floor(placas / 100)}A${String(placas++ % 100).padStart(2, '0')}` },
    ...{ marca: 'Fiat', modelo: 'Uno', cor: 'Prata', veiculoTipo: 'LEVE', possuiChave: false },
  });
const prevista = async (): Promise<Json> => {
  const { id } = await novoVeiculo();
  return feito('adm', 'POST', '/v1/estadias', { veiculoId: id, patioId: patio.id });
};
const fotografar = async (quem: string, caminho: string, campos: Record<string, string>) => {
  const comandoId = randomUUID();
  const bruto = new FormData();
  for (const [campo, valor] of Object.entries({ comandoId, ...campos })) bruto.set(campo, valor);
  const cor = `#${comandoId.replace(/\D/g, '').padEnd(6, '0').slice(0, 6)}`;
  bruto.set('arquivo', new Blob([new Uint8Array(await foto(cor))]), 'foto.png');
  return engine.pedir('POST', caminho, { token: tokens[quem]!, bruto });
};
const daEstadia = async (uid: string): Promise<Json> => feito('adm', 'GET', `/v1/estadias/${uid}`);
const agir = async (quem: string, { uid }: Json, ato: string, corpo: object = {}) =>
  mandar(quem, 'POST', `/v1/estadias/${uid}/${ato}`, { revisao: (await daEstadia(uid)).revisao, ...corpo });
let vagas = 0;
async function aberta(): Promise<Json> {
  const uma = await prevista();
  for (const vista of (await daEstadia(uma.uid)).faltamNaEntrada)
    expect(
      (await fotografar('adm', `/v1/estadias/${uma.uid}/fotos`, { momento: 'ENTRADA', vista })).status,
    ).toBe(201);
  const entrou = await agir('adm', uma, 'entrar', { vaga: `A-${++vagas}`, km: null });
  expect(entrou.status, entrou.texto).toBe(200);
  return entrou.corpo;
}
const emSaida = async (): Promise<Json> => {
  const uma = await aberta();
  const saiu = await agir('adm', uma, 'liberarSaida', { para: 'COMITENTE', ordem: 'Ofício 1' });
  expect(saiu.status, saiu.texto).toBe(200);
  return saiu.corpo;
};
const servico = async (): Promise<Json> => {
  const { id } = await aberta();
  return feito('adm', 'POST', '/v1/estadias/servicos-solicitados', {
    ...{ estadiaId: id, tipoServico: 'Verificação', observacaoSolicitacao: 'Ver o estepe' },
  });
};
const remocao = async (): Promise<Json> => {
  const { id } = await novoVeiculo();
  const { id: localRemocaoId } = await feito('adm', 'POST', '/v1/locais-remocao', {
    ...{ nome: `Oficina ${placas}`, endereco: 'Rua A, 10', cidade: 'Osasco', estadoUf: 'SP' },
    ...{ contatoNome: 'Téo', contatoTelefone: '11987654321' },
  });
  return feito('adm', 'POST', '/v1/remocoes', { veiculoId: id, localRemocaoId, patioId: patio.id });
};
const evento = (quem: string, { uid }: Json, codigo: string, dados: object = {}) =>
  mandar(quem, 'POST', `/v1/remocoes/${uid}/eventos`, { codigo, instante: new Date().toISOString(), dados });
const servir = async (quem: string, { uid }: Json, ato: string, corpo: object) => {
  const caminho = `/v1/estadias/servicos-solicitados/${uid}`;
  const { revisao } = await feito('adm', 'GET', caminho);
  return mandar(quem, 'POST', `${caminho}/${ato}`, { revisao, ...corpo });
};
const mudarPatio = async (quem: string, mudancas: object) => {
  const { revisao } = await feito('adm', 'GET', `/v1/patios/${patio.uid}`);
  return mandar(quem, 'PUT', `/v1/patios/${patio.uid}`, { revisao, ...mudancas });
};

beforeAll(async () => {
  await engine.subir();
  tokens.adm = await engine.entrar('adm');
  const novo = (nome: string) =>
    feito('adm', 'POST', '/v1/patios', {
      ...{ nome, cidade: 'Osasco', estadoUf: 'SP', endereco: 'Rua A, 1' },
      vagas: Array.from({ length: 60 }, (_, i) => ({ codigo: `A-${i + 1}`, linha: 1, coluna: i + 1 })),
    });
  [patio, outro] = [
    await novo(`Norte ${randomUUID().slice(0, 8)}`),
    await novo(`Sul ${randomUUID().slice(0, 8)}`),
  ];
  for (const quem of [...Object.values(SO), 'tudo']) {
    const conta = await colegaCom(engine, ['Interno - Pátio']);
    [contas[quem], tokens[quem]] = [conta, conta.token];
  }
  for (const [direito, quem] of Object.entries(SO))
    await por(quem, [{ patio: patio.uid, direitos: [direito] }, outro.uid]);
  await por('tudo', [patio.uid]);
}, 300_000);
afterAll(() => engine.encerrar());

type Chamada = [nome: string, direito: Direito, fazer: (quem: string) => Promise<Json>];
/** Each call on something of its own, so that what one did is in nobody's way. */
const CHAMADAS: Chamada[] = [
  [
    'a stay is expected',
    'ENTRADA',
    async (quem) =>
      mandar(quem, 'POST', '/v1/estadias', { veiculoId: (await novoVeiculo()).id, patioId: patio.id }),
  ],
  [
    'a picture of the entry',
    'ENTRADA',
    async (quem) =>
      fotografar(quem, `/v1/estadias/${(await prevista()).uid}/fotos`, {
        momento: 'ENTRADA',
        vista: 'FRENTE',
      }),
  ],
  [
    'it is checked in',
    'ENTRADA',
    async (quem) => agir(quem, await prevista(), 'entrar', { vaga: 'A-59', km: null }),
  ],
  [
    'it is called off',
    'ENTRADA',
    async (quem) => agir(quem, await prevista(), 'cancelar', { motivo: 'Não vem' }),
  ],
  [
    'many are called off',
    'ENTRADA',
    async (quem) => {
      const { uid: id, revisao } = await prevista();
      const feita = await mandar(quem, 'POST', '/v1/estadias/em-massa', {
        ...{ acao: 'cancelar', corpo: { motivo: 'Não vêm' }, itens: [{ id, revisao }] },
      });
      const [um] = feita.corpo.itens;
      // A line for each: what refuses one is told by its code.
      return um.ok ? feita : { status: 403, corpo: { codigo: um.codigo, direito: 'ENTRADA' } };
    },
  ],
  [
    'it stands elsewhere',
    'ENTRADA',
    async (quem) => agir(quem, await aberta(), 'mudarVaga', { vaga: `A-${++vagas}` }),
  ],
  ['it is at the gate (S14)', 'ENTRADA', async (quem) => evento(quem, await remocao(), 'S14')],
  [
    'it is not let in (S15)',
    'ENTRADA',
    async (quem) => evento(quem, await remocao(), 'S15', { motivo: 'Sem chave' }),
  ],
  ['it is let in (S17)', 'ENTRADA', async (quem) => evento(quem, await remocao(), 'S17', { km: null })],
  [
    'an exit is let',
    'SAIDA',
    async (quem) => agir(quem, await aberta(), 'liberarSaida', { para: 'COMITENTE', ordem: 'Ofício 1' }),
  ],
  [
    'it comes back from the gate',
    'SAIDA',
    async (quem) => agir(quem, await emSaida(), 'voltar', { motivo: 'Não veio' }),
  ],
  [
    'a picture of the exit',
    'SAIDA',
    async (quem) =>
      fotografar(quem, `/v1/estadias/${(await aberta()).uid}/fotos`, { momento: 'SAIDA', vista: 'FRENTE' }),
  ],
  [
    'a signature',
    'SAIDA',
    async (quem) =>
      fotografar(quem, `/v1/estadias/${(await emSaida()).uid}/fotos`, { momento: 'ASSINATURA' }),
  ],
  [
    'it is handed over',
    'SAIDA',
    async (quem) =>
      agir(quem, await emSaida(), 'finalizar', {
        ...{ devolucaoNome: 'Ana Souza', devolucaoTipoDoc: 'CNH', devolucaoDoc: '12345678900' },
      }),
  ],
  ['the gate’s list', 'SAIDA', (quem) => pedir(quem, 'GET', `/v1/patios/${patio.uid}/portaria`)],
  [
    'a service is done',
    'SERVICOS',
    async (quem) => servir(quem, await servico(), 'realizar', { observacaoRealizacao: 'Está lá' }),
  ],
  [
    'a service is booked',
    'SERVICOS',
    async (quem) => servir(quem, await servico(), 'agendar', { inicio: '2026-01-01T12:00:00Z' }),
  ],
  [
    'a service is called off',
    'SERVICOS',
    async (quem) => servir(quem, await servico(), 'cancelar', { motivo: 'Não precisa' }),
  ],
  [
    'a picture of a service',
    'SERVICOS',
    async (quem) =>
      fotografar(quem, `/v1/estadias/servicos-solicitados/${(await servico()).uid}/fotos`, { parte: 'FOTO' }),
  ],
  [
    'the yard’s telephone',
    'GESTAO',
    (quem) => mudarPatio(quem, { telefone: `11 9${Date.now() % 100_000_000}` }),
  ],
  [
    'the yard’s capacity',
    'GESTAO',
    (quem) => mudarPatio(quem, { capacidade: { LEVE: 900 + (Date.now() % 90) } }),
  ],
];

describe.each(CHAMADAS)('%s takes the right %s', (_, direito, fazer) => {
  it('and no other', async () => {
    for (const um of DIREITOS) {
      const { status, corpo } = await fazer(SO[um]);
      if (um === direito) expect(status, `${um}: ${JSON.stringify(corpo)}`).not.toBe(403);
      else expect([um, status, corpo.codigo, corpo.direito]).toEqual([um, 403, 'SEM_PERMISSAO', direito]);
    }
    // A link that says nothing of it has them all, as before there were any.
    expect((await fazer('tudo')).status).not.toBe(403);
  }, 60_000);
});

describe('of codes by socket', () => {
  it('who does not let in is refused as by a call', async () => {
    const { uid } = await remocao();
    const pedido = {
      remocaoUid: uid,
      comandoId: randomUUID(),
      instante: new Date().toISOString(),
      dados: {},
    };
    const socket = engine.socket(tokens.soSaida);
    const dito: Json = await socket.timeout(10_000).emitWithAck('S14', pedido);
    expect(dito.erro?.codigo).toBe('SEM_PERMISSAO');
    socket.close();
  });
});

describe('what is said of rights', () => {
  it('screens are told by the session, lists and acts by what there is; of another yard they are others', async () => {
    const { patios } = await feito('soSaida', 'GET', '/v1/auth/eu');
    expect(Object.fromEntries(patios.map((um: Json) => [um.uid, um.direitos]))).toEqual({
      [patio.uid]: ['SAIDA'],
      [outro.uid]: [...DIREITOS],
    });
    expect((await feito('adm', 'GET', '/v1/auth/eu')).patios).toBeNull();
    const recebe = async (quem: string) =>
      (await feito(quem, 'GET', '/v1/estadias/patios')).itens.map(({ uid }: Json) => uid);
    expect(await recebe('soSaida')).toEqual([outro.uid]);
    expect((await recebe('soEntrada')).toSorted()).toEqual([patio.uid, outro.uid].toSorted());
    const entrega = (await feito('soEntrada', 'GET', '/v1/patio/portarias')).itens.map(
      ({ uid }: Json) => uid,
    );
    expect(entrega).toEqual([outro.uid]);
    const { itens } = await feito('adm', 'GET', '/v1/patio-usuario');
    const dele = itens.find(({ uid }: Json) => uid === contas.soSaida!.uid);
    expect(dele.patios.find(({ uid }: Json) => uid === patio.uid).direitos).toEqual(['SAIDA']);
  });

  it('an act that somebody does nowhere is not offered; a right that is taken is gone, and one that is given is there', async () => {
    const conta = await colegaCom(engine, ['Interno - Pátio']);
    [contas.novo, tokens.novo] = [conta, conta.token];
    await por('novo', [{ patio: patio.uid, direitos: ['SAIDA'] }]);
    const atos = async () =>
      (await feito('novo', 'GET', '/v1/recursos?esquemas=false')).itens
        .find(({ nome }: Json) => nome === 'estadia')
        .acoes.map(({ nome }: Json) => nome)
        .toSorted();
    expect(await atos()).toEqual(['finalizar', 'liberarSaida', 'voltar']);
    expect((await pedir('novo', 'GET', '/v1/estadias/entrada?dito=ABC1D23')).status).toBe(403);
    await por('novo', [{ patio: patio.uid, direitos: ['ENTRADA', 'SAIDA'] }]);
    expect(await ate(atos, (lidos) => lidos.includes('entrar'))).toContain('mudarVaga');
    // Named by itself, a yard keeps what there is.
    const { itens } = await por('novo', [patio.uid, outro.uid]);
    expect(Object.fromEntries(itens.map((um: Json) => [um.uid, um.direitos]))).toEqual({
      [patio.uid]: ['ENTRADA', 'SAIDA'],
      [outro.uid]: [...DIREITOS],
    });
    await por('novo', [{ patio: patio.uid, direitos: ['SERVICOS'] }]);
    const uma = await aberta();
    const saida = { para: 'COMITENTE', ordem: 'Ofício 2' };
    expect((await agir('novo', uma, 'liberarSaida', saida)).status).toBe(403);
    expect((await agir('novo', uma, 'mudarVaga', { vaga: `A-${++vagas}` })).status).toBe(403);
    const nada = { patios: [{ patio: patio.uid, direitos: [] }] };
    expect((await mandar('adm', 'PUT', `/v1/patio-usuario/${conta.uid}`, nada)).status).toBe(400);
  });

  it('who stands at yards neither says who does what there, nor when it is in recess, whatever their rights', async () => {
    for (const quem of ['soGestao', 'tudo', 'soEntrada']) {
      expect((await pedir(quem, 'GET', '/v1/patio-usuario')).status).toBe(403);
      const minha = `/v1/patio-usuario/${contas[quem]!.uid}`;
      expect((await mandar(quem, 'PUT', minha, { patios: [patio.uid] })).status).toBe(403);
      const dias = { de: '2030-01-02', ate: '2030-01-03', motivo: 'Inventário' };
      expect((await mandar(quem, 'POST', '/v1/patio-recesso', dias)).status).toBe(403);
      expect((await mudarPatio(quem, { direitos: [] })).status).toBe(400);
    }
  });
});
