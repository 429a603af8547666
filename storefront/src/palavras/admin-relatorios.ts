import type { PorModo } from '@martelo/shared/modo';
import { ADMIN_MENU } from './admin-menu.ts';

const comum = {
  titulo: ADMIN_MENU.relatorios,
  tituloDoComitente: ADMIN_MENU.relatoriosDoComitente,
  explica:
    'Cada relatório vira um arquivo, feito enquanto você trabalha. Ele baixa sozinho se você ficar aqui, e fica 7 dias em “Meus arquivos”.',
  soSeus: 'Aqui só entra o que é dos comitentes por quem você responde.',
  catalogo: 'Catálogo',
  ultimas: 'Últimas vezes',
  tirar: 'Tirar',
  tirarEste: (titulo: string): string => `Tirar ${titulo}`,
  nenhum: 'Nenhum relatório é para o seu papel nesta marca.',
  nenhumaVez: 'Ainda não se tirou nenhum relatório.',
  cancelar: 'Cancelar',
  de: 'De',
  ate: 'Até',
  situacao: 'Situação',
  todas: 'Todas',
  formato: 'Formato',
  noPapel: (maximo: string): string =>
    `Até ${maximo} linhas, com a soma de cada coluna de dinheiro. Mais do que isso, tire em planilha.`,
  tem: 'O que traz',
  periodoErrado: 'O período termina antes de começar.',
  mais: 'Ver mais antigos',
  acoes: 'O que se pode fazer',
  baixar: 'Baixar',
  baixarEste: (titulo: string, quando: string): string => `Baixar ${titulo}, de ${quando}`,
  deOutro: 'Só quem pediu baixa',
  semCriterios: 'Tudo',
  colunas: {
    relatorio: 'Relatório',
    quem: 'Quem',
    quando: 'Quando',
    criterios: 'Critérios',
    linhas: 'Linhas',
    situacao: 'Situação',
  },
  procurando: 'Procurando…',
  naoProcurou: 'Não foi possível procurar agora.',
} as const;

/** Reports, and what they were asked by. */
export const ADMIN_RELATORIOS: PorModo<
  typeof comum & {
    leilao: string;
    todosOsLeiloes: string;
    nenhumLeilao: string;
    tirarLeilao: (nome: string) => string;
  }
> = {
  leilao: {
    ...comum,
    leilao: 'Leilão',
    todosOsLeiloes: 'Todos: procure por nome, cidade ou número',
    nenhumLeilao: 'Nenhum leilão com estas palavras.',
    tirarLeilao: (nome) => `Tirar o leilão ${nome}`,
  },
  loja: {
    ...comum,
    leilao: 'Evento',
    todosOsLeiloes: 'Todos: procure por nome, cidade ou número',
    nenhumLeilao: 'Nenhum evento com estas palavras.',
    tirarLeilao: (nome) => `Tirar o evento ${nome}`,
  },
};
