// The search behind ⌘K over 100,000 clients, lots, vehicles and sales of a brand, on the store that installations begin with:
// `node tests/load/busca-geral.ts [how many]`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sorteador } from '@martelo/shared/acaso';
import type { Cliente } from '@martelo/shared/cliente';
import { HOTSITES_DEMO } from '@martelo/shared/demo';
import { completarDocumento } from '@martelo/shared/documentos';
import { uuidv7 } from '@martelo/shared/identificador';
import { CLIENTES } from '../../engine/src/acesso/clientes/registro.ts';
import type { Chamador } from '../../engine/src/api/rota.ts';
import { VEICULOS } from '../../engine/src/casa/veiculo.ts';
import { IndiceLotes } from '../../engine/src/leituras/busca/indice-lotes.ts';
import { VENDAS } from '../../engine/src/leituras/registros/venda.ts';
import { buscarDeTudo } from '../../engine/src/negocio/busca-geral/buscar.ts';
import { ANA, Bancada } from '../../engine/src/negocio/vendas/bancada-de-teste.ts';
import { semCarimbos } from '../../engine/src/records/campos.ts';
import type { DefinicaoColecao, Registros } from '../../engine/src/records/records.ts';
import { criarRegistrosSqlite } from '../../engine/src/records/sqlite.ts';
import { lotesGerados } from './lotes-gerados.ts';

export const META_MS = 100;
const RODADAS = 15;
const POR_PASSO = 5_000;

const NOMES = ['Ana', 'Bruno', 'Carla', 'Diego', 'Elisa', 'Fábio', 'Gabriela', 'Hugo', 'Maria', 'José'];
const SOBRENOMES = [
  'Silva',
  'Souza',
  'Oliveira',
  'Santos',
  'Pereira',
  'Lima',
  'Carvalho',
  'Ribeiro',
  'Alves',
];

const cpfDe = (n: number): string => completarDocumento(String(100_000_000 + n));
const placaDe = (n: number): string => {
  const letra = (casa: number) => String.fromCharCode(65 + (Math.floor(n / 26 ** casa) % 26));
  return `${letra(2)}${letra(1)}${letra(0)}1A${String(n % 100).padStart(2, '0')}`;
};

function* clientes(quantos: number): Generator<Cliente> {
  const sortear = sorteador(11);
  const um = (de: readonly string[]) => de[Math.floor(sortear() * de.length)]!;
  for (let n = 1; n <= quantos; n++)
    yield {
      ...{ uid: uuidv7(), id: n, hotsiteId: 1, natureza: 'Fisica', situacao: 'ATIVO' },
      nome:
        n === quantos ? 'Zoroastro Único Quintanilha' : `${um(NOMES)} ${um(SOBRENOMES)} ${um(SOBRENOMES)}`,
      ...{
        apelido: `apelido.${n}`,
        apelidoLido: `apeiido${n}`,
        email: `pessoa${n}@gmail.com`,
        cpf: cpfDe(n),
      },
      ...{ telefone: `119${String(10_000_000 + n)}`, emailConfirmadoEm: null, telefoneConfirmadoEm: null },
      documento: { situacao: 'Cadastrado', enviadoEm: null, validadoEm: null },
      ...{ habilitacaoSucata: null, convite: null, dataCadastro: '2026-11-21T12:00:00.000Z' },
      ...{ permitirAcessoSistemaLegado: false, redirecionarParaLegadoAposLogin: false },
    } as Cliente;
}

async function encher<T extends { uid: string }>(
  registros: Registros,
  definicao: DefinicaoColecao<T>,
  docs: Iterable<T>,
): Promise<void> {
  registros.colecao(definicao);
  let passo = 0;
  let monte: T[] = [];
  const gravar = async () => {
    await registros.projecoes.aplicar(
      `medida-${definicao.nome}`,
      's',
      { apos: passo, ate: passo + 1 },
      (tx) => {
        for (const doc of monte) tx.gravar(definicao, doc);
      },
    );
    passo += 1;
    monte = [];
  };
  for (const doc of docs) if (monte.push(doc) === POR_PASSO) await gravar();
  if (monte.length > 0) await gravar();
}

/** Of one search: ms by the clock, and of the processor, which other programs on the machine do not stretch. */
interface Tempo {
  total: number;
  cpu: number;
}

