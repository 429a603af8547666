import type { PorModo } from '@martelo/shared/modo';

/** Why a signature proves nothing. */
export const ASSINATURA = {
  naoEAssinatura: 'O texto não é uma assinatura no formato JWS.',
  outraFinalidade: 'É uma assinatura feita para outra finalidade, e não para esta.',
  outroAlgoritmo: 'O algoritmo da assinatura não é EdDSA.',
  chaveNaoPublicada: 'A chave que assinou não está entre as publicadas pela casa.',
  naoCorresponde: 'A assinatura não corresponde ao conteúdo.',
  chaveForaDeVigor: 'A chave que assinou não estava em vigor naquele instante.',
} as const;

const leilao = {
  deOutroLivro: 'O livro é de outro lote ou de outro leilão.',
  hashDeOutro: 'O hash não é o que está no livro do lote.',
  assinaturaDeOutra: 'A assinatura não é a que está no livro do lote.',
  noLote: (numero: string, quebra: string): string => `Lote ${numero}: ${quebra}`,
  conferemLotes: (lotes: number): string =>
    lotes === 1 ? 'O livro do único lote confere' : `Os livros dos ${lotes} lotes conferem`,
  leilaoAssinado: (conferem: string): string => `${conferem}, e a casa assinou o hash de todos eles.`,
  leilaoAberto: (conferem: string): string => `${conferem}. O leilão não terminou: ainda não há hash final.`,
  livrosInteiros:
    'O livro de cada lote está inteiro até onde foi publicado, e os encerrados foram assinados pela casa.',
  nenhumLoteMudou: 'Nenhum lote foi acrescentado, retirado ou trocado de lugar desde o fim do leilão.',
  oQueVaiAcontecer: 'O que ainda vai acontecer: o hash de todos os lotes só é assinado no fim.',
  quemDeu: 'Quem deu cada lance: isso só se abre em juízo, ou pelo próprio participante.',
  hashCedo: 'Há um hash final, mas o leilão não terminou.',
  hashFinalDeOutros: 'O hash final não é o dos livros destes lotes, nesta ordem.',
  faltaAssinatura: 'O leilão terminou, e falta a assinatura.',
  deOutraLista: 'A assinatura é de outro leilão ou de outra lista de lotes.',
  assinaturaDoLeilao: (porque: string): string => `Assinatura do leilão: ${porque}`,
  foraDeOrdem: (lugar: number, seq: number): string =>
    `É o registro ${lugar} do livro e está numerado ${seq}: há um a menos, a mais ou fora de ordem.`,
  hashTrocado: 'O hash não é o do conteúdo somado ao registro anterior: um dos dois foi trocado.',
  encerradoSemAssinatura: 'O lote está encerrado, e o livro não traz a assinatura do encerramento.',
  semEncerramento: 'O livro está assinado, mas não mostra o encerramento.',
  registrosDepois: (aMais: number): string => `Há ${aMais} registro(s) depois do último que a casa assinou.`,
  assinaturaDoEncerramento: (porque: string): string => `Assinatura do encerramento: ${porque}`,
  deOutroLote: 'É a assinatura de outro lote.',
  deOutroConteudo: 'É a assinatura de outro conteúdo: faltam registros ou foram trocados.',
  noRegistro: (seq: number, motivo: string): string => `Registro ${seq}: ${motivo}`,
  livroVazio: 'O livro está vazio: todo livro começa com a inclusão do lote.',
  naoSeguem: (quantos: number, seq: number): string =>
    `${quantos === 1 ? 'Um registro não segue' : `${quantos} registros não seguem`} do anterior. O primeiro é o de número ${seq}.`,
  guardeComoEsta: 'Este livro não é o que a casa escreveu, ou foi alterado depois. Guarde-o como está.',
  conferemRegistros: (total: number): string =>
    total === 1 ? 'O único registro confere' : `Os ${total} registros conferem`,
  conferemDe: (quantos: number, total: number): string => `${quantos} de ${total} registros conferem.`,
  loteAssinado: (conferem: string): string => `${conferem} e o encerramento foi assinado pela casa.`,
  semChaves: (conferem: string): string =>
    `${conferem}. Sem as chaves da casa, a assinatura não foi conferida.`,
  loteAberto: (conferem: string): string =>
    `${conferem}. O lote ainda não foi encerrado, e por isso não há assinatura.`,
  nenhumRegistroMudou: 'Nenhum registro foi alterado, retirado ou trocado de lugar desde o encerramento.',
  registrosSelados:
    'Cada registro sela o anterior: mudar um obrigaria a refazer todos os seguintes, e quem guardou um recibo ou um hash notaria.',
  jaGuardava:
    'Cada registro já guardava, cifrado, quem deu o lance e até quanto: não pode ser trocado depois.',
  casaAssinou: (seq: number): string =>
    `A casa assinou o livro no encerramento, registro ${seq}, e não pode negá-lo.`,
  livroInteiro: 'Que este é o livro inteiro: enquanto não há assinatura, ele pode ter crescido depois.',
  quemDeuEMaximos:
    'Quem deu cada lance e os lances máximos: isso só se abre em juízo, ou pelo próprio participante.',
  mesmoLivro: 'Que você e outra pessoa receberam o mesmo livro: compare com ela o último hash.',
  autenticoMas: (quebra: string): string => `O recibo é autêntico, mas ${quebra}`,
  lanceSilencioso:
    'A casa assinou este recibo. O lance é um aumento silencioso do seu máximo: fica no livro só como compromisso cifrado, que se abre em juízo.',
  lanceNoLivro: (seq: number): string =>
    `A casa assinou este recibo, e o lance está no livro, registro ${seq}.`,
  semEsteLance: (seq: number): string => `o livro não tem este lance no registro ${seq}.`,
  outroInstante: 'o livro traz outro instante.',
  outroTipo: 'o livro traz um lance de outro tipo.',
  outroValor: 'o livro traz outro valor.',
  // an entry
  registroIlegivel: 'Registro ilegível',
  respostaAutomatica: 'resposta automática',
  pelaSequencia: 'pela sequência dos lotes',
  registros: {
    LoteIncluido: 'Lote incluído',
    LoteAlterado: 'Condições alteradas',
    Lance: 'Lance',
    LanceCancelado: 'Lance cancelado',
    VendaDireta: 'Venda direta',
    Prorrogado: 'Encerramento prorrogado',
    TempoRestituido: 'Tempo restituído',
    SituacaoAlterada: 'Situação alterada',
    Encerrado: 'Encerrado',
  } as Record<string, string>,
  tiposDeLance: {
    MANUAL: 'Lance manual',
    AUTOMATICO: 'Lance automático',
    PRESENCIAL: 'Lance na sala',
    COMPRE_JA: 'Compre Já',
    PROPOSTA: 'Proposta',
  } as Record<string, string>,
};

