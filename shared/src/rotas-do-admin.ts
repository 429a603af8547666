import {
  PAPEIS_INTERNOS,
  type PapelInterno,
  QUEM_APROVA_FOTOS,
  QUEM_FALA_COM_O_BANCO,
  QUEM_LISTA_LOTES,
  QUEM_VE_BOLETOS_DO_LEILAO,
} from './papeis.ts';
import type { Modulo, RecursoDescrito, RecursosDescritos } from './recurso.ts';

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
const VEEM_APROVACOES: Papeis = [ADM, FINANCEIRO, GERENTE_ACERTO, 'Interno - GerenteSAC', SAC, ACERTO];

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
  aprovacoes: VEEM_APROVACOES,
  'aprovar-fotos-leilao': QUEM_APROVA_FOTOS,
  'arquivos-do-banco': QUEM_FALA_COM_O_BANCO,
  'meu-perfil': PAPEIS_INTERNOS,
} as const satisfies Record<string, Papeis>;

/** Those that are of one of something: `/admin/{rota}/{uid}`. */
export const TELAS_DE_ALGO = {
  boletos: QUEM_VE_BOLETOS_DO_LEILAO,
} as const satisfies Record<string, Papeis>;

/** What a kind's screens are also found at: addresses that people wrote down, and that the house's papers name. */
const OUTROS_ENDERECOS: Record<'lista' | 'um', Readonly<Record<string, string | undefined>>> = {
  lista: {
    'usuario-bloqueio': 'bloqueioDeFator',
    'bloqueio-ips-dispositivos': 'bloqueio',
    'manutencao-plataforma': 'manutencao',
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
