import { expect, it } from 'vitest';
import {
  COMANDOS,
  comTecla,
  lerTeclas,
  nomeDaTecla,
  podeSerTecla,
  TECLAS_DE_SEMPRE,
  teclaDe,
} from './teclas.ts';

it('each command has one key, and a key one command', () => {
  for (const comando of COMANDOS) expect(teclaDe(TECLAS_DE_SEMPRE, comando)).not.toBeNull();
  const mudadas = comTecla(TECLAS_DE_SEMPRE, 'vender', 'F9');
  expect(teclaDe(mudadas, 'vender')).toBe('F9');
  expect(teclaDe(mudadas, 'condicional')).toBeNull();
  expect(mudadas.F7).toBeUndefined();
});

it('figures, Enter and what moves the focus are nobody’s', () => {
  for (const tecla of ['1', '0', 'Enter', 'Escape', 'Tab', '+', '-', ',', 'ArrowUp', 'Shift', 'Backspace'])
    expect(podeSerTecla(tecla), tecla).toBe(false);
  for (const tecla of ['F1', ' ', 'b', 'F12', 'ç']) expect(podeSerTecla(tecla), tecla).toBe(true);
  expect(nomeDaTecla('B')).toBe('b');
});

it('what was kept is taken as far as it is a map of keys', () => {
  expect(lerTeclas(null)).toBe(TECLAS_DE_SEMPRE);
  for (const torto of ['', '{', '[]', 'null', '{"1":"vender"}', '{"F1":"apagar-tudo"}'])
    expect(lerTeclas(torto), torto).toBe(TECLAS_DE_SEMPRE);
  expect(lerTeclas('{"x":"vender","F1":"nada"}')).toEqual({ x: 'vender' });
});
