import { uuidv7 } from '@martelo/shared/identificador';
import { patioEscrita } from '@martelo/shared/patio';
import type { SituacaoRemocao } from '@martelo/shared/remocoes/remocao';
import fc from 'fast-check';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ESTADIAS, SEM_CHAVES } from '../../casa/estadia.ts';
import { derivadosDoPatio, PATIOS } from '../../casa/patio.ts';
import { chaveDaRemocao, REMOCOES, type Remocao } from '../../casa/remocao.ts';
import { VEICULOS } from '../../casa/veiculo.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { semCarimbos } from '../../records/campos.ts';
import { RevisaoDesatualizada } from '../../records/conflitos.ts';
import { criarExclusivo } from '../../records/exclusivo.ts';
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
import { criarEntradas, type Entradas } from '../estadias/entrar.ts';
import { criarGravarEstadia } from '../estadias/gravar.ts';
import { criarConcluirRemocao } from './concluir.ts';
import { criarLugares } from './lugar.ts';
import { criarMoverRemocao, type MoverRemocao } from './mover.ts';

const MARCA = 1;
let registros: Registros;
let entradas: Entradas;
let mover: MoverRemocao;
let concluir: (remocaoUid: string) => Promise<void>;
let lugares: ReturnType<typeof criarLugares>;

const FOTOS = [
  ...(['FRENTE_DIREITA', 'TRASEIRA_ESQUERDA', 'LATERAL_DIREITA', 'LATERAL_ESQUERDA'] as const),
  ...(['PAINEL', 'HODOMETRO'] as const),
].map((vista) => ({ uid: uuidv7(), momento: 'ENTRADA' as const, vista, sha256: 'x' }));

async function patioNovo(): Promise<{ uid: string; id: number }> {
  const escrito = patioEscrita.parse({
    ...{ nome: `Pátio ${uuidv7()}`, cidade: 'Osasco', estadoUf: 'SP', endereco: 'Rua A, 1' },
  });
  const [uid, id] = [uuidv7(), await registros.proximoId('patio')];
  const doc = { ...escrito, ...derivadosDoPatio(escrito), usuarios: [], uid, id, hotsites: [MARCA] };
  await registros.colecao(PATIOS).inserir(SISTEMA, PATIOS.schema.parse(doc) as never);
  return { uid, id };
}

/** On its way to a yard, where it is expected and was photographed. */
async function remocaoEm(situacao: SituacaoRemocao): Promise<string> {
  const { uid: patioUid, id: patioId } = await patioNovo();
  const [uid, veiUid, veiculoId] = [uuidv7(), uuidv7(), await registros.proximoId('veiculo')];
  const veiculo = {
    marca: 'Fiat',
    modelo: 'Uno',
    tipo: 'Carro',
    uid: veiUid,
    id: veiculoId,
    hotsiteId: MARCA,
  };
  await registros.colecao(VEICULOS).inserir(SISTEMA, VEICULOS.schema.parse(veiculo) as never);
  const em = new Date().toISOString();
  const doc = {
    ...{
      uid,
      id: await registros.proximoId('remocao'),
      hotsiteId: MARCA,
      veiculoId,
      veiUid,
      patioId,
      patioUid,
    },
    ...{ situacao, localRemocaoId: 1, dataSolicitacao: em, diaInicioPrevisto: em },
    chaveAberta: chaveDaRemocao({ hotsiteId: MARCA, veiculoId, situacao }),
  };
  await registros.colecao(REMOCOES).inserir(SISTEMA, REMOCOES.schema.parse(doc) as never);
  await entradas.esperarDaRemocao({
    ...{ hotsiteId: MARCA, veiculoId, patioId, previstaPara: em, remocaoUid: uid },
  });
  const { uid: estadiaUid } = (await entradas.estadiaDaRemocao(uid))!;
  const estadias = registros.colecao(ESTADIAS);
  const estadia = (await estadias.obter(SISTEMA, estadiaUid))!;
  await estadias.salvar(SISTEMA, { ...semCarimbos(estadia), fotos: FOTOS }, estadia.revisao);
  return uid;
}
const ler = async (uid: string) => (await registros.colecao(REMOCOES).obter(SISTEMA, uid))!;

