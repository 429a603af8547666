import { z } from 'zod';
import { type Comunicado, textoDoComunicado } from './comunicado.ts';
import { type Centavos, centavosPositivos } from './dinheiro.ts';
import { comandoId, uid } from './identificador.ts';
import type { SituacaoLeilao } from './leilao.ts';
import type { SituacaoLote } from './lote-situacao.ts';
import { PUBLICOS_DO_RECADO, type RecadoDoPregao, textoDoRecado } from './recado-do-pregao.ts';

/** Rule 12: which apelido is preselected for the next room bid. */
export const ACOES_APELIDO = ['proximo', 'repetir', 'revezar', 'randomico'] as const;
export type AcaoApelido = (typeof ACOES_APELIDO)[number];
export const ROTULOS_ACAO_APELIDO: Record<AcaoApelido, string> = {
  proximo: 'Próximo',
  repetir: 'Repetir',
  revezar: 'Revezar',
  randomico: 'Aleatório',
};

/** Every act carries its id (rule 10) and the `seq` of the lot on the block that the console saw, 0 when it saw none (rule 22). */
const base = {
  leiUid: uid,
  comandoId,
  seq: z.int().min(0),
  /** The lot that the act is meant for: with another one on the block the act is stale. */
  lelUid: uid.nullish(),
};
const ato = <A extends string, F extends Record<string, z.ZodType>>(acao: A, campos: F) =>
  z.object({ ...base, acao: z.literal(acao), ...campos });

const atos = z.discriminatedUnion('acao', [
  /** `lelUid` names the lot; without it the next in order is opened. */
  ato('abrir-lote', {}),
  ato('dou-lhe-uma', {}),
  ato('dou-lhe-duas', {}),
  ato('vender', {}),
  ato('condicional', {}),
  ato('nao-arrematar', {}),
  /** Of the lot on the block, or of the unsold one that `lelUid` names. */
  ato('repasse', {}),
  ato('lance-presencial', { apelidoUid: uid, valor: centavosPositivos }),
  ato('acao-apelido', { acaoApelido: z.enum(ACOES_APELIDO) }),
  ato('incremento', { valor: centavosPositivos }),
  ato('pausar', {}),
  ato('retomar', {}),
  ato('desfazer', {}),
  /** Said of the lot on the block, in its ledger (L7); with `mudaDescricao` its leader is asked to keep or withdraw the bid. */
  ato('comunicar', { texto: textoDoComunicado, mudaDescricao: z.boolean() }),
  /** Dismissed: it is shown no more, and stays in the ledger. */
  ato('retirar-comunicado', { uid }),
  /** A quick message (L8), of no lot: it asks for no `seq` that still holds. It takes the place of the one before. */
  ato('recado', { texto: textoDoRecado, para: z.enum(PUBLICOS_DO_RECADO) }),
  ato('retirar-recado', {}),
]);

/** Socket `leiloeiro-modo` (L4): one that only follows is refused every act. */
export const modoDoConsole = z.object({ leiUid: uid, soAcompanha: z.boolean() });

/** Socket `conectar-leiloeiro`. `consoleUid`: made by the page and kept by it: who comes back with it takes its own place again. */
export const conexaoDoConsole = z.object({
  leiUid: uid,
  consoleUid: uid.nullish(),
  soAcompanha: z.boolean().nullish(),
});

/** Socket `leiloeiro-acao` (rule 17). The way of choosing the next apelido may also stand as the act itself: `{acao: 'repetir'}`. */
export const acaoLeiloeiro = z.preprocess((dados) => {
  const { acao, valor } = Object(dados) as { acao?: unknown; valor?: unknown };
  if (ehAcaoApelido(acao)) return { ...Object(dados), acao: 'acao-apelido', acaoApelido: acao };
  return acao === 'acao-apelido' && ehAcaoApelido(valor) ? { ...Object(dados), acaoApelido: valor } : dados;
}, atos);
const ehAcaoApelido = (valor: unknown): valor is AcaoApelido => ACOES_APELIDO.some((acao) => acao === valor);

export type AcaoLeiloeiro = z.infer<typeof atos>;
export type NomeDaAcao = AcaoLeiloeiro['acao'];

/** A name under which somebody in the room bids. */
export interface ApelidoDoPregao {
  uid: string;
  apelido: string;
  cidade: string;
  estado: string;
  tipoVeiculoSite: string | null;
  tipoRetomadaSite: string | null;
  /** Room bids under it in this auction. */
  qtdLances: number;
  /** Preselected for the next room bid. */
  preselecionado: boolean;
  /** A registered client stands behind it. */
  comCadastro: boolean;
}

