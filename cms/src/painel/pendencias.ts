import { ehDominio } from '@martelo/shared/hotsite';
import type { Payload } from 'payload';
import { ambiente } from '../ambiente.ts';
import { INICIO } from '../palavras/inicio.ts';
import { PAINEL } from '../palavras/painel.ts';
import type { Hotsite } from '../payload-types.ts';
import { URI_DAS_VANTAGENS } from '../semente/conteudos-login.ts';
import { A_REVER, aRever } from '../semente/modelos/promessas.ts';

/** One thing a brand still lacks, or has. `null` = could not be looked up right now. */
export interface Pendencia {
  chave: string;
  titulo: string;
  /** Why it matters and what to do. */
  ajuda: string;
  feita: boolean | null;
  /** Where it is done. */
  href: string;
}

/** What was counted elsewhere about a brand. */
export interface FatosDaMarca {
  /** Pictures somebody uploaded, i.e. not drawn by the platform. */
  fotosProprias: number;
  /** Content pages that a person changed since they were made. */
  textosRevistos: number;
  /** Sections and login contents that wait, switched off, for somebody to read what they promise. */
  promessasARever: number;
  /** Auctions of the brand that visitors see, and how many of them have their edital; null when the engine did not say. */
  leiloes: { total: number; comEdital: number } | null;
}

const TEXTOS = ['quem-somos', 'formas-de-pagamento', 'duvidas', 'como-funciona'];
const SISTEMA = 'sistema';

/** What is left to do for a brand, from facts alone: nothing here can be ticked by hand. */
export function pendencias(marca: Hotsite, fatos: FatosDaMarca): Pendencia[] {
  const ficha = `/admin/collections/hotsites/${marca.id}`;
  const palavras = PAINEL[marca.tipo];
  return [
    {
      chave: 'leilao',
      titulo: palavras.primeiroLeilao,
      ajuda: INICIO.ajudaDoPrimeiro,
      feita: fatos.leiloes && fatos.leiloes.total > 0,
      href: ficha,
    },
    {
      chave: 'edital',
      titulo: palavras.edital,
      ajuda: palavras.ajudaDoEdital,
      feita: fatos.leiloes && fatos.leiloes.comEdital > 0,
      href: ficha,
    },
    {
      chave: 'logo',
      titulo: INICIO.logo,
      ajuda: INICIO.ajudaDoLogo,
      feita: Boolean(marca.logo),
      href: ficha,
    },
    {
      chave: 'fotos',
      titulo: INICIO.fotosProprias,
      ajuda: INICIO.ajudaDasFotos,
      feita: fatos.fotosProprias > 0,
      href: '/admin/collections/midia/create',
    },
    {
      chave: 'textos',
      titulo: INICIO.textosRevistos,
      ajuda: INICIO.ajudaDosTextos,
      feita: fatos.textosRevistos > 0,
      href: '/admin',
    },
    {
      chave: 'promessas',
      titulo: INICIO.promessasRevistas,
      ajuda: INICIO.ajudaDasPromessas(A_REVER.trim(), fatos.promessasARever),
      feita: fatos.promessasARever === 0,
      href: '/admin',
    },
    {
      chave: 'telefone',
      titulo: INICIO.telefoneEEMail,
      ajuda: INICIO.ajudaDoTelefone,
      feita: Boolean(marca.telefoneContato && marca.emailContato),
      href: ficha,
    },
    {
      chave: 'endereco',
      titulo: INICIO.endereco,
      ajuda: INICIO.ajudaDoEndereco,
      feita: Boolean(marca.endereco),
      href: ficha,
    },
    {
      chave: 'legal',
      titulo: INICIO.dadosLegais,
      ajuda: INICIO.ajudaDosDadosLegais,
      feita: Boolean(
        marca.legal?.razaoSocial && marca.legal.cnpj && marca.legal.endereco && marca.legal.email,
      ),
      href: ficha,
    },
    {
      chave: 'redes',
      titulo: INICIO.redesSociais,
      ajuda: INICIO.ajudaDasRedes,
      feita: (marca.redesSociais ?? []).length > 0,
      href: ficha,
    },
    {
      chave: 'dominio',
      titulo: INICIO.dominioProprio,
      ajuda: INICIO.ajudaDoDominio,
      feita: ehDominio(marca.dominio ?? ''),
      href: ficha,
    },
    {
      chave: 'dns',
      titulo: INICIO.credenciaisDoDns,
      ajuda: INICIO.ajudaDoDns,
      feita: Boolean(marca.dnsDefinidaEm),
      href: ficha,
    },
    {
      chave: 'metricas',
      titulo: INICIO.metricas,
      ajuda: INICIO.ajudaDasMetricas,
      feita: Boolean(marca.analyticsId || marca.gtmId || marca.metaPixelId),
      href: ficha,
    },
  ];
}

export const feitas = (lista: readonly Pendencia[]): number => lista.filter(({ feita }) => feita).length;

/** Counts what `pendencias` needs. A silent engine leaves its part unknown and holds nothing up. */
export async function fatosDaMarca(payload: Payload, marca: Hotsite): Promise<FatosDaMarca> {
  const daMarca = { hotsite: { equals: marca.id } };
  const deGente = { criadoPor: { not_equals: SISTEMA } };
  const [fotos, textos, promessas, leiloes] = await Promise.all([
    payload.count({ collection: 'midia', where: { and: [daMarca, deGente] } }),
    payload.count({
      collection: 'paginas',
      where: { and: [daMarca, { uri: { in: TEXTOS } }, { alteradoPor: { not_equals: SISTEMA } }] },
    }),
    promessasDaMarca(payload, marca.id),
    leiloesDaMarca(marca.subdominio),
  ]);
  return {
    fotosProprias: fotos.totalDocs,
    textosRevistos: textos.totalDocs,
    promessasARever: promessas,
    leiloes,
  };
}

/** In the newest drafts: what was switched on there was read, and is published when its page is. */
async function promessasDaMarca(payload: Payload, hotsite: number): Promise<number> {
  const { docs } = await payload.find({
    collection: 'paginas',
    where: { hotsite: { equals: hotsite } },
    draft: true,
    select: { sessoes: true },
    pagination: false,
    depth: 0,
  });
  const { totalDocs } = await payload.count({
    collection: 'conteudos-login',
    where: {
      and: [
        { hotsite: { equals: hotsite } },
        { uri: { equals: URI_DAS_VANTAGENS } },
        { ativo: { equals: false } },
        { alteradoPor: { equals: SISTEMA } },
      ],
    },
  });
  return totalDocs + docs.reduce((soma, { sessoes }) => soma + aRever(sessoes).length, 0);
}

async function leiloesDaMarca(subdominio: string): Promise<FatosDaMarca['leiloes']> {
  try {
    const resposta = await fetch(`${ambiente().engineUrl}/v1/leiloes/lista-site`, {
      redirect: 'error',
      headers: { hotsite: subdominio },
      signal: AbortSignal.timeout(1_500),
    });
    if (!resposta.ok) return null;
    const corpo = (await resposta.json()) as { itens?: { editalUrl?: string | null }[] };
    const itens = corpo.itens ?? [];
    return { total: itens.length, comEdital: itens.filter(({ editalUrl }) => editalUrl).length };
  } catch {
    return null;
  }
}
