import type { Metadata } from 'next';
import { metadadosDaPagina, PaginaDeConteudo } from '../../site/conteudo/PaginaDeConteudo.tsx';

const URI = 'pagina-inicial';

export const generateMetadata = (): Promise<Metadata> => metadadosDaPagina(URI, '/');

export default function Inicio() {
  return <PaginaDeConteudo uri={URI} />;
}
