import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { TITULOS } from '../../palavras/titulos.ts';
import { marcaAtual } from '../../site/marca.ts';
import { NaoEncontrada } from '../../site/NaoEncontrada.tsx';

export const metadata: Metadata = { title: TITULOS.paginaNaoEncontrada };

/** Inside the shell: a page that a brand's site does not have. */
export default async function NaoEncontradaNoSite() {
  const marca = await marcaAtual();
  if (marca === null) notFound();
  return <NaoEncontrada marca={marca} />;
}
