import { ErroMartelo } from '@martelo/shared/erros';
import { expect, it } from 'vitest';
import type { Pedido } from '../../auction/modelo/comando.ts';
import { chaveDoComando } from '../../auction/modelo/idempotencia.ts';
import { comEstoque } from './com-estoque.ts';
import type { Lugar, Ocupacao } from './ocupacao.ts';

const LEI = 'leilao';
const lote = (uid: string, situacao: string, veiUid?: string) =>
  [uid, { uid, situacao, dados: veiUid === undefined ? {} : { veiculo: { uid: veiUid } } }] as const;
const estado = {
  comandos: new Map([[chaveDoComando({ autor: 'adm', comandoId: 'respondido' }), {}]]),
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
    async ocupar(lugares) {
      pedidos.push(...lugares);
      throw new ErroMartelo('VEICULO_EM_LEILAO', { onde: 'outro leilão' });
    },
  };
  const motor = { executar: async () => ({}), estado: async () => estado };
  const nosso = comEstoque(motor as never, ocupacao) as unknown as {
    executar(leiUid: string, instrucao: object): Promise<unknown>;
  };
  await nosso.executar(LEI, { autor: 'adm', comandoId, pedido: pedido as Pedido }).catch(() => {});
  return pedidos.map(({ veiUid, lelUid }) => `${veiUid} ${lelUid}`);
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
