import {
  DIREITO_DO_ATO,
  DIREITOS_NO_PATIO,
  type DireitoNoPatio,
  podeNoPatio,
} from '@martelo/shared/direitos-no-patio';
import { ErroMartelo } from '@martelo/shared/erros';
import type { Acesso } from '../../records/records.ts';

/* Of who is held to the yards that they stand at: what their link to each lets them do there (decision 584). */

/** Yards of a caller, with their rights there; null of who is held to none. */
export const patiosDoAcesso = (acesso: Acesso): { uid: string; direitos: DireitoNoPatio[] }[] | null =>
  acesso.tipo !== 'interno' || acesso.patios === undefined
    ? null
    : acesso.patios.map((uid) => ({
        uid,
        direitos: [...(acesso.direitosNosPatios?.[uid] ?? DIREITOS_NO_PATIO)],
      }));

/** @param patUid null: at any of theirs */
export const temDireito = (acesso: Acesso, patUid: string | null, direito: DireitoNoPatio): boolean =>
  podeNoPatio(patiosDoAcesso(acesso), patUid, direito);

/** @throws ErroMartelo SEM_PERMISSAO */
export function exigirDireito(acesso: Acesso, patUid: string | null, direito: DireitoNoPatio): void {
  if (!temDireito(acesso, patUid, direito))
    throw new ErroMartelo('SEM_PERMISSAO', { direito }, NAO_PODE[direito]);
}

/** Of an act of a kind, before anything of it is looked at. @throws ErroMartelo SEM_PERMISSAO */
export function exigirDireitoDoAto(acesso: Acesso, especie: string, ato: string, doc: object): void {
  const direito = DIREITO_DO_ATO[especie]?.[ato];
  if (direito !== undefined) exigirDireito(acesso, patioDo(doc), direito);
}

/** Whether an act of a kind is offered to a caller at all. */
export const atoEmAlgumPatio = (acesso: Acesso, especie: string, ato: string): boolean => {
  const direito = DIREITO_DO_ATO[especie]?.[ato];
  return direito === undefined || temDireito(acesso, null, direito);
};

const patioDo = (doc: object): string => {
  const { patUid, patioUid } = doc as { patUid?: string | null; patioUid?: string | null };
  return patUid ?? patioUid ?? '';
};

const NAO_PODE: Record<DireitoNoPatio, string> = {
  ENTRADA: 'Neste pátio você não dá entrada em veículos: peça esse direito a um administrador.',
  SERVICOS: 'Neste pátio você não cuida de serviços: peça esse direito a um administrador.',
  SAIDA: 'Neste pátio você não dá saída nem entrega veículos: peça esse direito a um administrador.',
  GESTAO: 'Neste pátio você não muda o cadastro nem o mapa: peça esse direito a um administrador.',
};
