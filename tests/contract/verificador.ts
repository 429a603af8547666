import { createHash } from 'node:crypto';
import type { Json } from './engine.ts';

/** RFC 8785 for what a ledger holds: no floats, keys in code unit order. */
const canonico = (valor: unknown): string =>
  valor !== null && typeof valor === 'object'
    ? Array.isArray(valor)
      ? `[${valor.map(canonico).join(',')}]`
      : `{${Object.entries(valor)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([chave, filho]) => `${JSON.stringify(chave)}:${canonico(filho)}`)
          .join(',')}}`
    : JSON.stringify(valor);
const sha256 = (texto: string): string => createHash('sha256').update(texto, 'utf8').digest('hex');

/** Rule 23, written from its text alone: true when every public event follows from the one before. */
export function livroConfere({ lelUid, eventos }: Json): boolean {
  let hash = sha256(`martelo:${lelUid}`);
  return eventos.every(({ seq, publico, privado, hash: dado }: Json, i: number) => {
    hash = sha256(`${hash}\n${canonico(publico)}\n${privado}`);
    return seq === i + 1 && hash === dado;
  });
}

/** A vehicle's chain, from docs/custodia.md alone: also what opens each line, where it is given. */
export const custodiaConfere = ({ veiUid, eventos }: Json): boolean =>
  livroConfere({ lelUid: `veiculo:${veiUid}`, eventos }) &&
  eventos.every(
    ({ sal, parte, privado }: Json) => sal === undefined || sha256(sal + canonico(parte)) === privado,
  );
