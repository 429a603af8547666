import type { PorModo } from '@martelo/shared/modo';

/** The assistant that makes a brand, and the brand's home in small. */
export interface PalavrasDaMarcaNova {
  venda: string;
  ajudaDaVenda: string;
  /** How the brand sells, when it is checked before it is made. */
  vendaConferida: string;
  abertura: string;
  secao: string;
  destaque: string;
  chamada: string;
  /** What the foot of every page says until the brand writes its own. */
  rodape: string;
}

export const MARCA_NOVA: PorModo<PalavrasDaMarcaNova> = {
  leilao: {
    venda: 'Leilão',
    ajudaDaVenda: 'Lotes disputados por lances, com relógio e pregão.',
    vendaConferida: 'Leilão (lances e lotes)',
    abertura: 'Seu próximo veículo sai do martelo',
    secao: 'Encerrando em instantes',
    destaque: 'Destaque',
    chamada: 'Pronto para o seu primeiro lance?',
    rodape:
      'Leilões de veículos, imóveis e equipamentos, com lances ao vivo e cada etapa às claras. Leia o edital de cada leilão antes de participar.',
  },
  loja: {
    venda: 'Loja',
    ajudaDaVenda: 'Anúncios com preço e ofertas, sem pregão.',
    vendaConferida: 'Loja (ofertas e anúncios)',
    abertura: 'O próximo negócio bom está aqui',
    secao: 'Chegaram agora',
    destaque: 'Novo',
    chamada: 'Pronto para sua primeira oferta?',
    rodape:
      'Veículos e equipamentos com procedência e preço claro. Faça sua oferta, acompanhe a resposta e retire sem surpresa.',
  },
};
