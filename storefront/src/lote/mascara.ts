/** What a person types into an amount becomes "12.500" or "12.500,5" as they type; anything that is no amount is dropped. */
export function mascararReais(texto: string): string {
  const [inteiros = '', ...resto] = texto.replace(/[^\d,]/g, '').split(',');
  const milhares = inteiros
    .replace(/^0+(?=\d)/, '')
    .slice(0, 10)
    .replace(/\B(?=(\d{3})+$)/g, '.');
  if (resto.length === 0) return milhares;
  return `${milhares === '' ? '0' : milhares},${resto.join('').slice(0, 2)}`;
}

/** Centavos as the masked input shows them: "12.500", "12.500,50". */
export function reaisDigitados(centavos: number): string {
  const fracao = centavos % 100;
  const inteiros = mascararReais(String(Math.floor(centavos / 100)));
  return fracao === 0 ? inteiros : `${inteiros},${String(fracao).padStart(2, '0')}`;
}
