import { CALMA, type Estilo, type Estrutura, type Folha, LINHA } from './folha.ts';

export interface Coluna {
  titulo: string;
  /** Points; exactly one column may be 0 and takes what is left. */
  largura: number;
  alinhar?: 'left' | 'right';
}

export interface Celula {
  texto: string;
  /** A second, quieter paragraph; with `longa` it runs down beside the rows that follow in its group. */
  nota?: string;
  longa?: boolean;
  estilo?: Partial<Estilo>;
  /** Head of its row for screen readers. */
  cabeca?: boolean;
}

export interface Linha {
  celulas: readonly Celula[];
  /** Sits closer to the row above it, without a rule between. */
  junta?: boolean;
}

/** How close a table stands: points. */
export interface Jeito {
  /** Of the letters of cells, and of headings. */
  tamanho: number;
  titulo: number;
  /** Between columns. */
  entre: number;
  acima: number;
  abaixo: number;
}

const NORMAL: Jeito = { tamanho: 9, titulo: 7.8, entre: 10, acima: 8, abaixo: 4 };
const RECUO = 10;
const ALTURA_TITULO = 22;

/**
 * A table that may run over pages: rows never split, a group of rows stays together where a page can hold it, and the column
 * headings stand again on every page (for the eye only: the structure tree has them once).
 */
export function desenharTabela(
  folha: Folha,
  pai: Estrutura,
  colunas: readonly Coluna[],
  grupos: readonly (readonly Linha[])[],
  jeito = NORMAL,
): void {
  for (const _ of emPartes(folha, pai, colunas, grupos, jeito));
}

const POR_VOLTA = 20;

/** The same for a long one: others are answered in between. */
export async function desenharTabelaLonga(
  folha: Folha,
  pai: Estrutura,
  colunas: readonly Coluna[],
  grupos: readonly (readonly Linha[])[],
  jeito = NORMAL,
): Promise<void> {
  let feitos = 0;
  for (const _ of emPartes(folha, pai, colunas, grupos, jeito)) {
    feitos += 1;
    if (feitos % POR_VOLTA === 0) await new Promise<void>((seguir) => setImmediate(seguir));
  }
}

/** Draws a group at each step. */
function* emPartes(
  folha: Folha,
  pai: Estrutura,
  colunas: readonly Coluna[],
  grupos: readonly (readonly Linha[])[],
  jeito: Jeito,
): Generator<void> {
  const x = posicoes(folha, colunas, jeito);
  const tabela = folha.grupo(pai, 'Table');
  const primeiro = grupos[0] ?? [];
  const doTitulo = alturaDosTitulos(folha, colunas, x);
  folha.garantir(doTitulo + soma(folha, x, primeiro.slice(0, 2)));
  desenharTitulos(folha, colunas, x, folha.grupo(tabela, 'TR'));

  for (const grupo of grupos) {
    const altura = Math.max(soma(folha, x, grupo), alturaLonga(folha, x, grupo[0]));
    if (altura <= folha.alturaUtil - doTitulo && folha.garantir(altura)) {
      desenharTitulos(folha, colunas, x, null);
    }
    const inicio = folha.y;
    let quebrou = false;
    for (const linha of grupo) {
      if (folha.garantir(alturaDaLinha(folha, x, linha))) {
        desenharTitulos(folha, colunas, x, null);
        quebrou = true;
      }
      desenharLinha(folha, x, linha, folha.grupo(tabela, 'TR'));
    }
    if (!quebrou) folha.y = Math.max(folha.y, inicio + altura);
    yield;
  }
  folha.artefato(() => folha.linha(folha.y, LINHA));
  tabela.end();
  folha.y += 4;
}

interface Posicao {
  x: number;
  largura: number;
  alinhar: 'left' | 'right';
  jeito: Jeito;
}

/** What columns share among them. */
export const larguraDasColunas = (folha: Folha, quantas: number, { entre }: Jeito = NORMAL): number =>
  folha.largura - 2 * RECUO - entre * (quantas - 1);

function posicoes(folha: Folha, colunas: readonly Coluna[], jeito: Jeito): Posicao[] {
  const fixas = colunas.reduce((total, coluna) => total + coluna.largura, 0);
  const livre = larguraDasColunas(folha, colunas.length, jeito) - fixas;
  let x = folha.esquerda + RECUO;
  return colunas.map(({ largura, alinhar = 'left' }) => {
    const posicao = { x, largura: largura || livre, alinhar, jeito };
    x += posicao.largura + jeito.entre;
    return posicao;
  });
}

const estiloDe = (celula: Celula, { largura, alinhar, jeito }: Posicao): Estilo => ({
  tamanho: jeito.tamanho,
  largura,
  alinhar,
  ...celula.estilo,
});
const estiloNota = ({ largura, alinhar }: Posicao): Estilo => ({
  tamanho: 7.8,
  cor: CALMA,
  largura,
  alinhar,
});

