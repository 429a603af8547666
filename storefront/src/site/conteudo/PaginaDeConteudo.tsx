import { prefixoDoLote } from '@martelo/shared/lote-url';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { carregarLeiloes } from '../../elements/dados/leiloes.ts';
import { Sessoes } from '../../elements/Sessoes.tsx';
import { INICIO } from '../../palavras/inicio.ts';
import { CABECALHO_DO_SCRIPT, entra } from '../integracoes/script-da-pagina.ts';
import { type Hotsite, marcaAtual, origemPublica } from '../marca.ts';
import { DadosEstruturados } from '../seo/DadosEstruturados.tsx';
import { evento, marcaESite, trilha } from '../seo/esquemas.ts';
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
    return <InicioSemConteudo nome={marca.nome} lotes={`/${prefixoDoLote(marca.tipo)}`} />;
  }
  const titulo = pagina.tituloPagina || pagina.titulo;
  return (
    <>
      <Sessoes
        sessoes={recortar(pagina, Date.now())}
        titulo={titulo}
        marca={marca}
        busca={cadaNomeUmaVez(await busca)}
      />
      <DadosEstruturados dados={await dadosDaPagina(marca, uri, titulo)} />
      {pagina.handleScript && entra(pagina.handleScript, (await headers()).get(CABECALHO_DO_SCRIPT)) && (
        <script
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: ADM's own script, let in by its hash; the cms refuses what would close the tag
          dangerouslySetInnerHTML={{ __html: pagina.handleScript }}
        />
      )}
    </>
  );
}

const EVENTOS_NA_INICIAL = 6;

/** For search engines: the home page tells the brand and its coming auctions, the others the way to them. */
async function dadosDaPagina(marca: Hotsite, uri: string, titulo: string): Promise<object[]> {
  const origem = origemPublica(marca);
  if (uri !== 'pagina-inicial')
    return [
      trilha(
        [
          { nome: marca.nome, caminho: '/' },
          { nome: titulo, caminho: `/${uri}` },
        ],
        origem,
      ),
    ];
  const consulta = { filtros: [], pagina: 1, porPagina: EVENTOS_NA_INICIAL };
  const leiloes = await carregarLeiloes('ativos', consulta, marca);
  return [
    ...marcaESite(marca, origem),
    ...(leiloes.estado === 'ok' ? leiloes.itens.map((leilao) => evento(leilao, marca, origem)) : []),
  ];
}

/** Whether this brand has a published page of this name. */
export async function temPagina(uri: string): Promise<boolean> {
  const marca = await marcaAtual();
  return marca !== null && (await lerPagina(marca.subdominio, uri)) !== null;
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
  const descricao = pagina.descricao || pagina.descricaoPagina || undefined;
  const social = pagina.imagemSocial ?? pagina.imagemPrincipal;
  return {
    title:
      caminho === '/'
        ? { absolute: titulo.includes(marca.nome) ? titulo : `${marca.nome} · ${titulo}` }
        : titulo,
    description: descricao,
    keywords: pagina.keywords || undefined,
    alternates: { canonical: pagina.canonical || caminho },
    ...(pagina.naoIndexar ? { robots: { index: false } } : {}),
    openGraph: {
      type: 'website',
      locale: 'pt_BR',
      siteName: marca.nome,
      title: titulo,
      description: descricao,
      url: caminho,
      images: social ? [{ url: `${social.url}?w=1600`, alt: social.alt }] : undefined,
    },
    twitter: { card: social ? 'summary_large_image' : 'summary' },
  };
}

function InicioSemConteudo({ nome, lotes }: { nome: string; lotes: string }) {
  return (
    <ErroTela
      titulo={INICIO.bemVindo(nome)}
      acoes={<BotaoLigacao href={lotes}>{INICIO.verAbertos}</BotaoLigacao>}
    >
      <p>{INICIO.emPreparo}</p>
    </ErroTela>
  );
}
