import type { GrupoExterno, PapelInterno } from '../papeis.ts';

/** How far a removal is. */
export const SITUACOES_REMOCAO = [
  'SOLICITADA',
  'AUTORIZADA',
  'RECUSADA',
  'DESIGNADA',
  'CONFIRMADA',
  'EM_ROTA',
  'EM_COLETA',
  'FRUSTRADA',
  'COLETADA',
  'NO_PORTAO',
  'CONCLUIDA',
  'CANCELADA',
] as const;
export type SituacaoRemocao = (typeof SITUACOES_REMOCAO)[number];

export const ROTULOS_REMOCAO: Record<SituacaoRemocao, string> = {
  SOLICITADA: 'Solicitada',
  AUTORIZADA: 'Autorizada',
  RECUSADA: 'Recusada',
  DESIGNADA: 'Transportadora designada',
  CONFIRMADA: 'Confirmada',
  EM_ROTA: 'A caminho do local',
  EM_COLETA: 'No local da coleta',
  FRUSTRADA: 'Frustrada',
  COLETADA: 'Coletada',
  NO_PORTAO: 'No portão do pátio',
  CONCLUIDA: 'Concluída',
  CANCELADA: 'Cancelada',
};

/** While it is so its place at the yard is held (S06): who was met by a closed door comes again. */
export const REMOCAO_COM_LUGAR = [
  'CONFIRMADA',
  'EM_ROTA',
  'EM_COLETA',
  'FRUSTRADA',
  'COLETADA',
  'NO_PORTAO',
] as const satisfies SituacaoRemocao[];
export const remocaoComLugar = (situacao: SituacaoRemocao): boolean =>
  REMOCAO_COM_LUGAR.some((uma) => uma === situacao);

/** While it is so its carrier says in which slot of the yard it comes: its place is held, and it is not there yet. */
const REMOCAO_AGENDA_ENTRADA: readonly SituacaoRemocao[] = ['CONFIRMADA', 'EM_ROTA', 'EM_COLETA', 'COLETADA'];
export const remocaoAgendaEntrada = (situacao: SituacaoRemocao): boolean =>
  REMOCAO_AGENDA_ENTRADA.includes(situacao);

/** Nothing follows any more. */
export const REMOCAO_ENCERRADA = ['RECUSADA', 'CONCLUIDA', 'CANCELADA'] as const satisfies SituacaoRemocao[];
export const remocaoEncerrada = (situacao: SituacaoRemocao): boolean =>
  REMOCAO_ENCERRADA.some((uma) => uma === situacao);

/** What happens to a removal, by the codes that partners know. */
export const CODIGOS_REMOCAO = [
  ...(['S01', 'S02', 'S03', 'S04', 'S05', 'S06', 'S07', 'S08', 'S09'] as const),
  ...(['S10', 'S11', 'S12', 'S13', 'S14', 'S15', 'S16', 'S17'] as const),
] as const;
export type CodigoRemocao = (typeof CODIGOS_REMOCAO)[number];

export const ROTULOS_CODIGO_REMOCAO: Record<CodigoRemocao, string> = {
  S01: 'Remoção solicitada',
  S02: 'Autorizada',
  S03: 'Recusada',
  S04: 'Transportadora designada',
  S05: 'Transportadora declinou',
  S06: 'Confirmada pela transportadora',
  S07: 'Reagendada',
  S08: 'A caminho do local',
  S09: 'Chegou ao local',
  S10: 'Coleta frustrada',
  S11: 'Veículo coletado',
  S12: 'Arquivo anexado',
  S13: 'Ocorrência',
  S14: 'No portão do pátio',
  S15: 'Entrada recusada',
  S16: 'Cancelada',
  S17: 'Entrada no pátio',
};

/** What became of a code that was sent. */
export const ESTADOS_DO_EVENTO = ['EST01', 'EST02', 'EST03'] as const;
export const ROTULOS_ESTADO_DO_EVENTO: Record<(typeof ESTADOS_DO_EVENTO)[number], string> = {
  EST01: 'Recebido, à espera da vez',
  EST02: 'Processado',
  EST03: 'Não processado',
};

const COM: PapelInterno = 'Interno - Comitente';
const REM: PapelInterno = 'Interno - Remoção';
const LEI: PapelInterno = 'Interno - Leilão';
const ADM: PapelInterno = 'Interno - ADM';
const PAT: PapelInterno = 'Interno - Pátio';
const CARRIER: GrupoExterno = 'Externo - Transportadora';
const DRIVER: GrupoExterno = 'Externo - Motorista';

/** Who reads removals, of the house. */
export const QUEM_VE_REMOCOES = [ADM, REM, PAT, LEI, COM] as const;
/** Who asks for one (S01). */
export const QUEM_SOLICITA_REMOCAO = [ADM, COM, REM, LEI] as const;

export interface Passo {
  codigo: CodigoRemocao;
  /** The act of the kind that does it. */
  ato: string;
  de: readonly SituacaoRemocao[];
  /** Null: it stays where it is. */
  para: SituacaoRemocao | null;
  quem: readonly PapelInterno[];
  /** Of those outside the house: the carrier's people, its driver. */
  deFora: readonly GrupoExterno[];
}

