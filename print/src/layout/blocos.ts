import { formatarReais } from '@martelo/shared/dinheiro';
import { CALMA, type Estilo, type Estrutura, type Folha, TINTA } from './folha.ts';
import { desenharQr, LADO_QR } from './qr.ts';
import type { Linha } from './tabela.ts';
import { desenharTabela } from './tabela.ts';

const ZONA_DO_QR = 14;

export interface Paragrafo {
  texto: string;
  tipo?: 'H2' | 'P';
  estilo?: Partial<Estilo>;
  /** Points below it. */
  folga?: number;
}

const estiloDe = ({ tipo = 'P', estilo }: Paragrafo, largura: number): Estilo => ({
  ...(tipo === 'H2' ? { tamanho: 12.5, peso: 'titulo' as const } : { tamanho: 9.5, entrelinha: 2.5 }),
  largura,
  ...estilo,
});
const folgaDe = ({ tipo = 'P', folga }: Paragrafo) => folga ?? (tipo === 'H2' ? 4 : 6);

export const alturaDeParagrafos = (folha: Folha, paragrafos: readonly Paragrafo[], largura: number): number =>
  paragrafos.reduce((soma, um) => soma + folha.altura(um.texto, estiloDe(um, largura)) + folgaDe(um), 0);

/** Paragraphs one below the other in a column; gives where they end. */
export function desenharColuna(
  folha: Folha,
  pai: Estrutura,
  paragrafos: readonly Paragrafo[],
  { x, y, largura }: { x: number; y: number; largura: number },
): number {
  let abaixo = y;
  for (const um of paragrafos) {
    const [topo, estilo] = [abaixo, estiloDe(um, largura)];
    folha.elemento(pai, um.tipo ?? 'P', () => folha.texto(um.texto, x, topo, estilo));
    abaixo += folha.altura(um.texto, estilo) + folgaDe(um);
  }
  return abaixo;
}

/** Running text over the whole width: each paragraph whole, wherever there is room for it. */
export function desenharTexto(folha: Folha, paragrafos: readonly Paragrafo[]): void {
  const secao = folha.grupo(folha.raiz, 'Sect');
  paragrafos.forEach((um, i) => {
    // A heading is never left alone at the foot of a page.
    const juntos = um.tipo === 'H2' ? paragrafos.slice(i, i + 2) : [um];
    folha.garantir(Math.min(alturaDeParagrafos(folha, juntos, folha.largura), folha.alturaUtil));
    folha.y = desenharColuna(folha, secao, [um], { x: folha.esquerda, y: folha.y, largura: folha.largura });
  });
  secao.end();
  folha.y += 8;
}

interface CodigoAoLado {
  url: string;
  alt?: string | undefined;
  /** Points. */
  lado?: number;
  /** Below it, where there is more than one. */
  legenda?: string;
}

/** Text beside the code that proves the paper: never separated. */
export const desenharComQr = (
  folha: Folha,
  paragrafos: readonly Paragrafo[],
  url: string,
  alt?: string,
): void => desenharComCodigos(folha, paragrafos, [{ url, alt }]);

/** The same with several codes, side by side in the order that they are spoken of. */
export function desenharComCodigos(
  folha: Folha,
  paragrafos: readonly Paragrafo[],
  codigos: readonly CodigoAoLado[],
): void {
  const legenda = { tamanho: 8.2, peso: 'forte', cor: CALMA, alinhar: 'center' } as const;
  const larguras = codigos.map(({ lado = LADO_QR }) => lado + ZONA_DO_QR * 2);
  const largura = folha.largura - larguras.reduce((soma, uma) => soma + uma, 0) - 24;
  const dosCodigos = codigos.map(
    ({ legenda: dita }, i) =>
      larguras[i]! + (dita ? folha.altura(dita, { ...legenda, largura: larguras[i]! }) : 0),
  );
  const altura = Math.max(alturaDeParagrafos(folha, paragrafos, largura), ...dosCodigos);
  folha.garantir(altura + 10);
  const { y } = folha;
  const secao = folha.grupo(folha.raiz, 'Sect');
  desenharColuna(folha, secao, paragrafos, { x: folha.esquerda, y: y + 2, largura });
  let direita = folha.direita - larguras.reduce((soma, uma) => soma + uma, 0);
  codigos.forEach(({ url, alt, lado = LADO_QR, legenda: dita }, i) => {
    const [x, caixa] = [direita, larguras[i]!];
    desenharQr(folha, secao, url, x + ZONA_DO_QR, y + ZONA_DO_QR, lado, alt);
    if (dita)
      folha.elemento(secao, 'P', () => folha.texto(dita, x, y + caixa - 4, { ...legenda, largura: caixa }));
    direita += caixa;
  });
  secao.end();
  folha.y = y + altura + 1;
}

export const QUIETO = { tamanho: 8.2, cor: CALMA, entrelinha: 2 } as const;

/** How to find out that a paper is what it says. */
export const comoConferir = (codigo: string): Paragrafo => ({
  texto: `Para conferir este documento, aponte a câmera para o código ao lado: a página aberta deve dizer se ele vale e mostrar o código ${codigo}. Sem câmera, digite em /conferir, no site, o número do documento e esse código.`,
  estilo: QUIETO,
  folga: 0,
});

