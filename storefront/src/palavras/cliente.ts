import { PALAVRAS } from '@martelo/shared/lote-rotulos';
import type { PorModo } from '@martelo/shared/modo';

const leilao = {
  ...PALAVRAS.leilao,
  // the area
  meusLances: 'Meus lances',
  compras: 'Compras',
  documentos: 'Documentos',
  favoritos: 'Favoritos',
  buscas: 'Buscas salvas',
  avisos: 'Avisos',
  perfil: 'Meu perfil',
  seguranca: 'Segurança',
  minhaConta: 'Minha conta',
  indisponivel: 'A API está indisponível e não foi possível carregar seus dados',
  tentarDeNovo: 'Tentar de novo',
  nadaSePerdeu: 'Nada do que foi confirmado se perdeu.',
  // my bids
  abas: {
    andamento: 'Em andamento',
    negociacao: 'Negociações',
    ganhos: 'Ganhos',
    encerrados: 'Encerrados',
  },
  vazio: {
    andamento: 'Nenhum lance em andamento',
    negociacao: 'Nenhuma negociação em aberto',
    ganhos: 'Você ainda não ganhou nenhuma disputa',
    encerrados: 'Nada por aqui',
  },
  esperam: (quantas: number): string =>
    quantas === 1
      ? 'Uma negociação espera a sua resposta.'
      : `${quantas} negociações esperam a sua resposta.`,
  verAbertos: 'Ver lotes abertos',
  quandoDerLance: 'Quando você der um lance, acompanha tudo por aqui.',
  outrosNasAbas: 'Os lotes em que você já deu lances estão nas outras abas.',
  meuLance: 'Meu lance',
  cancelado: 'Cancelado pela organização',
  situacao: 'Situação',
  responderAgora: 'Responder agora',
  vaziaNegociacao:
    'Propostas, contrapropostas e vendas condicionais aparecem aqui, com o prazo de cada resposta.',
  oQueTerminar: 'O que terminar aparece aqui.',
  meuMaximo: 'Meu máximo secreto',
  negociacao: 'Negociação',
  verCompra: 'Ver compra',
  // my receipts
  recibosDe: { AUTOMATICO: 'Máximo secreto', COMPRE_JA: 'Compre Já', PROPOSTA: 'Proposta' } as Partial<
    Record<string, string>
  >,
  de: (oQue: string, valor: string): string => `${oQue} de ${valor}`,
  recibos: 'Recibos',
  buscando: 'Buscando seus recibos…',
  naoBuscou: 'Não foi possível buscar agora.',
  nenhumRecibo: 'Nenhum recibo neste lote.',
  // my purchases
  seLiberada: 'se liberada,',
  respondaAte: (quando: string): string => `responda até ${quando}`,
  respostaAte: (quando: string): string => `resposta até ${quando}`,
  vazias: {
    '': 'Você ainda não tem compras',
    agPagamentoAgValidacao: 'Nada a pagar',
    agRetirada: 'Nada a retirar',
    documentacao: 'Nenhum documento a caminho',
    fechadas: 'Nenhuma compra fechada',
  },
  vaziasDizem: {
    '': 'Quando você ganhar uma disputa, a compra aparece aqui com o total, o prazo e o extrato.',
    agPagamentoAgValidacao: 'Compras que esperam o seu pagamento ou a nossa conferência aparecem aqui.',
    agRetirada: 'Compras pagas que você ainda vai retirar aparecem aqui.',
    documentacao: 'Compras retiradas cujos documentos ainda não chegaram aparecem aqui.',
    fechadas: 'O que terminou, e o que foi cancelado, fica guardado aqui.',
  },
  nenhumaComFiltro: 'Nenhuma compra com este filtro',
  mudeFiltro: 'Mude o texto ou o leilão, ou veja todas.',
  verTodasCompras: 'Ver todas as compras',
  encontrar: 'Encontrar algo para comprar',
  nadaAPagar: 'Nada a pagar',
  todas: 'Todas',
  pagamento: 'Pagamento',
  retirada: 'Retirada',
  documentacao: 'Documentação',
  fechadas: 'Fechadas',
  buscarNasCompras: 'Buscar nas compras',
  buscar: 'Buscar',
  filtrarPorLeilao: 'Leilão',
  todosOsLeiloes: 'Todos os leilões',
  quantosLotes: (nome: string, outros: number): string =>
    outros === 1 ? `${nome} e mais 1 lote` : `${nome} e mais ${outros} lotes`,
  faltaPagar: 'falta pagar',
  emValidacao: 'em validação',
};

/** The client's area: bids, purchases and their receipts. */
export const CLIENTE: PorModo<typeof leilao> = {
  leilao,
  loja: {
    ...leilao,
    ...PALAVRAS.loja,
    vazio: { ...leilao.vazio, andamento: 'Nenhuma oferta em andamento' },
    meusLances: 'Minhas ofertas',
    verAbertos: 'Ver anúncios abertos',
    quandoDerLance: 'Quando você fizer uma oferta, acompanha tudo por aqui.',
    outrosNasAbas: 'Os anúncios em que você já fez ofertas estão nas outras abas.',
    meuLance: 'Minha oferta',
    cancelado: 'Cancelada pela organização',
    nenhumRecibo: 'Nenhum recibo neste anúncio.',
    mudeFiltro: 'Mude o texto ou o evento, ou veja todas.',
    filtrarPorLeilao: 'Evento',
    todosOsLeiloes: 'Todos os eventos',
    quantosLotes: (nome: string, outros: number): string =>
      outros === 1 ? `${nome} e mais 1 anúncio` : `${nome} e mais ${outros} anúncios`,
  },
};
