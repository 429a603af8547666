/** File sizes use base 1000 (spec 9). */
export function formatarTamanho(bytes: number): string {
  const unidades = ['B', 'kB', 'MB', 'GB'];
  const grau = bytes < 1 ? 0 : Math.min(3, Math.floor(Math.log10(bytes) / 3));
  const valor = bytes / 1000 ** grau;
  return `${valor.toLocaleString('pt-BR', { maximumFractionDigits: grau === 0 ? 0 : 1 })} ${unidades[grau]}`;
}
