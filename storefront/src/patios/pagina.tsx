import type { Pagina } from '@martelo/shared/filtro';
import type { PatioPublico } from '@martelo/shared/patio';
import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { cache } from 'react';
import { LUGARES } from '../palavras/patios.ts';
import { motor } from '../sessao/sessao.ts';
import { lerPagina } from '../site/conteudo/cms.ts';
import { marcaAtual, origemPublica } from '../site/marca.ts';
import { DadosEstruturados } from '../site/seo/DadosEstruturados.tsx';
import { ErroTela } from '../site/ui/ErroTela.tsx';
import { ListaDePatios } from './ListaDePatios.tsx';
import { lugarDoPatio } from './lugar.ts';
import { buscaDe, enderecoDe, nomeDoEstado, type Onde, ondeDoEndereco } from './onde.ts';
import { PatioInterno } from './PatioInterno.tsx';

export interface ParametrosPatios {
  params: Promise<{ onde?: string[] }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const lerPatio = cache((nome: string, cidade: string, uf: string) =>
  motor<PatioPublico>(
    `/v1/patio/por-nome/${encodeURIComponent(nome)}?${new URLSearchParams({ cidade, estadoUf: uf })}`,
  ),
);
const lerLista = cache((busca: string) => motor<Pagina<PatioPublico>>(`/v1/patios/lista-site?${busca}`));

/** The yards: all, of a state, of a city, or one. Any other spelling of the path leads to the right one (308). */
export async function PaginaPatios({ params, searchParams }: ParametrosPatios) {
  const [marca, { onde: partes = [] }] = await Promise.all([marcaAtual(), params]);
  const onde = ondeDoEndereco(partes);
  if (marca === null || onde === null) notFound();
  const certo = enderecoDe(onde);
  if (['/patios', ...partes].join('/') !== certo) permanentRedirect(certo);

  if (onde.tipo === 'patio') {
    const resposta = await lerPatio(onde.nome, onde.cidade, onde.uf);
    if (resposta.tipo === 'recusa') notFound();
    if (resposta.tipo === 'indisponivel') return <Indisponivel />;
    const patio = resposta.corpo;
    const conteudo = await lerPagina(marca.subdominio, 'patio-interno');
    const origem = origemPublica(marca);
    return (
      <>
        <DadosEstruturados dados={lugarDoPatio(patio, marca.nome, origem)} />
        <PatioInterno patio={patio} marca={marca} conteudo={conteudo} />
      </>
    );
  }
  const resposta = await lerLista(buscaDe(onde));
  if (resposta.tipo !== 'ok') return <Indisponivel />;
  const patios = resposta.corpo.itens;
  if (patios.length === 0 && onde.tipo !== 'todos') notFound();
  const conteudo = onde.tipo === 'todos' ? await lerPagina(marca.subdominio, 'patios') : null;
  return (
    <ListaDePatios onde={onde} patios={patios} marca={marca} conteudo={conteudo} busca={await searchParams} />
  );
}

export async function metadadosPatios({ params }: ParametrosPatios): Promise<Metadata> {
  const [marca, { onde: partes = [] }] = await Promise.all([marcaAtual(), params]);
  const onde = ondeDoEndereco(partes);
  if (marca === null || onde === null) return {};
  const canonical = enderecoDe(onde);
  if (onde.tipo === 'patio') {
    const resposta = await lerPatio(onde.nome, onde.cidade, onde.uf);
    if (resposta.tipo !== 'ok') return {};
    const { nome, endereco, cidade, estadoUf, fotos } = resposta.corpo;
    return {
      title: `${nome}, ${cidade}/${estadoUf}`,
      description: LUGARES.descricao(nome, `${endereco}, ${cidade}/${estadoUf}`),
      alternates: { canonical },
      ...(fotos[0] ? { openGraph: { title: nome, images: [{ url: `${fotos[0]}?w=800` }] } } : {}),
    };
  }
  const conteudo = onde.tipo === 'todos' ? await lerPagina(marca.subdominio, 'patios') : null;
  return {
    title: conteudo?.tituloPagina || conteudo?.titulo || (await tituloDaLista(onde)),
    description: conteudo?.descricaoPagina || conteudo?.descricao || LUGARES.descricaoDaLista(marca.nome),
    alternates: { canonical },
  };
}

/** A city is called as its yards write it: its address has lost the accents. */
async function tituloDaLista(onde: Exclude<Onde, { tipo: 'patio' }>): Promise<string> {
  if (onde.tipo === 'todos') return LUGARES.patios;
  if (onde.tipo === 'estado') return LUGARES.em(nomeDoEstado(onde.uf));
  const resposta = await lerLista(buscaDe(onde));
  const cidade = resposta.tipo === 'ok' ? resposta.corpo.itens[0]?.cidade : undefined;
  return cidade === undefined ? LUGARES.patios : LUGARES.em(`${cidade}/${onde.uf}`);
}

const Indisponivel = () => (
  <ErroTela titulo={LUGARES.voltam}>
    <p>{LUGARES.recarregue}</p>
  </ErroTela>
);
