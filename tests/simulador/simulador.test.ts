import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { encurtar } from './encurtar.ts';
import { FALTAS } from './faltas.ts';
import { jogar } from './partida.ts';
import { Violacao } from './violacao.ts';

/** `SIMULA_LEILOES` and `SIMULA_SEMENTE` make the run longer, or another. */
const LEILOES = Number(process.env.SIMULA_LEILOES ?? 2_000);
const SEMENTE = Number(process.env.SIMULA_SEMENTE ?? 1);
const SEMENTES_POR_FALTA = 200;
/** Beside other suites it plays on while these have work to do, and no longer; so many it owes in any case. */
const ATE = process.env.SIMULA_ATE;
const DEVIDOS = ATE === undefined ? LEILOES : Math.min(LEILOES, 20_000);

describe('the simulator', () => {
  it(`finds no broken promise in ${LEILOES} auctions, or as many as there is time for beside the other suites`, () => {
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      [
        join(import.meta.dirname, 'simula.ts'),
        ...['--seed', String(SEMENTE), '--leiloes', String(LEILOES)],
        ...(ATE === undefined ? [] : ['--ate', ATE, '--pelo-menos', String(DEVIDOS)]),
      ],
      { encoding: 'utf8' },
    );
    console.log(stdout.split('\n')[0]);
    expect(status, stdout + stderr).toBe(0);
    expect(Number(stdout.split(' ')[0])).toBeGreaterThanOrEqual(DEVIDOS);
  });

  it('plays the same seed twice alike, step by step, and another seed otherwise', async () => {
    for (const semente of [3, 17, 20_261_121]) {
      const [uma, outra] = [await jogar(semente), await jogar(semente)];
      expect({ ...outra, erro: null }).toEqual({ ...uma, erro: null });
      expect((await jogar(semente + 1)).digesto).not.toBe(uma.digesto);
    }
  });

  it('plays the beginning of a run as the whole run began', async () => {
    const inteira = await jogar(17, { rastrear: true });
    const { rastro } = await jogar(17, { rastrear: true, passos: 120 });
    const comum = rastro!.findIndex((linha) => linha.endsWith('paz'));
    expect(comum).toBeGreaterThan(3);
    expect(rastro!.slice(0, comum)).toEqual(inteira.rastro!.slice(0, comum));
  });
});

describe('a mistake in the engine is found', () => {
  for (const { nome, costuras, invariantes } of FALTAS) {
    it(`when it ${nome}`, async () => {
      const semente = await primeiraFalha(costuras);
      const { passos, resultado } = await encurtar(semente, { costuras });
      expect(resultado.erro, String(resultado.erro?.stack)).toBeInstanceOf(Violacao);
      expect(invariantes).toContain((resultado.erro as Violacao).invariante);
      expect(passos).toBeGreaterThan(0);
    });
  }
});

async function primeiraFalha(costuras: (typeof FALTAS)[number]['costuras']): Promise<number> {
  for (let semente = 1; semente <= SEMENTES_POR_FALTA; semente++)
    if ((await jogar(semente, { costuras })).erro !== null) return semente;
  throw new Error(`nothing found in ${SEMENTES_POR_FALTA} seeds`);
}
