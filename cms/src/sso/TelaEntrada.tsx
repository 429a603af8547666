import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { ambiente, enderecoDaMarca } from '../ambiente.ts';
import { FormularioEntrada } from './FormularioEntrada.tsx';

/** The panel's login page. The account is the engine's; nothing here knows a password. */
export function TelaEntrada({ initPageResult, searchParams }: AdminViewServerProps) {
  const destino = destinoInterno(searchParams?.redirect);
  if (initPageResult.req.user) redirect(destino);
  const { hotsiteSso } = ambiente();
  return (
    <FormularioEntrada destino={destino} seguranca={`${enderecoDaMarca(hotsiteSso)}/minha-conta/seguranca`} />
  );
}

/** Only our own addresses: anything else would let a link send people away after they log in. */
function destinoInterno(valor: string | string[] | undefined): string {
  const endereco = Array.isArray(valor) ? valor[0] : valor;
  return endereco?.startsWith('/admin') && !endereco.includes('\\') ? endereco : '/admin';
}
