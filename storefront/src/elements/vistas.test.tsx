import type { LoteCartao } from '@martelo/shared/lote-cartao';
import { type Sessao, sessao } from '@martelo/shared/pagina';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DEFINICOES } from './definicoes.gerado.ts';
import type { ContextoElemento } from './elemento.ts';
import { TEM_DADOS, VISTAS } from './elementos.gerado.ts';

const LONGO = 'Anticonstitucionalissimamente '.repeat(10).trim();
const lote = (n: number): LoteCartao => ({
  uid: `01900000-0000-7000-8000-00000000000${n}`,
  id: n,
  url: `/leilao/campinas-sp/carro/fiat/argo/ano.2022/${n}`,
  nome: `Fiat Argo ${n}`,
  tipo: 'Carro',
  situacao: 'LIBERADO_LEILAO',
  fotosUrls: [`/fotos/demo/hatch-azul-${n}/1.webp`],
  qtdFotos: 1,
  cor: 'Prata',
  marca: 'Fiat',
  anoFabricacao: 2021,
  anoModelo: 2022,
  km: 40_000,
  cidade: 'Campinas',
  uf: 'SP',
  minimo: 1_000_000,
  valorAtual: 1_250_000,
  proximoLance: 1_260_000,
  qtdLances: 3,
  lider: { apelido: 'falcao', cidade: 'Curitiba' },
  dataInicio: null,
  dataFim: '2026-12-01T12:00:00.000Z',
  seq: 4,
  numero: n,
  leilaoUid: '01900000-0000-7000-8000-0000000000aa',
  leilaoNome: 'Leilão de Frota',
  compreJa: null,
  somenteBuyNowProposta: false,
  comitente: null,
  carimbos: [],
});

const contexto = (modo: 'leilao' | 'loja', mais: Partial<ContextoElemento> = {}): ContextoElemento => ({
  modo,
  marca: { nome: 'Leilo', subdominio: 'leilo' },
  autenticado: false,
  previa: false,
  sessaoComH1: null,
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

const dadosDe = (elemento: string, estado: 'ok' | 'vazio' | 'indisponivel'): unknown => {
  if (!TEM_DADOS.has(elemento)) return undefined;
  const itens = estado === 'ok' ? [lote(1), lote(2)] : [];
  if (elemento === 'banners') return [];
  if (elemento === 'imagem-destaque-busca')
    return {
      total: estado === 'indisponivel' ? null : itens.length,
      tipos: itens.length ? [{ valor: 'Carro', rotulo: 'Carro', total: 2 }] : [],
      estados: [],
      vitrine: itens,
    };
  return estado === 'indisponivel' ? { estado } : { estado: 'ok', itens, total: itens.length };
};

function desenhar(secao: Sessao, estado: 'ok' | 'vazio' | 'indisponivel', quem: ContextoElemento): string {
  const Vista = VISTAS[secao.elemento]!;
  return renderToStaticMarkup(
    <Vista sessao={secao} dados={dadosDe(secao.elemento, estado)} contexto={quem} />,
  );
}

const casos = Object.values(DEFINICOES).flatMap((definicao) =>
  definicao.modelos.map(({ valor }) => [definicao.elemento, valor] as const),
);

describe.each(casos)('%s, model %s', (elemento, modelo) => {
  it.each(['leilao', 'loja'] as const)('draws its seed, nothing, and the longest text in %s mode', (modo) => {
    for (const estado of ['ok', 'vazio', 'indisponivel'] as const) {
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
    expect(desenhar({ ...secao, itens }, 'ok', contexto(modo))).toContain('Anticonstitucionalissimamente');
  });

  it('says nothing of Lance, Lote or Leilão in store mode, whatever the state', () => {
    for (const estado of ['ok', 'vazio', 'indisponivel'] as const) {
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
    expect(desenhar({ ...secao, itens }, 'ok', contexto('leilao'))).not.toContain('javascript:');
  });
});

describe('what the views promise', () => {
  it('shows lots that cannot be loaded as such, not as an empty page', () => {
    const html = desenhar(nova('grade-lotes', 'leilao'), 'indisponivel', contexto('leilao'));
    expect(html).toContain('Os lotes voltam em instantes');
  });

  it('carries the page’s h1 only where the page says so', () => {
    const abertura = nova('imagem-destaque-busca', 'leilao');
    expect(desenhar(abertura, 'ok', contexto('leilao', { sessaoComH1: 's1' }))).toContain('<h1');
    expect(desenhar(abertura, 'ok', contexto('leilao', { sessaoComH1: 'outra' }))).not.toContain('<h1');
  });

  it('does not invite to register who is already in', () => {
    const chamada = nova('chamada-acao', 'leilao');
    expect(desenhar(chamada, 'ok', contexto('leilao'))).toContain('href="/cadastro"');
    const html = desenhar(chamada, 'ok', contexto('leilao', { autenticado: true }));
    expect(html).not.toContain('/cadastro');
    expect(html).toContain('/cliente/meus-lances');
  });

  it('shows no empty banner section to visitors, and a place to select to editors', () => {
    const vazia = nova('banners', 'leilao', { itens: [] });
    expect(desenhar(vazia, 'ok', contexto('leilao'))).toBe('');
    expect(desenhar(vazia, 'ok', contexto('leilao', { previa: true }))).not.toBe('');
  });
});