/** A band across the top that says why the paper is not what it looks like, before anything else. */
export function desenharFaixa(folha: Folha, titulo: string, texto: string): void {
  const [margem, vermelho] = [14, '#a1121f'];
  const largura = folha.largura - margem * 2;
  const paragrafos: Paragrafo[] = [
    { texto: titulo, tipo: 'H2', estilo: { cor: vermelho } },
    { texto, estilo: { cor: vermelho }, folga: 0 },
  ];
  const altura = alturaDeParagrafos(folha, paragrafos, largura) + margem * 2;
  folha.garantir(altura);
  const { y, esquerda } = folha;
  folha.artefato(() =>
    folha.doc
      .roundedRect(esquerda, y, folha.largura, altura, 8)
      .lineWidth(1.2)
      .fillAndStroke('#fdecee', vermelho),
  );
  const secao = folha.grupo(folha.raiz, 'Sect');
  desenharColuna(folha, secao, paragrafos, { x: esquerda + margem, y: y + margem, largura });
  secao.end();
  folha.y = y + altura + 16;
}

/** One word across every page, for the eye; what it means is said in words by `desenharFaixa`. */
export function carimbarPaginas(folha: Folha, palavra: string): void {
  const { doc } = folha;
  const { start, count } = doc.bufferedPageRange();
  for (let i = 0; i < count; i++) {
    doc.switchToPage(start + i);
    const [x, y] = [doc.page.width / 2, doc.page.height / 2];
    const estilo = { tamanho: 88, peso: 'titulo', cor: '#a1121f' } as const;
    const largura = folha.larguraDe(palavra, estilo);
    doc.markContent('Artifact', { type: 'Layout' });
    doc
      .save()
      .rotate(-35, { origin: [x, y] })
      .fillOpacity(0.1);
    folha.texto(palavra, x - largura / 2, y - 50, estilo);
    doc.restore();
    doc.endMarkedContent();
  }
}

/** Lines to sign on, side by side, with who signs below each. */
export function desenharAssinaturas(folha: Folha, nomes: readonly { nome: string; papel: string }[]): void {
  const entre = 36;
  const largura = (folha.largura - entre * (nomes.length - 1)) / nomes.length;
  const nome = { tamanho: 9, peso: 'forte', largura, alinhar: 'center' } as const;
  const papel = { tamanho: 8.2, cor: CALMA, largura, alinhar: 'center' } as const;
  const altura = Math.max(...nomes.map((um) => folha.altura(um.nome, nome) + folha.altura(um.papel, papel)));
  folha.garantir(22 + altura + 2);
  const y = folha.y + 21;
  nomes.forEach((um, i) => {
    const x = folha.esquerda + i * (largura + entre);
    folha.artefato(() =>
      folha.doc
        .moveTo(x, y)
        .lineTo(x + largura, y)
        .lineWidth(0.7)
        .stroke(TINTA),
    );
    const secao = folha.grupo(folha.raiz, 'Sect');
    folha.elemento(secao, 'P', () => folha.texto(um.nome, x, y + 5, nome));
    const abaixo = y + 6 + folha.altura(um.nome, nome);
    folha.elemento(secao, 'P', () => folha.texto(um.papel, x, abaixo, papel));
    secao.end();
  });
  folha.y = y + altura + 12;
}

/** A lot as tables of papers show it. Centavos. */
export interface LoteNaTabela {
  numero: string;
  nome: string;
  nota: string;
  nomeDoLance: string;
  lance: number;
  despesas: readonly { nome: string; valor: number }[];
  total: number;
}

/** Lots with what each costs, line by line to its total. */
export function desenharLotes(folha: Folha, palavraLote: string, lotes: readonly LoteNaTabela[]): void {
  const vazias = [{ texto: '' }, { texto: '' }];
  const linha = (nome: string, valor: number, estilo: Partial<Estilo>): Linha => ({
    junta: true,
    celulas: [...vazias, { texto: nome, estilo }, { texto: formatarReais(valor), estilo }],
  });
  desenharTabela(
    folha,
    folha.raiz,
    [
      { titulo: palavraLote, largura: 44 },
      { titulo: 'Descrição', largura: 0 },
      { titulo: 'Composição', largura: 128 },
      { titulo: 'Valor', largura: 96, alinhar: 'right' },
    ],
    lotes.map(({ numero, nome, nota, nomeDoLance, lance, despesas, total }) => [
      {
        celulas: [
          { texto: numero, cabeca: true, estilo: { peso: 'forte' } },
          { texto: nome, nota, longa: true, estilo: { peso: 'forte', tamanho: 9.5 } },
          { texto: nomeDoLance },
          { texto: formatarReais(lance) },
        ],
      },
      ...despesas.map((despesa) => linha(despesa.nome, despesa.valor, { cor: CALMA })),
      linha(`Total do ${palavraLote.toLowerCase()}`, total, { peso: 'forte' }),
    ]),
  );
  folha.y += 16;
}

/** Bars from their widths in turn, one path; `escuras` begins with a bar. */
export function desenharBarras(
  folha: Folha,
  pai: Estrutura,
  larguras: readonly number[],
  { x, y, largura, altura, alt }: { x: number; y: number; largura: number; altura: number; alt: string },
): void {
  const { doc } = folha;
  const unidade = largura / larguras.reduce((soma, uma) => soma + uma, 0);
  folha.elemento(
    pai,
    'Figure',
    () => {
      let desde = x;
      larguras.forEach((uma, i) => {
        if (i % 2 === 0) doc.rect(desde, y, uma * unidade, altura);
        desde += uma * unidade;
      });
      doc.fill('#000000');
    },
    { alt, bbox: [x, y, x + largura, y + altura], placement: 'Block' },
  );
}
