import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Loja } from '../armazem.ts';
import { jogarCompras } from './jogo.ts';

/** `SIMULA_COMPRAS` and `SIMULA_SEMENTE` make the run longer, or another. */
const COMPRAS = Number(process.env.SIMULA_COMPRAS ?? 1_000);
const SEMENTE = Number(process.env.SIMULA_SEMENTE ?? 1);
/** As the auctions': beside other suites no longer than these have work to do, but for what is owed. */
const ATE = process.env.SIMULA_ATE;
const DEVIDAS = Math.min(COMPRAS, 4_000);
const basta = (jogadas: number): boolean =>
  jogadas >= COMPRAS || (ATE !== undefined && jogadas >= DEVIDAS && existsSync(ATE));

it(`no promise is broken in ${COMPRAS} purchases, or as many as there is time for, whatever dies`, async () => {
  let [compras, acoes, mortes, agrupadas, desistidas, avisos] = [0, 0, 0, 0, 0, 0];
  const loja = new Loja();
  for (let semente = SEMENTE; !basta(compras); semente++) {
    const jogado = await jogarCompras(semente, loja).catch((erro: unknown) => {
      throw new Error(`seed ${semente}: ${(erro as Error).message}`, { cause: erro });
    });
    compras += jogado.compras;
    acoes += jogado.acoes;
    mortes += jogado.mortes;
    agrupadas += jogado.agrupadas;
    desistidas += jogado.desistidas;
    avisos += jogado.avisos;
  }
  await loja.close();
  console.log(
    `${compras} purchases, ${acoes} acts, ${mortes} deaths of the process, ${agrupadas} joined and ${desistidas} given up by themselves, ${avisos} notices`,
  );
  // Nothing was promised of what did not happen.
  for (const quantos of [mortes, agrupadas, desistidas]) expect(quantos).toBeGreaterThan(compras / 100);
  expect(avisos).toBeGreaterThan(compras);
});
