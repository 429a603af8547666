import { ADMIN_MENU } from './admin-menu.ts';

/** The house's inbox of chats. */
export const ADMIN_CONVERSAS = {
  titulo: ADMIN_MENU.conversas,
  recortes: {
    todas: 'Todas',
    esperam: 'Esperam resposta',
    minhas: 'Minhas',
    'sem-responsavel': 'Sem responsável',
    publicas: 'Públicas',
  },
  recorte: 'Quais conversas',
  esperam: (quantas: number) =>
    quantas === 0
      ? 'Ninguém espera resposta.'
      : quantas === 1
        ? '1 espera resposta.'
        : `${quantas.toLocaleString('pt-BR')} esperam resposta.`,
  lista: 'Conversas',
  teclas: 'Setas vão de uma a outra; Enter abre.',
  vazia: 'Nenhuma conversa aqui.',
  mais: 'Mais conversas',
  escolha: 'Escolha uma conversa para ler e responder.',
  voltar: 'Todas as conversas',
  publica: 'Chat público',
  espera: 'espera resposta',
  com: (nome: string) => `com ${nome}`,
  semResponsavel: 'Sem responsável',
  responsavel: 'Responsável',
  ninguem: 'Ninguém',
  assumir: 'Assumir',
  naoMudou: 'Não foi possível mudar agora.',
  fecharPublica: 'Fechar o chat',
  abrirPublica: 'Abrir o chat',
  fechada: 'Fechado',
  abrir: 'Abrir',
  remover: 'Remover',
  removerTitulo: 'Remover esta mensagem?',
  removerExplica: 'No lugar dela fica “mensagem removida”, para todos e sem volta.',
  removida: 'Mensagem removida.',
  silenciar: 'Silenciar',
  silenciarQuem: (nome: string) => `Silenciar ${nome}`,
  porQuanto: 'Por quanto tempo',
  tempos: { 10: '10 minutos', 60: '1 hora', 1440: '1 dia', sempre: 'Até que alguém devolva a voz' },
  silenciado: (nome: string) => `${nome} não escreve mais nos chats públicos.`,
  silencioAte: (quando: string) => `Silenciado até ${quando}`,
  silencioSemFim: 'Silenciado nos chats públicos',
  devolver: 'Devolver a voz',
  devolvida: (nome: string) => `${nome} pode escrever de novo.`,
  cancelar: 'Cancelar',
} as const;

export const ADMIN_CONVERSAS_POR_MODO = {
  leilao: {
    novaPublica: 'Abrir o chat público de um leilão',
    numero: 'Número do leilão',
    silenciarExplica:
      'Não escreve em nenhum chat público desta marca. Os lances continuam valendo, e na conversa do lote continua a falar com a casa.',
  },
  loja: {
    novaPublica: 'Abrir o chat público de um evento',
    numero: 'Número do evento',
    silenciarExplica:
      'Não escreve em nenhum chat público desta marca. As ofertas continuam valendo, e na conversa do anúncio continua a falar com a casa.',
  },
} as const;
