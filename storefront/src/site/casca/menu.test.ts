import {
  PAPEIS_DO_PAINEL,
  PAPEIS_DOS_ACESSOS,
  PAPEIS_INTERNOS,
  papelDeCliente,
  QUEM_CONVIDA,
  QUEM_ENTREGA,
  QUEM_RESPONDE_TITULARES,
  QUEM_VALIDA_DOCUMENTOS,
} from '@martelo/shared/papeis';
import { ATORES } from '@martelo/shared/transicoes';
import { describe, expect, it } from 'vitest';
import { VALIDAM_PAGAMENTOS, VEEM_APROVACOES } from '../../acerto/papel.ts';
import { CAMINHO_DA_SALA, CAMINHO_DO_ADMIN } from '../../admin/caminho.ts';
import { RESPONDEM_CONDICIONAL } from '../../comitente/papel.ts';
import { CASCA } from '../../palavras/casca.ts';
import { CAMINHO_DA_PORTARIA } from '../../patio/papel.ts';
import { CAMINHO_DA_TRANSPORTADORA, QUEM_BUSCA } from '../../transportadora/papel.ts';
import { menuDaConta } from './menu.ts';

const PALAVRAS = { palavras: CASCA.leilao, painel: 'https://painel.exemplo/admin' };
const menu = (roles: string[], cliente = false, fatorPendente = false) =>
  menuDaConta({ cliente, roles, fatorPendente }, PALAVRAS).map(({ href }) => href);
const CLIENTE = [
  ...['/cliente/meus-lances', '/cliente/compras', '/cliente/favoritos', '/cliente/buscas'],
  ...['/cliente/minha-pagina', '/cliente/avisos', '/cliente/meu-perfil'],
];

describe('the menu under one’s name', () => {
  it.each(PAPEIS_INTERNOS.map((papel) => [papel]))('of %s offers exactly what it may open', (papel) => {
    expect(menu([papel]).sort()).toEqual(
      [
        ...['/minha-conta/seguranca', CAMINHO_DO_ADMIN],
        ...((ATORES.leiloeiro as readonly string[]).includes(papel) ? [CAMINHO_DA_SALA] : []),
        ...(RESPONDEM_CONDICIONAL.includes(papel) ? ['/comitente/condicionais'] : []),
        ...(VALIDAM_PAGAMENTOS.includes(papel) ? ['/acerto/comprovantes'] : []),
        ...(VEEM_APROVACOES.includes(papel) ? ['/acerto/aprovacoes'] : []),
        ...(PAPEIS_DOS_ACESSOS.includes(papel) ? ['/minha-conta/acessos'] : []),
        ...((QUEM_VALIDA_DOCUMENTOS as readonly string[]).includes(papel) ? ['/sac/documentos'] : []),
        ...((QUEM_RESPONDE_TITULARES as readonly string[]).includes(papel) ? ['/sac/privacidade'] : []),
        ...((QUEM_CONVIDA as readonly string[]).includes(papel) ? ['/sac/convites'] : []),
        ...((QUEM_ENTREGA as readonly string[]).includes(papel) ? [CAMINHO_DA_PORTARIA] : []),
        ...(PAPEIS_DO_PAINEL.includes(papel) ? [PALAVRAS.painel] : []),
      ].sort(),
    );
  });

  it('of who fetches has their removals, and nothing of the house', () => {
    for (const papel of QUEM_BUSCA)
      expect(menu([papel])).toEqual([CAMINHO_DA_TRANSPORTADORA, '/minha-conta/seguranca']);
    expect(menu(['Externo - Despachante'])).toEqual(['/minha-conta/seguranca']);
  });

  it('of a client has their bids, purchases, favourites and searches, and nothing of the house', () => {
    expect(menu([papelDeCliente('leilo', 'Fisica')], true)).toEqual([...CLIENTE, '/minha-conta/seguranca']);
  });

  it('of who is both has both, and of who must first enrol only that', () => {
    const papeis = ['Interno - ADM', papelDeCliente('leilo', 'Fisica')];
    expect(menu(papeis, true)).toEqual(
      expect.arrayContaining([...CLIENTE, '/comitente/condicionais', PALAVRAS.painel]),
    );
    expect(menu(papeis, true, true)).toEqual(['/minha-conta/seguranca']);
  });
});
