import { redirect } from 'next/navigation';
import { CAMINHO_DA_SEGURANCA } from '../../../sessao/sessao.ts';

/** What people shorten the address to; visitors come to the login from there, and back. */
export default function PaginaMinhaConta(): never {
  redirect(CAMINHO_DA_SEGURANCA);
}
