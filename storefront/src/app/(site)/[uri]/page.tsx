import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import {
  metadadosDaPagina,
  PaginaDeConteudo,
  type ParametrosDeBusca,
} from '../../../site/conteudo/PaginaDeConteudo.tsx';

type Props = { params: Promise<{ uri: string }>; searchParams: ParametrosDeBusca };

/** Other names people and old links use for a content page (spec 2). */
const APELIDOS: Record<string, string> = {
  'pagina-inicial': '',
  sobre: 'quem-somos',
  'sobre-nos': 'quem-somos',
  sobrenos: 'quem-somos',
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { uri } = await params;
  return metadadosDaPagina(uri, `/${uri}`);
}

export default async function Conteudo({ params, searchParams }: Props) {
  const { uri } = await params;
  if (Object.hasOwn(APELIDOS, uri)) permanentRedirect(`/${APELIDOS[uri]}`);
  return <PaginaDeConteudo uri={uri} busca={searchParams} />;
}
