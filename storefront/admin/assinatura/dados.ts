import type { AssinaturaDeQuem } from '@martelo/shared/assinatura.esquema';
import { useQuery } from '@tanstack/react-query';
import { chamar, type Recusa } from '../dados/chamar.ts';

export const CHAVE = ['assinatura-email'];
export const CAMINHO = '/v1/assinatura-email';
export const ESPECIE = 'modeloDeAssinatura';

export const useAssinatura = () =>
  useQuery<AssinaturaDeQuem, Recusa>({
    queryKey: CHAVE,
    queryFn: ({ signal }) => chamar<AssinaturaDeQuem>('GET', CAMINHO, { signal }),
    retry: false,
  });

export interface PropsDaAba {
  assinatura: AssinaturaDeQuem;
}
