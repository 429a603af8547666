import { PAPEL_ENSAIO } from '@martelo/shared/papeis';
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

/** Lots being prepared in an auction that is not announced yet are for staff alone. */
export function loteVisivel(
  acesso: Acesso,
  estado: Pick<Estado, 'leilao'>,
  lote: Pick<EstadoLote, 'situacao'>,
): boolean {
  return (
    leilaoVisivel(acesso, estado) &&
    (ehDaCasa(acesso) || lotePublicado(estado.leilao.situacao, lote.situacao))
  );
}

export const lotePublicado = (leilao: Estado['leilao']['situacao'], lote: EstadoLote['situacao']): boolean =>
  !(lote === 'CADASTRADO' && (leilao === 'CRIADO' || leilao === 'EM_LOTEAMENTO'));

const ehDaCasa = (acesso: Acesso): boolean => acesso.tipo === 'sistema' || acesso.tipo === 'interno';
