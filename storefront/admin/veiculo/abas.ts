import { QUEM_VE_LOTES_DO_VEICULO } from '@martelo/shared/papeis';
import type { Casa } from '../dados/contexto.tsx';
import { abasAbertas, type DeQuem } from '../partes/Abas.tsx';

/** A part of a vehicle's screen, and to whom it is open: what a role may not see is not asked for. */
const ABAS = {
  detalhes: {},
  fotos: { especie: 'estadia' },
  lotes: { papeis: QUEM_VE_LOTES_DO_VEICULO },
  patio: { especie: 'estadia' },
  remocoes: { especie: 'remocao' },
  vistorias: { especie: 'vistoria' },
  valor: {},
  custodia: {},
  historico: {},
} as const satisfies Record<string, DeQuem>;
export type Aba = keyof typeof ABAS;

export const abasDe = (casa: Pick<Casa, 'recursos' | 'usuario'>): Aba[] =>
  abasAbertas<Aba>(ABAS, 'veiculo', casa);
