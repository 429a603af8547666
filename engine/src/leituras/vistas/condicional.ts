import type { CondicionalDoLote } from '@martelo/shared/condicional';
import { aceitaLances } from '../../auction/leituras/abertura.ts';
import { aguardaResposta } from '../../auction/leituras/condicional.ts';
import type { LoteVisto } from '../../auction/modelo/estado.ts';

/** A lot's conditional sale as its consignor and its client see it; null when it has none. */
export function condicionalDoLote(lote: LoteVisto): CondicionalDoLote | null {
  const { condicional } = lote;
  // Back on the block (rule 17) there is nothing to answer any more.
  if (condicional === null || aceitaLances(lote)) return null;
  const { lance, data, prazo, resposta, novoValor, replica, desfecho, termos } = condicional;
  const espera = aguardaResposta(lote);
  return {
    etapa: espera ? condicional.etapa : null,
    prazo: espera ? new Date(prazo).toISOString() : null,
    valorLance: lance,
    condicionalData: data,
    condicionalResposta: resposta?.resposta ?? null,
    respostaData: resposta?.data ?? null,
    respostaNome: resposta?.nome ?? null,
    condicionalRespostaNovoValor: novoValor?.valor ?? null,
    respostaNovoValorData: novoValor?.data ?? null,
    respostaNovoValorNome: novoValor?.nome ?? null,
    condicionalReplica: replica,
    comitenteAceitarReplica: termos.aceitaReplica,
    desfecho,
  };
}

/** The same for the client: who of the consignor answered is not theirs to know. */
export function condicionalDoCliente(lote: LoteVisto, cliUid: string): CondicionalDoLote | null {
  if (lote.condicional?.vencedor.uid !== cliUid) return null;
  const condicional = condicionalDoLote(lote);
  return condicional && { ...condicional, respostaNome: null, respostaNovoValorNome: null };
}
