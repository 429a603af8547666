import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Previa } from '../../previa/Previa.tsx';
import { ambiente } from '../../site/ambiente.ts';
import { marcaAtual } from '../../site/marca.ts';

export const metadata: Metadata = { title: 'Prévia', robots: { index: false, follow: false } };

/** The builder's canvas. It shows nothing by itself: the page comes by message from the one origin it listens to. */
export default async function PaginaPrevia() {
  const marca = await marcaAtual();
  if (marca === null) notFound();
  return (
    <Previa
      origem={ambiente().cmsPublico}
      contexto={{
        modo: marca.tipo,
        marca: { nome: marca.nome, subdominio: marca.subdominio },
        autenticado: false,
        previa: true,
        agora: Date.now(),
      }}
    />
  );
}
