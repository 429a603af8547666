import { ErroMartelo } from '@martelo/shared/erros';
import type { Payload, Where } from 'payload';
import type { Hotsite } from '../payload-types.ts';

/**
 * The brand a public call is about: the header `hotsite` (its subdominio, or a whole host name), else the Host. A host is an own
 * domain first, then the platform's name for a brand by its first label (`leilo.localhost:3001`). A brand that is still being made
 * is not there yet.
 * @throws ErroMartelo HOTSITE_NAO_INFORMADO, HOTSITE_NAO_ENCONTRADO
 */
export async function marcaDoPedido(payload: Payload, cabecalhos: Headers): Promise<Hotsite> {
  const nomeado = cabecalhos.get('hotsite')?.trim().toLowerCase();
  const host = (nomeado || (cabecalhos.get('host') ?? '')).split(':')[0]?.toLowerCase() ?? '';
  const dominio = host.replace(/^www\./, '');
  const ehHost = dominio.includes('.') && !/^[\d.]+$/.test(dominio);
  const subdominio = ehHost ? dominio.split('.')[0] : nomeado;
  if (!subdominio) throw new ErroMartelo('HOTSITE_NAO_INFORMADO');
  const marca =
    (ehHost ? await achar(payload, { dominio: { equals: dominio } }) : null) ??
    (await achar(payload, { subdominio: { equals: subdominio } }));
  if (!marca) throw new ErroMartelo('HOTSITE_NAO_ENCONTRADO');
  return marca;
}

async function achar(payload: Payload, onde: Where): Promise<Hotsite | null> {
  const { docs } = await payload.find({
    collection: 'hotsites',
    where: { and: [onde, { emPreparo: { not_equals: true } }] },
    limit: 1,
    depth: 1,
  });
  return docs[0] ?? null;
}
