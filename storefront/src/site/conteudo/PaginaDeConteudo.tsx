import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Sessoes } from '../../elements/Sessoes.tsx';
import { marcaAtual } from '../marca.ts';
import { BotaoLigacao } from '../ui/BotaoLigacao.tsx';
import { ErroTela } from '../ui/ErroTela.tsx';
import { lerPagina } from './cms.ts';
import { recortar } from './pagina.ts';

const URI_VALIDA = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A page the cms holds by uri. A home without content still greets; any other address without content is not found. */
export async function PaginaDeConteudo({ uri, busca }: { uri: string; busca: ParametrosDeBusca }) {
  const marca = await marcaAtual();
  if (marca === null || !URI_VALIDA.test(uri) || uri.length > 120) notFound();
  const pagina = await lerPagina(marca.subdominio, uri);
  if (pagina === null) {
    if (uri !== 'pagina-inicial') notFound();
    return <InicioSemConteudo nome={marca.nome} lotes={marca.tipo === 'loja' ? '/anuncio' : '/leilao'} />;
  }
  return (
    <Sessoes
      sessoes={recortar(pagina, Date.now())}
      titulo={pagina.tituloPagina || pagina.titulo}
      marca={marca}
      busca={cadaNomeUmaVez(await busca)}
    />
  );
}

/** A page's `searchParams`, as Next gives them. */
export type ParametrosDeBusca = Promise<Record<string, string | string[] | undefined>>;

const cadaNomeUmaVez = (busca: Awaited<ParametrosDeBusca>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(busca).flatMap(([nome, valor]) => {
      const [primeiro] = [valor].flat();
      return primeiro === undefined ? [] : [[nome, primeiro]];
    }),
  );

export async function metadadosDaPagina(uri: string, caminho: string): Promise<Metadata> {
  const marca = await marcaAtual();
  if (marca === null || !URI_VALIDA.test(uri)) return {};
  const pagina = await lerPagina(marca.subdominio, uri);
  if (pagina === null) return {};
  const titulo = pagina.tituloPagina || pagina.titulo;
  const descricao = pagina.descricaoPagina || pagina.descricao || undefined;
  return {
    title:
      caminho === '/'
        ? { absolute: titulo.includes(marca.nome) ? titulo : `${marca.nome} · ${titulo}` }
        : titulo,
    description: descricao,
    keywords: pagina.keywords || undefined,
    alternates: { canonical: caminho },
    openGraph: {
      type: 'website',
      locale: 'pt_BR',
      siteName: marca.nome,
      title: titulo,
      description: descricao,
      url: caminho,
      images: pagina.imagemPrincipal ? [pagina.imagemPrincipal.url] : undefined,
    },
  };
}

function InicioSemConteudo({ nome, lotes }: { nome: string; lotes: string }) {
  return (
    <ErroTela
      titulo={`Bem-vindo à ${nome}`}
      acoes={<BotaoLigacao href={lotes}>Ver o que está aberto</BotaoLigacao>}
    >
      <p>
        Nossa página inicial está sendo preparada. Enquanto isso, tudo o que está à venda já pode ser visto.
      </p>
    </ErroTela>
  );
}
