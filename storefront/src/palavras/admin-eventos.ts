import { ADMIN_MENU } from './admin-menu.ts';

const quantos = (numero: number, um: string, varios: string): string =>
  `${numero.toLocaleString('pt-BR')} ${numero === 1 ? um : varios}`;
const pessoas = (numero: number) => quantos(numero, 'pessoa', 'pessoas');

/** Guests of events: the door, and what an event came to. */
export const ADMIN_EVENTOS = {
  relatorio: ADMIN_MENU.eventos,
  porta: 'Porta do evento',
  escolha: 'Evento',
  escolhaUm: 'Escolha o evento',
  nenhum: 'Ainda não há eventos.',
  nenhumDiz: 'Cadastre um e ponha nele os convidados.',
  cadastrar: 'Cadastrar evento',
  daqui: 'Estes são os mais recentes. Um mais antigo abre-se pela lista de eventos.',
  eventos: 'Eventos',
  convidados: 'Convidados',
  irAPorta: 'Abrir a porta',
  irAoRelatorio: 'Relatório',
  quando: (inicio: string, local: string | null) => (local === null ? inicio : `${inicio} · ${local}`),
  contas: {
    convidados: 'Convidados',
    confirmados: 'Confirmados',
    presentes: 'Presentes',
    ausentes: 'Ausentes',
    cancelados: 'Cancelados',
    clientes: 'São clientes',
    deramLances: 'Disputaram',
    compraram: 'Compraram',
  },
  comQuemLevam: (numero: number) => `${pessoas(numero)} com acompanhantes`,
  deTodos: (parte: number, todos: number) =>
    todos === 0 ? '' : `${Math.round((parte / todos) * 100)} % dos convidados`,
  clienteComo: 'Pelo documento, ou pelo e-mail que o cliente confirmou.',
  semLeilao: 'Este evento está sozinho: não há disputa nem compras a contar.',
  soQuemVeLances: 'Quem deles é cliente, disputou ou comprou é contado só a quem acompanha as disputas.',
  esquecido: 'Os nomes e contatos deste evento já foram apagados; ficaram as contagens.',
  exportar: 'Baixar a lista',
  formatos: { xlsx: 'Planilha (XLSX)', csv: 'Texto (CSV)' },
  linhas: 'Contagens do evento',

  procurar: 'Nome do convidado',
  procurarDiz: 'Parte do nome, sem se importar com acentos.',
  ler: 'Ler código com a câmera',
  fechar: 'Fechar câmera',
  aponte: 'Aponte para o código do convidado',
  semCamera: 'Não foi possível usar a câmera. Procure pelo nome.',
  naoEDaqui: 'Este código não é de um convite.',
  naoAchado: 'Nenhum convidado deste evento tem este convite.',
  contagem: (dentro: number, pessoasDentro: number, esperados: number) =>
    `${quantos(dentro, 'convidado entrou', 'convidados entraram')} (${pessoas(pessoasDentro)}) de ${esperados.toLocaleString('pt-BR')}`,
  nenhumConvidado: 'Este evento não tem convidados.',
  ninguem: 'Ninguém com este nome.',
  ninguemDiz: 'Quem não está na lista pode ser cadastrado nela.',
  cadastrarConvidado: 'Cadastrar convidado',
  leva: (numero: number) =>
    numero === 0 ? 'Sozinho' : `Até ${quantos(numero, 'acompanhante', 'acompanhantes')}`,
  disse: (numero: number) => `disse que leva ${numero}`,
  quantosVieram: (nome: string) => `Quantos vieram com ${nome}`,
  comQuantos: 'Vieram com ele',
  entrou: 'Entrou',
  entrar: (nome: string) => `Entrou: ${nome}`,
  entrouAs: (hora: string, vieram: number) =>
    vieram === 0 ? `Entrou às ${hora}` : `Entrou às ${hora}, com ${vieram}`,
  bemVindo: (nome: string, vieram: number) =>
    vieram === 0 ? `${nome} entrou.` : `${nome} entrou, com ${vieram}.`,
  jaEstava: (nome: string, hora: string) => `${nome} já tinha entrado às ${hora}. Nada mudou.`,
  desfazer: 'Não entrou',
  desfazerEste: (nome: string) => `Não entrou: ${nome}`,
  desfeito: (nome: string) => `${nome} não consta mais como presente.`,
  haMais: (numero: number) => `Mais ${quantos(numero, 'convidado', 'convidados')}: escreva parte do nome.`,
};
