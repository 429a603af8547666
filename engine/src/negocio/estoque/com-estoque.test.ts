import { ErroMartelo } from '@martelo/shared/erros';
import { expect, it } from 'vitest';
import type { Pedido } from '../../auction/modelo/comando.ts';
import { chaveDoComando, digestoDoComando } from '../../auction/modelo/idempotencia.ts';
import { comEstoque } from './com-estoque.ts';
import type { Lugar, Ocupacao } from './ocupacao.ts';

const LEI = 'leilao';
const SEM_LANCES = { qtdLances: 0, propostas: null };
const lote = (uid: string, situacao: string, veiUid?: string) =>
  [
    uid,
    {
      uid,
      posicaoLeilao: 1,
      situacao,
      dados: { uid, numero: uid, nome: uid, ...(veiUid === undefined ? {} : { veiculo: { uid: veiUid } }) },
    },
  ] as const;
const estado = {
  comandos: new Map([[chaveDoComando({ autor: 'adm', comandoId: 'respondido' }), { digesto: '' }]]),
  lotes: new Map([
    lote('aberto', 'LIBERADO_LEILAO', 'v1'),
    lote('sem-venda', 'NAO_ARREMATADO', 'v2'),
    lote('sem-veiculo', 'NAO_ARREMATADO'),
  ]),
};

/** Which vehicles a command takes, where all of them are another's. */
async function tomados(pedido: object, comandoId = 'novo'): Promise<string[]> {
  const pedidos: Lugar[] = [];
  const ocupacao: Ocupacao = {
    livres: async () => new Set(),
    lotesCom: async () => [],
    sucatas: async () => new Set(),
    recusas: async () => [],
    async ocupar(lugares) {
      pedidos.push(...lugares);
      throw new ErroMartelo('VEICULO_EM_LEILAO', { onde: 'outro leilão' });
    },
  };
  const motor = { executar: async () => ({}), estado: async () => estado };
  const nosso = comEstoque(motor as never, ocupacao, (_, fazer) => fazer()) as unknown as {
    executar(leiUid: string, instrucao: object): Promise<unknown>;
  };
  await nosso.executar(LEI, { autor: 'adm', comandoId, pedido: pedido as Pedido }).catch(() => {});
  return pedidos.map(({ veiUid, placa, lelUid }) => `${veiUid ?? placa} ${lelUid}`);
}

it('a lot that ended without a sale takes its vehicle again by whatever brings it back', async () => {
  for (const pedido of [
    { tipo: 'leiloeiro-acao', acao: 'repasse', lelUid: 'sem-venda' },
    { tipo: 'leiloeiro-acao', acao: 'desfazer', lelUid: 'sem-venda' },
    { tipo: 'mudar-situacao-lote', lelUid: 'sem-venda', situacao: 'REPASSE' },
    { tipo: 'alterar-lote', lelUid: 'sem-venda', mudancas: { situacao: 'LIBERADO_LEILAO' } },
  ])
    expect([pedido, await tomados(pedido)]).toEqual([pedido, ['v2 sem-venda']]);
});

it('asks nothing of what moves no vehicle: bids, other situations, what it holds already', async () => {
  for (const pedido of [
    { tipo: 'dar-lance', lelUid: 'aberto' },
    { tipo: 'leiloeiro-acao', acao: 'vender', lelUid: 'sem-venda' },
    { tipo: 'leiloeiro-acao', acao: 'repasse', lelUid: 'sem-veiculo' },
    { tipo: 'mudar-situacao-lote', lelUid: 'aberto', situacao: 'SUSPENSO' },
    { tipo: 'mudar-situacao-lote', lelUid: 'sem-venda', situacao: 'RECOMPRA' },
    { tipo: 'alterar-lote', lelUid: 'aberto', mudancas: { veiculo: { uid: 'v1', cor: 'Azul' } } },
  ])
    expect([pedido, await tomados(pedido)]).toEqual([pedido, []]);
});

