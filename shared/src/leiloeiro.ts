import { z } from 'zod';
import { type Centavos, centavosPositivos } from './dinheiro.ts';
import { comandoId, uid } from './identificador.ts';
import type { SituacaoLeilao } from './leilao.ts';
import type { SituacaoLote } from './lote-situacao.ts';

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
]);

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

/** What `conectar-leiloeiro` and `leiloeiro-acao` are acknowledged with, and `on-leiloeiro` sends. */
export interface EstadoDoPregao {
  leiUid: string;
  leilaoNome: string;
  situacao: SituacaoLeilao;
  /** Of the lot on the block; 0 without one. What the next act is decided on. */
  seq: number;
  lelUid: string | null;
  lote: LoteNaMesa | null;
  /** The acts that the state allows now. */
  acoes: NomeDaAcao[];
  /** What `desfazer` would take back. */
  ultimaAcao: NomeDaAcao | null;
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
