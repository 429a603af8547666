const CORREIOS = /^[A-Z]{2}\d{9}[A-Z]{2}$/;

/** Where a parcel or letter of the Correios is followed; null of a code that is not theirs. */
export function linkDoRastreio(codigo: string): string | null {
  const limpo = codigo.replaceAll(/[\s.-]/g, '').toUpperCase();
  return CORREIOS.test(limpo) ? `https://rastreamento.correios.com.br/app/index.php?objetos=${limpo}` : null;
}
