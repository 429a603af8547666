import type { EstatisticasPublicas } from '@martelo/shared/estatisticas';
import type { Item } from '@martelo/shared/pagina';

/** What an item's `modelo` counts. */
const FONTES: Record<string, Exclude<keyof EstatisticasPublicas, 'calculadasEm'>> = {
  'lotes-vendidos': 'lotesVendidos',
  'valor-vendido': 'valorVendido',
  'leiloes-realizados': 'leiloesRealizados',
  licitantes: 'licitantes',
  'lotes-abertos': 'lotesAbertos',
  'leiloes-ativos': 'leiloesAtivos',
  patios: 'patios',
};

const INTEIRO = new Intl.NumberFormat('pt-BR');
const REAIS = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  maximumFractionDigits: 0,
});
/** From here on the exact amount, or count, says less than its size. */
const REDONDO = { reais: 1_000_000, contagem: 10_000_000 };
const EM_ORDENS = new Intl.NumberFormat('pt-BR', {
  notation: 'compact',
  compactDisplay: 'short',
  maximumFractionDigits: 1,
});

/**
 * The number an item shows, and the note under its caption; null when there is none to show: nothing written, nothing counted yet, or
 * nobody to ask.
 */
export function contagem(
  { modelo, subtitulo }: Pick<Item, 'modelo' | 'subtitulo'>,
  numeros: EstatisticasPublicas | null,
): { numero: string; nota: string } | null {
  const fonte = FONTES[modelo];
  if (fonte === undefined) return subtitulo === '' ? null : { numero: subtitulo, nota: '' };
  const valor = numeros?.[fonte] ?? 0;
  if (valor === 0) return null;
  return { numero: fonte === 'valorVendido' ? reais(valor / 100) : inteiro(valor), nota: subtitulo };
}

/** "R$ 812.400", "R$ 1,1 mi" */
const reais = (valor: number): string =>
  (valor < REDONDO.reais ? REAIS.format(valor) : `R$ ${EM_ORDENS.format(valor)}`).replace(/\u00a0/g, ' ');

const inteiro = (valor: number): string =>
  (valor < REDONDO.contagem ? INTEIRO : EM_ORDENS).format(valor).replace(/\u00a0/g, ' ');
