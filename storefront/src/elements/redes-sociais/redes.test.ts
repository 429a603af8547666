import { describe, expect, it } from 'vitest';
import { contaDe, redeDe } from './redes.ts';

describe('a network', () => {
  it('is known by its address, before its name', () => {
    expect(redeDe('https://www.instagram.com/leilo')?.nome).toBe('Instagram');
    expect(redeDe('wa.me/5511999999999')?.nome).toBe('WhatsApp');
    expect(redeDe('https://twitter.com/leilo', 'Facebook')?.nome).toBe('X');
    expect(redeDe('https://go.exemplo.com/1', ' linkedin ')?.nome).toBe('LinkedIn');
  });

  it('is not taken for another whose name its address contains', () => {
    expect(redeDe('https://notx.com/a')).toBeUndefined();
    expect(redeDe('https://instagram.com.golpe.example/')).toBeUndefined();
    expect(redeDe('nada disto')).toBeUndefined();
  });

  it('tells the account, where the address does', () => {
    expect(contaDe('https://instagram.com/leilo.oficial/')).toBe('@leilo.oficial');
    expect(contaDe('https://www.youtube.com/@leilo')).toBe('@leilo');
    expect(contaDe('https://linkedin.com/company/leilo')).toBe('@leilo');
    expect(contaDe('https://wa.me/5511999999999')).toBe('');
    expect(contaDe('https://instagram.com/')).toBe('');
  });
});
