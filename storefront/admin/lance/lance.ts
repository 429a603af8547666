import type { LancePorTelefone } from '@martelo/shared/lance-por-telefone';
import type { SituacaoLance } from '@martelo/shared/lance-situacao';
import type { SituacaoProposta } from '@martelo/shared/proposta';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ADMIN_LANCE, type PalavrasDoLance } from '../../src/palavras/admin-lance.ts';
import { chamar, type Recusa } from '../dados/chamar.ts';
import { useCasa } from '../dados/contexto.tsx';
import type { Registro } from '../dados/tipos.ts';

/** A received bid as GET /v1/lances-recebidos/{uid} gives it. */
export interface Lance extends Omit<Registro, 'id'> {
  leiUid: string;
  lelUid: string;
  cliUid: string;
  loteNumero: string;
  loteNome: string;
  apelido: string;
  cidade: string;
  data: string;
  tipoLance: string;
  tipoNegociacao: LancePorTelefone['tipoNegociacao'];
  situacao: SituacaoLance;
  valor: number | null;
  /** Of a configuration, once the lot is decided. */
  maximo: number | null;
  seq: number | null;
  motivo: string | null;
  proposta: {
    situacao: SituacaoProposta;
    contraValor: number | null;
    proximoValor: number | null;
    prazo: string | null;
    telefone: string | null;
    email: string | null;
  } | null;
  porTelefone: { por: string; gravacao: string } | null;
  leilao: { id: number; uid: string; nome: string } | null;
  lote: { id: number } | null;
  /** Null where the room bid. */
  cliente: { id: number } | null;
}

export interface PropsDaAba {
  lance: Lance;
}

export const usePalavras = (): PalavrasDoLance => ADMIN_LANCE[useCasa().configuracao.marca.tipo];

export const useLance = (uid: string) =>
  useQuery<Lance, Recusa>({
    queryKey: ['lanceRecebido', uid],
    queryFn: () => chamar('GET', `/v1/lances-recebidos/${uid}`),
    retry: false,
  });

/** What was done to a bid is read again wherever it, its list or its lot is shown. */
export function useLerDeNovo(): () => Promise<void> {
  const consultas = useQueryClient();
  return async () => {
    await Promise.all(
      ['lanceRecebido', 'paginas', 'leilao'].map((chave) =>
        consultas.invalidateQueries({ queryKey: [chave] }),
      ),
    );
  };
}
