import { leilaoEscrita } from '@martelo/shared/leilao';
import { loteEscrita } from '@martelo/shared/lote';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MemoryLog } from '../../log/memoria.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { abrirRegistrosMongo } from '../../records/mongo.ts';
import type { Registros } from '../../records/records.ts';
import { criarRegistrosSqlite } from '../../records/sqlite.ts';
import { assentar } from '../../runtime/simulated-environment.ts';
import { Bancada, loteUid } from '../../runtime/test-bench.ts';
import {
  descartarBanco,
  SEM_MONGO,
  SERVIDOR_DE_TESTE,
  URI_DE_TESTE,
  uriDoBanco,
} from '../../store/test-server.ts';
import { posicaoNoLote } from '../posicao.ts';
import { SEM_CARIMBOS } from '../vistas/carimbos.ts';
import { cartaoDoLote, detalheDoLote } from '../vistas/lote.ts';
import { abrirLeitura, type Leitura, lerDoMotor } from './leitura.ts';
import { LEILOES_TERMINADOS } from './registro.ts';

const HOTSITE = { id: 1, tipo: 'leilao' } as const;
const leilaoUid = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, 'a')}`;

/** Counts the folds: readings of a log from its first commit. */
class LogContado extends MemoryLog {
  dobras = 0;
  override read(stream: string, desde: number) {
    if (desde === 1) this.dobras += 1;
    return super.read(stream, desde);
  }
}

let log: LogContado;
let mesa: Bancada<LogContado>;
let registros: Registros;
/** Where they are kept: each store there is plays the whole file. */
let abrirRegistros: () => Promise<Registros>;
let leitura: Leitura;
let avisos: object[];
const abrir = (nucleo = 'a') =>
  abrirLeitura({
    ...{ motor: mesa.motor, registros, nucleo },
    registrador: { warn: (dados) => void avisos.push(dados), error: (dados) => void avisos.push(dados) },
  });

beforeEach(async () => {
  avisos = [];
  log = new LogContado();
  mesa = new Bancada(log, { terminadosEmMemoria: 1 });
  await mesa.ligar();
  registros = await abrirRegistros();
  leitura = await abrir();
});
afterEach(async () => {
  await leitura.parar();
  await registros.close();
  expect(avisos).toEqual([]);
});

/** Twenty auctions of two lots each, all ended; of the first lots one sold, one conditional with a cancelled bid. */
async function terminarMuitos(quantos = 20): Promise<string[]> {
  const uids = Array.from({ length: quantos }, (_, n) => leilaoUid(n));
  for (const [n, leiUid] of uids.entries()) {
    await abrirUm(leiUid, n);
    await mesa.mandar({ tipo: 'mudar-situacao-leilao', situacao: 'EXECUTADO' }, leiUid);
    await assentar();
  }
  await leitura.emDia();
  return uids;
}

const lotesDe = (n: number) => [loteUid(1_000 + 2 * n), loteUid(1_001 + 2 * n)] as const;

async function abrirUm(leiUid: string, n: number): Promise<void> {
  const agora = mesa.ambiente.agora();
  const leilao = leilaoEscrita.parse({
    nome: `Leilão ${n}`,
    data: new Date(agora).toISOString(),
    situacao: 'AO_VIVO',
    incrementos: [{ valor: 5_000 }],
  });
  await mesa.mandar(
    { tipo: 'criar-leilao', leilao: { ...leilao, id: n + 1, uid: leiUid, hotsites: [1] } },
    leiUid,
  );
  const lotes = lotesDe(n).map((uid, i) => ({
    ...{ id: 2 * n + i + 1, uid },
    dados: loteEscrita.parse({
      nome: `Lote ${i}`,
      tipo: 'Carro',
      valor: { minimo: 50_000 },
      ...(i === 1 && { valorComitente: 900_000 }),
      dataInicio: new Date(agora).toISOString(),
      dataFim: new Date(agora + 60_000).toISOString(),
    }),
  }));
  await mesa.mandar({ tipo: 'incluir-lotes', lotes }, leiUid);
  const dar = (quem: string, lelUid: string, valor: number) =>
    mesa.mandar(
      {
        ...{ tipo: 'dar-lance', modo: 'MANUAL', lelUid, valor },
        participante: { uid: quem, apelido: `apelido-${quem}`, cidade: 'São Paulo/SP' },
      },
      leiUid,
      quem,
    );
  await dar('ana', lotes[0]!.uid, 50_000);
  await dar('bia', lotes[0]!.uid, 60_000);
  await dar('ana', lotes[1]!.uid, 50_000);
  const { uid } = await dar('bia', lotes[1]!.uid, 70_000);
  await mesa.mandar(
    { tipo: 'cancelar-lance', lelUid: lotes[1]!.uid, lance: uid as string, motivo: 'engano' },
    leiUid,
  );
  await dar('caio', lotes[1]!.uid, 80_000);
  await mesa.ambiente.passar(400_000);
}

const contrato = (onde: string, abrirAqui: typeof abrirRegistros) =>
  describe(`finished auctions are read from records in ${onde}`, () => {
    beforeAll(() => {
      abrirRegistros = abrirAqui;
    });

    it('what anybody is shown of them is what the fold says, and nothing is folded for it', async () => {
      const uids = await terminarMuitos();
      const doMotor = lerDoMotor(mesa.motor);
      const lidos = async (fonte: typeof doMotor) => {
        const tudo: unknown[] = [];
        for (const [n, leiUid] of uids.entries()) {
          const { leilao, pregao, ...resto } = (await fonte.leilao(leiUid))!;
          tudo.push({ nome: leilao.nome, pausadoEm: pregao.pausadoEm, ...resto });
          for (const lelUid of lotesDe(n)) {
            const lido = (await fonte.lote(leiUid, lelUid))!;
            tudo.push(cartaoDoLote(lido.estado, lido.lote, HOTSITE, SEM_CARIMBOS));
            tudo.push(detalheDoLote(lido.estado, lido.lote, HOTSITE, SEM_CARIMBOS), lido.lote.fechamento);
            for (const quem of ['ana', 'bia', 'caio', 'ninguem'])
              tudo.push(posicaoNoLote(lido, quem, null, 7));
          }
          expect(await fonte.lote(leiUid, loteUid(9))).toBeNull();
        }
        return structuredClone(tudo);
      };
      const esperados = await lidos(doMotor);
      log.dobras = 0;
      expect(await lidos(leitura)).toEqual(esperados);
      await Promise.all(Array.from({ length: 50 }, () => lidos(leitura)));
      expect(log.dobras).toBe(0);
      expect(JSON.stringify(esperados)).toContain('condicional');
    });

    it('many who ask at once for what was never written share one fold an auction, and the next ones need none', async () => {
      const uids = await terminarMuitos(12);
      await leitura.parar();
      await registros.projecoes.zerar('terminados', ['leiloes_terminados', 'lotes_terminados']);
      leitura = await abrir();
      log.dobras = 0;
      const pedir = () =>
        Promise.all(
          Array.from({ length: 30 }, () => uids).flatMap((todos) =>
            todos.map((leiUid, n) => leitura.lote(leiUid, lotesDe(n)[0])),
          ),
        );
      const primeiros = await pedir();
      expect(primeiros.every((lido) => lido !== null)).toBe(true);
      expect(log.dobras).toBeLessThanOrEqual(uids.length);
      // Those that were still in memory were not written, and are folded when they have left it.
      await pedir();
      expect(log.dobras).toBeLessThanOrEqual(uids.length);
      log.dobras = 0;
      await pedir();
      expect(log.dobras).toBe(0);
    });

    it('what happens after the end is read at once; what an older commit or another fold left is not used', async () => {
      const uids = await terminarMuitos(4);
      const largar = async (leiUid: string) => {
        await assentar();
        for (const outro of uids) if (outro !== leiUid) await mesa.motor.estado(outro);
        expect(mesa.motor.lugar(leiUid)?.largado).toBe(true);
        log.dobras = 0;
      };
      const liberar = (n: number) => {
        const pedido = {
          tipo: 'responder-condicional',
          resposta: 'Liberada',
          valor: null,
          nome: 'Dono',
        } as const;
        return mesa.mandar({ ...pedido, lelUid: lotesDe(n)[1] }, leilaoUid(n));
      };
      const liberado = async (n: number) => {
        const lido = await leitura.lote(leilaoUid(n), lotesDe(n)[1]);
        return lido?.lote.condicional?.desfecho !== null;
      };
      expect(await liberado(0)).toBe(false);
      await liberar(0);
      expect(await liberado(0)).toBe(true);
      await assentar();
      await leitura.emDia();
      await largar(leilaoUid(0));
      expect([await liberado(0), log.dobras]).toEqual([true, 0]);

      // Nobody writes it down, as when the process ends just then.
      await leitura.parar();
      await liberar(1);
      await assentar();
      leitura = await abrir();
      await largar(leilaoUid(1));
      expect([await liberado(1), log.dobras]).toEqual([true, 1]);

      await leitura.parar();
      leitura = await abrir('b');
      await largar(leilaoUid(0));
      expect([await liberado(0), log.dobras]).toEqual([true, 1]);
      const escrito = await registros.colecao(LEILOES_TERMINADOS).obter(SISTEMA, leilaoUid(0));
      expect(escrito?.nucleo).toBe('b');
    });
  });

contrato('SQLite', async () => criarRegistrosSqlite({ arquivo: ':memory:' }));

describe.skipIf(URI_DE_TESTE === undefined)(
  `on the server that was met: ${SERVIDOR_DE_TESTE}`,
  SEM_MONGO,
  () => {
    const bancos: string[] = [];
    afterAll(() => Promise.all(bancos.map(descartarBanco)));
    contrato('MongoDB', () => {
      const banco = `terminados-${process.pid}-${bancos.length}`;
      bancos.push(banco);
      return abrirRegistrosMongo({ uri: uriDoBanco(banco) });
    });
  },
);