/** A code as it is applied; `morre`: the process does, once the stay was written and before the removal is. */
async function aplicar(
  remocaoUid: string,
  codigo: 'S11' | 'S14' | 'S15' | 'S17',
  evento: string,
  morre = false,
) {
  const antes = await ler(remocaoUid);
  if (antes.eventos.some(({ uid }) => uid === evento)) return;
  const dados = codigo === 'S17' ? { km: null } : { motivo: 'Sem vaga' };
  const quem = { acesso: SISTEMA, evento: { uid: evento, instante: new Date().toISOString() } };
  const doc = semCarimbos(antes) as Remocao;
  const mudancas =
    codigo === 'S11' ? { situacao: 'COLETADA' as const } : await mover(doc, codigo, dados, quem);
  if (morre) return;
  await registros.colecao(REMOCOES).salvar(SISTEMA, { ...doc, ...mudancas }, antes.revisao);
}
/** What people do at the gate, with a key of their own. */
async function darEntrada(remocaoUid: string): Promise<void> {
  await entradas.entrarPelaRemocao(SISTEMA, remocaoUid, { km: null }, uuidv7());
}

const passo = fc.record({
  o: fc.constantFrom('S11', 'S14', 'S15', 'S17', 'S17', 'entrar', 'efeito', 'efeito'),
  morre: fc.boolean(),
  qual: fc.nat(1),
});

