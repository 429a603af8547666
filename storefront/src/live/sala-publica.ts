import type { SituacaoLeilao } from '@martelo/shared/leilao';
import type { LoteCartao } from '@martelo/shared/lote-cartao';
import { LOTE_ACEITA_LANCES } from '@martelo/shared/lote-situacao';
import type { RecadoDoPregao } from '@martelo/shared/recado-do-pregao';

/** An auction as everybody is told of it, folded: nothing is in it that the public may not know, since it stands on a wall. */
export interface SalaPublica {
  leilao: LeilaoPublico | null;
  /** In the order of the catalogue. */
  cartoes: ReadonlyMap<string, LoteCartao>;
}
export interface LeilaoPublico {
  uid: string;
  nome: string;
  situacao: SituacaoLeilao;
  pausadoEm: string | null;
  loteAoVivoUid: string | null;
  haLotesAChamar: boolean;
  recado: RecadoDoPregao | null;
}

export const SALA_VAZIA: SalaPublica = { leilao: null, cartoes: new Map() };

export type Noticia =
  | { tipo: 'leilao'; leilao: LeilaoPublico }
  | { tipo: 'cartoes'; cartoes: readonly LoteCartao[] }
  | { tipo: 'cartao'; cartao: LoteCartao };

/** The room after a message. The same object where it says nothing new: a card that is older than the one there is none. */
export function comNoticia(sala: SalaPublica, noticia: Noticia): SalaPublica {
  switch (noticia.tipo) {
    case 'leilao':
      return { ...sala, leilao: noticia.leilao };
    case 'cartoes': {
      const novos = new Map(sala.cartoes);
      for (const cartao of noticia.cartoes) porNovo(novos, cartao);
      return { ...sala, cartoes: novos };
    }
    case 'cartao': {
      const novos = new Map(sala.cartoes);
      return porNovo(novos, noticia.cartao) ? { ...sala, cartoes: novos } : sala;
    }
  }
}

function porNovo(cartoes: Map<string, LoteCartao>, cartao: LoteCartao): boolean {
  const antes = cartoes.get(cartao.uid);
  if (antes !== undefined && antes.seq > cartao.seq) return false;
  cartoes.set(cartao.uid, cartao);
  return true;
}

/** The lot on the block; it stays there after its end until another is called. */
export const naMesa = ({ leilao, cartoes }: SalaPublica): LoteCartao | null =>
  (leilao?.loteAoVivoUid && cartoes.get(leilao.loteAoVivoUid)) || null;

/** Those that the auctioneer may still call, as the console takes them: from the one on the block on, then those before it, passed-over ones last. */
export function aSeguir({ leilao, cartoes }: SalaPublica, quantos: number): LoteCartao[] {
  const todos = [...cartoes.values()];
  const aqui = todos.findIndex(({ uid }) => uid === leilao?.loteAoVivoUid);
  const emOrdem = [...todos.slice(aqui + 1), ...todos.slice(0, Math.max(0, aqui))];
  const faltam = emOrdem.filter(
    ({ situacao, dataFim }) => dataFim === null && LOTE_ACEITA_LANCES.has(situacao),
  );
  const passado = ({ situacao }: LoteCartao) => situacao === 'REPASSE';
  return [...faltam.filter((um) => !passado(um)), ...faltam.filter(passado)].slice(0, quantos);
}
