import type { Centavos } from '../../dinheiro.ts';

/** Ten digits before the point. */
export const MAIOR_PIX: Centavos = 999_999_999_999;

/** "1234.50", exactly, as the API Pix and its codes write amounts: never through a fraction. @throws RangeError beyond ten digits */
export function valorDosCentavos(centavos: Centavos): string {
  if (!Number.isInteger(centavos) || centavos < 0 || centavos > MAIOR_PIX)
    throw new RangeError(`no Pix is of ${centavos} centavos`);
  const texto = String(centavos).padStart(3, '0');
  return `${texto.slice(0, -2)}.${texto.slice(-2)}`;
}

/** Null for what is no amount: a comma, a third decimal, more than ten digits. */
export function centavosDoValor(valor: string): Centavos | null {
  return /^\d{1,10}\.\d{2}$/.test(valor) ? Number(valor.replace('.', '')) : null;
}
