import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Palco } from './palco.ts';
import { vazio } from './placar.ts';

/** `SIMULA_PATIOS` and `SIMULA_SEMENTE` make the run longer, or another. */
const VIDAS = Number(process.env.SIMULA_PATIOS ?? 500);
const SEMENTE = Number(process.env.SIMULA_SEMENTE ?? 1);
/** As the auctions': beside other suites no longer than these have work to do, but for what is owed. */
const ATE = process.env.SIMULA_ATE;
const DEVIDAS = Math.min(VIDAS, 2_000);

it(`no promise is broken in ${VIDAS} removals and stays, or as many as there is time for, whatever vanishes, comes twice or dies`, async () => {
  const palco = await new Palco().abrir();
  const placar = vazio();
  const basta = () =>
    placar.vidas >= VIDAS || (ATE !== undefined && placar.vidas >= DEVIDAS && existsSync(ATE));
  for (let semente = SEMENTE; !basta(); semente++)
    placar.contar(
      await palco.jogar(semente).catch((erro: unknown) => {
        throw new Error(`seed ${semente}: ${(erro as Error).message}`, { cause: erro });
      }),
    );
  console.log(placar.dito());
  // Nothing was promised of what did not happen.
  const { mortes, concluidas, entregues, devolvidas, servidos, vistoriados } = placar.soma;
  for (const quantos of [mortes, concluidas, entregues, devolvidas, servidos, vistoriados])
    expect(quantos).toBeGreaterThan(placar.vidas / 400);
});

it('plays the same seed twice alike, step by step, and another seed otherwise; the beginning of a world as the whole began', async () => {
  const [um, outro] = [await new Palco().abrir(), await new Palco().abrir()];
  for (const semente of [2, 7, 20_261_129]) {
    const inteiro = await um.jogar(semente);
    // Whatever was played before on it.
    await outro.jogar(semente + 1);
    expect(await outro.jogar(semente)).toEqual(inteiro);
    const { rastro } = await outro.jogar(semente, 40);
    const paz = rastro.findIndex((linha) => linha.endsWith('peace'));
    expect(paz).toBeGreaterThan(10);
    expect(rastro.slice(0, paz)).toEqual(inteiro.rastro.slice(0, paz));
    expect((await um.jogar(semente + 1)).rastro).not.toEqual(inteiro.rastro);
  }
});
