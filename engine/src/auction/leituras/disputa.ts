import { formatarReais } from '@martelo/shared/dinheiro';
import { ErroMartelo } from '@martelo/shared/erros';
import type { TipoLance } from '@martelo/shared/lance';
import type { Incrementos } from '@martelo/shared/leilao';
import { incrementoEm, proximoLance } from '@martelo/shared/lote';
import type { Lideranca, Participante } from '../modelo/dados.ts';
import type { EstadoLote } from '../modelo/estado.ts';

/** What is offered: a literal amount (MANUAL, PRESENCIAL) or a secret cap (AUTOMATICO), centavos. */
export interface Oferta {
  participante: Participante;
  modo: TipoLance;
  valor: number;
}

/** One line that an accepted offer writes into the public ledger. */
export interface Lancamento {
  participante: Participante;
  modo: TipoLance;
  /** The public amount; the price from here on when `lidera`. */
  valor: number;
  maximo: number;
  lidera: boolean;
  /** The leader's cap answering a challenger. */
  resposta: boolean;
}

/** Rule 8 leaves no public line; everything else leaves one, or two when the leader answers. */
export type Desfecho =
  | { silencioso: true }
  | { silencioso: false; lancamentos: [Lancamento] | [Lancamento, Lancamento] };

export type Disputado = Pick<EstadoLote, 'minimo' | 'reserva' | 'incremento' | 'lideranca'>;

/**
 * Rules 1 to 8: what an offer on an open lot does. Amounts in centavos.
 * @throws ErroMartelo JA_GANHANDO, MAXIMO_NAO_SUPERIOR, ABAIXO_DO_MINIMO (with `proximoLance`)
 */
export function disputar(
  lote: Disputado,
  tabela: Incrementos,
  empate: 'primeiro' | 'manual',
  oferta: Oferta,
): Desfecho {
  const { lideranca: lider } = lote;
  const proximo = proximoLance(lider?.preco ?? null, lote.minimo, lote.incremento, tabela);
  if (lider !== null && mesmoCadastro(lider.participante, oferta.participante))
    throw new ErroMartelo('JA_GANHANDO', { proximoLance: proximo });
  if (lider?.participante.uid === oferta.participante.uid) exigirAumento(lider, oferta, proximo);
  else if (oferta.valor < proximo) {
    throw new ErroMartelo('ABAIXO_DO_MINIMO', {
      proximoLance: proximo,
      proximoLanceFormatado: formatarReais(proximo),
    });
  }
  return confrontar(lote, tabela, empate, oferta);
}

/** Rules 3 to 8 for an offer that may be made: what `disputar` did not refuse, now or, in a refold (rule 19), when it was made. */
export function confrontar(
  lote: Disputado,
  tabela: Incrementos,
  empate: 'primeiro' | 'manual',
  oferta: Oferta,
): Desfecho {
  const { lideranca: lider } = lote;
  if (lider === null) return liderar(oferta, primeiroPreco(lote, oferta));
  if (lider.participante.uid === oferta.participante.uid) return elevarMaximo(lote, lider, oferta);

  const passo = (preco: number) => incrementoEm(preco, lote.incremento, tabela);
  if (oferta.valor < lider.maximo) {
    // Rule 4.
    return responder(lider, oferta, Math.min(lider.maximo, oferta.valor + passo(oferta.valor)));
  }
  if (oferta.valor === lider.maximo) {
    // Rule 5: the earlier instruction keeps the lead (rule 7), unless the auction lets a literal bid beat an automatic one.
    const literalVence = empate === 'manual' && ehLiteral(oferta) && lider.modo === 'AUTOMATICO';
    return literalVence ? liderar(oferta, oferta.valor) : responder(lider, oferta, lider.maximo);
  }
  // Rule 6.
  if (ehLiteral(oferta)) return liderar(oferta, oferta.valor);
  const preco = Math.min(oferta.valor, lider.maximo + passo(lider.maximo));
  return liderar(oferta, erguerAteReserva(preco, lote.reserva, oferta.valor));
}

/** One person under two names, by their registration: on the site and in the room (L10). */
const mesmoCadastro = (um: Participante, outro: Participante): boolean =>
  um.uid !== outro.uid &&
  [um.uid, um.cadastro].some((uid) => uid !== undefined && (uid === outro.cadastro || uid === outro.uid));

/** Rule 2. */
const ehLiteral = (oferta: Pick<Oferta, 'modo'>): boolean => oferta.modo !== 'AUTOMATICO';

/** Rule 3. */
const primeiroPreco = (lote: Disputado, oferta: Oferta): number =>
  ehLiteral(oferta) ? oferta.valor : erguerAteReserva(lote.minimo, lote.reserva, oferta.valor);

/** A price below the reserve is lifted to it when the leader's cap allows: so below R no cap ever reaches R. */
const erguerAteReserva = (preco: number, reserva: number, maximo: number): number =>
  preco < reserva && reserva <= maximo ? reserva : preco;

/** Rule 8. @throws ErroMartelo JA_GANHANDO, MAXIMO_NAO_SUPERIOR */
function exigirAumento(lider: Lideranca, oferta: Oferta, proximo: number): void {
  if (ehLiteral(oferta)) throw new ErroMartelo('JA_GANHANDO', { proximoLance: proximo });
  if (oferta.valor <= lider.maximo) throw new ErroMartelo('MAXIMO_NAO_SUPERIOR', { proximoLance: proximo });
}

/** Rule 8. */
function elevarMaximo(lote: Disputado, lider: Lideranca, oferta: Oferta): Desfecho {
  const preco = erguerAteReserva(lider.preco, lote.reserva, oferta.valor);
  return preco === lider.preco ? { silencioso: true } : liderar(oferta, preco);
}

const liderar = (oferta: Oferta, preco: number): Desfecho => ({
  silencioso: false,
  lancamentos: [
    {
      participante: oferta.participante,
      modo: oferta.modo,
      valor: preco,
      maximo: oferta.valor,
      lidera: true,
      resposta: false,
    },
  ],
});

/** The challenger's bid, and the automatic answer it drew. */
const responder = (lider: Lideranca, oferta: Oferta, preco: number): Desfecho => ({
  silencioso: false,
  lancamentos: [
    {
      participante: oferta.participante,
      modo: oferta.modo,
      valor: oferta.valor,
      maximo: oferta.valor,
      lidera: false,
      resposta: false,
    },
    {
      participante: lider.participante,
      modo: 'AUTOMATICO',
      valor: preco,
      maximo: lider.maximo,
      lidera: true,
      resposta: true,
    },
  ],
});
