import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { enderecoDaMarca } from '../ambiente.ts';
import { FormularioEntrada } from './FormularioEntrada.tsx';

/** The panel's login page. The account is the engine's; nothing here knows a password. */
export async function TelaEntrada({ initPageResult, searchParams }: AdminViewServerProps) {
  const destino = destinoInterno(searchParams?.redirect);
  if (initPageResult.req.user) redirect(destino);
  const { docs } = await initPageResult.req.payload.find({
    ...{ collection: 'hotsites', sort: 'id', limit: 1, depth: 0 },
  });
  const [primeira] = docs;
  return (
    <FormularioEntrada
      destino={destino}
      seguranca={primeira ? `${enderecoDaMarca(primeira.subdominio)}/minha-conta/seguranca` : null}
    />
  );
}

/** Only our own addresses: anything else would let a link send people away after they log in. */
function destinoInterno(valor: string | string[] | undefined): string {
  const endereco = Array.isArray(valor) ? valor[0] : valor;
  return endereco?.startsWith('/admin') && !endereco.includes('\\') ? endereco : '/admin';
}
