/*
 * Addresses of a brand's site by their first segment. What the platform answers itself no page of content and no redirect takes: a
 * page there would never be seen, and a redirect would lead people away from where they sign in, pay and withdraw their consent.
 */

/** Screens of the platform; those of {@link TELAS_COM_CONTEUDO} show, below or around what they do, what the brand wrote for them. */
export const TELAS = [
  'acerto',
  'admin-auth',
  'anuncio',
  'auditorio',
  'avisos',
  'cadastro',
  'cliente',
  'comitente',
  'comparar',
  'conferir',
  'documentos',
  'email',
  'leilao',
  'login',
  'login-sistema',
  'minha-conta',
  'patio',
  'patios',
  'presenca',
  'privacidade',
  'qrcode',
  'redefinir-senha',
  'regulamento',
  'sac',
  'sair',
  'sem-conexao',
  'simular-frete',
  'telefone',
  'transportadora',
  'verificar',
] as const;

/** Screens for which a brand may have a page of content under the same address. */
const TELAS_COM_CONTEUDO: ReadonlySet<string> = new Set([
  'cadastro',
  'comparar',
  'login',
  'patios',
  'privacidade',
  'redefinir-senha',
  'regulamento',
  'simular-frete',
]);

/** Pictures, documents and services beside the screens, and what the product's own routes are named (spec 2). */
const SERVICOS = [
  ...['_next', 'api', 'admin', 'catalogo-elementos', 'demo'],
  ...['boleto', 'boletos-leilao', 'comprovante-arrematacao', 'nota-leilao', 'retirada-por-terceiros'],
  ...['extrato', 'fotos', 'healthz', 'icones', 'laudo-vistoria', 'leiloeiro', 'metrics'],
  ...['leiloeiro-acompanhar-leilao'],
  ...['midia', 'nota', 'previa', 'readyz', 'videos'],
];

/** Files at the root, by their whole names: `/leilao.html` of an older site is none of them. */
const ARQUIVOS = [
  ...['brasil.svg', 'campo-sw.js', 'favicon.ico', 'favicon.svg', 'icones.svg', 'icones-conteudo.svg'],
  ...['manifesto.webmanifest', 'robots.txt', 'sitemap.xml', 'sw.js'],
];

/** Nothing is there, but a page of these names would be taken for the platform's. */
const SO_PARA_PAGINAS = ['eventos', 'favicon', 'lote', 'manifesto', 'robots', 'sitemap'];

const DO_SITE: ReadonlySet<string> = new Set([...TELAS, ...SERVICOS, ...ARQUIVOS]);
const SEM_PAGINA: ReadonlySet<string> = new Set([...DO_SITE, ...SO_PARA_PAGINAS]);

/** Whether the platform answers an address itself. `caminho` begins with a bar, decoded; "/" is the home, and the platform's too. */
export function ehDoSite(caminho: string): boolean {
  const [primeiro = ''] = caminho.replace(/^\/+/, '').split(/[/?#]/, 1);
  return primeiro === '' || DO_SITE.has(primeiro.toLowerCase());
}

/** Whether a page of content may stand at `/<uri>`. */
export const uriParaPagina = (uri: string): boolean => !SEM_PAGINA.has(uri) || TELAS_COM_CONTEUDO.has(uri);
