import { ADMIN_MENU } from './admin-menu.ts';

const quantas = (numero: number, uma: string, varias: string): string =>
  `${numero.toLocaleString('pt-BR')} ${numero === 1 ? uma : varias}`;

/** Who stands at which yards, and when these serve nobody. */
export const ADMIN_PATIOS = {
  usuarios: ADMIN_MENU.quemTrabalhaNosPatios,
  usuariosDiz:
    'Cada pessoa trabalha só nos pátios em que está, e faz em cada um o que ali se diz. Quem é de pátio e não está em nenhum não vê nada.',
  ninguem: 'Ninguém desta marca tem o papel de pátio. Dê o papel a alguém em Usuários.',
  pessoa: 'Pessoa',
  email: 'E-mail',
  emQuais: 'Pátios',
  emNenhum: 'Nenhum',
  mudar: (nome: string) => `Mudar os pátios de ${nome}`,
  mudarCurto: 'Mudar',
  atos: 'Ações',
  osPatiosDe: (nome: string) => `Pátios de ${nome}`,
  marque: 'Marque onde trabalha',
  direitosDizem:
    'Em cada pátio, o que a pessoa faz: entrada (receber, fotos, vaga), serviços, saída (liberar e entregar) e gestão (horários, capacidade e mapa).',
  oQueFazEm: (patio: string) => `O que faz em ${patio}`,
  direitoDiz: {
    ENTRADA: 'Recebe veículos, fotografa, escolhe a vaga',
    SERVICOS: 'Agenda e realiza serviços',
    SAIDA: 'Libera a saída e entrega',
    GESTAO: 'Muda o cadastro, os horários e o mapa do pátio',
  },
  fazNada: (patio: string) => `${patio}: marque o que a pessoa faz, ou desmarque o pátio.`,
  guardar: 'Guardar',
  guardado: (nome: string, numero: number) =>
    numero === 0
      ? `${nome} não está em nenhum pátio.`
      : `${nome} está em ${quantas(numero, 'pátio', 'pátios')}.`,
  semPatio: 'A marca ainda não tem pátios.',
  foraDeUso: 'fora de uso',
  voltarUsuarios: 'Quem trabalha nos pátios',

  recessos: ADMIN_MENU.recessos,
  novo: 'Novo recesso',
  nenhum: 'Nenhum recesso marcado.',
  patio: 'Pátio',
  quando: 'Quando',
  motivo: 'Motivo',
  motivoDiz: 'Quem agenda lê isto no lugar dos horários.',
  periodo: (de: string, ate: string) => (de === ate ? de : `${de} a ${ate}`),
  passou: 'já passou',
  retirar: (patio: string, periodo: string) => `Retirar o recesso de ${patio}, ${periodo}`,
  retirarCurto: 'Retirar',
  retirarPergunta: 'Retirar este recesso?',
  retirarDiz:
    'Os horários desses dias voltam a ser oferecidos. Retiradas que já foram liberadas não voltam: quem comprou agenda de novo.',
  retirado: 'Recesso retirado.',
  emTodos: 'Todos os pátios em uso',
  emAlguns: 'Só nestes',
  emQuaisPatios: 'Em quais pátios',
  de: 'De',
  ate: 'Até',
  marcar: 'Marcar recesso',
  marcado: (patios: number, liberadas: number) =>
    `Recesso marcado em ${quantas(patios, 'pátio', 'pátios')}.${
      liberadas > 0
        ? ` ${quantas(liberadas, 'retirada liberada e avisada', 'retiradas liberadas e avisadas')}.`
        : ''
    }`,
  haAgendadas: 'Há retiradas agendadas nesses dias',
  haAgendadasEm: (patio: string, numero: number) => `${patio}: ${quantas(numero, 'retirada', 'retiradas')}`,
  haAgendadasDiz:
    'Se continuar, esses horários são liberados e cada comprador é avisado para escolher outro. Ou volte e escolha outros dias.',
  liberarEMarcar: 'Liberar, avisar e marcar',
  voltarRecessos: 'Recessos dos pátios',
} as const;
