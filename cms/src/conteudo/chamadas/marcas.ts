import { ErroMartelo } from '@martelo/shared/erros';
import { hotsitePublico } from '@martelo/shared/hotsite';
import type { Where } from 'payload';
import { z } from 'zod';
import { enderecoDaMarca } from '../../ambiente.ts';
import type { Hotsite } from '../../payload-types.ts';
import { chamada } from '../chamada.ts';
import { hotsitePublicoDe } from '../hotsite-publico.ts';

const semQuery = z.object({});

/** A brand as its administrators read it: what everybody reads, and who made it what it is. Never a credential. */
const hotsiteAdmin = hotsitePublico.extend({
  siteUrl: z.string(),
  dnsDefinidoEm: z.string().nullable(),
  criadoPor: z.string().nullable(),
  criadoEm: z.string(),
  alteradoPor: z.string().nullable(),
  alteradoEm: z.string(),
});

export const hotsitePublicoChamada = chamada({
  caminho: '/v1/hotsite/public',
  resumo: 'Configuração pública da marca',
  query: semQuery,
  resposta: hotsitePublico,
  responder: async ({ hotsite }) => hotsitePublicoDe(hotsite),
});

export const hotsitesAdmin = chamada({
  caminho: '/v1/hotsite/admin',
  resumo: 'Configuração de todas as marcas, em páginas',
  quem: 'adm',
  query: z.object({
    pagina: z.coerce.number().int().min(1).default(1),
    porPagina: z.coerce.number().int().min(1).max(100).default(20),
    ordenar: z.enum(['id', 'nome', 'subdominio']).default('id'),
    ordem: z.enum(['asc', 'desc']).default('asc'),
  }),
  resposta: z.object({
    itens: z.array(hotsiteAdmin),
    total: z.int(),
    pagina: z.int(),
    porPagina: z.int(),
  }),
  async responder({ payload, autor, query: { pagina, porPagina, ordenar, ordem } }) {
    const { docs, totalDocs } = await payload.find({
      collection: 'hotsites',
      page: pagina,
      limit: porPagina,
      sort: ordem === 'desc' ? `-${ordenar}` : ordenar,
      depth: 1,
      overrideAccess: false,
      user: autor,
    });
    return { itens: docs.map(adminDe), total: totalDocs, pagina, porPagina };
  },
});

export const hotsiteAdminPorId = chamada({
  caminho: '/v1/hotsite/admin/{id}',
  resumo: 'Configuração de uma marca, por número ou uid',
  quem: 'adm',
  query: semQuery,
  resposta: hotsiteAdmin,
  async responder({ payload, autor, caminho }) {
    const { docs } = await payload.find({
      collection: 'hotsites',
      where: marcaPor(caminho.id as string),
      limit: 1,
      depth: 1,
      overrideAccess: false,
      user: autor,
    });
    if (!docs[0]) throw new ErroMartelo('HOTSITE_NAO_ENCONTRADO');
    return adminDe(docs[0]);
  },
});

export const CHAMADAS_DE_MARCAS = [hotsitePublicoChamada, hotsitesAdmin, hotsiteAdminPorId];

/** Paths name a brand by its number or its uid. */
export const marcaPor = (referencia: string): Where =>
  /^\d{1,9}$/.test(referencia)
    ? { id: { equals: Number(referencia) } }
    : { uid: { equals: referencia.toLowerCase() } };

const adminDe = (doc: Hotsite): z.infer<typeof hotsiteAdmin> => ({
  ...hotsitePublicoDe(doc),
  siteUrl: doc.dominio ? `https://${doc.dominio}` : enderecoDaMarca(doc.subdominio),
  dnsDefinidoEm: doc.dnsDefinidaEm ?? null,
  criadoPor: doc.criadoPor ?? null,
  criadoEm: doc.createdAt,
  alteradoPor: doc.alteradoPor ?? null,
  alteradoEm: doc.updatedAt,
});
