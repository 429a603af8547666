import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import {
  metadadosDaPagina,
  PaginaDeConteudo,
  type ParametrosDeBusca,
  temPagina,
} from '../../../../site/conteudo/PaginaDeConteudo.tsx';

type Props = { params: Promise<{ url: string }>; searchParams: ParametrosDeBusca };

/** `/regulamento/{url}` is the page `regulamento-{url}` (spec 2: regulations of one auction or consignor). */
const uriDe = async (params: Props['params']): Promise<string> => `regulamento-${(await params).url}`;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return metadadosDaPagina(await uriDe(params), `/regulamento/${(await params).url}`);
}

/** Without a page of its own, the brand's one regulation answers. */
export default async function Regulamento({ params, searchParams }: Props) {
  const uri = await uriDe(params);
  if (!(await temPagina(uri)) && (await temPagina('regulamento'))) permanentRedirect('/regulamento');
  return <PaginaDeConteudo uri={uri} busca={searchParams} />;
}