/** What a ledger's entries are called, and what checking it proves or does not. */
export const LIVRO: PorModo<typeof leilao> = {
  leilao,
  loja: {
    ...leilao,
    deOutroLivro: 'O livro é de outro anúncio ou de outro evento.',
    hashDeOutro: 'O hash não é o que está no livro do anúncio.',
    assinaturaDeOutra: 'A assinatura não é a que está no livro do anúncio.',
    noLote: (numero: string, quebra: string): string => `Anúncio ${numero}: ${quebra}`,
    conferemLotes: (anuncios: number): string =>
      anuncios === 1 ? 'O livro do único anúncio confere' : `Os livros dos ${anuncios} anúncios conferem`,
    leilaoAberto: (conferem: string): string =>
      `${conferem}. O evento não terminou: ainda não há hash final.`,
    livrosInteiros:
      'O livro de cada anúncio está inteiro até onde foi publicado, e os encerrados foram assinados pela casa.',
    nenhumLoteMudou: 'Nenhum anúncio foi acrescentado, retirado ou trocado de lugar desde o fim do evento.',
    oQueVaiAcontecer: 'O que ainda vai acontecer: o hash de todos os anúncios só é assinado no fim.',
    quemDeu: 'Quem fez cada oferta: isso só se abre em juízo, ou pelo próprio participante.',
    hashCedo: 'Há um hash final, mas o evento não terminou.',
    hashFinalDeOutros: 'O hash final não é o dos livros destes anúncios, nesta ordem.',
    faltaAssinatura: 'O evento terminou, e falta a assinatura.',
    deOutraLista: 'A assinatura é de outro evento ou de outra lista de anúncios.',
    assinaturaDoLeilao: (porque: string): string => `Assinatura do evento: ${porque}`,
    encerradoSemAssinatura: 'O anúncio está encerrado, e o livro não traz a assinatura do encerramento.',
    deOutroLote: 'É a assinatura de outro anúncio.',
    livroVazio: 'O livro está vazio: todo livro começa com a inclusão do anúncio.',
    loteAberto: (conferem: string): string =>
      `${conferem}. O anúncio ainda não foi encerrado, e por isso não há assinatura.`,
    jaGuardava:
      'Cada registro já guardava, cifrado, quem fez a oferta e até quanto: não pode ser trocado depois.',
    quemDeuEMaximos:
      'Quem fez cada oferta e as ofertas máximas: isso só se abre em juízo, ou pelo próprio participante.',
    lanceSilencioso:
      'A casa assinou este recibo. A oferta é um aumento silencioso do seu máximo: fica no livro só como compromisso cifrado, que se abre em juízo.',
    lanceNoLivro: (seq: number): string =>
      `A casa assinou este recibo, e a oferta está no livro, registro ${seq}.`,
    semEsteLance: (seq: number): string => `o livro não tem esta oferta no registro ${seq}.`,
    outroTipo: 'o livro traz uma oferta de outro tipo.',
    pelaSequencia: 'pela sequência dos anúncios',
    registros: {
      ...leilao.registros,
      LoteIncluido: 'Anúncio incluído',
      Lance: 'Oferta',
      LanceCancelado: 'Oferta cancelada',
    },
    tiposDeLance: {
      ...leilao.tiposDeLance,
      MANUAL: 'Oferta manual',
      AUTOMATICO: 'Oferta automática',
      PRESENCIAL: 'Oferta na sala',
    },
  },
};
