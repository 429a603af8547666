import type { PorModo } from '@martelo/shared/modo';
import type { Modulo } from '@martelo/shared/recurso';

const registros = (quantos: number) =>
  `${quantos.toLocaleString('pt-BR')} ${quantos === 1 ? 'registro' : 'registros'}`;

/** The back office's shell, start page and what all its screens say. */
export const ADMIN = {
  conduzir: 'Conduzir',
  salaDoLeiloeiro: 'Sala do leiloeiro',
  transmissao: 'Transmissão',
  administracao: 'Administração',
  inicio: 'Início',
  irParaConteudo: 'Ir para o conteúdo',
  menu: 'Menu',
  abrirMenu: 'Abrir menu',
  fecharMenu: 'Fechar menu',
  aprovarFotos: 'Aprovar fotos',
  todos: (oQue: string) => `${oQue}: todos`,
  verSite: 'Ver o site',
  conta: (nome: string) => `Conta de ${nome}`,
  sair: 'Sair',
  aparencia: 'Aparência',
  designSystem: 'Design system',
  temas: { claro: 'Claro', escuro: 'Escuro', sistema: 'Do sistema' },
  tema: 'Cores',
  densidade: 'Altura das linhas',
  densidades: { 32: 'Baixa', 40: 'Média', 48: 'Alta' },
  teclasSoltas: 'Atalhos de uma tecla',
  atalhos: 'Atalhos do teclado',
  teclas: [
    ['Ctrl+K', 'Procurar em tudo'],
    ['/', 'Buscar na lista'],
    ['j e k', 'Próxima linha e anterior'],
    ['x', 'Marcar a linha'],
    ['Enter', 'Abrir a linha'],
    ['e', 'Exportar a lista'],
    ['Ctrl+S', 'Salvar'],
    ['?', 'Mostrar estes atalhos'],
  ],
  fechar: 'Fechar',
  cancelar: 'Cancelar',
  tentarDeNovo: 'Tentar de novo',
  carregando: 'Carregando…',
  semConexao: 'Sem conexão. O que está na tela pode ter mudado; salvar e agir esperam a volta.',
  naoAbriu: 'A administração não pôde ser aberta.',
  telaQuebrou: 'Esta tela encontrou um problema e parou.',
  desfazer: 'Desfazer',
  desfeito: 'Desfeito.',
  ola: (nome: string) => `Olá, ${nome}`,
  esperam: 'O que espera por você',
  nadaEspera: 'Nada espera por você agora.',
  irPara: 'Ir para',
  contando: 'Contando…',
  naoContou: 'Não foi possível contar.',
  registros,
  sim: 'Sim',
  nao: 'Não',
  semFoto: 'Sem foto',
  vazio: '—',
  itens: (quantos: number) => `${quantos} ${quantos === 1 ? 'item' : 'itens'}`,
} as const;

const modulos = {
  perfil: 'Meu perfil',
  leilao: 'Leilão',
  manutencao: 'Manutenção',
  site: 'Site',
  acerto: 'Acerto',
  patios: 'Pátios',
  comitente: 'Comitente',
  integracao: 'Comitente Integração',
  dev: 'Dev',
} satisfies Record<Modulo, string>;

/** The rooms of the menu. */
export const MODULOS_DO_ADMIN: PorModo<Record<Modulo, string>> = {
  leilao: modulos,
  loja: { ...modulos, leilao: 'Vendas ao vivo' },
};
