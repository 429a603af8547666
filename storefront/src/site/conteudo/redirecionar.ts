import { ehDoSite } from '@martelo/shared/enderecos-do-site';
import { lerPagina, lerRedirecionamentos } from './cms.ts';

export interface Desvio {
  para: string;
  status: 301 | 302;
}

/**
 * Where an old address of a brand leads; null for one that is none, or that the platform answers itself, whatever was kept. A page that stands there is stronger. What follows the `?`
 * goes along, and what the redirect itself says wins over it.
 */
export async function desvioDe(subdominio: string, caminho: string, busca: string): Promise<Desvio | null> {
  if (ehDoSite(normalizar(caminho))) return null;
  const tabela = await lerRedirecionamentos(subdominio);
  if (tabela.size === 0) return null;
  const regra = tabela.get(normalizar(caminho));
  if (!regra) return null;
  const uri = /^\/([a-z0-9-]+)$/.exec(normalizar(caminho))?.[1];
  if (uri && (await lerPagina(subdominio, uri)) !== null) return null;
  return { para: comBusca(regra.para, busca), status: regra.tipo };
}

function normalizar(caminho: string): string {
  try {
    const lido = decodeURI(caminho).replace(/\/{2,}/g, '/');
    return lido.length > 1 ? lido.replace(/\/$/, '') : lido;
  } catch {
    return caminho;
  }
}

export function comBusca(para: string, busca: string): string {
  if (busca.length < 2) return para;
  const [semAncora = '', ancora] = para.split('#', 2) as [string, string?];
  const [caminho = '', propria = ''] = semAncora.split('?', 2) as [string, string?];
  const juntos = new URLSearchParams(busca);
  for (const nome of new Set(new URLSearchParams(propria).keys())) juntos.delete(nome);
  for (const [nome, valor] of new URLSearchParams(propria)) juntos.append(nome, valor);
  const texto = juntos.toString();
  return `${caminho}${texto ? `?${texto}` : ''}${ancora === undefined ? '' : `#${ancora}`}`;
}
