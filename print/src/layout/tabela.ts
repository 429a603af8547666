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

const ENTRE = 10;
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
): void {
  const x = posicoes(folha, colunas);
  const tabela = folha.grupo(pai, 'Table');
  const primeiro = grupos[0] ?? [];
  folha.garantir(ALTURA_TITULO + soma(folha, x, primeiro.slice(0, 2)));
  desenharTitulos(folha, colunas, x, folha.grupo(tabela, 'TR'));

  for (const grupo of grupos) {
    const altura = Math.max(soma(folha, x, grupo), alturaLonga(folha, x, grupo[0]));
    if (altura <= folha.alturaUtil - ALTURA_TITULO && folha.garantir(altura)) {
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
  }
  folha.artefato(() => folha.linha(folha.y, LINHA));
  tabela.end();
  folha.y += 4;
}

interface Posicao {
  x: number;
  largura: number;
  alinhar: 'left' | 'right';
}

function posicoes(folha: Folha, colunas: readonly Coluna[]): Posicao[] {
  const fixas = colunas.reduce((total, coluna) => total + coluna.largura, 0);
  const livre = folha.largura - 2 * RECUO - fixas - ENTRE * (colunas.length - 1);
  let x = folha.esquerda + RECUO;
  return colunas.map(({ largura, alinhar = 'left' }) => {
    const posicao = { x, largura: largura || livre, alinhar };
    x += posicao.largura + ENTRE;
    return posicao;
  });
}

const estiloDe = (celula: Celula, { largura, alinhar }: Posicao): Estilo => ({
  tamanho: 9,
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
const ABERTA = { acima: 8, abaixo: 4 };
const folgas = (linha: Linha) => (linha.junta ? JUNTA : ABERTA);

function alturaDaLinha(folha: Folha, x: readonly Posicao[], linha: Linha): number {
  const { acima, abaixo } = folgas(linha);
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
      ABERTA.acima +
      folha.altura(celula.texto, estiloDe(celula, posicao)) +
      2 +
      folha.altura(celula.nota, estiloNota(posicao)) +
      ABERTA.abaixo
    );
  });
  return Math.max(0, ...alturas);
}

const soma = (folha: Folha, x: readonly Posicao[], linhas: readonly Linha[]) =>
  linhas.reduce((total, linha) => total + alturaDaLinha(folha, x, linha), 0);

function desenharTitulos(
  folha: Folha,
  colunas: readonly Coluna[],
  x: readonly Posicao[],
  estrutura: Estrutura | null,
): void {
  const { y } = folha;
  folha.artefato(() =>
    folha.doc.roundedRect(folha.esquerda, y, folha.largura, ALTURA_TITULO - 2, 4).fill(folha.cores.fundo),
  );
  colunas.forEach(({ titulo }, i) => {
    const { x: esquerda, largura, alinhar } = x[i]!;
    const desenhar = () =>
      folha.texto(titulo, esquerda, y + 5.5, {
        tamanho: 7.8,
        peso: 'forte',
        cor: folha.cores.texto,
        largura,
        alinhar,
      });
    if (estrutura) folha.elemento(estrutura, 'TH', desenhar, { scope: 'Column' });
    else folha.artefato(desenhar);
  });
  estrutura?.end();
  folha.y = y + ALTURA_TITULO;
}

function desenharLinha(folha: Folha, x: readonly Posicao[], linha: Linha, estrutura: Estrutura): void {
  const { y } = folha;
  const altura = alturaDaLinha(folha, x, linha);
  const { acima } = folgas(linha);
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
