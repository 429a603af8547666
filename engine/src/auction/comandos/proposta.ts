import { formatarReais } from '@martelo/shared/dinheiro';
import { ErroMartelo } from '@martelo/shared/erros';
import type { SituacaoProposta } from '@martelo/shared/proposta';
import type { Ata } from '../atos/ata.ts';
import { venderDireto } from '../atos/vender-direto.ts';
import { exigirAberto } from '../leituras/abertura.ts';
import { exigirSemDisputa } from '../leituras/por-telefone.ts';
import { aberta, julgar, recebePropostas } from '../leituras/proposta.ts';
import { aceitaVendaDireta } from '../leituras/venda-direta.ts';
import type { Estado, EstadoLote, Proposta } from '../modelo/estado.ts';
import type { Evento } from '../modelo/evento.ts';
import { exigirLote, type PedidoDe } from './pedido.ts';

const HORA_MS = 3_600_000;
const VALIDADE_HORAS = 48;

/**
 * A client's proposal, answered by the lot's secret rules at once or left to staff until it expires. A client's newer proposal
 * takes the place of their open one.
 * @throws ErroMartelo LOTE_NAO_ENCONTRADO, LOTE_NAO_ABERTO, ENCERRADO, LANCE_POR_TERCEIRO, VALOR_INVALIDO, PROPOSTA_INDISPONIVEL,
 * PROPOSTA_ABAIXO_DO_MINIMO (with `minimo`)
 */
export function fazerProposta(
  estado: Estado,
  { lelUid, participante, valor, telefone, email, porTelefone }: PedidoDe<'fazer-proposta'>,
  ata: Ata,
): Record<string, unknown> {
  const lote = exigirLote(estado, lelUid);
  exigirAberto(estado, lote, ata.instante);
  exigirSemDisputa(lote, porTelefone);
  if (!Number.isSafeInteger(valor) || valor <= 0) throw new ErroMartelo('VALOR_INVALIDO');
  if (!recebePropostas(lote) || !cabeNaVendaDireta(lote, valor))
    throw new ErroMartelo('PROPOSTA_INDISPONIVEL');
  const { valorProposta: minimo } = lote.dados.valor;
  if (minimo !== undefined && valor < minimo) {
    throw new ErroMartelo('PROPOSTA_ABAIXO_DO_MINIMO', { minimo, minimoFormatado: formatarReais(minimo) });
  }

  const uid = ata.sorteio.uid();
  const anterior = [...(lote.propostas?.values() ?? [])].find(
    (outra) => outra.participante.uid === participante.uid && aberta(outra),
  );
  const { instante } = ata;
  const prazo = prazoDe(lote, instante);
  ata.registrar({
    ...{ tipo: 'PropostaFeita/1', instante, lelUid, proposta: uid, participante, valor, telefone, email },
    ...{ prazo: new Date(prazo).toISOString(), substituida: anterior?.uid ?? null },
    ...(porTelefone ? { porTelefone } : {}),
  });
  const proposta: Proposta = {
    ...{ uid, participante, valor, prazo, situacao: 'Aguardando', contraValor: null, proximoValor: null },
  };
  const veredito = julgar(lote.dados.regrasProposta, valor);
  if (veredito === null) return resposta(lote, proposta, ata);
  return decidir(lote, proposta, { de: 'regra', ...veredito }, ata);
}

/**
 * Staff's word on a proposal that awaits it. The same word again changes nothing.
 * @throws ErroMartelo LOTE_NAO_ENCONTRADO, PROPOSTA_NAO_ENCONTRADA, PROPOSTA_NAO_AGUARDA, PROPOSTA_INDISPONIVEL (the dispute went
 * past it), CONTRAPROPOSTA_INVALIDA, LOTE_NAO_ABERTO, ENCERRADO
 */
export function responderProposta(
  estado: Estado,
  { lelUid, proposta: uid, resposta: palavra, valor }: PedidoDe<'responder-proposta'>,
  ata: Ata,
): Record<string, unknown> {
  const lote = exigirLote(estado, lelUid);
  const proposta = exigirProposta(lote, uid);
  const situacao = SITUACAO_DA_PALAVRA[palavra];
  const mesma =
    proposta.situacao === situacao && (palavra !== 'CONTRAPROPOSTA' || proposta.contraValor === valor);
  if (mesma) return resposta(lote, proposta, ata);
  if (proposta.situacao !== 'Aguardando' || ata.instante >= proposta.prazo)
    throw new ErroMartelo('PROPOSTA_NAO_AGUARDA');
  if (palavra === 'RECUSA')
    return decidir(lote, proposta, { de: 'equipe', situacao: 'Recusada', proximoValor: valor }, ata);
  exigirAberto(estado, lote, ata.instante);
  if (palavra === 'ACEITA') {
    if (!cabeNaVendaDireta(lote, proposta.valor)) throw new ErroMartelo('PROPOSTA_INDISPONIVEL');
    return decidir(lote, proposta, { de: 'equipe', situacao: 'Aceita' }, ata);
  }
  if (valor === null || !Number.isSafeInteger(valor) || valor <= proposta.valor) {
    throw new ErroMartelo('CONTRAPROPOSTA_INVALIDA', { propostaFormatada: formatarReais(proposta.valor) });
  }
  return decidir(lote, proposta, { de: 'equipe', situacao: 'Contraproposta', contraValor: valor }, ata);
}

