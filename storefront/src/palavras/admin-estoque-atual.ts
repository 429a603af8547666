import type { PorModo } from '@martelo/shared/modo';
import { ADMIN_MENU } from './admin-menu.ts';

const quantos = (numero: number): string =>
  `${numero.toLocaleString('pt-BR')} ${numero === 1 ? 'veículo' : 'veículos'}`;

function palavras({ leilao, leiloes, lote }: { leilao: string; leiloes: string; lote: string }) {
  return {
    titulo: ADMIN_MENU.estoque,
    explica: `O que está nos pátios e em nenhum ${leilao}. Toque em um número para ver só aquilo.`,
    total: quantos,
    oQueFalta: 'O que falta em cada um',
    porIdade: 'Tempo no pátio',
    porPatio: 'Pátios',
    porCarteira: 'Carteiras',
    semPatio: 'Sem pátio',
    semCarteira: 'Sem carteira',
    outroPatio: 'Outro pátio',
    outraCarteira: 'Outra carteira',
    mostrarTodos: (numero: number) => `Mostrar todos (${numero})`,
    mostrarMenos: 'Mostrar menos',
    filtros: 'Mostrando só',
    tirar: (qual: string) => `Deixar de filtrar por ${qual}`,
    limpar: 'Mostrar todo o estoque',
    vazio: 'Nenhum veículo no estoque.',
    vazioAssim: 'Nenhum veículo do estoque é assim.',
    lista: 'Veículos do estoque',
    mais: 'Mostrar mais',
    dias: (numero: number) =>
      numero === 0 ? 'entrou hoje' : numero === 1 ? 'há 1 dia' : `há ${numero} dias`,
    mercado: 'Mercado',
    fipe: 'FIPE',
    fipeDe: (mes: string) => `FIPE de ${mes}`,
    semValor: 'sem valor',
    semFoto: 'Sem foto',
    aoPedaco: (parte: string) => `mercado ${parte} da FIPE`,
    marcar: (nome: string) => `Marcar ${nome}`,
    marcarProntos: 'Marcar os prontos mostrados',
    marcados: (numero: number) => (numero === 1 ? '1 marcado' : `${numero} marcados`),
    desmarcar: 'Desmarcar',
    paraLeilao: `Levar a um ${leilao}`,
    arraste: `Marque os prontos e escolha o ${leilao}, ou arraste um deles até ele. Cada um vira um ${lote}.`,
    nenhumLeilao: `Nenhum ${leilao} aberto. Crie um antes.`,
    incluir: (numero: number) => `Incluir ${quantos(numero)}`,
    em: (nome: string) => `em ${nome}`,
    marqueAntes: 'Marque antes os veículos',
    outros: `Mais ${leiloes}`,
    confirmar: (nome: string) => `Incluir em ${nome}`,
    confirmarDiz: (numero: number) =>
      `${quantos(numero)}: ${numero === 1 ? `vira um ${lote}` : `cada um vira um ${lote}`}, com número, na ordem em que ${numero === 1 ? 'aparece' : 'aparecem'} aqui.`,
    verLotes: `Abrir o ${leilao}`,
    fechar: 'Fechar',
  };
}

export type PalavrasDoEstoqueAtual = ReturnType<typeof palavras>;
export const ADMIN_ESTOQUE_ATUAL: PorModo<PalavrasDoEstoqueAtual> = {
  leilao: palavras({ leilao: 'leilão', leiloes: 'leilões', lote: 'lote' }),
  loja: palavras({ leilao: 'evento', leiloes: 'eventos', lote: 'anúncio' }),
};
