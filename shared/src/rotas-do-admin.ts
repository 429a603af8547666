import { QUEM_ATENDE_CONVERSAS, QUEM_REGULA_CONVERSAS } from './conversa/conversa.ts';
import {
  PAPEIS_INTERNOS,
  type PapelInterno,
  QUEM_ACOMPANHA_LEILAO,
  QUEM_ACOMPANHA_OS_SEUS,
  QUEM_APROVA_FOTOS,
  QUEM_AVALIA_VEICULOS,
  QUEM_BAIXA_VIDEOS,
  QUEM_CLASSIFICA_VEICULOS,
  QUEM_CUIDA_DE_AVISOS,
  QUEM_CUIDA_DE_ESTADIAS,
  QUEM_CUIDA_DE_EVENTOS,
  QUEM_CUIDA_DE_REMOCOES,
  QUEM_CUIDA_DOS_DOCUMENTOS_DO_LEILAO,
  QUEM_FALA_COM_O_BANCO,
  QUEM_IMPORTA_A_FIPE,
  QUEM_LISTA_LOTES,
  QUEM_TIRA_RELATORIOS,
  QUEM_TIRA_RELATORIOS_DO_COMITENTE,
  QUEM_VE_AVALIACAO_CONDICIONAL,
  QUEM_VE_BOLETOS_DO_LEILAO,
  QUEM_VE_O_ESTOQUE,
  QUEM_VE_PAINEL_DO_LEILAO,
} from './papeis.ts';
import type { Modulo, RecursoDescrito, RecursosDescritos } from './recurso.ts';
import { QUEM_VE_REMOCOES } from './remocoes/remocao.ts';

const ADM = 'Interno - ADM';
const TI = 'Interno - Desenvolvimento TI';
const SAC = 'Interno - SAC';
const MKT = 'Interno - MKT';
const LEILOEIRO = 'Interno - Leiloeiro';
const COMITENTE = 'Interno - Comitente';
const ACERTO = 'Interno - Acerto';
const GERENTE_ACERTO = 'Interno - GerenteAcerto';
const MINIMOS = 'Interno - Alteração de Minimos e Incremento';
const LEILAO = 'Interno - Leilão';
const FINANCEIRO = 'Interno - Financeiro';
const REMOCAO = 'Interno - Remoção';
const PATIO = 'Interno - Pátio';
const LIBERA_FATOR = 'Interno - Liberação recadastramento 2FA';

type Papeis = readonly PapelInterno[];

/** Who decides, and who asked for something and takes it back. */
const VEEM_APROVACOES: Papeis = [
  ...([ADM, FINANCEIRO, GERENTE_ACERTO, 'Interno - GerenteSAC', SAC, ACERTO, REMOCAO] as Papeis),
];

/** Who works in each room of the back office: nobody else finds the screens of a kind that stands there. */
const PAPEIS_DOS_MODULOS: Record<Modulo, Papeis> = {
  perfil: PAPEIS_INTERNOS,
  leilao: [ADM, LEILAO, LEILOEIRO, MINIMOS, MKT, SAC, ACERTO, COMITENTE, FINANCEIRO],
  manutencao: [ADM, SAC, LEILOEIRO, LIBERA_FATOR, FINANCEIRO, GERENTE_ACERTO],
  site: [ADM, MKT],
  acerto: [ADM, ACERTO, SAC, FINANCEIRO, COMITENTE],
  patios: [ADM, PATIO, REMOCAO, LEILAO, LEILOEIRO, COMITENTE, TI],
  comitente: [ADM, COMITENTE, LEILAO, ACERTO, GERENTE_ACERTO],
  integracao: [ADM, TI, LEILAO, COMITENTE],
  dev: [TI],
};

/**
 * Kinds whose screens are for others than their room's people who read them. Many more read a kind than work on it: a form names a yard,
 * a sale its client, a screen of bids the group that may bid.
 */
const PAPEIS_DAS_TELAS: Readonly<Record<string, Papeis | undefined>> = {
  leilao: [ADM, LEILAO, LEILOEIRO, SAC, MKT, ACERTO, FINANCEIRO],
  lote: QUEM_LISTA_LOTES,
  leiloeiro: [ADM, LEILAO],
  cliente: [ADM, SAC, LEILOEIRO],
  configuracaoDeConversas: QUEM_REGULA_CONVERSAS,
  grupoCliente: [ADM, SAC],
  unidadeNegocio: [ADM],
  manutencao: [ADM],
  hotsite: [ADM],
  venda: [ADM, ACERTO, SAC],
  vendaDaSala: [ADM, ACERTO, SAC],
  contaBancaria: [ADM],
  aprovacao: VEEM_APROVACOES,
  // Whose pictures are looked through see what became of them.
  fotoDoLote: [ADM, LEILAO, MKT, PATIO, COMITENTE],
  evento: QUEM_CUIDA_DE_EVENTOS,
  convidado: QUEM_CUIDA_DE_EVENTOS,
  servicoDeEstadia: [ADM, REMOCAO, PATIO, LEILAO, COMITENTE],
  remocao: QUEM_VE_REMOCOES,
  transportadora: QUEM_CUIDA_DE_REMOCOES,
  motorista: QUEM_CUIDA_DE_REMOCOES,
  localRemocao: QUEM_CUIDA_DE_REMOCOES,
  tipoVistoria: [ADM, PATIO],
  vistoria: [ADM, LEILAO, LEILOEIRO, REMOCAO, PATIO, COMITENTE],
  // A sale's pickups are opened from it.
  agendamento: [ADM, PATIO, SAC, ACERTO],
};

