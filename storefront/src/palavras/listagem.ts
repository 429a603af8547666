import { PALAVRAS } from '@martelo/shared/lote-rotulos';
import type { PorModo } from '@martelo/shared/modo';

const leilao = {
  ...PALAVRAS.leilao,
  buscarLotes: 'Buscar lotes',
  filtros: 'Filtros',
  removerFiltro: 'Remover filtro',
  exemploBusca: 'Marca, modelo, cidade…',
  buscar: 'Buscar',
  resultados: 'Resultados',
  ordenarPor: 'Ordenar por',
  ordenar: 'Ordenar',
  filtrosAtivos: 'Filtros ativos',
  limparTudo: 'Limpar tudo',
  indisponivel: 'A API está indisponível e não foi possível carregar os lotes',
  tentarDeNovo: 'Tentar de novo',
  nadaSePerdeu: 'Estamos trabalhando para voltar. Nada do que você já fez se perdeu.',
  outrasPalavras: 'Tente outras palavras ou remova algum filtro.',
  nenhumResultado: (q: string): string => (q === '' ? 'Nenhum resultado' : `Nenhum resultado para “${q}”`),
  verTodos: 'Ver todos os lotes',
  fecharFiltros: 'Fechar filtros',
  soAbertos: 'Só abertos agora',
  aplicar: 'Aplicar',
  valor: 'Valor',
  ano: 'Ano do modelo',
  min: 'mín.',
  max: 'máx.',
  deAno: 'de',
  ateAno: 'até',
  fechar: 'Fechar',
  ver: (quantos: string): string => `Ver ${quantos}`,
  comFiltros: (quantos: number): string => `com ${quantos} filtros`,
  verMais: (quantos: number): string => `Ver mais ${quantos}`,
  minimo: (oQue: string): string => `${oQue} mínimo`,
  maximo: (oQue: string): string => `${oQue} máximo`,
  comprar: 'Comprar',
  comprarTipo: (tipo: string): string => `Comprar ${tipo}`,
};

/** The listing: search, filters, pages. */
export const LISTAGEM: PorModo<typeof leilao> = {
  leilao,
  loja: {
    ...leilao,
    ...PALAVRAS.loja,
    buscarLotes: 'Buscar anúncios',
    indisponivel: 'A API está indisponível e não foi possível carregar os anúncios',
    verTodos: 'Ver todos os anúncios',
  },
};

/** Page links, under any list. */
export const PAGINAS = {
  pagina: (numero: number): string => `Página ${numero}`,
  paginas: 'Páginas',
  anterior: 'Página anterior',
  proxima: 'Próxima página',
} as const;
