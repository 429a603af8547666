import type { ResultadoDaLinha } from '@martelo/shared/arquivos-do-banco';
import type { Ocorrencia } from '@martelo/shared/banco/cnab/retorno';
import type { Destino } from './avisos-do-retorno.ts';
import type { Boleto } from './boleto-da-ocorrencia.ts';

interface Lida {
  ocorrencia: Pick<Ocorrencia, 'efeito' | 'conhecida' | 'valorPago'>;
  /** As it was before the file. */
  boleto: Pick<Boleto, 'hotsiteId' | 'situacao' | 'valor'> | null;
  /** What became of its money; null also where the file was only checked. */
  destino: Destino | null;
  /** Whether its sale waits for no money of it any more. */
  naoEspera: boolean;
}

/** What an occurrence is to the house; of a file that was only checked, what it would be. */
export function resultadoDa(
  { ocorrencia, boleto, destino, naoEspera }: Lida,
  hotsiteId: number,
): ResultadoDaLinha {
  const { efeito, conhecida, valorPago } = ocorrencia;
  if (!conhecida || efeito === 'tarifa' || efeito === 'informado') return 'informada';
  if (boleto === null) return efeito === 'liquidado-sem-titulo' ? 'sem-destino' : 'desconhecida';
  if (boleto.hotsiteId !== hotsiteId) return 'outra-marca';
  switch (efeito) {
    case 'liquidado':
    case 'liquidado-sem-titulo':
      if (valorPago === 0) return 'informada';
      if (destino === 'sem-destino') return 'sem-destino';
      if (boleto.situacao === 'LIQUIDADO') return 'ja-liquidada';
      if (destino === null && (naoEspera || efeito === 'liquidado-sem-titulo')) return 'sem-destino';
      return valorPago === boleto.valor ? 'paga' : 'divergente';
    case 'estornado':
      return 'desfeita';
    case 'rejeitado':
    case 'instrucao-recusada':
      return 'recusada';
    case 'registrado':
      return 'registrada';
    case 'baixado':
      return 'baixada';
    default:
      return 'informada';
  }
}