/** Kind of search → its times. */
export async function medirBuscaGeral(quantos: number): Promise<Map<string, Tempo[]>> {
  const pasta = mkdtempSync(join(tmpdir(), 'martelo-busca-geral-'));
  const registros = criarRegistrosSqlite({ arquivo: join(pasta, 'registros.sqlite') });
  try {
    await encher(registros, CLIENTES as never, clientes(quantos));
    await encher(
      registros,
      VEICULOS as never,
      (function* () {
        for (let n = 1; n <= quantos; n++)
          yield { uid: uuidv7(), id: n, hotsiteId: 1, marca: 'Fiat', modelo: 'Uno', placa: placaDe(n) };
      })(),
    );
    const sala = new IndiceLotes();
    const docs = [...lotesGerados(quantos)];
    sala.incluir(docs);
    const porUid = new Map(docs.map((doc) => [doc.uid, doc]));
    await encher(registros, VENDAS as never, await vendas(quantos));

    const dependencias = {
      ...{ registros, indice: sala, agora: Date.now, loteDoVeiculo: async () => null },
      emDia: async () => {},
      localizador: {
        vista: async (_: unknown, uid: string) => {
          const doc = porUid.get(uid);
          return {
            lote: { uid, id: doc?.id, dados: { nome: doc?.nome, numero: doc?.numero } },
            estado: { leilao: { nome: '' } },
          } as never;
        },
      },
    };
    const chamador = {
      acesso: { tipo: 'interno', hotsiteId: 1, hotsites: [1], usuUid: uuidv7(), papeis: ['Interno - ADM'] },
      ...{ hotsite: HOTSITES_DEMO[0]!, ip: '127.0.0.1', requestId: 'medida' },
    } as unknown as Chamador;
    const tempos = new Map<string, Tempo[]>();
    const pedidos: Record<string, (n: number) => string> = {
      'nome de um décimo': () => 'maria',
      'nome e sobrenome': () => 'josé silva',
      'duas letras': () => 'ma',
      'nome de um só': () => 'quintanilha',
      'palavra de todos os e-mails': () => 'gmail',
      'CPF inteiro': (n) => cpfDe(1 + ((n * 7_919) % quantos)),
      placa: (n) => placaDe(1 + ((n * 7_919) % quantos)),
      'número de venda e lote': (n) => String(1 + ((n * 7_919) % quantos)),
      'nome de lote': () => 'gol 1.0 prata',
    };
    for (const [nome, texto] of Object.entries(pedidos)) {
      const suas: Tempo[] = [];
      for (let rodada = 0; rodada < RODADAS; rodada++) {
        const [inicio, antes] = [performance.now(), process.cpuUsage()];
        await buscarDeTudo(dependencias, chamador, texto(rodada));
        const { user, system } = process.cpuUsage(antes);
        suas.push({ total: performance.now() - inicio, cpu: (user + system) / 1000 });
      }
      tempos.set(nome, suas);
    }
    return tempos;
  } finally {
    await registros.close();
    rmSync(pasta, { recursive: true, force: true });
  }
}

/** One that was made by an auction, as often as is asked. */
async function vendas(quantas: number) {
  const bancada = new Bancada();
  bancada.mesa.lance(ANA, 'MANUAL', 500, 11);
  bancada.vender(20);
  await bancada.projetar();
  const { uid: _, id: __, ...modelo } = semCarimbos(await bancada.venda()) as { uid: string; id: number };
  return (function* () {
    for (let n = 1; n <= quantas; n++) yield { ...modelo, uid: uuidv7(), id: n };
  })();
}

/** The median, and the longest. */
export function resumir(suas: readonly Tempo[], qual: keyof Tempo): { p50: number; maior: number } {
  const ordenados = suas.map((tempo) => tempo[qual]).toSorted((a, b) => a - b);
  return { p50: ordenados[Math.floor(ordenados.length / 2)]!, maior: ordenados.at(-1)! };
}

if (import.meta.main) {
  const tempos = await medirBuscaGeral(Number(process.argv[2] ?? 100_000));
  console.table(
    [...tempos].map(([procura, suas]) => {
      const [relogio, cpu] = [resumir(suas, 'total'), resumir(suas, 'cpu')];
      return {
        ...{ procura, p50: relogio.p50.toFixed(1), maior: relogio.maior.toFixed(1) },
        ...{ 'p50 do processador': cpu.p50.toFixed(1), 'maior do processador': cpu.maior.toFixed(1) },
      };
    }),
  );
}
