import { FASE_DA_SITUACAO } from '@martelo/shared/lote-situacao';
import { PAPEL_ENSAIO } from '@martelo/shared/papeis';
import { emExibicao } from '../auction/leituras/exibicao.ts';
import type { Estado, EstadoLote } from '../auction/modelo/estado.ts';
import type { Acesso } from '../records/records.ts';

/** An auction is there on its brands alone, for staff of several too: a token is good for the brand it was given for. */
export function leilaoVisivel(acesso: Acesso, { leilao }: Pick<Estado, 'leilao'>): boolean {
  if (acesso.tipo === 'sistema') return true;
  if (!leilao.hotsites.includes(acesso.hotsiteId)) return false;
  return acesso.tipo === 'interno' || (leilao.ensaio === true) === deEnsaio(acesso);
}

/** Rehearsal bidders see rehearsals alone; other clients and visitors see everything else. */
export const deEnsaio = (acesso: Acesso): boolean =>
  acesso.tipo === 'cliente' && acesso.papeis.includes(PAPEL_ENSAIO);

/**
 * Lots being prepared in an auction that is not announced yet are for staff alone, and so is what was cancelled before it was; who works for
 * consignors alone is staff of theirs.
 */
export function loteVisivel(
  acesso: Acesso,
  estado: Pick<Estado, 'leilao'>,
  lote: SituacaoExibida & Partial<Pick<EstadoLote, 'dados'>>,
): boolean {
  return (
    leilaoVisivel(acesso, estado) &&
    (ehDaCasa(acesso, lote.dados?.comitente?.comId) || lotePublicado(estado.leilao.situacao, lote))
  );
}

/** `exibido` is not known of what was kept before it was written down: what is cancelled of that goes on being shown. */
type SituacaoExibida = Pick<EstadoLote, 'situacao'> & { exibido?: boolean | undefined };

export const lotePublicado = (
  leilao: Estado['leilao']['situacao'],
  { situacao, exibido }: SituacaoExibida,
): boolean =>
  exibido === true ||
  emExibicao(leilao, situacao) ||
  (exibido === undefined && FASE_DA_SITUACAO[situacao] === 'cancelado');

function ehDaCasa(acesso: Acesso, comId: number | undefined): boolean {
  if (acesso.tipo === 'sistema') return true;
  if (acesso.tipo !== 'interno') return false;
  return acesso.papeis.some((papel) => papel !== 'Interno - Comitente') || respondePor(acesso, comId);
}

/** Whether a consignor is one that they answer for. */
export const respondePor = (acesso: Acesso, comId: number | undefined): boolean =>
  acesso.tipo === 'interno' && comId !== undefined && (acesso.comitentes ?? []).includes(comId);
