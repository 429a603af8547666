import type { CollectionConfig, PayloadRequest } from 'payload';
import { leituraPorMarca, somenteAdm } from '../acesso/regras.ts';
import { avisarMarcaAlterada } from '../avisos/ganchos.ts';
import { camposAuditoria, carimbarAuditoria } from '../campos/auditoria.ts';
import { campoUid } from '../campos/uid.ts';
import { abasDaMarca } from './abas-da-marca.ts';

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
    beforeChange: [carimbarAuditoria],
    afterChange: [avisarMarcaAlterada],
  },
  fields: [
    {
      name: 'id',
      label: 'Número',
      type: 'number',
      required: true,
      min: 1,
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
