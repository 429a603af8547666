import type { ResultadoDaLinha } from '@martelo/shared/arquivos-do-banco';
import type { Ocorrencia } from '@martelo/shared/banco/cnab/retorno';
import type { Destino } from './avisos-do-retorno.ts';
import type { Boleto } from './boleto-da-ocorrencia.ts';

interface Lida {
  ocorrencia: Pick<Ocorrencia, 'efeito' | 'conhecida' | 'valorPago'>;
  /** As it was before the file. */
  boleto: Pick<Boleto, 'hotsiteId' | 'valor'> | null;
  /** What became of its money, or would. */
  destino: Destino | null;
}

/** What an occurrence is to the house; of a file that was only checked, what it would be. */
export function resultadoDa({ ocorrencia, boleto, destino }: Lida, hotsiteId: number): ResultadoDaLinha {
  const { efeito, conhecida, valorPago } = ocorrencia;
  if (!conhecida || efeito === 'tarifa' || efeito === 'informado') return 'informada';
  if (boleto === null) return efeito === 'liquidado-sem-titulo' ? 'sem-destino' : 'desconhecida';
  if (boleto.hotsiteId !== hotsiteId) return 'outra-marca';
  switch (efeito) {
    case 'liquidado':
    case 'liquidado-sem-titulo':
      if (valorPago === 0) return 'informada';
      if (destino === 'sem-destino') return 'sem-destino';
      if (destino === 'repetido') return 'ja-liquidada';
      if (destino === 'ja-desfeito') return 'desfeita';
      return valorPago === boleto.valor ? 'paga' : 'divergente';
    case 'estornado':
      return destino === 'retirado' || destino === 'credito-encerrado' ? 'desfeita' : 'nada-desfeito';
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
