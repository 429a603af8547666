import type { PropostaDoCliente } from '@martelo/shared/proposta';
import { aberta } from '../../auction/leituras/proposta.ts';
import type { LoteVisto, Proposta } from '../../auction/modelo/estado.ts';

export function propostaDoCliente(lelUid: string, proposta: Proposta): PropostaDoCliente {
  const { uid, valor, situacao, contraValor, proximoValor, prazo } = proposta;
  return {
    ...{ uid, lelUid, valor, situacao, contraValor, proximoValor },
    prazo: aberta(proposta) ? new Date(prazo).toISOString() : null,
  };
}

/** A client's latest proposal for a lot; null without one. */
export function ultimaPropostaDe(lote: LoteVisto, cliUid: string): PropostaDoCliente | null {
  const minhas = [...(lote.propostas?.values() ?? [])].filter(
    ({ participante }) => participante.uid === cliUid,
  );
  const ultima = minhas.at(-1);
  return ultima === undefined ? null : propostaDoCliente(lote.uid, ultima);
}
