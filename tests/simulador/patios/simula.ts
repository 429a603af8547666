import { Palco } from './palco.ts';
import { vazio } from './placar.ts';

const FALHAS_MOSTRADAS = 3;

/** What `npm run simula -- --patios` does: one world of yards, or as many as it takes. */
export async function simularPatios({
  seed,
  vidas,
  passos,
  rastro,
}: {
  seed: string;
  vidas?: string | undefined;
  passos?: string | undefined;
  rastro: boolean;
}): Promise<void> {
  const palco = await new Palco().abrir();
  const semente = Number(seed);
  if (vidas !== undefined) return varrer(palco, semente, Number(vidas));
  const erro = await falha(palco, semente, passos === undefined ? undefined : Number(passos));
  if (rastro) console.log(palco.mundo.rastro.join('\n'));
  if (erro === null) console.log(`seed ${semente}: no promise is broken`);
  else if (passos === undefined) await mostrar(palco, semente);
  else dizer(semente, erro);
}

async function varrer(palco: Palco, semente: number, vidas: number): Promise<void> {
  const placar = vazio();
  const falhas: number[] = [];
  const inicio = process.cpuUsage();
  for (let atual = semente; placar.vidas < vidas && falhas.length < FALHAS_MOSTRADAS; atual++)
    await palco.jogar(atual).then(
      (jogado) => placar.contar(jogado),
      () => falhas.push(atual),
    );
  const { user, system } = process.cpuUsage(inicio);
  console.log(`${placar.dito()}, ${Math.round((user + system) / 1_000_000)} s of processor`);
  for (const falhou of falhas) await mostrar(palco, falhou);
}

const falha = (palco: Palco, semente: number, passos?: number): Promise<unknown> =>
  palco.jogar(semente, passos).then(
    () => null,
    (erro: unknown) => erro,
  );

/** What was broken, after which shortest beginning of the world, and how to see it again. */
async function mostrar(palco: Palco, semente: number): Promise<void> {
  for (let passos = 1; ; passos++) {
    const erro = await falha(palco, semente, passos);
    if (erro === null) continue;
    dizer(semente, erro);
    console.log(palco.mundo.rastro.slice(-40).join('\n'));
    console.log(`again: npm run simula -- --patios --seed ${semente} --passos ${passos} --rastro`);
    return;
  }
}

function dizer(semente: number, erro: unknown): void {
  console.log(`\nseed ${semente}: ${erro instanceof Error ? erro.message : String(erro)}`);
  process.exitCode = 1;
}
