import { describe, expect, it } from 'vitest';
import { enderecoDeVolta, paginaDeOrigem } from './volta.ts';

describe('where a form came from', () => {
  it('is the page’s path, and its campaign', () => {
    expect(
      paginaDeOrigem('https://leilo.com/fale-conosco?utm_source=insta&utm_campaign=maio&x=1', null),
    ).toEqual({ pagina: '/fale-conosco', origem: 'insta / maio' });
    expect(paginaDeOrigem('https://leilo.com/', 'google').origem).toBe('google');
  });

  it('never leads to another host, whatever the header says', () => {
    for (const forjado of [null, '', 'lixo', 'https://x.com//evil.com/a', 'https://x.com/\\evil.com'])
      expect(enderecoDeVolta(paginaDeOrigem(forjado, null).pagina, 's1', 'recebido')).toBe(
        '/?envio=recebido&secao=s1#f-s1',
      );
  });
});
