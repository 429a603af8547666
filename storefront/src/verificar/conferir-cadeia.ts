import { canonico, sha256 } from './canonico.ts';
import type { Registro } from './documentos.ts';

/** What became of one entry. `motivo` says why it does not follow from the one before. */
export interface Conferido {
  registro: Registro;
  confere: boolean;
  motivo: string | null;
  /** The hash that its content and the entry before call for. */
  esperado: string;
}

interface Palavras {
  foraDeOrdem: (lugar: number, seq: number) => string;
  hashTrocado: string;
}

/** Entries checked between two breaths of the page. */
const POR_VEZ = 50;

/**
 * Walks a chain that begins with `martelo:<semente>`. Every entry is held against the hash that the entry before *has*, not against
 * the one it should have: so what was changed is named, and what merely comes after it is not. `aoAndar` hears of the walk;
 * `alem` says what else is wrong with an entry that follows.
 */
export async function conferirCadeia<R extends Registro>(
  semente: string,
  registros: readonly R[],
  palavras: Palavras,
  aoAndar: (conferidos: Conferido[]) => void,
  alem: (registro: R, antes: R | undefined) => Promise<string | null> | null = () => null,
): Promise<Conferido[]> {
  const conferidos: Conferido[] = [];
  let anterior = await sha256(`martelo:${semente}`);
  for (const [i, registro] of registros.entries()) {
    const { seq, publico, privado, hash } = registro;
    const esperado = await sha256(`${anterior}\n${canonico(publico)}\n${privado}`);
    const motivo =
      seq !== i + 1
        ? palavras.foraDeOrdem(i + 1, seq)
        : esperado !== hash
          ? palavras.hashTrocado
          : await alem(registro, registros[i - 1]);
    conferidos.push({ registro, confere: motivo === null, motivo, esperado });
    anterior = hash;
    if (i % POR_VEZ === POR_VEZ - 1) {
      aoAndar([...conferidos]);
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
  aoAndar([...conferidos]);
  return conferidos;
}
