import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { MetaAoVivo } from '../../live/configuracao.tsx';
import { TITULOS } from '../../palavras/titulos.ts';
import { Previa } from '../../previa/Previa.tsx';
import { ambiente } from '../../site/ambiente.ts';
import { marcaAtual } from '../../site/marca.ts';

export const metadata: Metadata = { title: TITULOS.previa, robots: { index: false, follow: false } };

/** The builder's canvas. It shows nothing by itself: the page comes by message from the one origin it listens to. */
export default async function PaginaPrevia() {
  const marca = await marcaAtual();
  if (marca === null) notFound();
  const { cmsPublico, enginePublico, portaEngine } = ambiente();
  return (
    <>
      <MetaAoVivo
        configuracao={{
          origem: enginePublico,
          porta: portaEngine,
          hotsite: marca.subdominio,
          autenticado: false,
        }}
      />
      <Previa
        origem={cmsPublico}
        contexto={{
          modo: marca.tipo,
          marca: { nome: marca.nome, subdominio: marca.subdominio },
          autenticado: false,
          previa: true,
          agora: Date.now(),
        }}
      />
    </>
  );
}
