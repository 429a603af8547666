import { ErroMartelo } from '@martelo/shared/erros';
import { PAPEIS_DO_PAINEL, type PapelInterno } from '@martelo/shared/papeis';

/** What access rules read of whoever is logged in. */
export interface Operador {
  papeis: readonly string[];
  /** Brands granted, by their id. ADM and Desenvolvimento TI see every brand whatever this says. */
  hotsites: readonly number[];
}

export const podeEntrar = (papeis: readonly string[]): boolean =>
  PAPEIS_DO_PAINEL.some((papel) => papeis.includes(papel));

export const ehAdm = (operador: Operador | null): boolean => tem(operador, 'Interno - ADM');

/** Which brands this person sees: all, or these ids. Nobody logged in sees none. */
export function marcasVisiveis(operador: Operador | null): 'todas' | readonly number[] {
  if (!operador || !podeEntrar(operador.papeis)) return [];
  if (ehAdm(operador) || tem(operador, 'Interno - Desenvolvimento TI')) return 'todas';
  return operador.hotsites;
}

/** Which brands' pages, banners, videos and media this person edits. */
export function marcasEditaveis(operador: Operador | null): 'todas' | readonly number[] {
  if (ehAdm(operador)) return 'todas';
  return operador && tem(operador, 'Interno - MKT') ? operador.hotsites : [];
}

export function editaMarca(operador: Operador | null, hotsite: number): boolean {
  const marcas = marcasEditaveis(operador);
  return marcas === 'todas' || marcas.includes(hotsite);
}

/** @throws ErroMartelo NAO_AUTENTICADO or SEM_PERMISSAO */
export function exigirEdicao(operador: Operador | null, hotsite: number): void {
  if (!operador) throw new ErroMartelo('NAO_AUTENTICADO');
  if (!editaMarca(operador, hotsite)) {
    throw new ErroMartelo('SEM_PERMISSAO', { papeis: 'ADM, MKT da marca' });
  }
}

const tem = (operador: Operador | null, papel: PapelInterno): boolean =>
  operador?.papeis.includes(papel) ?? false;
