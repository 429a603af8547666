import type { Metadata } from 'next';
import { EmVigor } from '../../../documentos-legais/EmVigor.tsx';
import {
  metadadosDaPagina,
  PaginaDeConteudo,
  type ParametrosDeBusca,
} from '../../../site/conteudo/PaginaDeConteudo.tsx';

export const generateMetadata = (): Promise<Metadata> => metadadosDaPagina('regulamento', '/regulamento');

/** The regulation as the brand wrote it, with the version that it is in. */
export default function Regulamento({ searchParams }: { searchParams: ParametrosDeBusca }) {
  return (
    <>
      <PaginaDeConteudo uri="regulamento" busca={searchParams} />
      <EmVigor uri="regulamento" />
    </>
  );
}
