import type { QuemEstaNosPatios, RecessosRespondidos } from '@martelo/shared/recesso';
import { useQuery } from '@tanstack/react-query';
import { chamar, type Recusa } from '../dados/chamar.ts';

export interface Patio {
  uid: string;
  id: number;
  nome: string;
  situacao: 'ATIVO' | 'INATIVO';
}

export const usePatios = () =>
  useQuery<{ itens: Patio[] }, Recusa>({
    queryKey: ['patio', 'todos'],
    queryFn: ({ signal }) => chamar('GET', '/v1/patios?porPagina=200&ordenar=nome&ordem=asc', { signal }),
    retry: false,
  });
export const CHAVE_DOS_USUARIOS = ['patio', 'usuarios'];
export const useQuemEsta = () =>
  useQuery<QuemEstaNosPatios, Recusa>({
    queryKey: CHAVE_DOS_USUARIOS,
    queryFn: ({ signal }) => chamar('GET', '/v1/patio-usuario', { signal }),
    retry: false,
  });
export const CHAVE_DOS_RECESSOS = ['patio', 'recessos'];
export const useRecessos = () =>
  useQuery<RecessosRespondidos, Recusa>({
    queryKey: CHAVE_DOS_RECESSOS,
    queryFn: ({ signal }) => chamar('GET', '/v1/patio-recesso', { signal }),
    retry: false,
  });
