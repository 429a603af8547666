import type { PorModo } from '@martelo/shared/modo';

type Nomes = Record<'leilao' | 'leiloes' | 'lote' | 'lotes' | 'este' | 'todosOs', string>;

function palavras({ leilao, leiloes, lote, lotes, este, todosOs }: Nomes) {
  return {
    titulo: `Vídeos dos ${lotes.toLowerCase()}`,
    explica: `Os endereços dos vídeos, por ${leilao.toLowerCase()}, para conferir e baixar.`,
    leiloes,
    semLeiloes: `Ainda não há ${leiloes.toLowerCase()} nesta marca.`,
    mais: 'Ver mais antigos',
    colunas: { nome: leilao, data: 'Data', situacao: 'Situação', lotes },
    voltar: todosOs,
    semLotes: `${este} ainda não tem ${lotes.toLowerCase()}.`,
    contas: { todos: lotes, com: 'Com vídeo', sem: 'Sem vídeo' },
    lote: { numero: 'Nº', nome: lote, video: 'Vídeo' },
    semVideo: 'Sem vídeo',
    abrir: (nome: string): string => `Abrir o vídeo de ${nome}`,
    baixarXlsx: 'Baixar XLSX',
    baixarCsv: 'Baixar CSV',
  };
}

/** Where the lots' videos are; in the menu, whose brand may be of either mode, they are called otherwise. */
export const ADMIN_VIDEOS: PorModo<ReturnType<typeof palavras>> = {
  leilao: palavras({
    ...{ leilao: 'Leilão', leiloes: 'Leilões', lote: 'Lote', lotes: 'Lotes' },
    ...{ este: 'Este leilão', todosOs: 'Todos os leilões' },
  }),
  loja: palavras({
    ...{ leilao: 'Venda ao vivo', leiloes: 'Vendas ao vivo', lote: 'Item', lotes: 'Itens' },
    ...{ este: 'Esta venda ao vivo', todosOs: 'Todas as vendas ao vivo' },
  }),
};
