import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import {
  metadadosDaPagina,
  PaginaDeConteudo,
  type ParametrosDeBusca,
  temPagina,
} from '../../../site/conteudo/PaginaDeConteudo.tsx';

type Props = { params: Promise<{ uri: string }>; searchParams: ParametrosDeBusca };

/** Other names people and old links use for a content page (spec 2). A page of that very name is stronger. */
const APELIDOS: Record<string, string> = {
  sobre: 'quem-somos',
  'sobre-nos': 'quem-somos',
  sobrenos: 'quem-somos',
  'nossos-leiloes': 'regulamento',
  financiamento: 'regulamento',
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { uri } = await params;
  return metadadosDaPagina(uri, `/${uri}`);
}

export default async function Conteudo({ params, searchParams }: Props) {
  const { uri } = await params;
  if (uri === 'pagina-inicial') permanentRedirect('/');
  if (Object.hasOwn(APELIDOS, uri) && !(await temPagina(uri))) permanentRedirect(`/${APELIDOS[uri]}`);
  return <PaginaDeConteudo uri={uri} busca={searchParams} />;
}
