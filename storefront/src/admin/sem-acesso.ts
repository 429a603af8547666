import { ADMIN_RECUSA } from '../palavras/admin-recusa.ts';
import { texto } from './pagina.ts';

/** For who is logged in and is not of the house: in words, and with two ways on. It needs no script. */
export const semAcesso = (): string => `
<main class="recusa">
  <p class="recusa-codigo">403</p>
  <h1>${texto(ADMIN_RECUSA.titulo)}</h1>
  <p>${texto(ADMIN_RECUSA.daEquipe)}</p>
  <p class="recusa-acoes"><a href="/">${texto(ADMIN_RECUSA.irAoSite)}</a> <a href="/sair">${texto(ADMIN_RECUSA.outraConta)}</a></p>
</main>`;
