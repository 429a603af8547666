import { lerReais } from '@martelo/shared/reais';
import type { Escrito } from './Minimo.tsx';

/** What was written of the opening price; null where it is none. */
export function lerMinimo({ como, quanto }: Escrito): { valor: number } | { porcentagem: number } | null {
  if (como === 'valor') {
    const valor = lerReais(quanto.trim());
    return valor !== null && valor > 0 ? { valor } : null;
  }
  const porcentagem = Number(quanto.trim().replace(',', '.'));
  return porcentagem >= 1 && porcentagem <= 100 ? { porcentagem } : null;
}
