import type { Imagem } from '@martelo/shared/pagina';
import { MODELOS_PAGINA, sessao } from '@martelo/shared/pagina';
import { DEFINICOES } from '@martelo/shared/pagina/elementos/definicoes.gerado';
import { describe, expect, it } from 'vitest';
import { paginasDaMarca } from './modelos.ts';
import type { ImagensDaMarca, MarcaDoModelo } from './oficina.ts';
import { aRever } from './promessas.ts';

const imagem: Imagem = { id: 1, url: '/midia/x.webp', alt: 'x', largura: 1600, altura: 900 };
const imagens = Object.fromEntries(
  ['sedan', 'picape', 'caminhao', 'moto', 'trator', 'patio', 'casas'].map((motivo) => [motivo, imagem]),
) as unknown as ImagensDaMarca;
const marca = (tipo: MarcaDoModelo['tipo'], mais: Partial<MarcaDoModelo> = {}): MarcaDoModelo => ({
  nome: 'Modelo',
  tipo,
  telefone: '(11) 4002-8922',
  email: 'oi@modelo.example',
  endereco: 'Rua A, 1',
  ...mais,
});

/** The spec's content pages held by uri (section 2), and what the registration's words point to. */
const URIS =
  'pagina-inicial fale-conosco evento-exclusivo-webmotors novembro-black login redefinir-senha cadastro delivery diferenciais duvidas quem-somos formas-de-pagamento tabela-de-frete agenda como-funciona patios patio-interno privacidade'.split(
    ' ',
  );

describe.each(['leilao', 'loja'] as const)('the pages of a new brand (%s)', (tipo) => {
  const paginas = paginasDaMarca(marca(tipo), imagens);

  it('are the seventeen that the spec names, one of each kind, and the one of privacy', () => {
    expect(paginas.map(({ uri }) => uri).sort()).toEqual([...URIS].sort());
    expect(new Set(paginas.map(({ modeloPagina }) => modeloPagina))).toEqual(new Set(MODELOS_PAGINA));
  });

  it('hold sections that parse, within what their kinds allow', () => {
    for (const { uri, sessoes } of paginas) {
      expect(sessoes.length, uri).toBeGreaterThan(0);
      for (const cada of sessoes) {
        expect(sessao.safeParse(cada).success, `${uri}/${cada.elemento}`).toBe(true);
        const definicao = DEFINICOES[cada.elemento]!;
        expect(
          definicao.modelos.map(({ valor }) => valor),
          `${uri}/${cada.elemento}`,
        ).toContain(cada.modelo);
        expect(cada.itens.length, `${uri}/${cada.elemento}`).toBeLessThanOrEqual(definicao.itens.max);
        expect(cada.itens.length, `${uri}/${cada.elemento}`).toBeGreaterThanOrEqual(definicao.itens.min);
      }
    }
  });

  it('speak in the words of the mode', () => {
    const proibidas = tipo === 'loja' ? /\b(lances?|lotes?|leil(ão|ões))\b/i : /\b(ofertas?|anúncios?)\b/i;
    const textos = (valor: unknown, chave = ''): string[] => {
      // Addresses and the names of kinds are not read by anybody.
      if (
        [
          'link',
          'elemento',
          'id',
          'uri',
          'campo',
          'modelo',
          'modeloPagina',
          'url',
          'consulta',
          'nome',
        ].includes(chave)
      )
        return [];
      if (typeof valor === 'string') return [valor];
      if (Array.isArray(valor)) return valor.flatMap((um) => textos(um));
      return valor && typeof valor === 'object'
        ? Object.entries(valor).flatMap(([nome, dentro]) => textos(dentro, nome))
        : [];
    };
    for (const pagina of paginas)
      for (const texto of textos(pagina)) expect(texto, pagina.uri).not.toMatch(proibidas);
  });
});

