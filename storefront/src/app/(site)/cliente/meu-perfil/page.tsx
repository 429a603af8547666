import { redirect } from 'next/navigation';
import { CAMINHO_DA_SEGURANCA } from '../../../../sessao/sessao.ts';

/** Where refusals send a client (`acao`): what of the profile is here to be settled stands on the account's own page. */
export default function PaginaMeuPerfil() {
  redirect(CAMINHO_DA_SEGURANCA);
}
