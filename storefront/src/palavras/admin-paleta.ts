import type { BuscaGeral } from '@martelo/shared/busca-geral';
import type { PorModo } from '@martelo/shared/modo';

/** What the box says that finds anything (Ctrl+K). */
export const ADMIN_PALETA = {
  titulo: 'Procurar em tudo',
  comando: (mac: boolean) => (mac ? '⌘K' : 'Ctrl K'),
  fechar: 'Fechar a procura',
  resultados: 'Resultados',
  recentes: 'Abertos há pouco',
  irPara: 'Ir para',
  verTodos: (oQue: string) => `Ver todos em ${oQue.toLowerCase()}`,
  haMais: 'Há mais: escreva mais palavras.',
  procurando: 'Procurando…',
  achados: (quantos: number) => `${quantos} ${quantos === 1 ? 'resultado' : 'resultados'}`,
  nada: (texto: string) => `Nada encontrado para “${texto}”.`,
  soInteiro: 'Clientes são achados pelo nome ou pelo CPF ou CNPJ inteiro.',
  erro: 'A procura falhou.',
  esc: 'Esc',
  teclas: { escolher: 'escolher', abrir: 'abrir', fechar: 'fechar' },
} as const;

const grupos = { lotes: 'Lotes', clientes: 'Clientes', vendas: 'Vendas', placas: 'Veículos pela placa' };
export const PALETA_POR_MODO: PorModo<{ dica: string; grupos: Record<keyof BuscaGeral, string> }> = {
  leilao: { dica: 'Lote, cliente, venda, placa ou tela', grupos },
  loja: { dica: 'Anúncio, cliente, venda, placa ou tela', grupos: { ...grupos, lotes: 'Anúncios' } },
};
