import { ErroMartelo } from '@martelo/shared/erros';
import { uuidv7 } from '@martelo/shared/identificador';
import { patioEscrita } from '@martelo/shared/patio';
import fc from 'fast-check';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ESTADIAS, SEM_CHAVES } from '../../casa/estadia.ts';
import { derivadosDoPatio, PATIOS } from '../../casa/patio.ts';
import { VEICULOS } from '../../casa/veiculo.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { abrirRegistrosMongo } from '../../records/mongo.ts';
import type { Registros } from '../../records/records.ts';
import { criarRegistrosSqlite } from '../../records/sqlite.ts';
import {
  descartarBanco,
  SEM_MONGO,
  SERVIDOR_DE_TESTE,
  URI_DE_TESTE,
  uriDoBanco,
} from '../../store/test-server.ts';
import { criarEntradas, type Entradas } from './entrar.ts';
import { criarGravarEstadia, type GravarEstadia } from './gravar.ts';

let registros: Registros;
let entradas: Entradas;
let gravar: GravarEstadia;
const MARCA = 1;

async function patio(capacidade: object, vagas: string[]): Promise<{ id: number; uid: string }> {
  const escrito = patioEscrita.parse({
    ...{ nome: `Pátio ${uuidv7()}`, cidade: 'Osasco', estadoUf: 'SP', endereco: 'Rua A, 1', capacidade },
    vagas: vagas.map((codigo, i) => ({ codigo, linha: 1, coluna: i + 1 })),
  });
  const [uid, id] = [uuidv7(), await registros.proximoId('patio')];
  const doc = { ...escrito, ...derivadosDoPatio(escrito), usuarios: [], uid, id, hotsites: [MARCA] };
  await registros.colecao(PATIOS).inserir(SISTEMA, PATIOS.schema.parse(doc) as never);
  return { id, uid };
}
async function veiculo(): Promise<{ id: number }> {
  const id = await registros.proximoId('veiculo');
  const doc = { marca: 'Fiat', modelo: 'Uno', tipo: 'Carro', uid: uuidv7(), id, hotsiteId: MARCA };
  await registros.colecao(VEICULOS).inserir(SISTEMA, VEICULOS.schema.parse(doc) as never);
  return { id };
}

/** All that a check-in asks for. */
const FOTOS = [
  ...(['FRENTE_DIREITA', 'TRASEIRA_ESQUERDA', 'LATERAL_DIREITA', 'LATERAL_ESQUERDA'] as const),
  ...(['PAINEL', 'HODOMETRO'] as const),
].map((vista) => ({ uid: uuidv7(), momento: 'ENTRADA' as const, vista, sha256: 'x' }));

/** What may be tried, in any order and at once. */
const passo = fc.record({
  o: fc.constantFrom('prever', 'entrar', 'sair', 'cancelar'),
  veiculo: fc.nat(5),
  patio: fc.nat(1),
  vaga: fc.constantFrom('A-1', 'A-2', 'A-3'),
  chave: fc.constantFrom('K-1', 'K-2'),
});

