import { nomeDoHost, subdominioDaPlataforma } from '@martelo/shared/host-da-marca';
import { headers } from 'next/headers';
import { cache } from 'react';
import { ambiente, portaPropria } from './ambiente.ts';
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

type Enderecada = Pick<Hotsite, 'dominio' | 'subdominio'>;

/**
 * The origin people are to see, for canonical links and maps: the brand's own domain, else its name under the public address of the
 * platform. As configured, never as asked: whoever asks writes what they like in Host, its port and its last dot among it.
 */
export const origemPublica = ({ dominio, subdominio }: Enderecada): string =>
  dominio ? `https://${dominio}` : doMolde(ambiente().storefrontPublico, subdominio);

/**
 * The brand's origin that goes by the name asked for, where a redirect leads on to: a brand is looked at under the platform's name also
 * before its domain leads here. The public one for a name that only the brand's record knows.
 */
export function origemDoNome(marca: Enderecada, host: string | null): string {
  const nome = nomeDoHost(host);
  const daPlataforma = [ambiente().storefrontPublico, `http://{subdominio}.localhost:${portaPropria()}`].map(
    (molde) => doMolde(molde, marca.subdominio),
  );
  return daPlataforma.find((origem) => new URL(origem).hostname === nome) ?? origemPublica(marca);
}

const doMolde = (molde: string, subdominio: string): string => molde.replace('{subdominio}', subdominio);
