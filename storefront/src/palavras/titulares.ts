/** Staff's table of what people ask about their own data (LGPD). Nothing here differs between modes. */
export const TITULARES = {
  titulo: 'Pedidos de titulares (LGPD)',
  nada: 'Nenhum pedido à espera',
  nadaDiz: 'Correções e eliminações que os clientes pedirem aparecem aqui, a de prazo mais próximo primeiro.',
  lista: 'Pedidos à espera',
  posicao: (numero: number, total: number): string => `${numero} de ${total}`,
  haMais: (quantos: number): string =>
    `Há mais de ${quantos} na fila: estes são os de prazo mais próximo. Os seguintes aparecem à medida que estes forem respondidos.`,
  teclas: 'Teclas: j próximo, k anterior, e analisar, a atender, n negar',
  voltarLista: 'Voltar à lista',
  selo: 'Atrasada',
  emAnalise: 'Em análise',
  correcaoDe: (campo: string): string => `Correção: ${campo}`,
  semNome: 'Cliente não encontrado',
  numero: (id: number): string => `Pedido ${id}`,
  atrasada: (quanto: string): string => `Atrasada há ${quanto}`,
  atrasadas: (quantas: number): string =>
    quantas === 1
      ? '1 pedido passou dos 15 dias que a lei dá para responder.'
      : `${quantas} pedidos passaram dos 15 dias que a lei dá para responder.`,
  prazo: (quanto: string): string => `Prazo em ${quanto}`,
  venceHoje: 'Prazo em menos de 1 hora',
  responderAte: 'Responder até',
  pedidaEm: 'Pedido em',
  oQuePede: 'O que pede',
  comoDeveFicar: 'Como deve ficar',
  explicacao: 'Explicação de quem pede',
  abrindo: 'Abrindo o pedido…',
  naoBuscou: 'Não foi possível abrir este pedido agora. Recarregue a página.',
  semCadastro: 'O cadastro não foi encontrado.',
  comprovado: 'Este dado foi provado por um documento aprovado. Ao atender, diga o que fica do documento.',
  doDocumento: 'E o documento aprovado?',
  documentos: {
    conferidos: {
      nome: 'O documento enviado já mostra assim',
      diz: 'Você conferiu: o cadastro estava errado, o documento não. A aprovação continua, com seu nome nesta decisão.',
    },
    pedir: {
      nome: 'Pedir um novo documento',
      diz: 'O documento aprovado deixa de valer na hora, e o cliente envia outro. Onde a marca exige documentos, ele só volta a participar com a nova aprovação.',
    },
  },
  respostaPedindo:
    'Corrigimos o seu cadastro. Agora envie em Meus documentos um documento que mostre o novo dado.',
  respostaDosSocios:
    'Pedido aceito. Informe o novo quadro em Sócios e representantes e envie o novo contrato social em Meus documentos.',
  aMao: 'Esta informação não é mudada sozinha: faça a correção antes de atender.',
  // of an erasure
  impede: 'O que impede agora (como o titular lê)',
  nadaImpede: 'Nada impede a eliminação agora.',
  fica: 'O que a lei manda guardar',
  porque: 'Por quê',
  ate: 'Até quando',
  sai: 'O que é apagado para sempre',
  quemConcede: 'A eliminação é concedida por administradores e pela gerência do SAC. Você pode negá-la.',
  // acts
  analisar: 'Começar a análise',
  atender: 'Atender',
  conceder: 'Conceder…',
  negar: 'Negar',
  analisarPergunta: (numero: number): string => `Começar a análise do pedido ${numero}?`,
  analisarDiz: 'O titular vê que alguém está com o pedido. O prazo não muda.',
  simAnalisar: 'Sim, começar',
  atenderPergunta: (quem: string): string => `Atender o pedido de ${quem}?`,
  atenderDiz: (campo: string): string =>
    `${campo}: o cadastro muda na hora, e o titular recebe sua resposta.`,
  atenderAMao: 'O titular recebe sua resposta. O cadastro não muda por aqui.',
  respostaPronta: 'Conferimos o pedido e corrigimos o seu cadastro.',
  respostaDaEliminacao:
    'Seu pedido foi concedido. Seus dados pessoais serão apagados agora; fica guardado só o que a lei manda.',
  resposta: 'Resposta ao titular',
  respostaAjuda: 'O titular lê estas palavras no e-mail e na página dele.',
  simAtender: 'Atender e responder',
  concederPergunta: (quem: string): string => `Eliminar os dados de ${quem}?`,
  concederDiz:
    'O acesso é encerrado na hora e os dados pessoais são apagados para sempre. Ninguém desfaz isso, nem a equipe técnica.',
  palavra: 'ELIMINAR',
  digite: 'Digite ELIMINAR para confirmar',
  simConceder: 'Eliminar para sempre',
  negarPergunta: (quem: string): string => `Negar o pedido de ${quem}?`,
  voltar: 'Voltar',
  // of a refusal, as DialogoDeDivergir asks
  motivo: 'Fundamento da recusa',
  motivoAjuda: 'O titular lê estas palavras. Diga por que não e o que pode fazer.',
  motivosProntos: {
    semProva:
      'Não conseguimos confirmar a informação. Envie um documento que a mostre em Meus documentos e peça de novo.',
    jaCorreto: 'Conferimos e o cadastro já está como no documento enviado.',
    emAberto:
      'Ainda há algo em andamento (disputa, compra ou devolução) em seu nome. Depois de encerrados, peça de novo.',
    lei: 'Estas informações precisam ser guardadas por obrigação legal (LGPD, art. 16, I).',
  },
  motivosNomes: {
    semProva: 'Sem comprovação',
    jaCorreto: 'Já está correto',
    emAberto: 'Algo em aberto',
    lei: 'Guarda obrigatória',
  },
  simDivergir: 'Negar e responder',
  // what was done
  feitos: {
    analisar: (numero: number, quem: string): string => `Pedido ${numero} de ${quem}: em análise.`,
    atender: (numero: number, quem: string): string => `Pedido ${numero} de ${quem}: atendido.`,
    negar: (numero: number, quem: string): string => `Pedido ${numero} de ${quem}: negado.`,
  },
  outroDecidiu: 'Outra pessoa cuidou deste pedido antes de você.',
  outroDecidiuComo: (como: string): string => `Este pedido mudou antes de você decidir: ${como}.`,
  sumiu: 'Este pedido não existe mais.',
  // granted, not done
  porFazer: 'Eliminações concedidas que ainda não terminaram',
  fazendo: 'Em andamento.',
  tentando: (erro: string): string => `Será tentada de novo. ${erro}`,
  parou: (erro: string): string => `Parou. ${erro}`,
  repetir: 'Tentar de novo agora',
  repetirQual: (numero: number): string => `Tentar de novo agora: pedido ${numero}`,
  repetida: 'Será tentada de novo em instantes.',
} as const;
