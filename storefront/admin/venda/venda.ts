import { QUEM_PAGA } from '@martelo/shared/papeis';
import type { TotaisVenda } from '@martelo/shared/pos-venda/totais';
import type { CampoDescrito, RecursoDescrito } from '@martelo/shared/recurso';
import type { Venda as DoMotor } from '@martelo/shared/venda';
import { ADMIN_VENDA, type PalavrasDaVenda } from '../../src/palavras/admin-venda.ts';
import { useCasa, useTemPapel } from '../dados/contexto.tsx';
import type { Registro } from '../dados/tipos.ts';

/** A sale as the engine shows one to the house. */
export type Venda = Registro & Omit<DoMotor, 'uid' | 'id' | 'comandos'> & { totais: TotaisVenda };

export interface PropsDaVenda {
  recurso: RecursoDescrito;
  venda: Venda;
  /** Something was done, or asked for: what is shown is read again. */
  lerDeNovo: () => void;
}

export const usePalavras = (): PalavrasDaVenda => ADMIN_VENDA[useCasa().configuracao.marca.tipo];

/** Support reads sales; settlement moves them. */
export const usePodeAcertar = (): boolean => useTemPapel(QUEM_PAGA);

const BASE = { lista: false, opcoes: null, minimo: null, maximo: null, padrao: null };
type Mais = Partial<Pick<CampoDescrito, 'obrigatorio' | 'minimo' | 'maximo' | 'padrao'>>;

/** A field of a question, as the controls take it. */
export const perguntado = (
  campo: string,
  rotulo: string,
  tipo: CampoDescrito['tipo'],
  mais: Mais = {},
): CampoDescrito => ({ ...BASE, campos: [], obrigatorio: true, ...mais, campo, rotulo, tipo });

/** One that is chosen among words. */
export const escolhido = (
  campo: string,
  rotulo: string,
  opcoes: Readonly<Record<string, string>>,
  mais: Mais = {},
): CampoDescrito => ({
  ...perguntado(campo, rotulo, 'opcao', mais),
  opcoes: Object.entries(opcoes).map(([valor, nome]) => ({ valor, rotulo: nome })),
});

/** Why, in words that stay. */
export const porque = (rotulo: string): CampoDescrito =>
  perguntado('motivo', rotulo, 'paragrafos', { minimo: 3, maximo: 500 });
