import { describe, expect, it } from 'vitest';
import { cartaEmHtml, cartaEmTexto, type PartesDaCarta } from './carta-html.ts';

const carta = (mais: Partial<PartesDaCarta> = {}): PartesDaCarta => ({
  texto: { titulo: 'Título', corpo: 'Um.\nDois.\n\nhttps://leilo.test/redefinir-senha#token=a.b' },
  ...{ nome: 'Ana', marca: 'Leilo', corPrimaria: '#fde68a', logo: null, endereco: null },
  botao: { texto: 'Ver', link: 'https://leilo.test/x?a=1&b=2' },
  preferencias: 'https://leilo.test/cliente/avisos/preferencias',
  descadastro: null,
  ...mais,
});

describe('a letter', () => {
  it('lets nothing that was put into it be markup, nor leave its attribute', () => {
    const mal = '"><img src=x onerror=alert(1)>\'';
    const html = cartaEmHtml(
      carta({
        ...{
          texto: { titulo: mal, corpo: mal },
          nome: mal,
          marca: mal,
          endereco: mal,
          logo: `https://x/${mal}`,
        },
        ...{ botao: { texto: mal, link: `https://x/${mal}` }, descadastro: `https://x/${mal}` },
      }),
    );
    expect(html).not.toContain('<img src=x');
    expect(html.match(/<img /g)).toHaveLength(1);
    expect(html).not.toMatch(/="[^"]*"><img src=x/);
  });

  it('makes a link of a line that is an address, and of nothing else', () => {
    const html = cartaEmHtml(carta());
    expect(html).toContain('<a href="https://leilo.test/redefinir-senha#token=a.b">');
    expect(cartaEmHtml(carta({ texto: { titulo: 't', corpo: 'javascript:alert(1)' } }))).not.toContain(
      'href="javascript',
    );
  });

  it('is read in the dark as well, in letters that a pale brand’s button does not swallow', () => {
    const html = cartaEmHtml(carta());
    expect(html).toContain('color-scheme');
    expect(html).toContain('prefers-color-scheme:dark');
    expect(html).toMatch(/background:#fde68a"><a [^>]*color:#(?!fff)/);
  });

  it('says the same as plain text, with where it is switched off', () => {
    const texto = cartaEmTexto(carta({ descadastro: 'https://leilo.test/api/avisos/sair?t=1' }));
    expect(texto).toContain('Olá, Ana.\n\nUm.\nDois.');
    expect(texto).toContain('Ver: https://leilo.test/x?a=1&b=2');
    expect(texto).toContain('https://leilo.test/api/avisos/sair?t=1');
  });
});
