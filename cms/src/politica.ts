/** What a page of the panel may run, load and frame. */
export interface OpcoesPolitica {
  nonce: string;
  desenvolvimento: boolean;
  /** Where brands' sites are, `{subdominio}` standing for the brand: the builder's canvas is one of their pages. */
  storefrontPublico: string;
}

/** The Content-Security-Policy of the panel's pages: scripts run by the nonce, or as files of this very host. */
export function politicaDoPainel({ nonce, desenvolvimento, storefrontPublico }: OpcoesPolitica): string {
  const sites = origemDosSites(storefrontPublico);
  const regras: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, ...(desenvolvimento ? ["'unsafe-eval'"] : [])],
    'script-src-attr': ["'none'"],
    // Payload's selects write their own style sheets, and have no way to be told a nonce.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...sites],
    'media-src': ["'self'", 'data:', 'blob:', 'https:', ...sites],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...sites],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'self'", ...sites],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  };
  return Object.entries(regras)
    .map(([nome, fontes]) => `${nome} ${fontes.join(' ')}`)
    .join('; ');
}

/** A setting that could write directives of its own names nobody. */
function origemDosSites(endereco: string): string[] {
  const origem = /^https?:\/\/(?:\{subdominio\}\.)?[a-z0-9.-]+(?::\d+)?/i.exec(endereco)?.[0];
  return origem === undefined ? [] : [origem.replace('{subdominio}', '*')];
}
