import { PALAVRAS } from '@martelo/shared/lote-rotulos';
import type { PorModo } from '@martelo/shared/modo';

const leilao = {
  ...PALAVRAS.leilao,
  // the button, or why there is none
  aindaNaoAberto: 'Ainda não aberto. Esta página atualiza sozinha quando abrir.',
  ganhando: 'Você está ganhando.',
  naoPrecisaMais: 'Não é preciso dar mais. Para não perder por distração, deixe um máximo automático.',
  seuMaximoDe: 'Seu máximo secreto de',
  estaValendo: 'está valendo: respondemos por você até ele.',
  definirMaximo: 'Definir máximo automático',
  aumentarMaximo: 'Aumentar meu máximo',
  enviando: 'Enviando…',
  mudou: (valor: string): string => `Agora ${valor}: toque de novo`,
  darLanceDe: (valor: string): string => `Dar lance de ${valor}`,
  definirMaximoDe: (valor: string): string => `Definir máximo de ${valor}`,
  totalComTaxas: (total: string): string => `total com taxas ${total}`,
  pausado: 'Pausado',
  soAcompanham: 'Contas internas só acompanham: não participam das disputas.',
  entrarPara: (acao: string): string => `Entrar para ${acao}`,
  cadastroNaoPermite: 'Seu cadastro ainda não permite dar lances.',
  faleComAtendimento: 'Fale com o atendimento.',
  enviarDocumentos: 'Enviar meus documentos',
  falarComAtendimento: 'Falar com o atendimento',
  carregando: 'Carregando…',
  // what became of the last press
  maximoRegistrado: (valor: string): string => `Máximo de ${valor} registrado`,
  lanceRegistrado: (valor: string): string => `Lance de ${valor} registrado`,
  superadoNaHora: (resposta: string): string =>
    `, e já superado: outra pessoa tinha um máximo igual ou maior, e respondeu com ${resposta}.`,
  maximoSuperadoNaHora: (resposta: string): string =>
    `, e já superado: outra pessoa tinha um máximo igual ou maior, e respondeu com ${resposta}.`,
  liderou: (com: string, depois: string): string =>
    `Você liderou com ${com}. Depois, outra pessoa chegou a ${depois}.`,
  recibo: 'Recibo',
  semConfirmacao: 'Não recebemos a confirmação.',
  repetirSeguro: 'Repetir é seguro: o mesmo envio nunca conta duas vezes.',
  confirmarDeNovo: 'Confirmar de novo',
  confiraETente: 'Confira e tente de novo.',
  redeConsulta:
    'Sua rede não deixa passar a conexão ao vivo. O preço é consultado a cada poucos segundos, e o seu lance segue normalmente.',
  semConexao:
    'Sem conexão: o preço pode ter mudado. Se confirmar, tentamos enviar, e dizemos se foi recebido.',
  // the form
  tipoDeLance: 'Tipo de lance',
  automatico: 'Automático',
  outroValor: 'Outro valor',
  seuMaximoSecreto: 'Seu máximo secreto',
  acimaDoTeto: (teto: string): string => `Acima de ${teto}, o seu teto de hoje`,
  minimoAgora: (valor: string): string => `Mínimo agora: ${valor}`,
  rotuloTotal: 'Total com taxas',
  compromisso: 'O lance é um compromisso de compra e não pode ser desfeito.',
  passoInicial: 'Inicial',
  valorDeAbertura: 'valor de abertura',
  proximoValor: 'próximo valor',
  incrementosAcima: (passos: number): string => `${passos} incrementos acima`,
  // the automatic bid
  maximoDefinido: 'Seu máximo secreto, já definido:',
  respondemos: ({ por, passo, ate }: Record<'por' | 'passo' | 'ate', string>): string =>
    `Você já lidera por ${por}. Se alguém der mais, respondemos por você de ${passo} em ${passo}, sem passar de ${ate}.`,
  cobrimos: ({ desde, passo, ate }: Record<'desde' | 'passo' | 'ate', string>): string =>
    `Entramos por você a partir de ${desde} e cobrimos cada lance de ${passo} em ${passo}, só o necessário, sem passar de ${ate}.`,
  novoMaximo: (valor: string): string => `Confirmando, o novo máximo será ${valor}.`,
  ninguemVe: 'Ninguém além de você vê esse máximo.',
  // the score
  situacao: 'Situação',
  leilaoPausado: 'Leilão pausado',
  relogioParado: 'O relógio está parado e ninguém perde tempo. Esta página avisa quando ele for retomado.',
  motivoInformado: (motivo: string): string => `Motivo informado pela organização: ${motivo}`,
  ate: (quando: string): string => `até ${quando}`,
  restituido: (tempo: string): string => `Houve uma interrupção; o lote recebeu ${tempo} de volta.`,
  prorrogado: (tempo: string): string => `Prorrogado +${tempo}`,
  vendaDireta: 'Venda direta, sem disputa',
  naoHouveLances: 'Não houve lances',
  nenhumLance: 'Nenhum lance ainda',
  verPainel: 'Ver painel',
  comprar: 'Comprar',
  fazerProposta: 'Fazer proposta',
  verCompra: 'Ver compra',
  verDetalhes: 'Ver detalhes',
  fecharPainel: 'Fechar painel',
  // the auctioneer
  proximoLote: 'O próximo lote já vai entrar.',
  noPregao: (numero: string): string => `No pregão agora: lote ${numero}`,
  devoltaAoPregao: 'De volta ao pregão, com nova chance para todos.',
  devolve: 'Um lance agora devolve a disputa ao início da chamada.',
  semRelogio: 'Sem relógio: quem encerra é o leiloeiro, depois de “dou-lhe duas”.',
  // the end
  compraConfirmada: 'Compra confirmada',
  ganhou: 'Você ganhou!',
  venceu: (valor: string): string => `Seu lance de ${valor} venceu.`,
  vejaACompra: 'Veja o total, o prazo de pagamento e o extrato na sua compra.',
  verMinhaCompra: 'Ver minha compra',
  emAnalise: 'Em análise pelo comitente',
  acompanhar: 'Acompanhar',
  verOutros: 'Ver outros abertos agora',
  verificarLivro: 'Verificar o livro assinado',
  abaixoDoEsperado: (valor: string): string =>
    `${valor} ficou abaixo do valor esperado. Avisaremos assim que houver resposta.`,
  aEsperaDoComitente: (valor: string): string =>
    `Com o maior lance de ${valor}, à espera da resposta do comitente.`,
  retirado: 'Retirado da venda pela organização.',
  abaixoDoAceito: (valor: string): string =>
    `Com o maior lance de ${valor}, abaixo do que o comitente aceitou.`,
};