it('takes what a lot comes in with, or is given', async () => {
  const dados = { veiculo: { uid: 'v3' } };
  expect(
    await tomados({
      tipo: 'incluir-lotes',
      lotes: [
        { uid: 'novo', dados },
        { uid: 'nu', dados: {} },
      ],
    }),
  ).toEqual(['v3 novo']);
  expect(await tomados({ tipo: 'alterar-lote', lelUid: 'aberto', mudancas: dados })).toEqual(['v3 aberto']);
  // What was answered before is answered again, whoever has the vehicle by now.
  expect(await tomados({ tipo: 'alterar-lote', lelUid: 'aberto', mudancas: dados }, 'respondido')).toEqual(
    [],
  );
});

it('takes a plate as well, by whatever way it comes', async () => {
  const dados = { veiculo: { placa: 'ABC1D23' } };
  expect(await tomados({ tipo: 'incluir-lotes', lotes: [{ uid: 'novo', dados }] })).toEqual(['ABC1D23 novo']);
  expect(await tomados({ tipo: 'alterar-lote', lelUid: 'aberto', mudancas: dados })).toEqual([
    'ABC1D23 aberto',
  ]);
});

it('a vehicle of GRANDE damage comes in as scrap, told again as it was, and a lot that has bids stays', async () => {
  const mandados: Pedido[] = [];
  let aoExecutar: (pedido: Pedido) => void = () => {};
  const lotes = new Map<string, object>(estado.lotes as never);
  const comandos = new Map<string, object>();
  const motor = {
    estado: async () => ({ comandos, lotes }),
    async executar(
      _: string,
      { autor, comandoId, pedido }: { autor: string; comandoId: string; pedido: Pedido },
    ) {
      mandados.push(pedido);
      aoExecutar(pedido);
      comandos.set(chaveDoComando({ autor, comandoId }), { digesto: digestoDoComando({ pedido }) });
      return {};
    },
  };
  let grande = true;
  const ocupacao: Ocupacao = {
    ...{
      livres: async () => new Set(),
      lotesCom: async () => [],
      sucatas: async () => new Set(),
      recusas: async () => [],
    },
    ocupar: (lugares, mandar) => mandar(new Set(grande ? lugares.map(({ lelUid }) => lelUid) : [])),
  };
  const nosso = comEstoque(motor as never, ocupacao, (_, fazer) => fazer()) as unknown as {
    executar(leiUid: string, instrucao: object): Promise<unknown>;
  };
  const dar = (comandoId: string, pedido: object) => nosso.executar(LEI, { autor: 'adm', comandoId, pedido });
  const dados = { nome: 'Uno', tipo: 'Carro', numero: 9, veiculo: { uid: 'v9' } };
  const inclui = {
    tipo: 'incluir-lotes',
    lotes: [
      { uid: 'nono', dados },
      { uid: 'nu', dados: { ...dados, numero: 10, veiculo: undefined } },
    ],
  };
  await dar('um', inclui);
  expect(
    (mandados[0] as never as { lotes: { dados: { tipo: string } }[] }).lotes.map((um) => um.dados.tipo),
  ).toEqual(['Sucata', 'Carro']);
  lotes.set('nono', {
    uid: 'nono',
    posicaoLeilao: 9,
    situacao: 'LIBERADO_LEILAO',
    ...SEM_LANCES,
    dados: { ...dados, tipo: 'Sucata', numero: '9' },
  });
  // Its record is put right; what was answered stays what it was.
  grande = false;
  await dar('um', inclui);
  expect(digestoDoComando({ pedido: mandados[1]! })).toBe(digestoDoComando({ pedido: mandados[0]! }));
  grande = true;
  const troca = (lelUid: string) => ({ tipo: 'alterar-lote', lelUid, mudancas: { veiculo: { uid: 'v8' } } });
  lotes.set('nu', { uid: 'nu', posicaoLeilao: 10, situacao: 'LIBERADO_LEILAO', ...SEM_LANCES, dados: {} });
  lotes.set('lanceado', {
    uid: 'lanceado',
    posicaoLeilao: 11,
    situacao: 'LIBERADO_LEILAO',
    ...{ qtdLances: 1, propostas: null },
    dados: {},
  });
  const ditos = () =>
    mandados.splice(0).map((um) => (um as never as { mudancas?: { tipo?: string } }).mudancas?.tipo);
  ditos();
  await dar('dois', troca('nu'));
  expect(ditos()[0]).toBe('Sucata');
  await dar('tres', troca('lanceado'));
  expect(ditos()).toEqual([undefined]);

  // One that comes back is, once it is open again; not while it is over, nor where it was bid for, nor twice.
  const voltar = { tipo: 'mudar-situacao-lote', lelUid: 'volta', situacao: 'LIBERADO_LEILAO' };
  const comoEsta = (mais: object) =>
    lotes.set('volta', {
      ...{ uid: 'volta', posicaoLeilao: 12, situacao: 'NAO_ARREMATADO', ...SEM_LANCES },
      dados: { tipo: 'Carro', veiculo: { uid: 'v7' } },
      ...mais,
    });
  aoExecutar = (pedido) => {
    if (pedido.tipo === 'mudar-situacao-lote')
      Object.assign(lotes.get('volta')!, { situacao: pedido.situacao });
  };
  comoEsta({});
  await dar('quatro', voltar);
  expect(mandados.map(({ tipo }) => tipo)).toEqual(['mudar-situacao-lote', 'alterar-lote']);
  expect(ditos()).toEqual([undefined, 'Sucata']);
  for (const [comando, mais] of [
    ['cinco', { qtdLances: 2 }],
    ['seis', { dados: { tipo: 'Sucata', veiculo: { uid: 'v7' } } }],
  ] as const) {
    comoEsta(mais);
    await dar(comando, voltar);
    expect([comando, ditos()]).toEqual([comando, [undefined]]);
  }
  comoEsta({});
  await dar('sete', { tipo: 'alterar-lote', lelUid: 'volta', mudancas: { situacao: 'LIBERADO_LEILAO' } });
  // It was refused where it said, of what is over, what it is sold as.
  expect(ditos()[0]).toBeUndefined();
});

