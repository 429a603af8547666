import { DIREITO_DO_ATO, type DireitoNoPatio, podeNoPatio } from '@martelo/shared/direitos-no-patio';
import type { RecursoDescrito } from '@martelo/shared/recurso';
import { useCasa } from './contexto.tsx';
import type { Registro } from './tipos.ts';

/** Whether who works here does something at a yard; at any of theirs where none is named. Who is held to no yard does all at each. */
export function usePodeNoPatio(): (patUid: string | null, direito: DireitoNoPatio) => boolean {
  const { patios } = useCasa().usuario;
  return (patUid, direito) => podeNoPatio(patios, patUid, direito);
}

/** A kind with what may be done with one record of it, by who is held to the yards that they stand at. */
export function useOQueSePode(recurso: RecursoDescrito, registro: Registro | null): RecursoDescrito {
  const pode = usePodeNoPatio();
  const pedem = DIREITO_DO_ATO[recurso.nome];
  if (pedem === undefined || registro === null) return recurso;
  const { patUid, patioUid, uid } = registro as { patUid?: string; patioUid?: string | null; uid: string };
  const onde = recurso.nome === 'patio' ? uid : (patUid ?? patioUid ?? null);
  const deixam = (ato: string) => pedem[ato] === undefined || pode(onde, pedem[ato]);
  return {
    ...recurso,
    acoes: recurso.acoes.filter(({ nome }) => deixam(nome)),
    escreve: recurso.escreve && deixam('escreve'),
  };
}
