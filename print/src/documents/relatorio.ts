import { formatarDataHora } from '@martelo/shared/datas';
import { type RelatorioImpresso, relatorioImpresso } from '@martelo/shared/impressos/relatorio';
import { desenharTexto, QUIETO } from '../layout/blocos.ts';
import { desenharCabecalho } from '../layout/cabecalho.ts';
import { paleta } from '../layout/cor.ts';
import { type Estilo, Folha } from '../layout/folha.ts';
import { desenharRodapes } from '../layout/rodape.ts';
import { type Coluna, desenharTabelaLonga, type Jeito, larguraDasColunas } from '../layout/tabela.ts';
import type { Especie } from './especie.ts';

/** From so many columns on a page lies on its side. */
const DEITA = 7;
/** By how many columns there are: whatever their number, they fit on a page. */
const jeitoDe = (colunas: number): Jeito =>
  colunas > 12
    ? { tamanho: 6.4, titulo: 6, entre: 5, acima: 4, abaixo: 2 }
    : { tamanho: 7.6, titulo: 7, entre: 8, acima: 5, abaixo: 2.5 };
/** Rows by which a column's width is judged: the first ones. */
const OLHADAS = 200;
/** Letters of a cell that are printed: what is longer is whole in what is attached. */
const MAIOR_CELULA = 240;

const cortar = (texto: string): string =>
  texto.length > MAIOR_CELULA ? `${texto.slice(0, MAIOR_CELULA - 1).trimEnd()}…` : texto;

/** A report of the house or of a consignor: what was asked, and every row of it. */
export const RELATORIO: Especie<RelatorioImpresso> = {
  tipo: 'relatorio',
  dados: relatorioImpresso,
  hotsite: ({ hotsite }) => hotsite,
  arquivo: () => 'relatorio',
  info: ({ titulo, descricao, emitidoEm, colunas }) => ({
    ...{ titulo, assunto: descricao, data: emitidoEm, paisagem: colunas.length >= DEITA },
  }),
  async desenhar(doc, dados, marca) {
    const { titulo, descricao, autor, emitidoEm, criterios, linhas, somas } = dados;
    const folha = new Folha(doc, paleta(marca.corPrimaria));
    const quem = `Emitido em ${formatarDataHora(emitidoEm)} por ${autor}`;
    desenharCabecalho(folha, marca, titulo, quem);
    desenharTexto(folha, [
      ...(descricao ? [{ texto: descricao, folga: 4 }] : []),
      ...(criterios.length === 0
        ? [{ texto: 'Sem restrição: todas as linhas que podem ser vistas.', estilo: QUIETO, folga: 2 }]
        : criterios.map(({ rotulo, valor }) => ({ texto: `${rotulo}: ${valor}`, estilo: QUIETO, folga: 1 }))),
      { texto: contadas(linhas.length), estilo: { ...QUIETO, peso: 'forte' as const }, folga: 0 },
    ]);
    if (linhas.length > 0) {
      const jeito = jeitoDe(dados.colunas.length);
      const colunas = larguras(folha, dados, jeito);
      const cabeca = dados.colunas.findIndex(({ numero }) => !numero);
      await desenharTabelaLonga(
        folha,
        folha.raiz,
        colunas,
        [
          ...linhas.map((linha) => [{ celulas: linha.map((texto) => ({ texto: cortar(texto) })) }]),
          ...(somas === null
            ? []
            : [
                [
                  {
                    celulas: somas.map((texto, i) => ({
                      texto: i === Math.max(cabeca, 0) && texto === '' ? 'Total' : texto,
                      estilo: { peso: 'forte' as const },
                      cabeca: i === Math.max(cabeca, 0),
                    })),
                  },
                ],
              ]),
        ],
        jeito,
      );
    }
    folha.raiz.end();
    desenharRodapes(folha, marca, `${titulo}. ${quem}`);
  },
};

const contadas = (quantas: number): string =>
  quantas === 0
    ? 'Nenhuma linha com estes critérios.'
    : `${quantas.toLocaleString('pt-BR')} ${quantas === 1 ? 'linha' : 'linhas'}`;

/**
 * Columns as wide as what stands in them, figures before words: a figure or a day is never broken where that can be helped; what is left is
 * shared by the words, by how long they are.
 */
function larguras(folha: Folha, { colunas, linhas, somas }: RelatorioImpresso, jeito: Jeito): Coluna[] {
  const disponivel = larguraDasColunas(folha, colunas.length, jeito);
  const [celula, forte, doTitulo]: Estilo[] = [
    { tamanho: jeito.tamanho },
    { tamanho: jeito.tamanho, peso: 'forte' },
    { tamanho: jeito.titulo, peso: 'forte' },
  ] as const;
  const medida = (texto: string, estilo: Estilo): number => folha.larguraDe(texto, estilo) + 1.5;
  const maiorPalavra = (texto: string, estilo: Estilo): number =>
    Math.max(0, ...texto.split(/\s+/).map((palavra) => medida(palavra, estilo)));
  const medidas = colunas.map(({ titulo, numero }, i) => {
    const textos = linhas.slice(0, OLHADAS).map((linha) => cortar(linha[i]!));
    // Figures are drawn all of one width, which is not that of the same figures in a word.
    const alinhar = numero ? ('right' as const) : ('left' as const);
    const soma = somas?.[i] ?? '';
    const inteira = Math.max(
      maiorPalavra(titulo, doTitulo!),
      ...textos.map((texto) => medida(texto, { ...celula!, alinhar })),
      medida(soma, { ...forte!, alinhar }),
    );
    const palavra = Math.max(
      maiorPalavra(titulo, doTitulo!),
      ...textos.map((texto) => maiorPalavra(texto, { ...celula!, alinhar })),
      numero ? medida(soma, { ...forte!, alinhar }) : 0,
    );
    return { inteira, menor: numero ? inteira : Math.min(palavra, disponivel / 10) };
  });
  const minimo = medidas.reduce((total, { menor }) => total + menor, 0);
  const pedido = medidas.reduce((total, { inteira, menor }) => total + inteira - menor, 0);
  const sobra = disponivel - minimo;
  return colunas.map(({ titulo, numero }, i) => {
    const { inteira, menor } = medidas[i]!;
    // Where not even words fit, all give in alike; where everything fits, what is left is shared alike.
    const largura =
      sobra < 0
        ? (menor * disponivel) / minimo
        : pedido <= sobra
          ? inteira + (sobra - pedido) / colunas.length
          : menor + ((inteira - menor) * sobra) / pedido;
    return { titulo, largura, alinhar: numero ? 'right' : 'left' };
  });
}
