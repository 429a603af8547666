import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { marcaAtual } from '../../site/marca.ts';
import { NaoEncontrada } from '../../site/NaoEncontrada.tsx';

export const metadata: Metadata = { title: 'Página não encontrada' };

/** Inside the shell: a page that a brand's site does not have. */
export default async function NaoEncontradaNoSite() {
  const marca = await marcaAtual();
  if (marca === null) notFound();
  return <NaoEncontrada marca={marca} />;
}
