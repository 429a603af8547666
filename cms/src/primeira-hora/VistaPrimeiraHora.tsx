import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { enderecoDaMarca } from '../ambiente.ts';
import { haMarcas, obrasAbertas } from '../assistente/obras.ts';
import { PrimeiraHora } from './PrimeiraHora.tsx';

/** `/admin/primeira-hora#<token>`: there as long as there is no brand, or the first one is being made. What it does, the link opens. */
export async function VistaPrimeiraHora({ initPageResult }: AdminViewServerProps) {
  const { payload } = initPageResult.req;
  const abertas = await obrasAbertas(payload);
  if ((await haMarcas(payload)) && !abertas.some(({ primeira }) => primeira)) notFound();
  return <PrimeiraHora endereco={enderecoDaMarca('{subdominio}')} />;
}
