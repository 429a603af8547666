// Apart from the schemas of dinheiro.ts: a browser that formats an amount needs no validator.

/** An amount of money: integer centavos. */
export type Centavos = number;

/** The largest amount the platform takes: one trillion centavos (R$ 10 billion). Far below 2^53. */
export const CENTAVOS_MAX = 1_000_000_000_000;

const comCentavos = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const semCentavos = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  maximumFractionDigits: 0,
});

/** "R$ 12.500,00"; with `curto`, "R$ 12.500" when there are no centavos (spec: BRL with 0 or 2 decimals). */
export function formatarReais(valor: Centavos, opcoes: { curto?: boolean } = {}): string {
  const formato = opcoes.curto && valor % 100 === 0 ? semCentavos : comCentavos;
  return formato.format(valor / 100).replace(/\u00a0/g, ' ');
}

/** Brazilian or plain notation ("1.234,56", "1234.5", "R$ 300") to centavos; null when it is not an amount. */
export function lerReais(texto: string): Centavos | null {
  const limpo = texto.replace(/^\s*R\$\s*/i, '').trim();
  const normal = /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/.test(limpo)
    ? limpo.replaceAll('.', '').replace(',', '.')
    : /^\d+(,\d{1,2})?$/.test(limpo)
      ? limpo.replace(',', '.')
      : /^\d+\.\d{1,2}$/.test(limpo)
        ? limpo
        : null;
  if (normal === null) return null;
  const [inteiros = '0', fracao = ''] = normal.split('.');
  const valor = Number(inteiros) * 100 + Number(fracao.padEnd(2, '0'));
  return Number.isSafeInteger(valor) && valor <= CENTAVOS_MAX ? valor : null;
}
