import { ErroMartelo } from '@martelo/shared/erros';
import type { Payload } from 'payload';
import type { Hotsite } from '../payload-types.ts';

/**
 * The brand a public call is about: the header `hotsite` (its subdominio), else the Host, as an own domain or as the first
 * label (`leilo.localhost:3001`).
 * @throws ErroMartelo HOTSITE_NAO_INFORMADO, HOTSITE_NAO_ENCONTRADO
 */
export async function marcaDoPedido(payload: Payload, cabecalhos: Headers): Promise<Hotsite> {
  const nomeado = cabecalhos.get('hotsite')?.trim().toLowerCase();
  const host = cabecalhos.get('host')?.split(':')[0]?.toLowerCase() ?? '';
  const rotulo = host.includes('.') && !/^[\d.]+$/.test(host) ? host.split('.')[0] : undefined;
  const subdominio = nomeado || rotulo;
  if (!subdominio) throw new ErroMartelo('HOTSITE_NAO_INFORMADO');
  const { docs } = await payload.find({
    collection: 'hotsites',
    where: nomeado
      ? { subdominio: { equals: nomeado } }
      : { or: [{ dominio: { equals: host } }, { subdominio: { equals: subdominio } }] },
    limit: 1,
    depth: 1,
  });
  if (!docs[0]) throw new ErroMartelo('HOTSITE_NAO_ENCONTRADO');
  return docs[0];
}
