import type { Metadata } from 'next';
import {
  metadadosDaPagina,
  PaginaDeConteudo,
  type ParametrosDeBusca,
} from '../../site/conteudo/PaginaDeConteudo.tsx';

const URI = 'pagina-inicial';

export const generateMetadata = (): Promise<Metadata> => metadadosDaPagina(URI, '/');

export default function Inicio({ searchParams }: { searchParams: ParametrosDeBusca }) {
  return <PaginaDeConteudo uri={URI} busca={searchParams} />;
}