it('whoever says that a lot of a GRANDE vehicle is something else is told scrap, unless somebody bid for it', async () => {
  const mandados: unknown[] = [];
  const comLances = { ...estado.lotes.get('aberto')!, ...SEM_LANCES, qtdLances: 1 };
  const motor = (aberto: object) => ({
    estado: async () => ({ ...estado, lotes: new Map([...estado.lotes, ['aberto', aberto]]) }),
    executar: async (_: string, { pedido }: { pedido: { mudancas: object } }) => {
      mandados.push(pedido.mudancas);
      return {};
    },
  });
  const ocupacao = { sucatas: async () => new Set(['aberto']) } as unknown as Ocupacao;
  const mudar = async (aberto: object, mudancas: object) => {
    const nosso = comEstoque(motor(aberto) as never, ocupacao, (_, fazer) => fazer()) as never as {
      executar(leiUid: string, instrucao: object): Promise<unknown>;
    };
    const pedido = { tipo: 'alterar-lote', lelUid: 'aberto', mudancas };
    await nosso.executar(LEI, { autor: 'adm', comandoId: 'novo', pedido });
    return mandados.at(-1);
  };
  const semLances = { ...estado.lotes.get('aberto')!, ...SEM_LANCES };
  expect(await mudar(semLances, { tipo: 'Carro' })).toEqual({ tipo: 'Sucata' });
  expect(await mudar(semLances, { tipo: 'Carro', veiculo: { uid: 'v1' } })).toMatchObject({ tipo: 'Sucata' });
  expect(await mudar(semLances, { nome: 'Outro' })).toEqual({ nome: 'Outro' });
  expect(await mudar(comLances, { tipo: 'Carro' })).toEqual({ tipo: 'Carro' });
});
