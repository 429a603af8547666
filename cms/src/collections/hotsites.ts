import type { CollectionConfig, PayloadRequest } from 'payload';
import { leituraPorMarca, somenteAdm } from '../acesso/regras.ts';
import { avisarMarcaAlterada } from '../avisos/ganchos.ts';
import { camposAuditoria, carimbarAuditoria } from '../campos/auditoria.ts';
import { campoUid } from '../campos/uid.ts';
import { endpointsDeDns } from '../segredos/dns.ts';
import { abasDaMarca } from './abas-da-marca.ts';
import { versionarScript } from './marca/versionar-script.ts';

/** A brand. Its small `id` is shown to people and shared with the engine, so it is ours to give, in either database. */
export const hotsites: CollectionConfig = {
  slug: 'hotsites',
  labels: { singular: 'Marca', plural: 'Marcas' },
  admin: {
    useAsTitle: 'nome',
    group: 'Marcas',
    defaultColumns: ['nome', 'tipo', 'subdominio', 'dominio'],
    hideAPIURL: true,
  },
  access: { read: leituraPorMarca('id'), create: somenteAdm, update: somenteAdm, delete: somenteAdm },
  hooks: {
    beforeChange: [carimbarAuditoria, versionarScript],
    afterChange: [avisarMarcaAlterada],
  },
  endpoints: endpointsDeDns,
  fields: [
    {
      name: 'pendencias',
      type: 'ui',
      admin: { components: { Field: '/marca/Pendencias.tsx#Pendencias' } },
    },
    {
      name: 'id',
      label: 'Número',
      type: 'number',
      required: true,
      min: 1,
      admin: { position: 'sidebar' },
      defaultValue: ({ req }: { req: PayloadRequest }) => proximoNumero(req),
    },
    campoUid,
    { type: 'tabs', tabs: abasDaMarca },
    ...camposAuditoria,
  ],
};

async function proximoNumero(req: PayloadRequest): Promise<number> {
  const { docs } = await req.payload.find({
    collection: 'hotsites',
    sort: '-id',
    limit: 1,
    depth: 0,
    select: {},
    req,
  });
  return Number(docs[0]?.id ?? 0) + 1;
}
