import { nomeDoHost, subdominioDaPlataforma } from '@martelo/shared/host-da-marca';
import { headers } from 'next/headers';
import { cache } from 'react';
import { ambiente } from './ambiente.ts';
import { type Hotsite, lerHotsite, lerSubdominioDoHost } from './conteudo/cms.ts';
import { registrar } from './registro.ts';

export type { Hotsite };

/** The brand of this request, once per render; null for an unknown one. For server components and route handlers. */
export const marcaAtual = cache(
  async (): Promise<Hotsite | null> => marcaDoHost((await headers()).get('host')),
);

/** The brand a Host names; null when there is none, or when the cms is down and no copy of it exists. */
export async function marcaDoHost(host: string | null): Promise<Hotsite | null> {
  try {
    return await lerMarcaDoHost(host);
  } catch (erro) {
    registrar('error', 'brand unavailable', { host, erro });
    return null;
  }
}

/** The same for whoever must tell "no such brand" (null) from "cannot be known now". Rejects when the cms is down and no copy exists. */
export async function lerMarcaDoHost(host: string | null): Promise<Hotsite | null> {
  const subdominio = await lerSubdominio(host);
  return subdominio === null ? null : lerHotsite(subdominio);
}

/**
 * The subdominio of the brand a Host names, which is how every service knows it; null when it names none, or when the cms is down and
 * no copy says.
 */
export async function subdominioDoPedido(host: string | null): Promise<string | null> {
  try {
    return await lerSubdominio(host);
  } catch (erro) {
    registrar('error', 'host unavailable', { host, erro });
    return null;
  }
}

/** The platform's own names say it themselves; every other is asked for whole, and is nobody's for its first label. */
async function lerSubdominio(host: string | null): Promise<string | null> {
  const nome = nomeDoHost(host);
  if (nome === null) return null;
  return subdominioDaPlataforma(nome, ambiente().storefrontPublico) ?? (await lerSubdominioDoHost(nome));
}

/** The origin people see, for canonical links: the brand's own domain, else the Host they came by. */
export async function origemPublica(marca: Pick<Hotsite, 'dominio'>): Promise<string> {
  const pedido = await headers();
  const protocolo = pedido.get('x-forwarded-proto')?.split(',')[0]?.trim() ?? 'http';
  return marca.dominio ? `https://${marca.dominio}` : `${protocolo}://${pedido.get('host') ?? 'localhost'}`;
}