/** F8 and F11, on any store. */
function entradasEm(abrir: () => Promise<Registros>): void {
  beforeEach(async () => {
    registros = await abrir();
    const deps = { registros, hotsitePorId: () => ({ id: MARCA }) as never, agora: Date.now };
    gravar = criarGravarEstadia(deps);
    entradas = criarEntradas({ ...deps, gravar });
  });
  afterEach(() => registros.close());

  it('whatever is tried at once, no spot, key, place or vehicle is had twice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(passo, { minLength: 4, maxLength: 24 }), async (passos) => {
        const patios = [await patio({ LEVE: 3 }, ['A-1', 'A-2', 'A-3']), await patio({}, [])];
        const veiculos = await Promise.all(Array.from({ length: 6 }, veiculo));
        const estadias = registros.colecao(ESTADIAS);
        const daVez = async (id: number, situacoes: string[]) => {
          const filtros = [
            { tipo: 'exata' as const, campo: 'veiculoId', valor: id },
            { tipo: 'lista' as const, campo: 'situacao', valores: situacoes },
          ];
          return (await estadias.listar(SISTEMA, { filtros, pagina: 1, porPagina: 1 })).itens[0];
        };
        const fazer = async ({ o, ...um }: (typeof passos)[number]): Promise<void> => {
          const { id } = veiculos[um.veiculo]!;
          if (o === 'prever') {
            await entradas.prever(SISTEMA, MARCA, uuidv7(), { veiculoId: id, patioId: patios[um.patio]!.id });
            return;
          }
          const estadia = await daVez(id, o === 'sair' ? ['ABERTA'] : ['PREVISTA']);
          if (estadia === undefined) return;
          await gravar({ acesso: SISTEMA }, estadia.uid, async (antes) => {
            if (o === 'entrar') {
              if (antes.situacao !== 'PREVISTA') return antes;
              const comFotos = { ...antes, fotos: FOTOS };
              const pedido = { vaga: um.vaga, codigoChave: um.chave, km: null };
              return { ...comFotos, ...(await entradas.entrarNoPatio(comFotos, pedido)) };
            }
            const fim = o === 'sair' ? ('FINALIZADA' as const) : ('CANCELADA' as const);
            return { ...antes, situacao: fim, ...SEM_CHAVES };
          });
        };
        const feitos = await Promise.allSettled(passos.map(fazer));
        // Who is refused is refused in words, or by the store that says whose it is.
        for (const um of feitos)
          if (um.status === 'rejected')
            expect(um.reason, String(um.reason?.stack)).toBeInstanceOf(ErroMartelo);
        const todas = [];
        for await (const uma of estadias.percorrer(SISTEMA, { filtros: [] })) todas.push(uma);
        const desta = todas.filter(({ patUid }) => patios.some(({ uid }) => uid === patUid));
        const unico = (valores: (string | null)[]) => {
          const ditos = valores.filter((um) => um !== null);
          expect(new Set(ditos).size).toBe(ditos.length);
        };
        const noPatio = desta.filter(({ situacao }) => situacao === 'ABERTA' || situacao === 'EM_SAIDA');
        unico(noPatio.map(({ veiculoId }) => String(veiculoId)));
        unico(noPatio.map(({ patUid, vaga }) => (vaga === null ? null : `${patUid} ${vaga}`)));
        unico(
          noPatio.map(({ patUid, codigoChave }) =>
            codigoChave === null ? null : `${patUid} ${codigoChave}`,
          ),
        );
        unico(
          desta.filter(({ situacao }) => situacao === 'PREVISTA').map(({ veiculoId }) => String(veiculoId)),
        );
        const lugares = desta.filter(
          ({ patUid, situacao }) =>
            patUid === patios[0]!.uid &&
            (situacao === 'PREVISTA' ||
              noPatio.some((uma) => uma.patUid === patUid && uma.situacao === situacao)),
        );
        expect(lugares.length).toBeLessThanOrEqual(3);
      }),
      { numRuns: 12 },
    );
  });

  it('a removal’s vehicle is expected once, moves from yard to yard with its place, is put back, and is called off once', async () => {
    const [onde, outro, { id }] = [
      await patio({ LEVE: 1 }, []),
      await patio({ LEVE: 1 }, []),
      await veiculo(),
    ];
    const previstaPara = new Date().toISOString();
    const pedido = { hotsiteId: MARCA, veiculoId: id, patioId: onde.id, previstaPara, remocaoUid: uuidv7() };
    await Promise.all([1, 2, 3].map(() => entradas.esperarDaRemocao(pedido)));
    const dela = async () => (await entradas.estadiaDaRemocao(pedido.remocaoUid))!;
    const { uid } = await dela();
    const alheia = { ...pedido, veiculoId: (await veiculo()).id, remocaoUid: uuidv7() };
    const lotado = { codigo: 'PATIO_LOTADO' };
    await expect(entradas.esperarDaRemocao(alheia)).rejects.toMatchObject(lotado);

    // To a full yard it does not go, and has its place where it was.
    await entradas.esperarDaRemocao({ ...alheia, patioId: outro.id });
    await expect(entradas.esperarDaRemocao({ ...pedido, patioId: outro.id })).rejects.toMatchObject(lotado);
    expect((await dela()).patUid).toBe(onde.uid);
    await expect(entradas.esperarDaRemocao({ ...alheia, veiculoId: id })).rejects.toMatchObject({
      codigo: 'ESTADIA_ABERTA',
    });
    await entradas.cancelarEstadiaPrevista(alheia.remocaoUid, 'Desistiram');
    const deVolta = await entradas.esperarDaRemocao({ ...pedido, patioId: outro.id });
    const movida = await dela();
    expect([movida.uid, movida.patUid]).toEqual([uid, outro.uid]);
    await expect(
      entradas.esperarDaRemocao({ ...alheia, patioId: outro.id }),
      'its place is taken there, and free here',
    ).rejects.toMatchObject(lotado);
    await deVolta();
    expect((await dela()).patUid).toBe(onde.uid);
    await entradas.esperarDaRemocao({ ...alheia, patioId: outro.id });

    for (let i = 0; i < 2; i++)
      await entradas.cancelarEstadiaPrevista(pedido.remocaoUid, 'A remoção foi cancelada.');
    const estadia = await registros.colecao(ESTADIAS).obter(SISTEMA, uid);
    expect([estadia?.situacao, estadia?.motivo]).toEqual(['CANCELADA', 'A remoção foi cancelada.']);
    // Confirmed again it is another.
    await entradas.esperarDaRemocao(pedido);
    expect((await dela()).uid).not.toBe(uid);
  });

  it('what was received by hand is the removal’s from then on, and a stay that has begun is left alone', async () => {
    const [onde, outro, { id }] = [await patio({}, []), await patio({}, []), await veiculo()];
    const uid = uuidv7();
    await entradas.prever(SISTEMA, MARCA, uid, { veiculoId: id, patioId: onde.id });
    const previstaPara = new Date().toISOString();
    const pedido = { hotsiteId: MARCA, veiculoId: id, patioId: onde.id, previstaPara, remocaoUid: uuidv7() };
    await expect(entradas.esperarDaRemocao({ ...pedido, patioId: outro.id })).rejects.toMatchObject({
      codigo: 'ESTADIA_ABERTA',
    });
    await entradas.esperarDaRemocao(pedido);
    expect((await entradas.estadiaDaRemocao(pedido.remocaoUid))?.uid).toBe(uid);
    await gravar({ acesso: SISTEMA }, uid, (antes) => ({ ...antes, fotos: FOTOS }));
    const evento = uuidv7();
    for (let i = 0; i < 2; i++)
      await entradas.entrarPelaRemocao(SISTEMA, pedido.remocaoUid, { km: null }, evento);
    const aberta = await entradas.estadiaDaRemocao(pedido.remocaoUid);
    expect([aberta?.situacao, aberta?.entradaEvento, aberta?.revisao]).toEqual(['ABERTA', evento, 4]);
    await (await entradas.esperarDaRemocao(pedido))();
    await expect(entradas.esperarDaRemocao({ ...pedido, patioId: outro.id })).rejects.toMatchObject({
      codigo: 'ESTADIA_ABERTA',
    });
    await expect(entradas.entrarPelaRemocao(SISTEMA, uuidv7(), { km: null }, uuidv7())).rejects.toMatchObject(
      { codigo: 'SEM_ESTADIA' },
    );
  });
}

describe('vehicles at yards (F8, F11)', () =>
  entradasEm(async () => criarRegistrosSqlite({ arquivo: ':memory:' })));

describe.skipIf(URI_DE_TESTE === undefined)(
  `vehicles at yards (F8, F11) on the server that was met: ${SERVIDOR_DE_TESTE}`,
  SEM_MONGO,
  () => {
    const banco = `estadias-${process.pid}`;
    afterAll(() => descartarBanco(banco));
    entradasEm(() => abrirRegistrosMongo({ uri: uriDoBanco(banco) }));
  },
);
