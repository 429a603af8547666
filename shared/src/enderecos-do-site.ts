/*
 * Addresses of a brand's site by their first segment. What the platform answers itself no page of content and no redirect takes: a
 * page there would never be seen, and a redirect would lead people away from where they sign in, pay and withdraw their consent.
 */

/** Screens of the platform; those of {@link TELAS_COM_CONTEUDO} show, below or around what they do, what the brand wrote for them. */
export const TELAS = [
  'anuncio',
  'cadastro',
  'cliente',
  'comitente',
  'leilao',
  'login',
  'minha-conta',
  'patios',
  'privacidade',
  'redefinir-senha',
  'regulamento',
  'sair',
  'simular-frete',
  'verificar',
] as const;

/** Screens for which a brand may have a page of content under the same address. */
const TELAS_COM_CONTEUDO: ReadonlySet<string> = new Set([
  'cadastro',
  'login',
  'patios',
  'privacidade',
  'redefinir-senha',
  'regulamento',
  'simular-frete',
]);

/** Files, pictures, documents and services beside the screens, and what the product's own routes are named (spec 2). */
const SERVICOS = [
  ...[
    '_next',
    'api',
    'admin',
    'admin-auth',
    'auditorio',
    'catalogo-elementos',
    'documentos',
    'email',
    'eventos',
  ],
  ...[
    'extrato',
    'favicon',
    'fotos',
    'healthz',
    'icones',
    'leiloeiro',
    'login-sistema',
    'lote',
    'manifesto',
    'metrics',
  ],
  ...['midia', 'nota', 'previa', 'qrcode', 'readyz', 'robots', 'sitemap', 'telefone', 'videos'],
];

const DO_SITE: ReadonlySet<string> = new Set([...TELAS, ...SERVICOS]);

/** Whether the platform answers an address itself. `caminho` begins with a bar, decoded; "/" is the home, and the platform's too. */
export function ehDoSite(caminho: string): boolean {
  const [primeiro = ''] = caminho.replace(/^\/+/, '').split(/[/?#]/, 1);
  return primeiro === '' || DO_SITE.has((primeiro.split('.', 1)[0] ?? '').toLowerCase());
}

/** Whether a page of content may stand at `/<uri>`. */
export const uriParaPagina = (uri: string): boolean => !DO_SITE.has(uri) || TELAS_COM_CONTEUDO.has(uri);
