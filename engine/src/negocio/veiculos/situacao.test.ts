import { uuidv7 } from '@martelo/shared/identificador';
import type { PapelInterno } from '@martelo/shared/papeis';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ESTADIAS } from '../../casa/estadia.ts';
import { REMOCOES } from '../../casa/remocao.ts';
import { VEICULOS } from '../../casa/veiculo.ts';
import type { Executor, PedidoTarefa } from '../../jobs/fila.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { abrirRegistrosMongo } from '../../records/mongo.ts';
import type { Acesso, Registros } from '../../records/records.ts';
import { criarRegistrosSqlite } from '../../records/sqlite.ts';
import {
  descartarBanco,
  SEM_MONGO,
  SERVIDOR_DE_TESTE,
  URI_DE_TESTE,
  uriDoBanco,
} from '../../store/test-server.ts';
import { ligarVeiculos } from './ligar.ts';

const MARCA = 1;
const DIA = 86_400_000;
const [A, B, C] = [uuidv7(), uuidv7(), uuidv7()] as const;

const guarda = (
  patios: readonly string[] | undefined,
  papeis: readonly PapelInterno[] = ['Interno - Pátio'],
): Acesso => ({
  ...{ tipo: 'interno', hotsiteId: MARCA, hotsites: [MARCA], usuUid: 'usu', papeis },
  ...(patios && { patios }),
});

