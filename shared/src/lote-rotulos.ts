import type { TipoHotsite } from './hotsite.ts';
import type { SituacaoLote } from './lote.ts';
import { FASE_DA_SITUACAO, type FaseLote } from './lote-situacao.ts';
import type { PorModo } from './modo.ts';

/** Auction mode says Lance, Lote, Leilão; store mode Oferta, Anúncio, Evento (spec 1). */
export interface Palavras {
  lance: string;
  lances: string;
  lote: string;
  lotes: string;
  leilao: string;
  leiloes: string;
  /** "Dar lance", "Fazer oferta": the verb on the button. */
  darLance: string;
  lanceAtual: string;
  lanceInicial: string;
  lanceMinimo: string;
  ultimoLance: string;
  lanceAutomatico: string;
}

export const PALAVRAS: PorModo<Palavras> = {
  leilao: {
    lance: 'Lance',
    lances: 'Lances',
    lote: 'Lote',
    lotes: 'Lotes',
    leilao: 'Leilão',
    leiloes: 'Leilões',
    darLance: 'Dar lance',
    lanceAtual: 'Lance atual',
    lanceInicial: 'Lance inicial',
    lanceMinimo: 'Lance mínimo',
    ultimoLance: 'Último lance',
    lanceAutomatico: 'Lance automático',
  },
  loja: {
    lance: 'Oferta',
    lances: 'Ofertas',
    lote: 'Anúncio',
    lotes: 'Anúncios',
    leilao: 'Evento',
    leiloes: 'Eventos',
    darLance: 'Fazer oferta',
    lanceAtual: 'Oferta atual',
    lanceInicial: 'Oferta inicial',
    lanceMinimo: 'Oferta mínima',
    ultimoLance: 'Última oferta',
    lanceAutomatico: 'Oferta automática',
  },
};

/** How a lot's state is coloured, always beside its word: `aberto` green, `atencao` amber, `info` blue, `fim` neutral, `erro` red. */
export type TomSituacao = 'aberto' | 'atencao' | 'info' | 'fim' | 'erro';

export interface RotuloSituacao {
  rotulo: string;
  /** The spec's two-letter badge; null for states that have none. */
  codigo: 'AG' | 'CO' | 'NA' | 'RE' | 'RT' | 'LL' | 'AV' | 'CN' | 'CD' | null;
  tom: TomSituacao;
}

const linha = (rotulo: string, codigo: RotuloSituacao['codigo'], tom: TomSituacao): RotuloSituacao => ({
  rotulo,
  codigo,
  tom,
});

const SITUACOES: Record<SituacaoLote, RotuloSituacao> = {
  CADASTRADO: linha('Cadastrado', 'CD', 'info'),
  PENDENTE: linha('Pendente', null, 'atencao'),
  LIBERADO_LEILAO: linha('Liberado Leilão', 'LL', 'aberto'),
  PLACAR: linha('Placar', null, 'info'),
  AG_CLIENTE: linha('Ag. Cliente', null, 'atencao'),
  NAO_ARREMATADO: linha('Não Arrematado', 'NA', 'fim'),
  AG_PAGAMENTO: linha('Ag. Pagamento', 'AG', 'atencao'),
  PAGO: linha('Pago', null, 'aberto'),
  CLIENTE_DESISTIU: linha('Cliente Desistiu', null, 'erro'),
  CANCELADO_NO_LEILAO: linha('Cancelado no Leilão', null, 'erro'),
  CONDICIONAL: linha('Condicional', 'CO', 'info'),
  NEGADA_CONDICIONAL: linha('Negada Condicional', null, 'erro'),
  LOTE_CANCELADO: linha('Lote Cancelado', null, 'erro'),
  CONDICIONAL_NEGADA: linha('Condicional Negada', 'CN', 'erro'),
  RECOMPRA: linha('Recompra', null, 'info'),
  DOULHE_UMA: linha('Dou-lhe uma', null, 'atencao'),
  DOULHE_DUAS: linha('Dou-lhe duas', null, 'atencao'),
  REPASSE: linha('Repasse', 'RE', 'aberto'),
  BUY_NOW: linha('Compre Já', null, 'info'),
  BOLETO: linha('Boleto', null, 'atencao'),
  PAGO_CARTAO: linha('Pago com Cartão', null, 'aberto'),
  PARCIAL_CARTAO: linha('Parcial no Cartão', null, 'atencao'),
  RETIRADO: linha('Retirado', 'RT', 'fim'),
  SUSPENSO: linha('Suspenso', null, 'atencao'),
  AO_VIVO: linha('Ao Vivo', 'AV', 'aberto'),
};

/** Where the store's words differ (Lote → Anúncio, Leilão → Evento, arrematado → vendido). */
const OUTRAS_PALAVRAS: PorModo<Partial<Record<SituacaoLote, string>>> = {
  leilao: {},
  loja: {
    LIBERADO_LEILAO: 'Liberado Evento',
    NAO_ARREMATADO: 'Não Vendido',
    CANCELADO_NO_LEILAO: 'Cancelado no Evento',
    LOTE_CANCELADO: 'Anúncio Cancelado',
  },
};

const DESCONHECIDA = linha('Não informado', null, 'fim');

/** Label, badge and colour of a lot's state in the site's words; an unknown state is "Não informado" (spec 4). */
export function rotuloSituacao(situacao: string, tipo: TipoHotsite): RotuloSituacao {
  if (!Object.hasOwn(SITUACOES, situacao)) return DESCONHECIDA;
  const base = SITUACOES[situacao as SituacaoLote];
  return { ...base, rotulo: OUTRAS_PALAVRAS[tipo][situacao as SituacaoLote] ?? base.rotulo };
}

/** What visitors are told of a lot, by its phase: of a sale that there was one, not how far its payment is. */
const PARA_VISITANTES: Record<FaseLote, Record<TipoHotsite, string> & { tom: TomSituacao }> = {
  preparo: { leilao: 'Em breve', loja: 'Em breve', tom: 'info' },
  disputa: { leilao: 'Aberto para lances', loja: 'Aberto para ofertas', tom: 'aberto' },
  condicional: { leilao: 'Condicional', loja: 'Condicional', tom: 'info' },
  vendido: { leilao: 'Vendido', loja: 'Vendido', tom: 'fim' },
  'nao-vendido': { leilao: 'Não vendido', loja: 'Não vendido', tom: 'fim' },
  cancelado: { leilao: 'Cancelado', loja: 'Cancelado', tom: 'erro' },
};

/** States whose own word says more to a bidder than their phase does. */
const COM_NOME_PROPRIO: ReadonlySet<SituacaoLote> = new Set([
  'SUSPENSO',
  'AO_VIVO',
  'DOULHE_UMA',
  'DOULHE_DUAS',
  'REPASSE',
]);

/** A lot's state in words that need no training, for the public pages; {@link rotuloSituacao} is for who works with the codes. */
export function situacaoParaVisitantes(
  situacao: SituacaoLote,
  modo: TipoHotsite,
): Pick<RotuloSituacao, 'rotulo' | 'tom'> {
  if (!Object.hasOwn(FASE_DA_SITUACAO, situacao)) return DESCONHECIDA;
  if (COM_NOME_PROPRIO.has(situacao)) return rotuloSituacao(situacao, modo);
  const { tom, [modo]: rotulo } = PARA_VISITANTES[FASE_DA_SITUACAO[situacao]];
  return { rotulo, tom };
}
