import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { sorteador } from '@martelo/shared/acaso';
import { type Busca, IndiceLotes } from '../../engine/src/leituras/busca/indice-lotes.ts';
import { FACETAS } from '../../engine/src/leituras/busca/parametros-busca.ts';
import { lotesGerados } from './lotes-gerados.ts';

/**
 * How long searches take, facets included, with bids changing prices all along. `node tests/load/busca.ts [--lotes 100000]`.
 * Exit code 1 when the p99 of all searches is over the goal.
 */
export const META_MS = 10;
const RODADAS = 60;
const AQUECIMENTO = 5;
const LANCES = 100_000;

export interface MedidaBusca {
  lotes: number;
  indexacaoMs: number;
  /** Kind of search → its times; every search together comes last, as `TODAS`. */
  tempos: Map<string, Tempo[]>;
  microsPorLance: number;
}

/** Wall time, and the time of the processor alone, which other programs on the machine do not stretch; ms. */
export interface Tempo {
  total: number;
  cpu: number;
}

export type Pedido = Omit<Busca, 'hotsite' | 'pagina' | 'porPagina' | 'facetas'> & { pagina?: number };
const filtro = (campo: string, ...valores: string[]) => ({ tipo: 'multipla', campo, valores }) as const;

export const PEDIDOS: Record<string, Pedido[]> = {
  'sem texto': [
    {},
    { pagina: 40 },
    { ordem: { campo: 'valor', sentido: 'asc' } },
    { ordem: { campo: 'qtdLances', sentido: 'desc' } },
  ],
  'sem texto, por nome': [{ ordem: { campo: 'nome', sentido: 'asc' } }],
  'sem texto, última página': [{ pagina: 4_000, ordem: { campo: 'km', sentido: 'desc' } }],
  'uma letra': 'abcdefghijlmnoprstuv'.split('').map((texto) => ({ texto })),
  'uma letra e filtro': 'acdmpsv'.split('').map((texto) => ({ texto, filtros: [filtro('uf', 'SP', 'SC')] })),
  'duas ou três letras': ['ap', 'go', 'ho', 'cas', 'ter', 'vol', 'pal', 'ca', 'de', 'mo'].map((texto) => ({
    texto,
  })),
  'uma palavra': [
    'gol',
    'apartamento',
    'honda',
    'caminhão',
    'joinville',
    'galpao',
    'toyota',
    'são paulo',
  ].map((texto) => ({ texto })),
  'várias palavras': [
    'apartamento florianopolis centro',
    'gol 1.0 2015',
    'honda cg titan vermelho',
    'casa varanda campinas',
    'motor e câmbio não testados',
    'scania r 450 sp',
  ].map((texto) => ({ texto })),
  'com erro de digitação': [
    'wolkswagen',
    'apartamemto',
    'corola',
    'hiliux',
    'yamanha fazer',
    'chevrolett',
  ].map((texto) => ({ texto })),
  'só filtros': [
    { filtros: [filtro('tipo', 'Carro', 'Moto'), filtro('uf', 'SP')] },
    {
      filtros: [
        filtro('marca', 'Fiat'),
        { tipo: 'range', campo: 'valor', min: 1_000_000, max: 6_000_000 },
        { tipo: 'range', campo: 'anoModelo', min: 2015 },
      ],
    },
    {
      filtros: [filtro('cidade', 'Santos'), filtro('situacao', 'LIBERADO_LEILAO', 'AO_VIVO')],
      ordem: { campo: 'dataFim', sentido: 'asc' },
    },
  ],
  'texto e filtros': [
    { texto: 'prata', filtros: [filtro('tipo', 'Carro'), { tipo: 'range', campo: 'valor', max: 5_000_000 }] },
    {
      texto: 'apartamento var',
      filtros: [filtro('uf', 'SC', 'PR'), filtro('cidade', 'Joinville')],
      ordem: { campo: 'valor', sentido: 'asc' },
    },
  ],
};

/** Blocks its thread until it is done. */
export function medirBusca(quantos: number, rodadas = RODADAS): MedidaBusca {
  const indice = new IndiceLotes();
  const docs = [...lotesGerados(quantos)];
  const inicio = performance.now();
  indice.incluir(docs);
  const indexacaoMs = performance.now() - inicio;

  const sortear = sorteador(7);
  const darLance = (): void => {
    const doc = docs[Math.floor(sortear() * docs.length)]!;
    doc.valor += 10_000;
    doc.qtdLances += 1;
    indice.alterar(doc.uid, { valor: doc.valor, qtdLances: doc.qtdLances });
  };
  const medir = (pedido: Pedido): Tempo => {
    darLance();
    const [agora, cpu] = [performance.now(), process.cpuUsage()];
    indice.buscar({ pagina: 1, ...pedido, hotsite: 1, porPagina: 24, facetas: FACETAS });
    const { user, system } = process.cpuUsage(cpu);
    return { total: performance.now() - agora, cpu: (user + system) / 1000 };
  };
  const rodar = (vezes: number, pedidos: Pedido[]) =>
    Array.from({ length: vezes }, () => pedidos.map(medir)).flat();

  rodar(AQUECIMENTO, Object.values(PEDIDOS).flat());
  const tempos = new Map(Object.entries(PEDIDOS).map(([nome, pedidos]) => [nome, rodar(rodadas, pedidos)]));
  tempos.set('TODAS', [...tempos.values()].flat());
  const antes = performance.now();
  for (let i = 0; i < LANCES; i += 1) darLance();
  return {
    lotes: indice.tamanho,
    indexacaoMs,
    tempos,
    microsPorLance: ((performance.now() - antes) / LANCES) * 1000,
  };
}

export function percentil(tempos: readonly Tempo[], parte: number, qual: keyof Tempo = 'total'): number {
  const ordenados = tempos.map((tempo) => tempo[qual]).sort((a, b) => a - b);
  return ordenados[Math.min(ordenados.length - 1, Math.ceil(ordenados.length * parte) - 1)]!;
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { lotes: { type: 'string', default: '100000' } } });
  const { lotes, indexacaoMs, tempos, microsPorLance } = medirBusca(Number(values.lotes));
  console.log(
    `${cpus()[0]?.model.trim()} · Node ${process.version} · ${lotes} lotes indexados em ${Math.round(indexacaoMs)} ms\n`,
  );
  const ms = (valor: number) => `${valor.toFixed(2)} ms`;
  console.table(
    [...tempos].map(([consulta, feitas]) => ({
      consulta,
      buscas: feitas.length,
      p50: ms(percentil(feitas, 0.5)),
      p99: ms(percentil(feitas, 0.99)),
      max: ms(percentil(feitas, 1)),
      'p99 CPU': ms(percentil(feitas, 0.99, 'cpu')),
    })),
  );
  console.log(`alterar: ${microsPorLance.toFixed(2)} µs por lance`);
  const p99 = percentil(tempos.get('TODAS')!, 0.99);
  const carga = (loadavg()[0]! / cpus().length).toFixed(1);
  console.log(
    `p99 ${p99.toFixed(2)} ms, meta ${META_MS} ms: ${p99 <= META_MS ? 'cumprida' : 'NÃO cumprida'} (carga da máquina: ${carga} por núcleo)`,
  );
  process.exitCode = p99 <= META_MS ? 0 : 1;
}
