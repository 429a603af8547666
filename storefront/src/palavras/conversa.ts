/** Chats, by a bidder's page and by the house's inbox alike. Of both modes, but for what a press does. */
export const CONVERSA = {
  falar: 'Falar com a casa',
  entrePraFalar: 'Entre para falar com a casa',
  titulo: (nome: string) => `Conversa sobre ${nome}`,
  fechar: 'Fechar a conversa',
  abrindo: 'Abrindo a conversa…',
  naoAbriu: 'Não foi possível abrir a conversa agora.',
  tentar: 'Tentar de novo',
  mensagens: 'Mensagens',
  anteriores: 'Mensagens anteriores',
  vaziaPublica: 'Ninguém escreveu ainda.',
  vaziaNaCasa: 'Nenhuma mensagem.',
  voce: 'Você',
  casa: (marca: string) => (marca === '' ? 'A casa' : marca),
  alguem: 'Participante',
  removida: 'mensagem removida',
  lida: 'Lida',
  recebida: 'Recebida',
  enviada: 'Enviada',
  escreva: 'Sua mensagem',
  dica: 'Enter envia; Shift+Enter pula uma linha',
  enviar: 'Enviar',
  enviando: 'Enviando…',
  letras: (restam: number) =>
    restam === 1 ? 'resta 1 letra' : `restam ${restam.toLocaleString('pt-BR')} letras`,
  fechada: 'Este chat está fechado. O que foi dito continua aqui.',
  silenciado: (ate: string | null) =>
    ate === null
      ? 'Você não pode escrever neste chat por enquanto. O que escreveu continua aqui.'
      : `Você não pode escrever neste chat até ${ate}. O que escreveu continua aqui.`,
  devagar: 'Uma mensagem por segundo. A sua continua aqui: envie de novo.',
  semConexao: 'Sem conexão. Sua mensagem continua aqui; envie de novo quando voltar.',
  entre: 'Entre na sua conta para escrever.',
  naoLidas: (quantas: number) => (quantas === 1 ? '1 mensagem não lida' : `${quantas} mensagens não lidas`),
  novas: 'Ver as mensagens novas',
  prontas: 'Respostas prontas',
  escolhaPronta: 'Escolha uma resposta',
} as const;

/** What differs by mode; a message that looks like a bid is none. */
export const CONVERSA_POR_MODO = {
  leilao: {
    vazia: 'Pergunte o que quiser sobre este lote. A casa responde aqui.',
    aviso: 'O que se escreve aqui não é lance.',
    dar: (valor: string) => `Ir dar lance de ${valor}`,
  },
  loja: {
    vazia: 'Pergunte o que quiser sobre este anúncio. A casa responde aqui.',
    aviso: 'O que se escreve aqui não é oferta.',
    dar: (valor: string) => `Ir fazer oferta de ${valor}`,
  },
} as const;