/**
 * The client's word on a counter-offer. The same word again changes nothing.
 * @throws ErroMartelo LOTE_NAO_ENCONTRADO, PROPOSTA_NAO_ENCONTRADA (also for somebody else's), PROPOSTA_NAO_AGUARDA,
 * PROPOSTA_INDISPONIVEL, LOTE_NAO_ABERTO, ENCERRADO
 */
export function responderContraproposta(
  estado: Estado,
  { lelUid, proposta: uid, cliUid, resposta: palavra }: PedidoDe<'responder-contraproposta'>,
  ata: Ata,
): Record<string, unknown> {
  const lote = exigirLote(estado, lelUid);
  const proposta = exigirProposta(lote, uid);
  if (proposta.participante.uid !== cliUid) throw new ErroMartelo('PROPOSTA_NAO_ENCONTRADA');
  if (proposta.situacao === SITUACAO_DA_PALAVRA[palavra] && proposta.contraValor !== null)
    return resposta(lote, proposta, ata);
  if (proposta.situacao !== 'Contraproposta' || ata.instante >= proposta.prazo)
    throw new ErroMartelo('PROPOSTA_NAO_AGUARDA');
  const { contraValor } = proposta;
  if (palavra === 'RECUSA')
    return decidir(
      lote,
      proposta,
      { de: 'cliente', situacao: 'Recusada', contraValor, proximoValor: null },
      ata,
    );
  exigirAberto(estado, lote, ata.instante);
  if (!cabeNaVendaDireta(lote, contraValor!)) throw new ErroMartelo('PROPOSTA_INDISPONIVEL');
  return decidir(lote, proposta, { de: 'cliente', situacao: 'Aceita', contraValor }, ata);
}

/** Asked for by the timer. Before the deadline, and on a proposal that awaits nothing, it changes nothing. */
export function vencerProposta(
  estado: Estado,
  { lelUid, proposta: uid }: PedidoDe<'vencer-proposta'>,
  ata: Ata,
): Record<string, unknown> {
  const lote = exigirLote(estado, lelUid);
  const proposta = exigirProposta(lote, uid);
  if (!aberta(proposta) || ata.instante < proposta.prazo) return { vencida: false };
  const { contraValor } = proposta;
  decidir(lote, proposta, { de: 'sistema', situacao: 'Expirada', contraValor }, ata);
  return { vencida: true };
}

const SITUACAO_DA_PALAVRA = {
  ACEITA: 'Aceita',
  CONTRAPROPOSTA: 'Contraproposta',
  RECUSA: 'Recusada',
} as const satisfies Record<string, SituacaoProposta>;

type Decisao = {
  de: Extract<Evento, { tipo: 'PropostaRespondida/1' }>['de'];
  situacao: SituacaoProposta;
  contraValor?: number | null;
  proximoValor?: number | null;
};

/** Writes the answer down; an accepted proposal sells the lot, at the counter-offer where there was one. */
function decidir(lote: EstadoLote, proposta: Proposta, decisao: Decisao, ata: Ata): Record<string, unknown> {
  const { de, situacao, contraValor = null, proximoValor = null } = decisao;
  const { uid, participante } = proposta;
  const { instante } = ata;
  const prazo = situacao === 'Contraproposta' ? prazoDe(lote, instante) : null;
  ata.registrar({
    ...{
      tipo: 'PropostaRespondida/1',
      instante,
      lelUid: lote.uid,
      proposta: uid,
      participante,
      de,
      situacao,
    },
    ...{ contraValor, proximoValor, prazo: prazo === null ? null : new Date(prazo).toISOString() },
  });
  if (situacao === 'Aceita') {
    const valor = contraValor ?? proposta.valor;
    venderDireto(lote, { lance: uid, participante, valor }, 'Proposta', ata);
  }
  return resposta(lote, { ...proposta, situacao, contraValor, proximoValor, prazo }, ata);
}

function resposta(
  lote: EstadoLote,
  proposta: Omit<Proposta, 'prazo'> & { prazo: number | null },
  ata: Ata,
): Record<string, unknown> {
  const { uid, situacao, valor, contraValor, proximoValor, prazo } = proposta;
  return {
    ...{ uid, lelUid: lote.uid, situacao, valor, contraValor, proximoValor, tipoNegociacao: 'Proposta' },
    prazo: aberta(proposta) ? new Date(prazo!).toISOString() : null,
    seq: situacao === 'Aceita' ? ata.seqDe(lote) : null,
  };
}

function exigirProposta({ propostas }: EstadoLote, uid: string): Proposta {
  const proposta = propostas?.get(uid);
  if (proposta === undefined) throw new ErroMartelo('PROPOSTA_NAO_ENCONTRADA');
  return proposta;
}

/** A price is agreed outside of the dispute only where Compre Já would be offered, and above what was bid (rule 9). */
const cabeNaVendaDireta = (lote: EstadoLote, valor: number): boolean =>
  aceitaVendaDireta(lote) && valor > (lote.lideranca?.preco ?? 0);

/** Nothing stands longer than the lot is open. */
function prazoDe({ dados, dataFim }: EstadoLote, instante: number): number {
  const horas = dados.regrasProposta?.validadeHoras ?? VALIDADE_HORAS;
  return Math.min(instante + horas * HORA_MS, dataFim ?? Number.POSITIVE_INFINITY);
}