it('privacy says what the registration collects, why, for how long, who sees it and how it is taken back', () => {
  for (const tipo of ['leilao', 'loja'] as const) {
    const de = (demonstracao: boolean) =>
      paginasDaMarca(marca(tipo, { demonstracao }), imagens).find(({ uri }) => uri === 'privacidade')!;
    const dita = JSON.stringify(de(true).sessoes.filter(({ ativo }) => ativo));
    for (const palavra of [
      ...['Nome', 'CPF', 'nascimento', 'Endereço', 'telefone', 'Documento com foto', 'endereço de rede'],
      ...['para quê', 'Por quanto tempo', 'anos depois da compra', 'Quem vê', 'retire-o', 'LGPD', 'ANPD'],
    ])
      expect(dita, `${tipo} ${palavra}`).toContain(palavra);
    // How long is the house's own word: on a real brand it waits to be read.
    expect(JSON.stringify(de(false).sessoes.filter(({ ativo }) => ativo))).not.toContain('anos depois');
    expect(aRever(de(false).sessoes)).toHaveLength(1);
  }
});

it('every kind there is stands on some page', () => {
  const usados = new Set(
    (['leilao', 'loja'] as const)
      .flatMap((tipo) => paginasDaMarca(marca(tipo), imagens))
      .flatMap(({ sessoes }) => sessoes.map(({ elemento }) => elemento)),
  );
  expect(Object.keys(DEFINICOES).filter((elemento) => !usados.has(elemento))).toEqual([]);
});

it('a brand without telephone or address has no page that leaves a gap for them', () => {
  const paginas = paginasDaMarca(marca('leilao', { telefone: '', email: '', endereco: '' }), imagens);
  expect(JSON.stringify(paginas)).not.toMatch(/tel:"|mailto:"|undefined|null,null,null,null,null/);
});

describe.each(['leilao', 'loja'] as const)('what nobody has read yet (%s)', (tipo) => {
  const paginas = paginasDaMarca(marca(tipo), imagens);
  const noAr = paginas.flatMap(({ uri, sessoes }) =>
    sessoes.filter(({ ativo }) => ativo).map((sessao) => ({ uri, sessao })),
  );
  const escrito = (valor: unknown): string => JSON.stringify(valor);

  it('is promised by no brand on its first day: insurance, inspection, booking, reminders, deadlines, means of payment', () => {
    for (const { uri, sessao } of noAr)
      expect(escrito([sessao.titulo, sessao.subtitulo, sessao.itens]), `${uri}/${sessao.nome}`).not.toMatch(
        /segur(o|ada) (da|inclu)|vistoria|laudo|agend(e|ar|amento)\b|lembrete|aviso quando|avisamos|dia útil|12 vezes|\bPix\b|transportadora|abaixo da avaliação|garant/i,
      );
  });

  it('stands ready, switched off, and is found by the checklist', () => {
    const esperam = paginas.flatMap(({ sessoes }) => aRever(sessoes));
    expect(esperam.length).toBeGreaterThan(5);
    expect(escrito(esperam)).toContain('O valor do frete já inclui o seguro da carga.');
    expect(new Set(paginas.flatMap(({ sessoes }) => sessoes.map(({ id }) => id))).size).toBe(
      paginas.flatMap(({ sessoes }) => sessoes).length,
    );
  });

  it('leaves every page something to show', () => {
    for (const { uri, sessoes } of paginas) {
      if (['login', 'cadastro', 'redefinir-senha'].includes(uri)) continue;
      expect(sessoes.filter(({ ativo }) => ativo).length, uri).toBeGreaterThan(0);
    }
  });

  it('is said as it was by the demo brands', () => {
    expect(
      paginasDaMarca(marca(tipo, { demonstracao: true }), imagens).flatMap(({ sessoes }) => aRever(sessoes)),
    ).toEqual([]);
  });
});

it('nobody invented speaks for a real brand: the quotes stand ready, switched off', () => {
  const falas = (demonstracao: boolean) =>
    paginasDaMarca(marca('leilao', { demonstracao }), imagens)
      .flatMap(({ sessoes }) => sessoes)
      .filter(({ elemento, ativo }) => elemento === 'depoimentos' && ativo).length;
  expect(falas(false)).toBe(0);
  expect(falas(true)).toBeGreaterThan(0);
});
