import type { Permissoes } from './integracoes/integracoes.ts';

export interface OpcoesPolitica {
  nonce: string;
  desenvolvimento: boolean;
  /** Of the page: sockets go to the engine's port on the same name. */
  hostname: string;
  enginePublico: string;
  portaEngine: number;
  /** Where video comes from, likewise. */
  transmissaoPublico: string;
  portaTransmissao: number;
  quemEmoldura: string | null;
  /** The tile server's address, if there is one. */
  mapaBlocos?: string | null;
  /** What the brand runs here besides our own. */
  permissoes?: Permissoes;
}

/** The Content-Security-Policy of a page. */
export function politica(opcoes: OpcoesPolitica): string {
  const { nonce, desenvolvimento, quemEmoldura } = opcoes;
  const nome = /^[a-z0-9.-]+$/i.test(opcoes.hostname) ? opcoes.hostname : 'localhost';
  const motor = opcoes.enginePublico
    ? [opcoes.enginePublico, opcoes.enginePublico.replace(/^http/, 'ws')]
    : ['http', 'https', 'ws', 'wss'].map((esquema) => `${esquema}://${nome}:${opcoes.portaEngine}`);
  const video = opcoes.transmissaoPublico
    ? [opcoes.transmissaoPublico.replace(/^http/, 'ws')]
    : ['ws', 'wss'].map((esquema) => `${esquema}://${nome}:${opcoes.portaTransmissao}`);
  const { script, conexao, imagem } = opcoes.permissoes ?? { script: [], conexao: [], imagem: [] };
  const blocos = origemDosBlocos(opcoes.mapaBlocos ?? null);
  const regras: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      `'nonce-${nonce}'`,
      "'strict-dynamic'",
      ...script,
      ...(desenvolvimento ? ["'unsafe-eval'"] : []),
    ],
    // Elements carry an editor's own colours in style attributes; style sheets still need the nonce.
    // Next's development overlay styles itself without one.
    'style-src': ["'self'", desenvolvimento ? "'unsafe-inline'" : `'nonce-${nonce}'`],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...blocos, ...imagem],
    'font-src': ["'self'"],
    // A video that a page puts together itself (MSE).
    'media-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", ...motor, ...video, ...conexao],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': [quemEmoldura ?? "'none'"],
  };
  return Object.entries(regras)
    .map(([nomeRegra, fontes]) => `${nomeRegra} ${fontes.join(' ')}`)
    .join('; ');
}

/** `{s}` in a tile server's address stands for its mirrors. */
function origemDosBlocos(endereco: string | null): string[] {
  const partes = /^(https?:\/\/)(\{s\}\.)?([a-z0-9.-]+(?::\d+)?)\//i.exec(endereco ?? '');
  return partes ? [`${partes[1]}${partes[2] ? '*.' : ''}${partes[3]}`] : [];
}
