import type { TipoHotsite } from '@martelo/shared/hotsite';
import type { LeilaoPublico } from '@martelo/shared/leilao-publico';
import type { BuscaLotes } from '@martelo/shared/lote-busca';
import { prefixoDoLote } from '@martelo/shared/lote-url';
import {
  buscaDoMotor,
  camposDaConsulta,
  enderecoDaConsulta,
  lerConsulta,
} from '@martelo/shared/pagina/listagem/consulta';
import type { Metadata } from 'next';
import { notFound, permanentRedirect, redirect } from 'next/navigation';
import { enderecoDaSala, temSala } from '../auditorio/endereco.ts';
import { LISTAGEM } from '../palavras/listagem.ts';
import { motor } from '../sessao/sessao.ts';
import { bannersNoAr } from '../site/banners/banners-no-ar.ts';
import { FaixaDaLista } from '../site/banners/FaixaDeBanners.tsx';
import { marcaAtual, origemPublica } from '../site/marca.ts';
import { DadosEstruturados } from '../site/seo/DadosEstruturados.tsx';
import { evento, trilha } from '../site/seo/esquemas.ts';
import { Listagem } from './Listagem.tsx';

export interface ParametrosListagem {
  params: Promise<{ filtros?: string[] }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** `/leilao` or `/anuncio`: the brand's mode decides which of them is the address, the other leads to it. */
export async function PaginaListagem({
  params,
  searchParams,
  prefixo,
}: ParametrosListagem & { prefixo: string }) {
  const [marca, consulta] = await Promise.all([marcaAtual(), consultaDoPedido(params, searchParams)]);
  if (marca === null) notFound();
  if (prefixoDoLote(marca.tipo) !== prefixo)
    permanentRedirect(enderecoDaConsulta(marca.tipo, consulta, { pagina: consulta.pagina }));
  // One auction's own listing is its page: its banners, and the event for search engines.
  const leiUid = consulta.leilao.length === 1 ? consulta.leilao[0] : undefined;
  const origem = origemPublica(marca);
  const [resposta, banners, leilao] = await Promise.all([
    motor<BuscaLotes>(`/v1/lotes?${buscaDoMotor(consulta)}`),
    bannersNoAr(marca.subdominio, 'lista-lotes', Date.now(), leiUid),
    leiUid ? motor<LeilaoPublico>(`/v1/leiloes/${encodeURIComponent(leiUid)}`) : null,
  ]);
  if (resposta.tipo === 'ok') {
    const ultima = Math.max(1, Math.ceil(resposta.corpo.total / resposta.corpo.porPagina));
    if (consulta.pagina > ultima) redirect(enderecoDaConsulta(marca.tipo, consulta, { pagina: ultima }));
  }
  const passos = [
    { nome: marca.nome, caminho: '/' },
    { nome: LISTAGEM[marca.tipo].lotes, caminho: `/${prefixo}` },
  ];
  return (
    <>
      <FaixaDaLista banners={banners} />
      <Listagem
        modo={marca.tipo}
        consulta={consulta}
        busca={resposta.tipo === 'ok' ? resposta.corpo : null}
        sala={
          leilao?.tipo === 'ok' && temSala(leilao.corpo.situacao, false)
            ? enderecoDaSala(leilao.corpo.uid)
            : null
        }
      />
      <DadosEstruturados
        dados={[
          trilha(passos, origem),
          ...(leilao?.tipo === 'ok' ? [evento(leilao.corpo, marca, origem)] : []),
        ]}
      />
    </>
  );
}

/** Titled Comprar (spec 2); filtered listings are not for search engines, their pages are. */
export async function metadadosListagem({ params, searchParams }: ParametrosListagem): Promise<Metadata> {
  const consulta = await consultaDoPedido(params, searchParams);
  const marca = await marcaAtual();
  const modo: TipoHotsite = marca?.tipo ?? 'leilao';
  const filtrada = [...camposDaConsulta({ ...consulta, pagina: 1 })].length > 0;
  return {
    title:
      consulta.tipo.length === 1 && consulta.q === ''
        ? LISTAGEM[modo].comprarTipo(consulta.tipo[0] ?? '')
        : LISTAGEM[modo].comprar,
    alternates: { canonical: enderecoDaConsulta(modo, consulta, { pagina: consulta.pagina }) },
    ...(filtrada ? { robots: { index: false } } : {}),
  };
}

async function consultaDoPedido(
  params: ParametrosListagem['params'],
  searchParams: ParametrosListagem['searchParams'],
) {
  const [{ filtros = [] }, busca] = await Promise.all([params, searchParams]);
  return lerConsulta(busca, filtros);
}
