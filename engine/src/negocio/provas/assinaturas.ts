import { canonico } from '@martelo/shared/canonico';
import { textoDoLeilao } from '@martelo/shared/livro';
import type { Chaves } from '../../acesso/identidade/chaves.ts';
import type { EstadoLote, Fechamento, Ponta, Termino } from '../../auction/modelo/estado.ts';
import { sha256 } from '../../log/encadear.ts';

/** `typ` of the signature over a lot's ledger, and over an auction's. */
const TIPO_LIVRO = 'martelo-livro';
const TIPO_LEILAO = 'martelo-leilao';

/**
 * The engine's signatures over ledgers (rule 23). Each is made when it is asked for, by the key of the instant it speaks of: the
 * same bytes at any time, after any restart and rotation, so there is nothing to keep.
 */
export interface Assinaturas {
  /** JWS over `{lelUid, seq, hash}`; `instante` is that of the link, Unix ms. */
  doLivro(lelUid: string, ponta: Fechamento): Promise<string>;
  /** JWS of a lot's close; null while it is open. */
  doFechamento(lote: Pick<EstadoLote, 'uid' | 'fechamento'>): Promise<string | null>;
  /** The one hash over an ended auction's ledgers, and the JWS over `{leiUid, situacao, hash, lotes}`: `lotes` is the list's digest. */
  doLeilao(leiUid: string, termino: Termino): Promise<{ hash: string; assinatura: string }>;
}

export function criarAssinaturas({ assinar }: Pick<Chaves, 'assinar'>): Assinaturas {
  /** Closes do not change: signed once for as long as their auction is in memory. */
  const feitas = new WeakMap<Ponta, Promise<string>>();
  const doLivro: Assinaturas['doLivro'] = (lelUid, { seq, hash, instante }) =>
    assinar({ lelUid, seq, hash }, TIPO_LIVRO, instante);
  return {
    doLivro,
    async doFechamento({ uid, fechamento }) {
      if (fechamento === null) return null;
      let feita = feitas.get(fechamento);
      if (feita === undefined) {
        feita = doLivro(uid, fechamento);
        feitas.set(fechamento, feita);
      }
      return feita;
    },
    async doLeilao(leiUid, { instante, situacao, pontas }) {
      const lista = [...pontas].map(([lelUid, { numero, seq, hash }]) => ({ lelUid, numero, seq, hash }));
      const hashes = lista.map((lote) => lote.hash);
      const hash = sha256(textoDoLeilao(leiUid, hashes));
      const lotes = sha256(canonico(lista));
      return { hash, assinatura: await assinar({ leiUid, situacao, hash, lotes }, TIPO_LEILAO, instante) };
    },
  };
}