const passo = (
  codigo: CodigoRemocao,
  ato: string,
  de: Passo['de'],
  para: Passo['para'],
  quem: Passo['quem'],
  deFora: Passo['deFora'] = [],
): Passo => ({ codigo, ato, de, para, quem, deFora });

/** The table of removals (fleet, section 4): what moves one, from where to where, and who may. S01 makes it. */
export const PASSOS_DA_REMOCAO: readonly Passo[] = [
  passo('S02', 'autorizar', ['SOLICITADA'], 'AUTORIZADA', [REM, ADM]),
  passo('S03', 'recusar', ['SOLICITADA'], 'RECUSADA', [REM, ADM]),
  passo('S04', 'designar', ['AUTORIZADA', 'FRUSTRADA'], 'DESIGNADA', [REM, ADM]),
  passo('S05', 'declinar', ['DESIGNADA'], 'AUTORIZADA', [], [CARRIER]),
  passo('S06', 'confirmar', ['DESIGNADA'], 'CONFIRMADA', [], [CARRIER]),
  passo('S07', 'reagendar', ['CONFIRMADA', 'FRUSTRADA'], 'CONFIRMADA', [REM, ADM], [CARRIER]),
  passo('S08', 'partir', ['CONFIRMADA'], 'EM_ROTA', [], [DRIVER]),
  passo('S09', 'chegar', ['EM_ROTA'], 'EM_COLETA', [], [DRIVER]),
  passo('S10', 'frustrar', ['EM_ROTA', 'EM_COLETA'], 'FRUSTRADA', [], [DRIVER]),
  passo('S11', 'coletar', ['EM_COLETA'], 'COLETADA', [], [DRIVER]),
  passo('S12', 'anexar', SITUACOES_REMOCAO, null, QUEM_VE_REMOCOES, [CARRIER, DRIVER]),
  passo('S13', 'ocorrencia', SITUACOES_REMOCAO, null, QUEM_VE_REMOCOES, [CARRIER, DRIVER]),
  passo('S14', 'apresentar', ['COLETADA'], 'NO_PORTAO', [PAT, ADM], [DRIVER]),
  passo('S15', 'recusarEntrada', ['NO_PORTAO'], 'COLETADA', [PAT, ADM]),
  passo(
    'S16',
    'cancelar',
    ['SOLICITADA', 'AUTORIZADA', 'DESIGNADA', 'CONFIRMADA', 'EM_ROTA', 'EM_COLETA', 'FRUSTRADA'],
    'CANCELADA',
    QUEM_SOLICITA_REMOCAO,
  ),
  passo('S17', 'darEntrada', ['NO_PORTAO'], 'CONCLUIDA', [PAT, ADM]),
];

export const passoDo = (codigo: CodigoRemocao): Passo | undefined =>
  PASSOS_DA_REMOCAO.find((um) => um.codigo === codigo);

/** The way that a removal goes when nothing goes wrong, and where what went wrong joins it again. */
const ALTURA: Record<SituacaoRemocao, number> = {
  ...{ SOLICITADA: 0, AUTORIZADA: 1, DESIGNADA: 2, FRUSTRADA: 2, CONFIRMADA: 3, EM_ROTA: 4, EM_COLETA: 5 },
  ...{ COLETADA: 6, NO_PORTAO: 7, CONCLUIDA: 9, CANCELADA: 9, RECUSADA: 9 },
};

/** Whether a code's turn is still to come: phones lose the network, and what was done second arrives first (F13). */
export const adiantado = ({ de }: Pick<Passo, 'de'>, situacao: SituacaoRemocao): boolean =>
  !remocaoEncerrada(situacao) && !de.includes(situacao) && de.some((uma) => ALTURA[uma] > ALTURA[situacao]);

/** A code ahead of its turn waits so long. */
export const ESPERA_DO_EVENTO_MS = 10 * 60_000;
/** A carrier declines what it was given within so long. */
export const PRAZO_PARA_DECLINAR_MS = 24 * 3_600_000;
/** From the place at which somebody says to be: farther is flagged. Metres. */
export const LONGE_DO_LOCAL_M = 500;
/** What a carrier is paid by one person's word: the table's price and so many hundredths of it. */
export const ACIMA_DA_TABELA_PORCENTO = 10;

/** Whether a price needs a second person: more than the table's and a tenth of it, or any where the table says none. Centavos. */
export const precoADois = (valor: number | null, sugerido: number | null): boolean =>
  valor !== null && (sugerido === null || valor * 100 > sugerido * (100 + ACIMA_DA_TABELA_PORCENTO));

interface Ponto {
  latitude: number;
  longitude: number;
}

/** Along the earth's surface, whole metres. */
export function metrosEntre(um: Ponto, outro: Ponto): number {
  const rad = (grau: number) => (grau * Math.PI) / 180;
  const [dLat, dLon] = [rad(outro.latitude - um.latitude), rad(outro.longitude - um.longitude)];
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(rad(um.latitude)) * Math.cos(rad(outro.latitude)) * Math.sin(dLon / 2) ** 2;
  return Math.round(2 * 6_371_000 * Math.asin(Math.min(1, Math.sqrt(h))));
}

/** Whether two windows share a moment, instants ISO. */
export const seCruzam = (um: { de: string; ate: string }, outro: { de: string; ate: string }): boolean =>
  Date.parse(um.de) < Date.parse(outro.ate) && Date.parse(outro.de) < Date.parse(um.ate);