/** A lot as the console lists it. Money in centavos. */
export interface LoteDoPregao {
  lelUid: string;
  id: number;
  numero: string;
  nome: string;
  foto: string | null;
  situacao: SituacaoLote;
  seq: number;
  minimo: Centavos;
  valorAtual: Centavos | null;
  qtdLances: number;
}

/** The lot on the block. `reserva` and `reservaAtingida` are for the auctioneer alone, and never leave the console. */
export interface LoteNaMesa extends LoteDoPregao {
  proximoLance: Centavos;
  incremento: Centavos;
  lider: { apelido: string; cidade: string; presencial: boolean } | null;
  reserva: Centavos | null;
  reservaAtingida: boolean;
  comitente: string | null;
}

/** Where a public bid came from: typed on the site, answered by a cap, or taken in the room. */
export type OrigemDoLance = 'site' | 'automatico' | 'sala';

/** A bid that stands on the lot on the block. `uid` is the bid's own. */
export interface LanceNaMesa {
  uid: string;
  valor: Centavos;
  apelido: string;
  cidade: string;
  origem: OrigemDoLance;
  em: string;
}

/** Why a console follows: it asked to, or two were acting already when it came. */
export type PorQueAcompanha = 'escolha' | 'dois-agem';

/** One console at the auction (L4). */
export interface ConsoleDoPregao {
  /** Of the console, which the page may have made (`consoleUid`). */
  uid: string;
  nome: string;
  soAcompanha: boolean;
  /** Null where it acts. */
  porQue: PorQueAcompanha | null;
  desde: string;
  ultimoAto: { acao: NomeDaAcao; em: string } | null;
  /** The one that is told this. */
  eu: boolean;
}

/** What `desfazer` would take back, in what words need. `valor` and `apelido`: of the bid, or of whom it was sold to. */
export interface Desfazivel {
  acao: NomeDaAcao;
  lelUid: string;
  numero: string;
  nome: string;
  valor: Centavos | null;
  apelido: string | null;
}

/** A leader asks to be let off a bid given before an announcement that changes the lot (rule 19 is the staff's). */
export interface PedidoDeRetirada {
  apelido: string;
  /** uid of the bid. */
  lance: string;
  em: string;
}

/** What `conectar-leiloeiro` and `leiloeiro-acao` are acknowledged with, and `on-leiloeiro` sends. */
export interface EstadoDoPregao {
  leiUid: string;
  leilaoNome: string;
  /** The server's clock when it was made, ISO. */
  agora: string;
  situacao: SituacaoLeilao;
  /** L10: only apelidos with a registration bid, and nothing is sold under a condition by hand. */
  judicial: boolean;
  /** Of the lot on the block; 0 without one. What the next act is decided on. */
  seq: number;
  lelUid: string | null;
  lote: LoteNaMesa | null;
  /** The acts that the state allows now. */
  acoes: NomeDaAcao[];
  /** What `desfazer` would take back. */
  ultimaAcao: NomeDaAcao | null;
  /** The same with what it was done to; null when nothing is to be taken back. It may be of the lot before (L5). */
  desfazivel: Desfazivel | null;
  /** Of the lot on the block, latest first, at most {@link ULTIMOS_LANCES}; cancelled ones are not among them. */
  ultimosLances: LanceNaMesa[];
  /** Since when there is silence: the last bid's instant, else when the lot was opened. Null without a lot. */
  ultimoLanceEm: string | null;
  /** When the lot on the block was opened; null where staff put it live by hand, and without one. */
  abertoEm: string | null;
  /** In the auction's public rooms now, each person once; and the clients who may bid in it. */
  presentes: { conectados: number; habilitados: number };
  consoles: ConsoleDoPregao[];
  /** Of the lot on the block, not dismissed, in the order in which they were made. */
  comunicados: Comunicado[];
  /** Of the lot on the block. */
  pedidosDeRetirada: PedidoDeRetirada[];
  /** What was last told the room or everybody, until it is taken down. */
  recado: RecadoDoPregao | null;
  pausado: boolean;
  /** Since when, ISO. */
  pausadoEm: string | null;
  proximos: LoteDoPregao[];
  contagem: {
    total: number;
    aguardando: number;
    vendidos: number;
    condicionais: number;
    naoVendidos: number;
  };
  /** How the next apelido is chosen, and the ways there are. */
  acaoApelido: AcaoApelido;
  acoesApelido: readonly AcaoApelido[];
  apelidoUid: string | null;
  apelidos: ApelidoDoPregao[];
}

export const ULTIMOS_LANCES = 10;
