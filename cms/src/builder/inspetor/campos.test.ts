import { ICONES_DE_CONTEUDO, type IconeDeConteudo } from '@martelo/shared/pagina/icones/icones-conteudo';
import { describe, expect, it } from 'vitest';
import { FATOS } from '../portao/exame-de-teste.ts';
import { corDigitada, lerContraste, paletaDaMarca } from './cor/paleta.ts';
import { buscarIcones } from './icone/buscar.ts';
import { conferirArquivo } from './imagem/conferir.ts';
import { nomeDeArquivo } from './imagem/nome-de-arquivo.ts';
import { andar, ehInteira, INTEIRA, mover, noFormato, noRecorte, puxar } from './imagem/recorte.ts';
import { sugerir } from './link/sugestoes.ts';

describe('icons', () => {
  const achar = (busca: string) => buscarIcones(ICONES_DE_CONTEUDO, busca).map(({ nome }) => nome);
  it('are found in Portuguese, with or without accents, in the plural, and by what else people call them', () => {
    expect(achar('caminhões')[0]).toBe('truck');
    expect(achar('caminhões')).not.toContain('route');
    expect(achar('motores')).toContain('engine');
    expect(achar('CAMINHAO')[0]).toBe('truck');
    expect(achar('pátio galpao')).toContain('warehouse');
    expect(achar('zzzz')).toEqual([]);
    expect(achar('')).toHaveLength(ICONES_DE_CONTEUDO.length);
  });
  it('whose own name begins with the word come first', () => {
    const icone = (rotulo: string, palavras = ''): IconeDeConteudo => ({
      nome: rotulo,
      rotulo,
      palavras,
      grupo: '',
    });
    expect(
      buscarIcones([icone('Garagem', 'casa'), icone('Casa')], 'casa').map(({ rotulo }) => rotulo),
    ).toEqual(['Casa', 'Garagem']);
  });
});

describe('colours', () => {
  it('the brand’s own come first, each once, then its scales', () => {
    const [daMarca, ...escalas] = paletaDaMarca({ ...FATOS.cores, corGradient1: FATOS.cores.corPrimaria });
    expect(daMarca?.cores.map(({ cor }) => cor)).toEqual(['#123a6b', '#f2b705', '#ffffff', '#111418']);
    expect(escalas.map(({ cores }) => cores.length)).toEqual([11, 11, 11]);
  });
  it('are typed long or short, and contrast is a figure with a word', () => {
    expect(['#ABC', 'a1b2c3', '#a1b2c', 'azul'].map(corDigitada)).toEqual(['#aabbcc', '#a1b2c3', null, null]);
    expect(lerContraste('#000000', '#ffffff')).toMatchObject({
      escrita: '21,0:1',
      serve: true,
      palavra: 'ótimo',
    });
    expect(lerContraste('#888888', '#999999').serve).toBe(false);
  });
});

describe('a file that should be a picture', () => {
  const arquivo = (conteudo: string | Uint8Array<ArrayBuffer>, name: string, tamanho?: number) => {
    const file = new File([conteudo], name);
    return { name, size: tamanho ?? file.size, slice: file.slice.bind(file) };
  };
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]);
  const mensagem = async (...args: Parameters<typeof arquivo>) => {
    const conferido = await conferirArquivo(arquivo(...args));
    return conferido.ok ? conferido.extensao : conferido.mensagem;
  };
  it('is known by its bytes, and refused in words', async () => {
    expect(await mensagem(png, 'qualquer.txt')).toBe('png');
    expect(await mensagem('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>', 'a.svg')).toBe(
      'svg',
    );
    expect(await mensagem(png, 'foto.png', 40_000_000)).toBe(
      'Esta imagem tem 40,0 MB, e o limite é 15 MB. Reduza-a e envie de novo.',
    );
    expect(await mensagem('<!doctype html><p>oi', 'foto.png')).toMatch(
      /tem nome de imagem, mas é uma página/,
    );
    expect(await mensagem('<svg><script>alert(1)</script></svg>', 'a.svg')).toMatch(/traz código/);
    expect(await mensagem('<svg onload="x()"></svg>', 'a.svg')).toMatch(/traz código/);
    expect(await mensagem('%PDF-1.7', 'a.pdf')).toMatch(/PDF/);
    expect(await mensagem('', 'a.png')).toBe('O arquivo está vazio.');
  });
  it('gets its name from what it shows', () => {
    expect(nomeDeArquivo('Caminhões no pátio!', 'JPG')).toBe('caminhoes-no-patio.jpg');
    expect(nomeDeArquivo('…', 'png')).toBe('imagem.png');
    expect(nomeDeArquivo('a'.repeat(200), 'webp')).toHaveLength(65);
  });
});

describe('cropping, in percent of the picture', () => {
  it('an area takes a shape around its middle, stays inside, and keeps the shape when a corner is pulled', () => {
    const quadrado = noFormato(INTEIRA, 1, 2);
    expect(quadrado).toEqual({ x: 25, y: 0, largura: 50, altura: 100 });
    expect(mover(quadrado, 90, 10)).toMatchObject({ x: 50, y: 0 });
    const menor = puxar(quadrado, 'se', -10, 0, 0.5);
    expect(menor).toEqual({ x: 25, y: 0, largura: 40, altura: 80 });
    expect(puxar(quadrado, 'no', 500, 0, null).largura).toBe(5);
    expect(ehInteira(INTEIRA) && !ehInteira(quadrado)).toBe(true);
  });
  it('a focal point moves within the picture, and is told in percent of what is left of it', () => {
    expect(andar({ x: 95, y: 50 }, 10, -10)).toEqual({ x: 100, y: 40 });
    expect(noRecorte({ x: 50, y: 50 }, { x: 25, y: 0, largura: 50, altura: 100 })).toEqual({ x: 50, y: 50 });
    expect(noRecorte({ x: 10, y: 50 }, { x: 25, y: 0, largura: 50, altura: 100 }).x).toBe(0);
  });
});

describe('what a link could lead to', () => {
  const base = {
    modo: 'leilao' as const,
    fatos: FATOS,
    leiloes: [{ uid: 'u1', nome: 'Leilão de Frota', dia: '2026-11-21' }],
    lotes: [{ url: '/leilao/x/7', nome: 'Volvo FH', leilaoNome: 'Leilão de Frota' }],
  };
  const links = (texto: string) => sugerir({ ...base, texto }).map(({ grupo, link }) => `${grupo} ${link}`);
  it('pages, listings, auctions and lots by name, each place once', () => {
    expect(links('')).toEqual(
      expect.arrayContaining([
        'Páginas /',
        'Páginas /quem-somos',
        'Listas /leilao',
        'Leilões /leilao?leilao=u1',
      ]),
    );
    expect(links('quem')).toContain('Páginas /quem-somos');
    expect(links('frota')).toContain('Leilões /leilao?leilao=u1');
    const todos = sugerir({ ...base, texto: '' }).map(({ link }) => link);
    expect(new Set(todos).size).toBe(todos.length);
  });
  it('the text itself when it can be an address, never when it is code', () => {
    expect(links('exemplo.com.br')[0]).toBe('Endereço exemplo.com.br');
    expect(links('a@b.com')[0]).toBe('Endereço mailto:a@b.com');
    expect(links('javascript:alert(1)').some((link) => link.startsWith('Endereço'))).toBe(false);
    // A bare word is a search: the gate stops a host without a domain.
    expect(links('frota').some((link) => link.startsWith('Endereço'))).toBe(false);
    expect(links('frota').length).toBeGreaterThan(0);
  });
});
