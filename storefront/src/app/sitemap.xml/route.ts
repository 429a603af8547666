import type { Pagina } from '@martelo/shared/filtro';
import type { BuscaLotes } from '@martelo/shared/lote-busca';
import { prefixoDoLote } from '@martelo/shared/lote-url';
import type { PatioPublico } from '@martelo/shared/patio';
import { EM_ABERTO } from '../../elements/dados/lotes.ts';
import { perguntar } from '../../elements/dados/motor.ts';
import { ARQUIVOS } from '../../palavras/documentos.ts';
import { lerPaginasPublicadas } from '../../site/conteudo/cms.ts';
import { marcaAtual, origemPublica } from '../../site/marca.ts';
import { type Endereco, escreverMapa } from '../../site/seo/mapa-do-site.ts';

export const dynamic = 'force-dynamic';

const POR_PAGINA = 100;
const MAXIMO_PAGINAS = 20;
const VALIDADE_MS = 5 * 60_000;

/** The brand's pages that want to be found, its yards, and its lots on sale. */
export async function GET(): Promise<Response> {
  const marca = await marcaAtual();
  if (marca === null) return new Response(ARQUIVOS.marcaNaoEncontrada, { status: 404 });
  const origem = origemPublica(marca);
  const [paginas, patios, lotes] = await Promise.all([
    lerPaginasPublicadas(marca.subdominio),
    perguntar<Pagina<PatioPublico>>('/v1/patios/lista-site?porPagina=200', marca.subdominio, VALIDADE_MS),
    lotesEmAberto(marca.subdominio),
  ]);
  const enderecos: Endereco[] = [
    ...paginas
      .filter(({ naoIndexar, uri }) => !naoIndexar && !FORA.has(uri))
      .map(({ uri, alteradaEm }) => ({
        url: `${origem}/${uri === 'pagina-inicial' ? '' : uri}`,
        alteradoEm: alteradaEm,
      })),
    { url: `${origem}/${prefixoDoLote(marca.tipo)}` },
    ...(patios.estado === 'ok' ? patios.corpo.itens : []).map(({ url }) => ({ url: origem + url })),
    ...lotes.map((url) => ({ url: origem + url })),
  ];
  return new Response(escreverMapa(enderecos), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=300' },
  });
}

/** Pages that only serve to enter, which search engines are told not to show, and what stands on each yard's own page. */
const FORA = new Set(['patio-interno', 'login', 'cadastro', 'redefinir-senha', 'comparar-lotes']);

async function lotesEmAberto(subdominio: string): Promise<string[]> {
  const urls: string[] = [];
  for (let pagina = 1; pagina <= MAXIMO_PAGINAS; pagina += 1) {
    const filtro = encodeURIComponent(JSON.stringify([EM_ABERTO]));
    const resposta = await perguntar<BuscaLotes>(
      `/v1/lotes?pagina=${pagina}&porPagina=${POR_PAGINA}&filtro=${filtro}`,
      subdominio,
      VALIDADE_MS,
    );
    if (resposta.estado !== 'ok') break;
    urls.push(...resposta.corpo.itens.map(({ url }) => url));
    if (pagina * POR_PAGINA >= resposta.corpo.total) break;
  }
  return urls;
}
