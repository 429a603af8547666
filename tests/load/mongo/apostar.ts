export interface Placar {
  aceitos: number;
  recusados: number;
  porSegundo: number;
  p50: number;
  p99: number;
}

export interface Plano {
  segundos: number;
  /** Bids under way at once, at most. */
  simultaneos: number;
  /** Bids a second at an even pace; as many as go when absent. */
  taxa?: number;
}

const CLIENTES = Array.from({ length: 64 }, (_, i) => `cliente-${i}`);
const PRIMEIRO = 100_000;
const PASSO = 1_000;

/** Bids that rise by one step each, the bidders in turn; `dar` says whether the bid was accepted, once it is durable. */
export async function apostar(
  dar: (cliente: string, valor: number) => Promise<boolean>,
  { segundos, simultaneos, taxa }: Plano,
): Promise<Placar> {
  const tempos: number[] = [];
  let enviados = 0;
  let recusados = 0;
  const inicio = performance.now();
  const fim = inicio + 1_000 * segundos;
  const um = async (devido: number): Promise<void> => {
    const n = enviados++;
    const aceito = await dar(CLIENTES[n % CLIENTES.length]!, PRIMEIRO + n * PASSO);
    if (aceito) tempos.push(performance.now() - devido);
    else recusados += 1;
  };
  const semParar = async (): Promise<void> => {
    while (performance.now() < fim) await um(performance.now());
  };
  if (taxa === undefined) await Promise.all(Array.from({ length: simultaneos }, semParar));
  else await emRitmo(taxa, inicio, fim, um);
  const decorrido = (performance.now() - inicio) / 1_000;
  return {
    aceitos: tempos.length,
    recusados,
    porSegundo: tempos.length / decorrido,
    ...percentis(tempos),
  };
}

/** Each is timed from when it was due: a stall is charged to all that it held up. */
async function emRitmo(
  taxa: number,
  inicio: number,
  fim: number,
  um: (devido: number) => Promise<void>,
): Promise<void> {
  const emVoo: Promise<void>[] = [];
  for (let devido = inicio; devido < fim; devido += 1_000 / taxa) {
    const falta = devido - performance.now();
    if (falta > 0) await new Promise((seguir) => setTimeout(seguir, falta));
    emVoo.push(um(devido));
  }
  await Promise.all(emVoo);
}

function percentis(tempos: number[]): { p50: number; p99: number } {
  const ordenados = tempos.toSorted((a, b) => a - b);
  const em = (parte: number) => ordenados[Math.floor(parte * (ordenados.length - 1))] ?? Number.NaN;
  return { p50: em(0.5), p99: em(0.99) };
}