function chegadasEm(abrir: () => Promise<Registros>): void {
  beforeEach(async () => {
    registros = await abrir();
    const deps = { registros, hotsitePorId: () => ({ id: MARCA }) as never, agora: Date.now };
    entradas = criarEntradas({ ...deps, gravar: criarGravarEstadia(deps) });
    mover = criarMoverRemocao({
      ...deps,
      estadias: entradas,
      vistorias: { vistoriaQueColeta: async () => null },
    });
    concluir = criarConcluirRemocao({ ...deps, estadias: entradas, mover });
    lugares = criarLugares({ ...deps, estadias: entradas, emExclusivo: criarExclusivo(registros) });
  });
  afterEach(() => registros.close());

  it('whichever comes first, and wherever the process dies, a stay that began and its removal end as one, once each', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom<SituacaoRemocao>('EM_COLETA', 'COLETADA', 'NO_PORTAO'),
        fc.array(passo, { minLength: 2, maxLength: 10 }),
        async (situacao, passos) => {
          const uid = await remocaoEm(situacao);
          const eventos = [uuidv7(), uuidv7()];
          const feitos = await Promise.allSettled(
            passos.map(async ({ o, morre, qual }) => {
              if (o === 'entrar') return darEntrada(uid);
              if (o === 'efeito') return concluir(uid);
              return aplicar(uid, o, o === 'S17' ? eventos[qual]! : uuidv7(), morre);
            }),
          );
          for (const um of feitos)
            if (um.status === 'rejected')
              expect(['TRANSICAO_INVALIDA', 'REVISAO_DESATUALIZADA']).toContain(um.reason.codigo);
          // What was kept is done in the end, by whoever takes it up.
          await concluir(uid);
          const [remocao, estadia] = [await ler(uid), (await entradas.estadiaDaRemocao(uid))!];
          const s17 = remocao.eventos.filter(({ codigo }) => codigo === 'S17');
          const comecou = estadia.situacao === 'ABERTA';
          expect(s17).toHaveLength(remocao.situacao === 'CONCLUIDA' ? 1 : 0);
          if (remocao.situacao === 'CONCLUIDA') expect(comecou).toBe(true);
          if (comecou) expect(['EM_COLETA', 'CONCLUIDA']).toContain(remocao.situacao);
          // The code that opened it is the one that stands in the removal: taken up again it is found done.
          if (s17[0] && eventos.includes(estadia.entradaEvento ?? '')) expect(eventos).toContain(s17[0].uid);
          if (remocao.situacao !== 'EM_COLETA') return;
          // Collected, it is concluded as soon as that is heard.
          for (let vez = 0; vez < 3; vez++)
            await aplicar(uid, 'S11', uuidv7()).catch((erro) =>
              expect(erro).toBeInstanceOf(RevisaoDesatualizada),
            );
          await concluir(uid);
          expect((await ler(uid)).situacao).toBe(comecou ? 'CONCLUIDA' : 'COLETADA');
        },
      ),
      { numRuns: 25 },
    );
  });

  it('a vehicle that came before its papers, left, and is expected anew comes by hand: its removal brings it no more', async () => {
    const uid = await remocaoEm('CONFIRMADA');
    await darEntrada(uid);
    const estadias = registros.colecao(ESTADIAS);
    const foi = (await entradas.estadiaDaRemocao(uid))!;
    const fim = { ...semCarimbos(foi), situacao: 'FINALIZADA' as const, ...SEM_CHAVES };
    await estadias.salvar(SISTEMA, fim, foi.revisao);
    const { hotsiteId, veiculoId, patioId } = foi;
    const nova = await entradas.prever(SISTEMA, hotsiteId, uuidv7(), { veiculoId, patioId });
    expect(nova.remocaoUid).toBeNull();
    expect(await entradas.remocaoDaEstadia(nova)).toBeNull();
    // Whatever becomes of the removal, the place is not its own.
    const doc = await ler(uid);
    await registros
      .colecao(REMOCOES)
      .salvar(SISTEMA, { ...semCarimbos(doc), situacao: 'CANCELADA', chaveAberta: null }, doc.revisao);
    await lugares.soltarLugar(uid, 'A remoção está cancelada');
    expect((await estadias.obter(SISTEMA, nova.uid))?.situacao).toBe('PREVISTA');
    expect((await entradas.estadiaDaRemocao(uid))?.uid).toBe(foi.uid);
  });

  it('a place that a process held and did not write the removal for is the removal’s again, or nobody’s', async () => {
    const [fica, cancelada, outra] = [
      await remocaoEm('CONFIRMADA'),
      await remocaoEm('CONFIRMADA'),
      await remocaoEm('COLETADA'),
    ];
    const { hotsiteId, veiculoId, patioUid } = await ler(outra);
    const alheio = await patioNovo();
    // It died once the place was another, and the removal was not.
    await entradas.esperarDaRemocao({
      ...{
        hotsiteId,
        veiculoId,
        patioId: alheio.id,
        previstaPara: new Date().toISOString(),
        remocaoUid: outra,
      },
    });
    const doc = await ler(cancelada);
    await registros
      .colecao(REMOCOES)
      .salvar(SISTEMA, { ...semCarimbos(doc), situacao: 'CANCELADA', chaveAberta: null }, doc.revisao);
    await lugares.conciliar();
    await lugares.soltarLugar(fica, 'Não é mais');
    expect((await entradas.estadiaDaRemocao(fica))?.situacao).toBe('PREVISTA');
    expect(await entradas.estadiaDaRemocao(cancelada)).toBeNull();
    expect((await entradas.estadiaDaRemocao(outra))?.patUid).toBe(patioUid);
  });
}

describe('a removal and its stay', () =>
  chegadasEm(async () => criarRegistrosSqlite({ arquivo: ':memory:' })));

describe.skipIf(URI_DE_TESTE === undefined)(
  `a removal and its stay on the server that was met: ${SERVIDOR_DE_TESTE}`,
  SEM_MONGO,
  () => {
    const banco = `chegadas-${process.pid}`;
    afterAll(() => descartarBanco(banco));
    chegadasEm(() => abrirRegistrosMongo({ uri: uriDoBanco(banco) }));
  },
);
