import type { Metadata } from 'next';
import { permanentRedirect, redirect } from 'next/navigation';
import {
  metadadosDaPagina,
  PaginaDeConteudo,
  type ParametrosDeBusca,
  temPagina,
} from '../../../site/conteudo/PaginaDeConteudo.tsx';

type Props = { params: Promise<{ uri: string }>; searchParams: ParametrosDeBusca };

/** Other names people and old links use for a content page (spec 2). A page of that very name is stronger. */
const APELIDOS: Record<string, readonly string[]> = {
  sobre: ['quem-somos'],
  'sobre-nos': ['quem-somos'],
  sobrenos: ['quem-somos'],
  // Where a brand has published no regulation, what comes nearest to it.
  'nossos-leiloes': ['regulamento', 'como-funciona'],
  financiamento: ['regulamento', 'formas-de-pagamento', 'como-funciona'],
};

/** The first of the pages that a name stands for which this brand has; null where it has none. */
async function apelidoDe(uri: string): Promise<string | null> {
  if (!Object.hasOwn(APELIDOS, uri) || (await temPagina(uri))) return null;
  for (const destino of APELIDOS[uri]!) if (await temPagina(destino)) return destino;
  return null;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { uri } = await params;
  return metadadosDaPagina(uri, `/${uri}`);
}

export default async function Conteudo({ params, searchParams }: Props) {
  const { uri } = await params;
  if (uri === 'pagina-inicial') permanentRedirect('/');
  const destino = await apelidoDe(uri);
  // The nearest one is only so until the brand publishes what the name stands for.
  if (destino !== null) (destino === APELIDOS[uri]?.[0] ? permanentRedirect : redirect)(`/${destino}`);
  return <PaginaDeConteudo uri={uri} busca={searchParams} />;
}
