import type { PorModo } from '@martelo/shared/modo';

const leilao = {
  grupos: {
    lances: 'Lances e disputas',
    compras: 'Compras, pagamento e retirada',
    cadastro: 'Cadastro e documentos',
    novidades: 'Favoritos, buscas e convites',
    conta: 'Segurança da conta',
    casa: 'Da equipe',
  },
  paraQueServe:
    'Receba no celular ou neste computador, na hora, quando for superado ou quando algo pedir a sua atenção, mesmo com o site fechado.',
  /** Beside the lots that one bids on or keeps. */
  convite:
    'Saiba na hora, neste aparelho, quando seu lance for superado ou um favorito estiver para encerrar, mesmo com o site fechado.',
  nenhumDetalhe: 'Quando você der lances, comprar ou marcar favoritos, o que importa aparece aqui.',
};

/** What speaks of bids in an auction, and of offers in a store. */
export const AVISOS_DO_MODO: PorModo<typeof leilao> = {
  leilao,
  loja: {
    ...leilao,
    grupos: { ...leilao.grupos, lances: 'Ofertas' },
    paraQueServe:
      'Receba no celular ou neste computador, na hora, quando sua oferta for superada ou quando algo pedir a sua atenção, mesmo com o site fechado.',
    convite:
      'Saiba na hora, neste aparelho, quando sua oferta for superada ou um favorito estiver para encerrar, mesmo com o site fechado.',
    nenhumDetalhe: 'Quando você fizer ofertas, comprar ou marcar favoritos, o que importa aparece aqui.',
  },
};

/** The bell, the choices, and a device's notifications. */
export const AVISOS = {
  avisos: 'Avisos',
  naoLidos: (quantos: number): string =>
    quantos === 0 ? 'Avisos' : quantos === 1 ? 'Avisos, 1 não lido' : `Avisos, ${quantos} não lidos`,
  maisDe: (quantos: number): string => `${quantos}+`,
  novo: (titulo: string): string => `Novo aviso: ${titulo}`,
  marcarTodos: 'Marcar todos como lidos',
  verTodos: 'Ver todos',
  escolher: 'Escolher meus avisos',
  voltarAosAvisos: 'Ver meus avisos',
  carregando: 'Carregando seus avisos…',
  naoCarregou: 'Não foi possível carregar seus avisos agora.',
  tentarDeNovo: 'Tentar de novo',
  nenhum: 'Nenhum aviso por aqui',
  naoLido: 'Não lido',
  verMais: 'Ver mais antigos',
  // choices
  oQueReceber: 'O que quero receber, e por onde',
  aviso: 'Aviso',
  sempre: 'Sempre',
  sempreEnviado: 'sempre enviado',
  naoSai: 'não sai por este canal',
  alternar: (aviso: string, canal: string): string => `${aviso}, por ${canal}`,
  salvar: 'Salvar escolhas',
  semMudancas: 'Nada mudou',
  salvas: 'Escolhas salvas.',
  outraAba: 'Suas escolhas mudaram em outra aba. Confira o que vale agora e escolha de novo.',
  noSilencio:
    'Entre 22 h e 8 h, só o que é urgente chega ao celular. O cadeado marca o que é sempre enviado.',
  faltas: {
    endereco: 'Falta no seu cadastro',
    confirmacao: 'Confirme em Meu perfil',
    aparelho: 'Ative acima',
  },
  canaisCurtos: { sino: 'Sino', push: 'Aparelho', email: 'E-mail', sms: 'SMS', whatsapp: 'WhatsApp' },
  novidades: 'Convites e novidades',
  aceitoDesde: (quando: string): string => `Aceito em ${quando}.`,
  // a device
  nesteAparelho: 'Notificações neste aparelho',
  ativo: 'Ativas',
  desligado: 'Desligadas',
  ativar: 'Ativar notificações',
  agoraNao: 'Agora não',
  vaiPerguntar: 'Ao ativar, o navegador pergunta se você permite. Nada chega sem a sua permissão.',
  desativar: 'Desativar neste aparelho',
  recebendo: 'Este aparelho recebe seus avisos até você sair da conta nele.',
  negado:
    'O navegador está bloqueando as notificações deste site. Para permitir, abra o cadeado ao lado do endereço, em Permissões, e recarregue a página.',
  semSuporte: 'Este navegador não recebe notificações. Seus avisos continuam no sino e por e-mail.',
  noIphone:
    'No iPhone e no iPad, toque em Compartilhar e em “Adicionar à Tela de Início”. Abra o site por esse ícone e volte aqui.',
  naoAtivou: 'Não foi possível ativar agora. Tente de novo em instantes.',
  verificando: 'Verificando este aparelho…',
} as const;
