import type { ArquivoDoLeilao } from '@martelo/shared/leilao-arquivo';

const PASTA = '/demo/documentos';

/** The files of a demo auction, in the words of its brand. They lie on the site itself (`storefront/public`). */
export const arquivosDemo = (marca: string): ArquivoDoLeilao[] =>
  marca === 'pacto'
    ? [
        {
          tipo: 'REGULAMENTO',
          nome: 'Condições de venda',
          url: `${PASTA}/condicoes-de-venda.pdf`,
          tamanho: 1910,
        },
        { tipo: 'ORDEM_VISITACAO', nome: 'Ordem de visitação', url: `${PASTA}/visitacao.pdf`, tamanho: 1949 },
      ]
    : [
        { tipo: 'EDITAL', nome: 'Edital completo', url: `${PASTA}/edital.pdf`, tamanho: 2212 },
        {
          tipo: 'REGULAMENTO',
          nome: 'Regulamento de participação',
          url: `${PASTA}/regulamento.pdf`,
          tamanho: 2035,
        },
        { tipo: 'ORDEM_VISITACAO', nome: 'Ordem de visitação', url: `${PASTA}/visitacao.pdf`, tamanho: 1949 },
      ];