/** Whose people see which vehicles (decision 573), on any store. */
function quemVeEm(abrir: () => Promise<Registros>): void {
  let registros: Registros;
  let agora: number;
  let pedidos: Map<string, PedidoTarefa>;
  let executores: Map<string, Executor>;
  let ligados: ReturnType<typeof ligarVeiculos>;

  beforeEach(async () => {
    registros = await abrir();
    agora = Date.parse('2026-11-28T12:00:00.000Z');
    [pedidos, executores] = [new Map(), new Map()];
    ligados = ligarVeiculos({
      registros,
      loteDoVeiculo: async () => null,
      fila: {
        registrar: (nome: string, executor: Executor) => void executores.set(nome, executor),
        enfileirar: async (pedido: PedidoTarefa) =>
          void pedidos.set(pedido.chave, pedidos.get(pedido.chave) ?? pedido),
      },
      emDia: async () => {},
      agora: () => agora,
    } as never);
  });
  afterEach(() => registros.close());

  const acertar = (uid: string) => ligados.servicos.acertarSituacaoDoVeiculo(uid);
  const veiculo = async (mais: object = {}) => {
    const id = await registros.proximoId('veiculo');
    const doc = { marca: 'Fiat', modelo: 'Uno', uid: uuidv7(), id, hotsiteId: MARCA, ...mais };
    return registros.colecao(VEICULOS).inserir(SISTEMA, VEICULOS.schema.parse(doc));
  };
  type Um = Awaited<ReturnType<typeof veiculo>>;
  const estadia = async (de: Um, patUid: string, mais: object) => {
    const id = await registros.proximoId('estadia');
    const doc = {
      ...{ uid: uuidv7(), id, hotsiteId: MARCA, veiculoId: de.id, veiUid: de.uid, veiculoTipo: 'LEVE' },
      ...{ veiculoNome: 'Fiat Uno', placa: null, comId: null, patioId: 1, patUid, patioNome: 'Um' },
      ...{ situacao: 'PREVISTA', previstaPara: new Date(agora).toISOString(), remocaoUid: null },
      ...{ observacao: null, ...mais },
    };
    return registros.colecao(ESTADIAS).inserir(SISTEMA, ESTADIAS.schema.parse(doc));
  };
  const remocao = async (de: Um, patioUid: string) => {
    const id = await registros.proximoId('remocao');
    const doc = {
      ...{ uid: uuidv7(), id, hotsiteId: MARCA, veiculoId: de.id, localRemocaoId: 1, patioId: 1 },
      ...{ veiUid: de.uid, patioUid, veiculoNome: 'Fiat Uno', localNome: 'Rua', situacao: 'SOLICITADA' },
      ...{ dataSolicitacao: new Date(agora).toISOString(), solicitadaPor: 'usu' },
      chaveAberta: `${MARCA}:${de.id}`,
    };
    return registros.colecao(REMOCOES).inserir(SISTEMA, REMOCOES.schema.parse(doc) as never);
  };
  const vistos = async (acesso: Acesso): Promise<string[]> => {
    const { itens, total } = await registros
      .colecao(VEICULOS)
      .listar(acesso, { filtros: [], pagina: 1, porPagina: 100 });
    expect(total).toBe(itens.length);
    return itens.map(({ uid }) => uid).toSorted();
  };
  const ordem = (...uns: Um[]) => uns.map(({ uid }) => uid).toSorted();
  /** The jobs that are due. */
  const passar = async (ate: number) => {
    agora = ate;
    for (const { nome, chave, carga, quando = 0 } of [...pedidos.values()])
      if (quando <= agora) await executores.get(nome)!(carga, { chave, tentativa: 1 });
  };

  it('is who has it, expects it, is brought it or had it of late; of several yards any of them', async () => {
    const [la, esperado, trazido, saiu, deNinguem] = [
      ...[await veiculo(), await veiculo(), await veiculo(), await veiculo(), await veiculo()],
    ] as [Um, Um, Um, Um, Um];
    await estadia(la, A, { situacao: 'ABERTA', diaInicio: new Date(agora - 90 * DIA).toISOString() });
    await estadia(esperado, A, {});
    // It still stands at one, and is expected at the other.
    await estadia(la, B, {});
    await remocao(trazido, B);
    const diaFim = new Date(agora - 29 * DIA).toISOString();
    await estadia(saiu, B, { situacao: 'FINALIZADA', diaInicio: diaFim, diaFim });
    expect(await vistos(guarda([A, B, C]))).toEqual([]);
    for (const um of [la, esperado, trazido, saiu, deNinguem]) await acertar(um.uid);
    expect(await vistos(guarda([A]))).toEqual(ordem(la, esperado));
    expect(await vistos(guarda([B]))).toEqual(ordem(la, trazido, saiu));
    expect(await vistos(guarda([C, B]))).toEqual(ordem(la, trazido, saiu));
    expect(await vistos(guarda([A, B]))).toEqual(ordem(la, esperado, trazido, saiu));
    expect(await vistos(guarda([C]))).toEqual([]);
    expect(await vistos(guarda([]))).toEqual([]);
    const todos = ordem(la, esperado, trazido, saiu, deNinguem);
    expect(await vistos(guarda([A], ['Interno - Pátio', 'Interno - Remoção']))).toEqual(todos);
    // Who hands over at all yards by another role is held to none.
    expect(await vistos(guarda(undefined, ['Interno - Pátio', 'Interno - Acerto']))).toEqual(todos);
    expect(await registros.colecao(VEICULOS).obter(guarda([A]), saiu.uid)).toBeNull();
    expect(await registros.colecao(VEICULOS).obterPor(guarda([A]), 'id', saiu.id)).toBeNull();
    await expect(
      registros.colecao(VEICULOS).salvar(guarda([A]), { ...saiu, cor: 'Azul' } as never, 2),
    ).rejects.toMatchObject({ codigo: 'NAO_ENCONTRADO' });

    // Thirty days after it left, to the instant, and by nothing but the time.
    await passar(Date.parse(diaFim) + 30 * DIA - 1);
    expect(await vistos(guarda([B]))).toEqual(ordem(la, trazido, saiu));
    await passar(Date.parse(diaFim) + 30 * DIA);
    expect(await vistos(guarda([B]))).toEqual(ordem(la, trazido));
    expect(await registros.colecao(VEICULOS).obter(SISTEMA, saiu.uid)).toMatchObject({
      ...{ patUids: [], patUidsAte: null },
    });
  });

  it('was made once for what was there before, by a job that does each once', async () => {
    const [la, saiu, antigo, trazido, solto] = [
      ...[await veiculo(), await veiculo(), await veiculo(), await veiculo(), await veiculo()],
    ] as [Um, Um, Um, Um, Um];
    await estadia(la, A, { situacao: 'EM_SAIDA', diaInicio: new Date(agora).toISOString() });
    for (const [um, dias] of [[saiu, 3] as const, [antigo, 31] as const]) {
      const diaFim = new Date(agora - dias * DIA).toISOString();
      await estadia(um, A, { situacao: 'FINALIZADA', diaInicio: diaFim, diaFim });
    }
    await remocao(trazido, A);
    await ligados.iniciar();
    await passar(agora);
    expect(await vistos(guarda([A]))).toEqual(ordem(la, saiu, trazido));
    const revisoes = async () =>
      Promise.all(
        [la, saiu, antigo, trazido, solto].map(
          async ({ uid }) => (await registros.colecao(VEICULOS).obter(SISTEMA, uid))!.revisao,
        ),
      );
    const antes = await revisoes();
    expect(antes.at(-1)).toBe(1);
    await ligados.iniciar();
    await passar(agora);
    expect(await revisoes()).toEqual(antes);
  });

  it('of what is removed, who may bring it back, where they stand, as long as they stand there', async () => {
    const um = await veiculo({ removidoEm: new Date(agora).toISOString() });
    const diaFim = new Date(agora - DIA).toISOString();
    await estadia(um, A, { situacao: 'FINALIZADA', diaInicio: diaFim, diaFim });
    await acertar(um.uid);
    const deles = (patio: string) => vistos({ ...guarda([patio]), removidos: true } as Acesso);
    expect([await deles(A), await deles(B), await vistos(guarda([A]))]).toEqual([[um.uid], [], []]);
    await passar(agora + 30 * DIA);
    expect(await deles(A)).toEqual([]);
  });
}

describe('on SQLite', () => quemVeEm(async () => criarRegistrosSqlite({ arquivo: ':memory:' })));

const banco = `quem-ve-${process.pid}`;
describe.skipIf(URI_DE_TESTE === undefined)(`on a ${SERVIDOR_DE_TESTE}`, SEM_MONGO, () => {
  afterEach(() => descartarBanco(banco));
  quemVeEm(() => abrirRegistrosMongo({ uri: uriDoBanco(banco) }));
});
