import { createHash } from 'node:crypto';
import { lerPagina } from '../conteudo/cms.ts';
import { ehProtegida } from './protegidas.ts';

/** What the page is told by the proxy: the hash its policy lets in. Set for every page, so that no visitor can say it. */
export const CABECALHO_DO_SCRIPT = 'x-script-da-pagina';

const hash = (script: string): string => createHash('sha256').update(script).digest('base64');

/**
 * The hash of the script that the page at an address brings along, for its policy; null where there is none or it may not run.
 * Pages at their own name alone: the same copy is read again to draw the page.
 */
export async function hashDoScript(subdominio: string, caminho: string): Promise<string | null> {
  const [, uri] = /^\/([a-z0-9]+(?:-[a-z0-9]+)*)?$/.exec(caminho) ?? [];
  if ((uri === undefined && caminho !== '/') || ehProtegida(caminho)) return null;
  const script = (await lerPagina(subdominio, uri ?? 'pagina-inicial'))?.handleScript;
  return script ? hash(script) : null;
}

/** Whether the policy a page was sent with lets this script in. */
export const entra = (script: string, permitido: string | null): boolean => hash(script) === permitido;