/**
 * Who is shown the screens of a kind: menu, guard and documents have it from here, and no screen is anybody's who may not read what it shows.
 * @param le who reads its records
 */
export const quemAbre = ({ nome, modulo, le }: { nome: string; modulo: Modulo; le: Papeis }): Papeis => {
  const quem = PAPEIS_DAS_TELAS[nome] ?? PAPEIS_DOS_MODULOS[modulo];
  return le.filter((papel) => quem.includes(papel));
};

/** Screens that are no kind's. */
export const TELAS_A_MAO = {
  'assinatura-email': PAPEIS_INTERNOS,
  aprovacoes: VEEM_APROVACOES,
  'aprovar-fotos-leilao': QUEM_APROVA_FOTOS,
  'arquivos-do-banco': QUEM_FALA_COM_O_BANCO,
  conversas: QUEM_ATENDE_CONVERSAS,
  'design-system': [TI],
  'entrada-no-patio': QUEM_CUIDA_DE_ESTADIAS,
  'fila-do-patio': QUEM_CUIDA_DE_ESTADIAS,
  'mapa-do-patio': QUEM_CUIDA_DE_ESTADIAS,
  estoque: QUEM_VE_O_ESTOQUE,
  'eventos-portaria': QUEM_CUIDA_DE_EVENTOS,
  'eventos-relatorio': QUEM_CUIDA_DE_EVENTOS,
  'configurar-notificacoes': QUEM_CUIDA_DE_AVISOS,
  'leilao-url-videos': QUEM_BAIXA_VIDEOS,
  'meu-perfil': PAPEIS_INTERNOS,
  'patio-recesso': [ADM],
  'patio-recesso-novo': [ADM],
  'patio-usuario': [ADM],
  relatorios: QUEM_TIRA_RELATORIOS,
  'tabela-fipe': QUEM_IMPORTA_A_FIPE,
  'veiculos-classificacao': QUEM_CLASSIFICA_VEICULOS,
  'relatorios-comitente': QUEM_TIRA_RELATORIOS_DO_COMITENTE,
} as const satisfies Record<string, Papeis>;

/** Those that are of one of something: `/admin/{rota}/{uid}`. */
export const TELAS_DE_ALGO = {
  'acompanhar-leilao': QUEM_ACOMPANHA_OS_SEUS,
  'avaliacao-leiloeiro': QUEM_AVALIA_VEICULOS,
  'avaliacao-veicular-condicional': QUEM_VE_AVALIACAO_CONDICIONAL,
  'backoffice-acompanhar-leilao': QUEM_ACOMPANHA_LEILAO,
  boletos: QUEM_VE_BOLETOS_DO_LEILAO,
  'documentos-leilao': QUEM_CUIDA_DOS_DOCUMENTOS_DO_LEILAO,
  'eventos/dashboard': QUEM_VE_PAINEL_DO_LEILAO,
  'configurar-notificacoes': [ADM, MKT],
  'patio-usuario': [ADM],
} as const satisfies Record<string, Papeis>;

/** What a kind's screens are also found at: addresses that people wrote down, and that the house's papers name. */
const OUTROS_ENDERECOS: Record<'lista' | 'um', Readonly<Record<string, string | undefined>>> = {
  lista: {
    'usuario-bloqueio': 'bloqueioDeFator',
    'bloqueio-ips-dispositivos': 'bloqueio',
    'manutencao-plataforma': 'manutencao',
    'avisos-configuracao': 'configuracaoDeAvisos',
  },
  um: { compras: 'venda', 'unidades-negocio': 'unidadeNegocio' },
};

export type OQueAbre =
  | { tipo: 'tela'; recurso: RecursoDescrito }
  | { tipo: 'aMao'; rota: keyof typeof TELAS_A_MAO }
  | { tipo: 'deAlgo'; rota: keyof typeof TELAS_DE_ALGO; uid: string }
  | { tipo: 'ir'; rota: string }
  | { tipo: 'fechada'; papeis: readonly string[] }
  | { tipo: 'nada' };

/**
 * What an address below `/admin` is to who asks (BO1): every way in, and the documents, ask here.
 * @param papeis of who asks
 */
export function oQueAbre(
  { itens, fechados }: RecursosDescritos,
  papeis: readonly string[],
  { rota, uid }: { rota: string; uid?: string | undefined },
): OQueAbre {
  const feitas: Readonly<Record<string, Papeis | undefined>> =
    uid === undefined ? TELAS_A_MAO : TELAS_DE_ALGO;
  const deQuem = Object.hasOwn(feitas, rota) ? feitas[rota] : undefined;
  if (deQuem !== undefined) {
    if (!deQuem.some((papel) => papeis.includes(papel))) return { tipo: 'fechada', papeis: deQuem };
    return uid === undefined
      ? { tipo: 'aMao', rota: rota as keyof typeof TELAS_A_MAO }
      : { tipo: 'deAlgo', rota: rota as keyof typeof TELAS_DE_ALGO, uid };
  }
  const onde = (um: { rota: string; rotaDeUm: string }) => (uid === undefined ? um.rota : um.rotaDeUm);
  const recurso = itens.find((um) => onde(um) === rota && (uid === undefined ? um.listado : um.tela));
  if (recurso !== undefined) return { tipo: 'tela', recurso };
  const fechado = fechados.find((um) => onde(um) === rota);
  if (fechado !== undefined) return { tipo: 'fechada', papeis: fechado.papeis };
  const especie = OUTROS_ENDERECOS[uid === undefined ? 'lista' : 'um'][rota];
  const propria = [...itens, ...fechados].find(({ nome }) => nome === especie);
  return propria ? { tipo: 'ir', rota: onde(propria) } : { tipo: 'nada' };
}
