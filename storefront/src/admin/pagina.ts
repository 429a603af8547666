import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cssDoTema } from '@martelo/shared/pagina/tema/tema';
import type { ConfiguracaoViva } from '../live/configuracao.tsx';
import type { Hotsite } from '../site/marca.ts';
import type { ConfiguracaoDoAdmin } from './configuracao.ts';

/** What Vite left, next to Next's own build. */
export const PASTA_DO_ADMIN = join(/*turbopackIgnore: true*/ process.cwd(), '.admin');

interface Cheia {
  marca: Hotsite;
  nonce: string;
  titulo: string;
  /** Already HTML; what stands in the page before, or in place of, its scripts. */
  corpo?: string;
  /** Null: a page without scripts, for who may not work here. */
  configuracao: ConfiguracaoDoAdmin | null;
  aoVivo: ConfiguracaoViva;
}

/** The back office's page, with the brand's colours, who is looking, and the nonce that its script needs. */
export function paginaDoAdmin(
  molde: string,
  { marca, nonce, titulo, corpo = '', configuracao, aoVivo }: Cheia,
): string {
  const metas = configuracao ? meta('martelo-admin', configuracao) + meta('martelo-ao-vivo', aoVivo) : '';
  const cabeca = `${metas}<style nonce="${nonce}">${cssDoTema(marca)}</style>`;
  const html = molde
    .replaceAll('__NONCE__', nonce)
    .replace('__TITULO__', () => texto(titulo))
    .replace('<!--cabeca-->', () => cabeca)
    .replace('<!--corpo-->', () => corpo);
  return configuracao ? html : html.replace(/<script\b[^>]*><\/script>/g, '');
}

/** The pages of that build: the back office, the sale room's console and screen, and the studio. */
export type Molde = 'index.html' | 'sala.html' | 'transmissao.html';

export const lerMolde = (molde: Molde = 'index.html', pasta = PASTA_DO_ADMIN): string =>
  readFileSync(join(pasta, molde), 'utf8');

const meta = (nome: string, valor: object): string =>
  `<meta name="${nome}" content="${texto(JSON.stringify(valor))}">`;

const ENTIDADES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** What people wrote, where HTML stands. */
export const texto = (escrito: string): string => escrito.replace(/[&<>"']/g, (letra) => ENTIDADES[letra]!);
