import type { Entrada } from './entrada.ts';
import type { Remendo } from './remendo.ts';

/** An accepted change by Ana, for tests. */
export const entradaDeTeste = (
  revisao: number,
  remendos: readonly Remendo[],
  campos: Partial<Entrada> = {},
): Entrada => ({
  revisao,
  lote: `lote-${revisao}`,
  janela: 'outra',
  quem: 'ana@martelo.test',
  nome: 'Ana',
  acao: 'Título alterado',
  onde: 'Seção',
  publicada: false,
  quando: '2026-11-21T17:05:00.000Z',
  remendos,
  ...campos,
});
