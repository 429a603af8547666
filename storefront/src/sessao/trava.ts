/** Spec 9: one tab refreshes, the others look every 300 ms whether it is done; after 20 s it is thought dead. */
export const TRAVA_MS = 20_000;
export const CONFERIR_TRAVA_MS = 300;
const CHAVE = 'martelo-renovando';

export interface Bancada {
  armazem: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  agora(): number;
  esperar(ms: number): Promise<void>;
  /** This tab, among the others. */
  aba: string;
}

/**
 * Runs `tarefa` in one tab at a time.
 * @returns what it came to; null when another tab did it while this one waited
 */
export async function umaAbaPorVez<T>(
  tarefa: () => Promise<T>,
  { armazem, agora, esperar, aba }: Bancada,
): Promise<T | null> {
  const livre = (): boolean => {
    const [de, desde] = (armazem.getItem(CHAVE) ?? '').split(' ');
    return de === '' || de === undefined || de === aba || agora() - Number(desde) >= TRAVA_MS;
  };
  if (!livre()) {
    do await esperar(CONFERIR_TRAVA_MS);
    while (!livre());
    return null;
  }
  armazem.setItem(CHAVE, `${aba} ${agora()}`);
  // Two at the very same moment: whoever wrote last has it.
  if (!livre()) return umaAbaPorVez(tarefa, { armazem, agora, esperar, aba });
  try {
    return await tarefa();
  } finally {
    if ((armazem.getItem(CHAVE) ?? '').startsWith(`${aba} `)) armazem.removeItem(CHAVE);
  }
}
