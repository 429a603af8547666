import type { SituacaoLote } from '@martelo/shared/lote-situacao';
import { type ComandoDeLote, ENCERRAM_A_DISPUTA } from '@martelo/shared/lote-transicoes';
import type { Ator } from '@martelo/shared/transicoes';
import { prazoDe, termosDe } from '../leituras/condicional.ts';
import { exigirTransicaoLote } from '../leituras/transicoes.ts';
import type { Participante } from '../modelo/dados.ts';
import type { EstadoLote } from '../modelo/estado.ts';
import type { Ata } from './ata.ts';

/** Who won a lot and at what price; nobody when it was not sold. */
export interface Arremate {
  vencedor: Participante;
  valor: number;
}

/**
 * The one way a lot's situation changes: the table is asked, and what it has no arrow for does not happen. Taking bids and then
 * none for good is a close, and is written as one, with its winner; every other change as what it is. Gives the situation that the
 * lot is left in: a consignor's tolerance releases a conditional sale in the same breath.
 * @throws ErroMartelo TRANSICAO_INVALIDA, SEM_PERMISSAO
 */
export function passarLote(
  lote: EstadoLote,
  para: SituacaoLote,
  comando: ComandoDeLote,
  ata: Ata,
  {
    como,
    arremate = null,
    motivo = null,
  }: { como?: readonly Ator[] | undefined; arremate?: Arremate | null; motivo?: string | null } = {},
): SituacaoLote {
  exigirTransicaoLote(lote.situacao, para, comando, como);
  const { instante } = ata;
  const lelUid = lote.uid;
  if (!ENCERRAM_A_DISPUTA.has(comando)) {
    const publicado = motivo === null ? {} : { motivo };
    const elo = ata.elo(lote, { ...publicado, situacao: para, tipo: 'SituacaoAlterada' });
    ata.registrar({ tipo: 'SituacaoLoteAlterada/1', instante, lelUid, situacao: para, elo });
    return para;
  }
  const vencedor = arremate?.vencedor ?? null;
  const valor = arremate?.valor ?? null;
  const autoria = { cliUid: vencedor?.uid ?? null, maximo: null };
  const elo = ata.elo(lote, { tipo: 'Encerrado', situacao: para, valor }, autoria);
  ata.registrar({ tipo: 'LoteEncerrado/1', instante, lelUid, situacao: para, vencedor, valor, elo });
  // L10: the room's name stands for a registered client, who is the buyer with no word of anybody.
  if (vencedor?.cadastro !== undefined)
    ata.registrar({ tipo: 'CompradorIdentificado/1', instante, lelUid, cliUid: vencedor.cadastro });
  return para === 'CONDICIONAL' && arremate !== null ? abrirCondicional(lote, arremate, ata) : para;
}

/** The leader as the winner. */
export const arremateDoLider = ({ lideranca }: EstadoLote): Arremate | null =>
  lideranca && { vencedor: lideranca.participante, valor: lideranca.preco };

/**
 * What follows from a close below the reserve: the consignor is asked, and a price within the tolerance they set is released at
 * once, in their name. Gives the situation that this leaves the lot in.
 */
function abrirCondicional(lote: EstadoLote, { vencedor, valor }: Arremate, ata: Ata): EstadoLote['situacao'] {
  // Before format 2 nobody was asked by the platform: an old log gives what it gave.
  if (ata.formato < 2) return 'CONDICIONAL';
  const termos = termosDe(lote);
  const { instante } = ata;
  const lelUid = lote.uid;
  const prazo = prazoDe(instante, termos.prazoHoras);
  ata.registrar({ tipo: 'CondicionalAberta/1', instante, lelUid, vencedor, lance: valor, termos, prazo });
  if (!dentroDaTolerancia(valor, lote.reserva, termos.toleranciaPorcentagem)) return 'CONDICIONAL';
  ata.registrar({
    ...{ tipo: 'CondicionalRespondida/1', instante, lelUid, de: 'sistema', resposta: 'Tolerância' },
    ...{ valor: null, nome: null, proxima: null, desfecho: { situacao: 'AG_PAGAMENTO', valor } },
  });
  return passarLote({ ...lote, situacao: 'CONDICIONAL' }, 'AG_PAGAMENTO', 'responder-condicional', ata);
}

/** P ≥ R × (1 − tolerância), in integers. A tolerance of 0 releases nothing. */
function dentroDaTolerancia(preco: number, reserva: number, porcentagem: number): boolean {
  const milesimos = Math.round(porcentagem * 1_000);
  return milesimos > 0 && BigInt(preco) * 100_000n >= BigInt(reserva) * BigInt(100_000 - milesimos);
}
