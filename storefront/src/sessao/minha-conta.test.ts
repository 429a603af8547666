import { PAPEIS_DOS_ACESSOS } from '@martelo/shared/papeis';
import { SENHA_MINIMA } from '@martelo/shared/usuario';
import { describe, expect, it } from 'vitest';
import PaginaMinhaConta from '../app/(site)/minha-conta/page.tsx';
import { papeisEmPalavras } from './papeis-em-palavras.ts';
import { regraDaSenha } from './regra-da-senha.ts';

describe('one’s own account', () => {
  it('has a page at the address people shorten it to', () => {
    let destino = '';
    try {
      PaginaMinhaConta();
    } catch (erro) {
      destino = (erro as { digest: string }).digest;
    }
    expect(destino.split(';')).toContain('/minha-conta/seguranca');
  });

  it('names no role of the house to a client', () => {
    expect(papeisEmPalavras(PAPEIS_DOS_ACESSOS, true)).toContain('Interno - ADM');
    expect(papeisEmPalavras(PAPEIS_DOS_ACESSOS, false)).toBe('Equipe');
  });

  it('says what a password must be before it is refused', () => {
    expect(regraDaSenha(SENHA_MINIMA.cliente)).toBe(
      'Pelo menos 8 caracteres, e não uma das mais usadas nem parte do seu nome, e-mail ou apelido.',
    );
  });
});
