import { ehDominio } from '@martelo/shared/hotsite';
import type { Payload } from 'payload';
import { ambiente } from '../ambiente.ts';
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
  const loja = marca.tipo === 'loja';
  return [
    {
      chave: 'leilao',
      titulo: loja ? 'Primeiro evento com anúncios' : 'Primeiro leilão com lotes',
      ajuda: 'É o que as pessoas vêm ver. Cadastre no sistema de leilões.',
      feita: fatos.leiloes && fatos.leiloes.total > 0,
      href: ficha,
    },
    {
      chave: 'edital',
      titulo: loja ? 'Condições de venda' : 'Edital',
      ajuda: loja ? 'Publique as condições de cada evento.' : 'Cada leilão precisa do seu edital publicado.',
      feita: fatos.leiloes && fatos.leiloes.comEdital > 0,
      href: ficha,
    },
    {
      chave: 'logo',
      titulo: 'Logo',
      ajuda: 'Em Aparência. Sem ele, o nome é escrito com a inicial na cor da marca.',
      feita: Boolean(marca.logo),
      href: ficha,
    },
    {
      chave: 'fotos',
      titulo: 'Fotos próprias',
      ajuda: 'As ilustrações servem para começar; fotos da equipe e do pátio passam mais confiança.',
      feita: fatos.fotosProprias > 0,
      href: '/admin/collections/midia/create',
    },
    {
      chave: 'textos',
      titulo: 'Textos revistos',
      ajuda: 'Leia Quem somos, Dúvidas e Formas de pagamento e ajuste ao que a marca faz.',
      feita: fatos.textosRevistos > 0,
      href: '/admin',
    },
    {
      chave: 'promessas',
      titulo: 'Promessas revistas',
      ajuda: `Seções que prometem por você (seguro, agendamento, prazos, avisos) estão desligadas, com “${A_REVER.trim()}” no nome. Leia, ajuste e tire as palavras do nome ao ligar; ou apague.${fatos.promessasARever > 0 ? ` Faltam ${fatos.promessasARever}.` : ''}`,
      feita: fatos.promessasARever === 0,
      href: '/admin',
    },
    {
      chave: 'telefone',
      titulo: 'Telefone e e-mail',
      ajuda: 'Aparecem no rodapé e em Fale conosco.',
      feita: Boolean(marca.telefoneContato && marca.emailContato),
      href: ficha,
    },
    {
      chave: 'endereco',
      titulo: 'Endereço',
      ajuda: 'Com o marcador no lugar certo do mapa.',
      feita: Boolean(marca.endereco),
      href: ficha,
    },
    {
      chave: 'redes',
      titulo: 'Redes sociais',
      ajuda: 'Ao menos uma, em Contato e rodapé.',
      feita: (marca.redesSociais ?? []).length > 0,
      href: ficha,
    },
    {
      chave: 'dominio',
      titulo: 'Domínio próprio',
      ajuda: 'Em Identidade. O subdomínio da plataforma continua valendo.',
      feita: ehDominio(marca.dominio ?? ''),
      href: ficha,
    },
    {
      chave: 'dns',
      titulo: 'Credenciais do DNS',
      ajuda: 'Em Endereços e DNS, para apontar o domínio.',
      feita: Boolean(marca.dnsDefinidaEm),
      href: ficha,
    },
    {
      chave: 'metricas',
      titulo: 'Métricas',
      ajuda: 'Google Analytics, Tag Manager ou pixel da Meta, em Métricas e scripts.',
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
