import {
  PAPEIS_DO_PAINEL,
  PAPEIS_DOS_ACESSOS,
  PAPEIS_INTERNOS,
  papelDeCliente,
} from '@martelo/shared/papeis';
import { describe, expect, it } from 'vitest';
import { RESPONDEM_CONDICIONAL } from '../../comitente/papel.ts';
import { menuDaConta } from './menu.ts';

const PALAVRAS = { lances: 'Meus lances', painel: 'https://painel.exemplo/admin' };
const menu = (roles: string[], cliente = false, fatorPendente = false) =>
  menuDaConta({ cliente, roles, fatorPendente }, PALAVRAS).map(({ href }) => href);
const CLIENTE = ['/cliente/meus-lances', '/cliente/compras'];

describe('the menu under one’s name', () => {
  it.each(PAPEIS_INTERNOS.map((papel) => [papel]))('of %s offers exactly what it may open', (papel) => {
    expect(menu([papel]).sort()).toEqual(
      [
        '/minha-conta/seguranca',
        ...(RESPONDEM_CONDICIONAL.includes(papel) ? ['/comitente/condicionais'] : []),
        ...(PAPEIS_DOS_ACESSOS.includes(papel) ? ['/minha-conta/acessos'] : []),
        ...(PAPEIS_DO_PAINEL.includes(papel) ? [PALAVRAS.painel] : []),
      ].sort(),
    );
  });

  it('of a client has their bids and purchases, and nothing of the house', () => {
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
