import { ADMIN_MENU } from './admin-menu.ts';

/** The FIPE table's values, out of a sheet. */
export const ADMIN_FIPE = {
  titulo: ADMIN_MENU.tabelaFipe,
  explica:
    'A primeira linha diz as colunas. O que se exige: código FIPE, valor e mês de referência; e em cada linha a placa, o chassi, ou o ano do modelo. Com placa ou chassi o valor é daquele veículo; só com o ano, é de todos os veículos da marca que já têm aquele código e são daquele ano.',
  outras:
    'Também se lê o nome na tabela. O valor fica com o mês dele e diz que veio de um arquivo; um mês mais velho que o do veículo fica de fora.',
  consultar: {
    titulo: 'Consultar a tabela',
    explica:
      'Busca o valor do mês de cada veículo do estoque que tem código FIPE e ano do modelo. Quem já tem o valor de um mês mais novo fica como está.',
    desligada:
      'Esta instalação não consulta a tabela. Quem a mantém pode ligar a consulta (FIPE_URL); até lá, importe uma planilha abaixo.',
    botao: 'Consultar o estoque',
    deNovo: 'Consultar de novo',
    andando: (feitos: number, total: number): string =>
      total === 0 ? 'Começando…' : `Consultando: ${feitos} de ${total}`,
    andamento: 'Andamento da consulta',
    pronta: (em: string): string => `Consulta de ${em}, terminada.`,
    falhou: (em: string): string =>
      `A tabela parou de responder na consulta de ${em}. O que já tinha sido atualizado ficou.`,
    interrompida: (em: string): string =>
      `A consulta de ${em} foi interrompida. O que já tinha sido atualizado ficou.`,
    contas: {
      atualizados: 'Atualizados',
      iguais: 'Já estavam em dia',
      semValor: 'Sem valor na tabela',
      mes: 'Mês da tabela',
    },
  },
  planilha: 'Importar uma planilha',
  ver: 'Ver o estoque',
  verVeiculos: 'Ver os veículos',
} as const;
