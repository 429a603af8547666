import { ErroMartelo } from '@martelo/shared/erros';
import { nomeDoHost, subdominioDaPlataforma } from '@martelo/shared/host-da-marca';
import type { Payload, Where } from 'payload';
import { ambiente } from '../ambiente.ts';
import type { Hotsite } from '../payload-types.ts';

/**
 * The brand a public call is about: the header `hotsite` (its subdominio, or a whole host name), else the Host. A host name is
 * somebody's whole or nobody's: a brand's own domain, one of its addresses per environment, or the platform's name for it
 * (`leilo.localhost:3001`). What only begins like one is no brand. A brand that is still being made is not there yet.
 * @throws ErroMartelo HOTSITE_NAO_INFORMADO, HOTSITE_NAO_ENCONTRADO
 */
export async function marcaDoPedido(payload: Payload, cabecalhos: Headers): Promise<Hotsite> {
  const nomeado = cabecalhos.get('hotsite')?.trim().toLowerCase();
  const nome = nomeDoHost(nomeado || cabecalhos.get('host'));
  const subdominio = nome === null ? nomeado : subdominioDaPlataforma(nome, ambiente().storefrontPublico);
  if (nome === null && !subdominio) throw new ErroMartelo('HOTSITE_NAO_INFORMADO');
  const marca = subdominio
    ? await achar(payload, { subdominio: { equals: subdominio } })
    : ((await achar(payload, { dominio: { in: [nome, `www.${nome}`] } })) ??
      (await doAmbiente(payload, nome ?? '')));
  if (!marca) throw new ErroMartelo('HOTSITE_NAO_ENCONTRADO');
  return marca;
}

/** The brand one of whose sites per environment is at this very host. */
async function doAmbiente(payload: Payload, nome: string): Promise<Hotsite | null> {
  const achada = await achar(payload, { 'enderecos.siteUrl': { contains: nome } });
  const sites = (achada?.enderecos ?? []).map(({ siteUrl }) => siteUrl ?? '');
  return sites.some((site) => URL.canParse(site) && nomeDoHost(new URL(site).host) === nome) ? achada : null;
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
