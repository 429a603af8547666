import type { PorModo } from '@martelo/shared/modo';

function palavras({
  lote,
  lotes,
  doLote,
  oLote,
  semLances,
}: Record<'lote' | 'lotes' | 'doLote' | 'oLote' | 'semLances', string>) {
  return {
    titulo: 'Avaliação de veículo',
    todas: 'Todas as avaliações',
    vale: 'A avaliação que vale',
    semVale: 'Nenhuma avaliação deste veículo foi assinada.',
    assinada: (quem: string, quando: string) => `Assinada por ${quem} em ${quando}`,
    minimo: 'Mínimo sugerido',
    valorAvaliado: 'Valor avaliado',
    minimoDoLote: `Mínimo ${doLote} agora`,
    abaixo: (quanto: string) => `${oLote} está ${quanto} abaixo do mínimo sugerido.`,
    acima: (quanto: string) => `${oLote} está ${quanto} acima do mínimo sugerido.`,
    igual: `${oLote} está com o mínimo sugerido.`,
    veiculo: 'O veículo',
    cadastro: 'Abrir o cadastro do veículo',
    abrirLote: `Abrir ${oLote.toLowerCase()}`,
    fatos: {
      ...{ placa: 'Placa', chassi: 'Chassi', anoModelo: 'Ano do modelo', km: 'Quilometragem', cor: 'Cor' },
      ...{ patio: 'Pátio', valorMercado: 'Valor de mercado no cadastro', noLote: `Vendido ${lote}` },
    },
    fotos: 'Fotos',
    foto: (n: number, quantas: number) => `Foto ${n} de ${quantas}, abre inteira em outra aba`,
    semFotos: `Sem fotos: elas vêm ${doLote} em que o veículo é vendido.`,
    escrever: 'Sua avaliação',
    nova: 'Nova avaliação',
    novaExplica: 'O que está assinado não muda. Uma nova, depois de assinada, passa a ser a que vale.',
    rascunho: 'Rascunho: nada vale antes de assinado.',
    assinar: 'Assinar a avaliação',
    parecidos: `${lotes} parecidos`,
    parecidosExplica: 'Mesma marca e modelo, até três anos de diferença; primeiro os vendidos.',
    semParecidos: 'Nenhum parecido nesta marca até agora.',
    colunas: {
      ...{
        nome: lotes,
        ano: 'Ano',
        km: 'Km',
        onde: 'Onde',
        situacao: 'Situação',
        fim: 'Encerra',
        preco: 'Preço',
      },
    },
    semLances,
  };
}

/** What an auctioneer says a vehicle is worth. */
export const ADMIN_AVALIACAO: PorModo<ReturnType<typeof palavras>> = {
  leilao: palavras({
    lote: 'no lote',
    lotes: 'Lotes',
    doLote: 'do lote',
    oLote: 'O lote',
    semLances: 'sem lances',
  }),
  loja: palavras({
    lote: 'no item',
    lotes: 'Itens',
    doLote: 'do item',
    oLote: 'O item',
    semLances: 'sem ofertas',
  }),
};
