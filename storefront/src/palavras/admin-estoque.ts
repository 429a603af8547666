import type { FaltaDoVeiculo } from '@martelo/shared/estoque';
import type { PorModo } from '@martelo/shared/modo';

const quantos = (numero: number): string =>
  `${numero.toLocaleString('pt-BR')} ${numero === 1 ? 'veículo' : 'veículos'}`;

/** What taking the stock into an auction says. */
function palavras({ leilao, lote }: { leilao: string; lote: string }) {
  return {
    abrir: 'Do estoque',
    titulo: `Incluir do estoque neste ${leilao}`,
    explica: `Veículos que não estão em ${leilao} algum. Cada um vira um ${lote}, com número, na ordem em que aparece aqui.`,
    buscar: 'Buscar no estoque',
    marcarTodos: 'Marcar todos os mostrados',
    marcar: (nome: string) => `Marcar ${nome}`,
    vazio: `Nenhum veículo livre no estoque.`,
    nadaComEste: 'Nenhum veículo livre com estas palavras.',
    mais: 'Procurar mais',
    comoMinimo: 'Preço mínimo',
    porcentagem: 'Parte do valor de mercado',
    valor: 'Um valor para todos',
    quantoPorCento: 'Porcentagem',
    quantoReais: 'Valor',
    minimoErrado: 'Escreva uma porcentagem de 1 a 100, ou um valor em reais.',
    mercado: (valor: string) => `mercado ${valor}`,
    incluir: (numero: number) => (numero === 0 ? 'Incluir' : `Incluir ${quantos(numero)}`),
    relatorio: (feitos: number, recusados: number) =>
      `${quantos(feitos)} ${feitos === 1 ? 'incluído' : 'incluídos'}, ${recusados} ${recusados === 1 ? 'recusado' : 'recusados'}.`,
    incluido: 'Incluído',
    outros: 'Incluir outros',
    falta: 'Falta:',
    faltas: {
      VALOR_DE_MERCADO: 'valor de mercado',
      COMITENTE: 'comitente',
      PATIO: 'pátio',
      TIPO: 'tipo',
      ANO: 'ano',
      KM: 'quilometragem',
    } satisfies Record<FaltaDoVeiculo, string>,
  };
}

export type PalavrasDoEstoque = ReturnType<typeof palavras>;
export const ADMIN_ESTOQUE: PorModo<PalavrasDoEstoque> = {
  leilao: palavras({ leilao: 'leilão', lote: 'lote' }),
  loja: palavras({ leilao: 'evento', lote: 'anúncio' }),
};
