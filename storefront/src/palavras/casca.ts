import { PALAVRAS } from '@martelo/shared/lote-rotulos';
import type { PorModo } from '@martelo/shared/modo';

const leilao = {
  ...PALAVRAS.leilao,
  buscarLotes: 'Buscar lotes',
  ola: (nome: string): string => `Olá, ${nome}`,
  principal: 'Principal',
  entrar: 'Entrar',
  criarConta: 'Criar conta',
  menu: 'Menu',
  sair: 'Sair',
  // what stands under somebody's name
  meusLances: 'Meus lances',
  meuPerfil: 'Meu perfil',
  segurancaDaConta: 'Segurança da conta',
  comprovantes: 'Comprovantes a validar',
  documentosAConferir: 'Documentos a conferir',
  titulares: 'Pedidos de titulares (LGPD)',
  convites: 'Convites',
  documentos: 'Meus documentos',
  aprovacoes: 'Aprovações',
  vendasCondicionais: 'Vendas condicionais',
  portaria: 'Portaria do pátio',
  salaDoLeiloeiro: 'Sala do leiloeiro',
  remocoes: 'Remoções',
  administracao: 'Administração',
  painelDeConteudo: 'Painel de conteúdo',
  minhasCompras: 'Minhas compras',
  favoritos: 'Favoritos',
  buscas: 'Buscas salvas',
  avisos: 'Avisos',
  acessosDeOutras: 'Acessos de outras contas',
  // the foot
  direitos: (ano: number, marca: string): string => `© ${ano} ${marca}. Todos os direitos reservados.`,
  redesSociais: 'Redes sociais',
  rodape: 'Rodapé',
  navegue: 'Navegue',
  regulamento: 'Regulamento',
  privacidade: 'Privacidade',
  faleComAGente: 'Fale com a gente',
  horarios: 'Horários de Brasília',
  // asked of each visitor once
  paraMedir: (ferramentas: string): string =>
    `Para medir e melhorar o site usamos ${ferramentas}. Só com a sua permissão.`,
  consentimento: 'Consentimento de métricas',
  saibaMais: 'Saiba mais',
  recusar: 'Recusar',
  aceitar: 'Aceitar',
};

/** The frame of every page: header, menus, footer, and what is asked at the door. */
export const CASCA: PorModo<typeof leilao> = {
  leilao,
  loja: {
    ...leilao,
    ...PALAVRAS.loja,
    buscarLotes: 'Buscar anúncios',
    meusLances: 'Minhas ofertas',
  },
};

/** Names that only a voice says, of parts that every page has. */
export const ROTULOS = {
  aviso: 'Aviso',
  destaques: 'Destaques',
  voceEstaEm: 'Você está em',
  irParaConteudo: 'Ir para o conteúdo',
  /** After the name, which stands beside. */
  seguidoDeInicio: ', página inicial',
  paginaInicial: (marca: string): string => `${marca}, página inicial`,
} as const;
