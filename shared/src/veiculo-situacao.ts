// No schema in here: lists read it in the browser.
import { FASE_DA_SITUACAO, type SituacaoLote } from './lote-situacao.ts';

/** Where a vehicle stands: what its facts say, and nothing that anybody writes (fleet, F1). */
export const SITUACOES_VEICULO = [
  ...(['CADASTRADO', 'EM_REMOCAO', 'NO_PATIO', 'DISPONIVEL', 'EM_LEILAO', 'VENDIDO'] as const),
  ...(['ENTREGUE', 'DEVOLVIDO'] as const),
] as const;
export type SituacaoVeiculo = (typeof SITUACOES_VEICULO)[number];
export const ROTULOS_SITUACAO_VEICULO: Record<SituacaoVeiculo, string> = {
  ...{ CADASTRADO: 'Cadastrado', EM_REMOCAO: 'Em remoção', NO_PATIO: 'No pátio' },
  ...{ DISPONIVEL: 'Disponível', EM_LEILAO: 'Em leilão', VENDIDO: 'Vendido' },
  ...{ ENTREGUE: 'Entregue', DEVOLVIDO: 'Devolvido' },
};

/** What is known of a vehicle. */
export interface FatosDoVeiculo {
  /** Somebody has authorised its removal, and it has not arrived, been refused or been cancelled. */
  emRemocao: boolean;
  /** Its last stay at a yard, where it had one that began. */
  estadia: { aberta: boolean; saiu: 'comprador' | 'comitente' | null } | null;
  classificado: boolean;
  /** An inspection of it was done. */
  vistoriado: boolean;
  inibirVenda: boolean;
  /** The lot that it is in, or was in last. */
  lote: SituacaoLote | null;
}

/** The last that holds, in the order in which they are listed. */
export function situacaoDoVeiculo({
  emRemocao,
  estadia,
  classificado,
  vistoriado,
  inibirVenda,
  lote,
}: FatosDoVeiculo): SituacaoVeiculo {
  const noPatio = estadia?.aberta === true;
  const fase = lote === null ? null : FASE_DA_SITUACAO[lote];
  // Who took it has it; a vehicle that came back since stands in a yard again.
  if (estadia?.saiu === 'comprador') return 'ENTREGUE';
  if (estadia?.saiu === 'comitente') return 'DEVOLVIDO';
  if (fase === 'vendido') return 'VENDIDO';
  if (fase === 'preparo' || fase === 'disputa' || fase === 'condicional') return 'EM_LEILAO';
  if (noPatio && classificado && vistoriado && !inibirVenda) return 'DISPONIVEL';
  if (noPatio) return 'NO_PATIO';
  return emRemocao ? 'EM_REMOCAO' : 'CADASTRADO';
}
