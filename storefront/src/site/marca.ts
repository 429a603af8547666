import { headers } from 'next/headers';
import { cache } from 'react';
import { type Hotsite, lerHotsite } from './conteudo/cms.ts';
import { subdominioDoHost } from './host.ts';
import { registrar } from './registro.ts';

export type { Hotsite };

/** The brand of this request, once per render; null for an unknown one. For server components and route handlers. */
export const marcaAtual = cache(
  async (): Promise<Hotsite | null> => marcaDoHost((await headers()).get('host')),
);

/** The brand a Host names; null when there is none, or when the cms is down and no copy of it exists. */
export async function marcaDoHost(host: string | null): Promise<Hotsite | null> {
  const subdominio = subdominioDoHost(host);
  if (subdominio === null) return null;
  try {
    return await lerHotsite(subdominio);
  } catch (erro) {
    registrar('error', 'brand unavailable', { subdominio, erro });
    return null;
  }
}

/** Whether the brand a Host names can be known right now; an unknown brand is known not to exist. */
export async function marcaConhecivel(host: string | null): Promise<boolean> {
  const subdominio = subdominioDoHost(host);
  if (subdominio === null) return true;
  try {
    await lerHotsite(subdominio);
    return true;
  } catch {
    return false;
  }
}

/** The origin people see, for canonical links: the brand's own domain, else the Host they came by. */
export async function origemPublica(marca: Pick<Hotsite, 'dominio'>): Promise<string> {
  const pedido = await headers();
  const protocolo = pedido.get('x-forwarded-proto')?.split(',')[0]?.trim() ?? 'http';
  return marca.dominio ? `https://${marca.dominio}` : `${protocolo}://${pedido.get('host') ?? 'localhost'}`;
}
