/**
 * How fast the statement is drawn: `node tests/load/pdf.ts [seconds]`. One process, no HTTP; documents/s and ms each,
 * for 1, 20 and 60 lots, on a prepared process (the first second of each size is not counted).
 */
import { cpus } from 'node:os';
import { extratoExemplo, MARCA_EXEMPLO } from '@martelo/print/documents/exemplo';
import { gerarExtrato } from '@martelo/print/documents/extrato';

const segundos = Number(process.argv[2] ?? 5);
const AQUECIMENTO_MS = 1_000;

export interface MedidaPdf {
  lotes: number;
  porSegundo: number;
  p50: number;
  p99: number;
  kib: number;
}

export async function medirPdf(lotes: number, duracaoMs: number): Promise<MedidaPdf> {
  const extrato = extratoExemplo(lotes);
  const tempos: number[] = [];
  let bytes = 0;
  const contarDesde = performance.now() + AQUECIMENTO_MS;
  while (performance.now() < contarDesde + duracaoMs || tempos.length === 0) {
    const inicio = performance.now();
    bytes = (await gerarExtrato(extrato, MARCA_EXEMPLO)).length;
    if (inicio >= contarDesde) tempos.push(performance.now() - inicio);
  }
  tempos.sort((a, b) => a - b);
  const quantil = (q: number) => tempos[Math.min(tempos.length - 1, Math.floor(tempos.length * q))] ?? 0;
  const total = tempos.reduce((soma, ms) => soma + ms, 0);
  return {
    lotes,
    porSegundo: (tempos.length * 1_000) / total,
    p50: quantil(0.5),
    p99: quantil(0.99),
    kib: bytes / 1_024,
  };
}

if (import.meta.main) {
  const [cpu] = cpus();
  console.log(`${cpus().length} × ${cpu?.model ?? 'CPU'}, Node ${process.version}, ${segundos} s each`);
  const linhas = [];
  for (const lotes of [1, 20, 60]) {
    const { porSegundo, p50, p99, kib } = await medirPdf(lotes, segundos * 1_000);
    linhas.push({
      lotes,
      'documents/s': Number(porSegundo.toFixed(1)),
      'p50 ms': Number(p50.toFixed(1)),
      'p99 ms': Number(p99.toFixed(1)),
      KiB: Math.round(kib),
    });
  }
  console.table(linhas);
}
