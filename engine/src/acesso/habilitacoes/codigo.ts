import { hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Habilitacao } from './registro.ts';

type CodigoGuardado = NonNullable<Habilitacao['codigo']>;

const DIGITOS = 8;

/** A fresh bidding code, and what it can be checked by: the code itself is shown once and kept nowhere. */
export function novoCodigo(agora: number): { codigo: string; guardado: CodigoGuardado } {
  const codigo = String(randomInt(10 ** DIGITOS)).padStart(DIGITOS, '0');
  const sal = randomBytes(16).toString('hex');
  const emitidoEm = new Date(agora).toISOString();
  return { codigo, guardado: { sal, digesto: digestoDe(sal, codigo), emitidoEm, tentativas: 0 } };
}

export function codigoConfere({ sal, digesto }: CodigoGuardado, codigo: string): boolean {
  return timingSafeEqual(Buffer.from(digesto, 'hex'), Buffer.from(digestoDe(sal, codigo), 'hex'));
}

/** What guards eight digits is the count of wrong entries, not the cost of a hash. */
const digestoDe = (sal: string, codigo: string): string => hash('sha256', `${sal}:${codigo}`);
