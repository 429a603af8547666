import type { SituacaoDocumentoDoLeilao, TipoDocumentoDoLeilao } from '@martelo/shared/documento-do-leilao';
import type { DocumentosDoLeilao } from '@martelo/shared/documento-do-leilao.esquema';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ADMIN_DOCUMENTOS_LEILAO } from '../../src/palavras/admin-documentos-leilao.ts';
import { chamar, type Recusa } from '../dados/chamar.ts';
import { useCasa } from '../dados/contexto.tsx';
import { subirAndando } from '../dados/subir.ts';

export const ESPECIE = 'documentoDoLeilao';
export const usePalavras = () => ADMIN_DOCUMENTOS_LEILAO[useCasa().configuracao.marca.tipo];

/** What of them the address asks for. */
export interface Pedido {
  pagina: number;
  situacao?: SituacaoDocumentoDoLeilao | undefined;
  tipo?: TipoDocumentoDoLeilao | undefined;
}

/** Of the address and of the call alike: what is not asked for is left out. */
export const comoBusca = ({ pagina, situacao, tipo }: Pedido): URLSearchParams =>
  new URLSearchParams({
    ...(situacao && { situacao }),
    ...(tipo && { tipo }),
    ...(pagina > 1 && { pagina: String(pagina) }),
  });

export const useDocumentos = (leilaoUid: string, pedido: Pedido) =>
  useQuery<DocumentosDoLeilao, Recusa>({
    queryKey: ['documentosDoLeilao', leilaoUid, pedido],
    queryFn: ({ signal }) =>
      chamar('GET', `/v1/leiloes/${leilaoUid}/documentos?${comoBusca(pedido)}`, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });

/** Sent again with the same `comandoId` it is attached once. @throws Recusa */
export function anexar(
  uid: string,
  { arquivo, comandoId }: { arquivo: File; comandoId: string },
  aoAndar: (parte: number) => void,
): Promise<unknown> {
  const formulario = new FormData();
  formulario.append('comandoId', comandoId);
  formulario.append('arquivo', arquivo, arquivo.name);
  return subirAndando(`/v1/documentos-leilao/${uid}/anexos`, formulario, aoAndar);
}
