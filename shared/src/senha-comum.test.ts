import { describe, expect, it } from 'vitest';
import { senhaComum } from './senha-comum.ts';

const DONO = ['ana.souza@exemplo.com', 'Ana Souza', 'Trovão', 'Leilo'];

describe('a common password', () => {
  it.each([
    ['12345678'],
    ['password'],
    ['Password123!'],
    ['P4ssw0rd'],
    ['senha123'],
    ['Senha@2026'],
    ['Mudar123'],
    ['qwertyuiop'],
    ['asdfghjkl'],
    ['123456789012'],
    ['987654321098'],
    ['abcdefghijkl'],
    ['aaaaaaaaaaaa'],
    ['121212121212'],
    ['  Password123!  '],
    ['ana.souza@exemplo.com'],
    ['AnaSouza2026'],
    ['trovao2026'],
    ['senha123456789'],
    ['Leilo12345678'],
    ['souzaana'],
  ])('is %s', (senha) => expect(senhaComum(senha, DONO)).toBe(true));

  it.each([
    ['cavalo bateria grampo certo'],
    ['uma-frase-nova-e-comprida'],
    ['senha-dos-testes-2026'],
    ['batman48291746502'],
    ['x7#kQ9!mZ2'],
    ['Ana gosta de azul'],
  ])('is not %s', (senha) => expect(senhaComum(senha, DONO)).toBe(false));
});
