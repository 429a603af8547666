import { type PapelInterno, ROTULOS_PAPEL } from '@martelo/shared/papeis';
import { ADMIN_RECUSA } from '../palavras/admin-recusa.ts';
import { texto } from './pagina.ts';

/**
 * For who is logged in and may not work here: in words, and with two ways on. It needs no script.
 * @param papeis whose the page is, where it is of some of the house; null where who asks is not of the house
 */
export const semAcesso = (papeis: readonly PapelInterno[] | null): string => `
<main class="recusa">
  <p class="recusa-codigo">403</p>
  <h1>${texto(ADMIN_RECUSA.titulo)}</h1>
  <p>${texto(papeis === null ? ADMIN_RECUSA.daEquipe : ADMIN_RECUSA.deOutros(papeis.map((um) => ROTULOS_PAPEL[um]).join(', ')))}</p>
  <p class="recusa-acoes">${papeis === null ? `<a href="/">${texto(ADMIN_RECUSA.irAoSite)}</a>` : `<a href="/admin">${texto(ADMIN_RECUSA.irAoInicio)}</a>`} <a href="/sair">${texto(ADMIN_RECUSA.outraConta)}</a></p>
</main>`;
