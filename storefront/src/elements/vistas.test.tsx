import { type Sessao, sessao } from '@martelo/shared/pagina';
import { DEFINICOES } from '@martelo/shared/pagina/elementos/definicoes.gerado';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { INSTANTE_DOS_EXEMPLOS } from './dados/exemplos.ts';
import type { ContextoElemento } from './elemento.ts';
import { VISTAS } from './elementos.gerado.ts';
import { EXEMPLOS } from './exemplos.gerado.ts';

const LONGO = 'Anticonstitucionalissimamente '.repeat(10).trim();
const contexto = (modo: 'leilao' | 'loja', mais: Partial<ContextoElemento> = {}): ContextoElemento => ({
  modo,
  marca: { nome: 'Leilo', subdominio: 'leilo' },
  autenticado: false,
  previa: false,
  sessaoComH1: null,
  agora: INSTANTE_DOS_EXEMPLOS,
  ...mais,
});

function nova(elemento: string, modo: 'leilao' | 'loja', mais: Partial<Sessao> = {}): Sessao {
  const { itens, ...semente } = DEFINICOES[elemento]!.semente(modo);
  return sessao.parse({
    ...semente,
    id: 's1',
    elemento,
    nome: 'Seção',
    itens: itens.map((item, i) => ({ ...item, id: `i${i}` })),
    ...mais,
  });
}

const ESTADOS = ['cheio', 'vazio', 'longo', 'indisponivel', 'carregando'] as const;
type Estado = (typeof ESTADOS)[number];

function desenhar(secao: Sessao, estado: Estado, quem: ContextoElemento): string {
  const Vista = VISTAS[secao.elemento]!;
  return renderToStaticMarkup(
    <Vista sessao={secao} dados={EXEMPLOS[secao.elemento]?.[estado]} contexto={quem} />,
  );
}

const casos = Object.values(DEFINICOES).flatMap((definicao) =>
  definicao.modelos.map(({ valor }) => [definicao.elemento, valor] as const),
);

describe.each(casos)('%s, model %s', (elemento, modelo) => {
  it.each(['leilao', 'loja'] as const)('draws its seed, nothing, and the longest text in %s mode', (modo) => {
    for (const estado of ESTADOS) {
      expect(() => desenhar(nova(elemento, modo, { modelo }), estado, contexto(modo))).not.toThrow();
      expect(() =>
        desenhar(
          nova(elemento, modo, { modelo, itens: [], titulo: '', consulta: null }),
          estado,
          contexto(modo),
        ),
      ).not.toThrow();
    }
    const secao = nova(elemento, modo, { modelo, titulo: LONGO, subtitulo: LONGO });
    const itens = secao.itens.map((item) => ({
      ...item,
      titulo: LONGO,
      subtitulo: LONGO,
      textoBotao: LONGO.slice(0, 80),
    }));
    expect(desenhar({ ...secao, itens }, 'cheio', contexto(modo))).toContain('Anticonstitucionalissimamente');
  });

  it('says nothing of Lance, Lote or Leilão in store mode, whatever the state', () => {
    for (const estado of ESTADOS) {
      const texto = desenhar(nova(elemento, 'loja', { modelo }), estado, contexto('loja')).replace(
        /<[^>]+>/g,
        ' ',
      );
      expect(texto).not.toMatch(/\b(lances?|lotes?|leil(ão|ões))\b/i);
    }
  });

  it('never lets an editor’s link run code', () => {
    const secao = nova(elemento, 'leilao', { modelo });
    const itens = secao.itens.map((item) => ({ ...item, link: 'javascript:alert(1)', textoBotao: 'Ir' }));
    expect(desenhar({ ...secao, itens }, 'cheio', contexto('leilao'))).not.toContain('javascript:');
  });
});

describe('what the views promise', () => {
  it('shows lots that cannot be loaded as such, not as an empty page', () => {
    const html = desenhar(nova('grade-lotes', 'leilao'), 'indisponivel', contexto('leilao'));
    expect(html).toContain('Os lotes voltam em instantes');
  });

  it('carries the page’s h1 only where the page says so', () => {
    const abertura = nova('imagem-destaque-busca', 'leilao');
    expect(desenhar(abertura, 'cheio', contexto('leilao', { sessaoComH1: 's1' }))).toContain('<h1');
    expect(desenhar(abertura, 'cheio', contexto('leilao', { sessaoComH1: 'outra' }))).not.toContain('<h1');
  });

  it('does not invite to register who is already in', () => {
    const chamada = nova('chamada-acao', 'leilao');
    expect(desenhar(chamada, 'cheio', contexto('leilao'))).toContain('href="/cadastro"');
    const html = desenhar(chamada, 'cheio', contexto('leilao', { autenticado: true }));
    expect(html).not.toContain('/cadastro');
    expect(html).toContain('/cliente/meus-lances');
  });

  it('shows no empty banner section to visitors, and a place to select to editors', () => {
    const vazia = nova('banners', 'leilao', { itens: [] });
    expect(desenhar(vazia, 'vazio', contexto('leilao'))).toBe('');
    expect(desenhar(vazia, 'vazio', contexto('leilao', { previa: true }))).not.toBe('');
  });
});