/** The bidding panel: price, clock, position, and what happens if one presses. */
export const PAINEL: PorModo<typeof leilao> = {
  leilao,
  loja: {
    ...leilao,
    ...PALAVRAS.loja,
    ganhando: 'A melhor oferta é sua.',
    darLanceDe: (valor: string): string => `Fazer oferta de ${valor}`,
    cadastroNaoPermite: 'Seu cadastro ainda não permite fazer ofertas.',
    lanceRegistrado: (valor: string): string => `Oferta de ${valor} registrada`,
    superadoNaHora: (resposta: string): string =>
      `, e já superada: outra pessoa tinha um máximo igual ou maior, e respondeu com ${resposta}.`,
    redeConsulta:
      'Sua rede não deixa passar a conexão ao vivo. O preço é consultado a cada poucos segundos, e a sua oferta segue normalmente.',
    semConexao:
      'Sem conexão: o preço pode ter mudado. Se confirmar, tentamos enviar, e dizemos se foi recebida.',
    tipoDeLance: 'Tipo de oferta',
    compromisso: 'A oferta é um compromisso de compra e não pode ser desfeita.',
    cobrimos: ({ desde, passo, ate }: Record<'desde' | 'passo' | 'ate', string>): string =>
      `Entramos por você a partir de ${desde} e cobrimos cada oferta de ${passo} em ${passo}, só o necessário, sem passar de ${ate}.`,
    leilaoPausado: 'Evento pausado',
    restituido: (tempo: string): string => `Houve uma interrupção; o anúncio recebeu ${tempo} de volta.`,
    naoHouveLances: 'Não houve ofertas',
    nenhumLance: 'Nenhuma oferta ainda',
    proximoLote: 'O próximo anúncio já vai entrar.',
    noPregao: (numero: string): string => `No pregão agora: anúncio ${numero}`,
    devolve: 'Uma oferta agora devolve a disputa ao início da chamada.',
    venceu: (valor: string): string => `Sua oferta de ${valor} venceu.`,
    aEsperaDoComitente: (valor: string): string =>
      `Com a maior oferta de ${valor}, à espera da resposta do comitente.`,
    abaixoDoAceito: (valor: string): string =>
      `Com a maior oferta de ${valor}, abaixo do que o comitente aceitou.`,
  },
};
