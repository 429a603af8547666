import { portaLivre } from '../porta-livre.ts';

export interface Portas {
  storefront: number;
  cms: number;
  engine: number;
  print: number;
  transmissao: number;
  rtmp: number;
}

/** A platform that outlives the files that use it, one after another. */
interface EmComum {
  portas: Portas;
  dados: string;
  /** Address that starts and stops it (plataformas.ts). */
  controle: string;
}

/** As many files side by side as there are platforms. */
export const LADO_A_LADO = 2;
/** By which variable the tests' processes learn of the platforms: as many as files run side by side. */
const VARIAVEL = 'MARTELO_E2E_PLATAFORMAS';

export function contarDasPlataformas(plataformas: readonly EmComum[]): void {
  process.env[VARIAVEL] = JSON.stringify(plataformas);
}

/** The platform of this worker: no other file uses it at the same time. Null outside of the suite. */
export function emComum(): EmComum | null {
  const todas = process.env[VARIAVEL];
  const vez = Number(process.env.VITEST_POOL_ID ?? 0);
  return todas && vez > 0 ? ((JSON.parse(todas) as EmComum[])[vez - 1] ?? null) : null;
}

export const portasLivres = async (): Promise<Portas> => ({
  storefront: await portaLivre(),
  cms: await portaLivre(),
  engine: await portaLivre(),
  print: await portaLivre(),
  transmissao: await portaLivre(),
  rtmp: await portaLivre(),
});

/** What its tests may ask of a platform. */
export interface PlataformaDeTeste {
  readonly dados: string;
  /** Resolves when everything answers; at once if it does already. */
  iniciar(): Promise<void>;
  /** What Ctrl-C does. Resolves with the exit code. */
  parar(): Promise<number | null>;
  /** When the file is through with it. */
  descartar(): Promise<void>;
}

/** The platform in common, asked for from a worker. */
export function alcancar({ dados, controle }: EmComum): PlataformaDeTeste {
  const pedir = async (acao: 'iniciar' | 'parar'): Promise<number | null> => {
    const resposta = await fetch(`${controle}/${acao}`, { method: 'POST' });
    if (!resposta.ok) throw new Error(await resposta.text());
    return (await resposta.json()) as number | null;
  };
  return {
    dados,
    iniciar: async () => void (await pedir('iniciar')),
    parar: () => pedir('parar'),
    // Others come after this file: a platform that it stopped is theirs to start.
    descartar: async () => {},
  };
}