const JUNTA = { acima: 1.5, abaixo: 2.5 };
const folgas = (linha: Linha, [primeira]: readonly Posicao[]) =>
  linha.junta ? JUNTA : (primeira?.jeito ?? NORMAL);

/** Of rows by the columns that they stand in: each is asked for several times, and measuring is most of what drawing takes. */
const alturas = new WeakMap<readonly Posicao[], WeakMap<Linha, number>>();

function alturaDaLinha(folha: Folha, x: readonly Posicao[], linha: Linha): number {
  const medidas = alturas.get(x) ?? new WeakMap<Linha, number>();
  alturas.set(x, medidas);
  const medida = medidas.get(linha) ?? medirLinha(folha, x, linha);
  medidas.set(linha, medida);
  return medida;
}

function medirLinha(folha: Folha, x: readonly Posicao[], linha: Linha): number {
  const { acima, abaixo } = folgas(linha, x);
  const conteudo = linha.celulas.map((celula, i) => {
    const posicao = x[i]!;
    const texto = celula.texto ? folha.altura(celula.texto, estiloDe(celula, posicao)) : 0;
    return texto + (celula.nota && !celula.longa ? 2 + folha.altura(celula.nota, estiloNota(posicao)) : 0);
  });
  return acima + Math.max(...conteudo) + abaixo;
}

/** How far the first row's long note reaches down. */
function alturaLonga(folha: Folha, x: readonly Posicao[], linha: Linha | undefined): number {
  const alturas = (linha?.celulas ?? []).map((celula, i) => {
    if (!celula.longa || !celula.nota) return 0;
    const posicao = x[i]!;
    return (
      posicao.jeito.acima +
      folha.altura(celula.texto, estiloDe(celula, posicao)) +
      2 +
      folha.altura(celula.nota, estiloNota(posicao)) +
      posicao.jeito.abaixo
    );
  });
  return Math.max(0, ...alturas);
}

const soma = (folha: Folha, x: readonly Posicao[], linhas: readonly Linha[]) =>
  linhas.reduce((total, linha) => total + alturaDaLinha(folha, x, linha), 0);

const estiloDoTitulo = (folha: Folha, { largura, alinhar, jeito }: Posicao): Estilo => ({
  ...{ tamanho: jeito.titulo, peso: 'forte', cor: folha.cores.texto, largura, alinhar },
});

/** One line high where all of them are of one. */
function alturaDosTitulos(folha: Folha, colunas: readonly Coluna[], x: readonly Posicao[]): number {
  const alturas = colunas.map(({ titulo }, i) => folha.altura(titulo, estiloDoTitulo(folha, x[i]!)));
  const deUmaLinha = folha.altura('N', estiloDoTitulo(folha, x[0]!));
  return ALTURA_TITULO + Math.max(0, Math.max(...alturas) - deUmaLinha);
}

function desenharTitulos(
  folha: Folha,
  colunas: readonly Coluna[],
  x: readonly Posicao[],
  estrutura: Estrutura | null,
): void {
  const { y } = folha;
  const altura = alturaDosTitulos(folha, colunas, x);
  folha.artefato(() =>
    folha.doc.roundedRect(folha.esquerda, y, folha.largura, altura - 2, 4).fill(folha.cores.fundo),
  );
  colunas.forEach(({ titulo }, i) => {
    const desenhar = () => folha.texto(titulo, x[i]!.x, y + 5.5, estiloDoTitulo(folha, x[i]!));
    if (estrutura) folha.elemento(estrutura, 'TH', desenhar, { scope: 'Column' });
    else folha.artefato(desenhar);
  });
  estrutura?.end();
  folha.y = y + altura;
}

function desenharLinha(folha: Folha, x: readonly Posicao[], linha: Linha, estrutura: Estrutura): void {
  const { y } = folha;
  const altura = alturaDaLinha(folha, x, linha);
  const { acima } = folgas(linha, x);
  const comRegua = !linha.junta;
  if (comRegua) folha.artefato(() => folha.linha(y, LINHA, 0.5));
  linha.celulas.forEach((celula, i) => {
    const posicao = x[i]!;
    const estilo = estiloDe(celula, posicao);
    folha.elemento(
      estrutura,
      celula.cabeca ? 'TH' : 'TD',
      () => {
        if (celula.texto) folha.texto(celula.texto, posicao.x, y + acima, estilo);
        if (!celula.nota) return;
        const abaixo = y + acima + folha.altura(celula.texto, estilo) + 2;
        folha.texto(celula.nota, posicao.x, abaixo, estiloNota(posicao));
      },
      celula.cabeca ? { scope: 'Row' } : {},
    );
  });
  estrutura.end();
  folha.y = y + altura;
}
