import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projecaoCatalogo } from '../leituras/projecoes/catalogo.ts';
import { enderecosDeDocumento } from '../leituras/registros/endereco-de-documento.ts';
import { textoDoCommit } from '../log/encadear.ts';
import { MemoryLog } from '../log/memoria.ts';
import { SISTEMA } from '../records/acesso.ts';
import type { DefinicaoColecao, Registros } from '../records/records.ts';
import { criarRegistrosSqlite } from '../records/sqlite.ts';
import { criarMotor } from '../runtime/criar-motor.ts';
import { criarProjetor, refazer } from '../runtime/projector.ts';
import { SimulatedEnvironment } from '../runtime/simulated-environment.ts';
import { nucleo } from '../runtime/test-bench.ts';
import { logsGravados } from './gravado.ts';

const enderecos = enderecosDeDocumento((proposito, texto) =>
  createHmac('sha256', 'segredo de teste').update(`${proposito}\n${texto}`).digest(),
);
const registrador = { warn: () => {}, error: (dados: unknown) => void erros.push(dados) };
let erros: unknown[] = [];
let pasta: string;
beforeEach(() => {
  erros = [];
  pasta = mkdtempSync(join(tmpdir(), 'martelo-registros-'));
});
afterEach(() => rmSync(pasta, { recursive: true }));

type Gravado = ReturnType<typeof logsGravados>[number];

function logDe({ streams }: Gravado): MemoryLog {
  const log = new MemoryLog();
  for (const [stream, commits] of streams)
    log.textos.set(
      stream,
      commits.map((commit) => ({ texto: textoDoCommit(commit), hash: commit.hash })),
    );
  return log;
}

/** Every collection of a store that the catalogue wrote, stamps aside: they tell of the writing, not of what is written. */
async function retrato(registros: Registros, colecoes: readonly DefinicaoColecao<{ uid: string }>[]) {
  const tudo: Record<string, unknown[]> = {};
  for (const definicao of colecoes) {
    const { itens } = await registros
      .colecao(definicao)
      .listar(SISTEMA, { filtros: [], pagina: 1, porPagina: 10_000 });
    tudo[definicao.nome] = itens
      .map(({ revisao, createdAt, createdBy, updatedAt, updatedBy, ...doc }) => doc)
      .sort((a, b) => (a.uid < b.uid ? -1 : 1));
  }
  return tudo;
}

/** A projector over the store in `arquivo`, brought up to date; what it wrote, and how to end it. */
async function projetar(gravado: Gravado, arquivo: string) {
  const log = logDe(gravado);
  const ambiente = new SimulatedEnvironment(Date.parse('2027-06-01'));
  const registros = criarRegistrosSqlite({ arquivo, relogio: () => ambiente.agora() });
  const motor = await criarMotor({ log, nucleo, ambiente, registrador });
  const abertas = new Map<string, DefinicaoColecao<{ uid: string }>>();
  const vigiados: Registros = {
    ...registros,
    colecao: (definicao) => {
      abertas.set(definicao.nome, definicao as never);
      return registros.colecao(definicao);
    },
  };
  const catalogo = projecaoCatalogo(vigiados, { enderecos, hotsiteDoCliente: () => 1 });
  const comum = { log, motor, escrita: registros.projecoes, ambiente, registrador };
  const projetor = await criarProjetor({ ...comum, projecoes: [catalogo] });
  await projetor.emDia();
  expect([projetor.falhas(), erros]).toEqual([[], []]);
  const visto = await retrato(registros, [...abertas.values()]);
  return {
    visto,
    esquecer: () => refazer(registros.projecoes, catalogo),
    async parar() {
      await projetor.parar();
      await motor.parar();
      await registros.close();
    },
  };
}

describe('what follows from the log', () => {
  it.each(logsGravados())(
    'comes back equal after a projection was forgotten, and after the whole records store was deleted: $nome',
    async (gravado) => {
      const arquivo = join(pasta, 'registros.sqlite');
      const primeira = await projetar(gravado, arquivo);
      for (const colecao of ['leiloes', 'lotes', 'livro', 'participacoes', 'vendas'])
        expect(primeira.visto[colecao]?.length, colecao).toBeGreaterThan(0);
      await primeira.esquecer();
      await primeira.parar();

      const esquecida = await projetar(gravado, arquivo);
      expect(esquecida.visto).toEqual(primeira.visto);
      await esquecida.parar();

      for (const sufixo of ['', '-wal', '-shm']) rmSync(arquivo + sufixo, { force: true });
      const deNovo = await projetar(gravado, arquivo);
      expect(deNovo.visto).toEqual(primeira.visto);
      await deNovo.parar();
    },
  );
});
