import type {
  ConversaNaCasa,
  caixaDeConversas,
  pessoasQueAtendem,
  RecorteDaCaixa,
  respostasProntas,
} from '@martelo/shared/conversa/conversa.esquema';
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { z } from 'zod';
import { aCadaLigacao, aoReceber, ligar, pedir } from '../../src/live/conexao.ts';
import { chamar, type Recusa } from '../dados/chamar.ts';

type Caixa = z.infer<typeof caixaDeConversas>;
const CHAVE = ['conversas'];
/** Several messages are one look. */
const JUNTAR_MS = 400;

export const RECORTES = [
  'todas',
  'esperam',
  'minhas',
  'sem-responsavel',
  'publicas',
] as const satisfies readonly RecorteDaCaixa[];

/** The inbox as it is looked at, page after page. */
export const useCaixa = (recorte: RecorteDaCaixa, lelUid: string | null) =>
  useInfiniteQuery<Caixa, Recusa>({
    queryKey: [...CHAVE, 'caixa', recorte, lelUid],
    queryFn: ({ signal, pageParam }) => {
      const busca = new URLSearchParams({
        recorte,
        ...(lelUid === null ? {} : { lelUid }),
        ...(typeof pageParam === 'string' ? { apos: pageParam } : {}),
      });
      return chamar('GET', `/v1/chats?${busca}`, { signal });
    },
    initialPageParam: null,
    getNextPageParam: ({ proximo, itens }) => (itens.length > 0 ? proximo : null),
    ...{ retry: false, placeholderData: keepPreviousData },
  });

/** One chat of the inbox, whatever list it is in. */
export const useUma = (uid: string) =>
  useQuery<ConversaNaCasa, Recusa>({
    queryKey: [...CHAVE, 'uma', uid],
    queryFn: ({ signal }) => chamar('GET', `/v1/chats/${uid}`, { signal }),
    retry: false,
  });

export const usePessoas = () =>
  useQuery<z.infer<typeof pessoasQueAtendem>, Recusa>({
    queryKey: [...CHAVE, 'pessoas'],
    queryFn: ({ signal }) => chamar('GET', '/v1/chats/pessoas', { signal }),
    ...{ retry: false, staleTime: 60_000 },
  }).data?.itens ?? [];

export const useProntas = () =>
  useQuery<z.infer<typeof respostasProntas>, Recusa>({
    queryKey: [...CHAVE, 'prontas'],
    queryFn: ({ signal }) => chamar('GET', '/v1/chats/respostas-prontas', { signal }),
    ...{ retry: false, staleTime: 60_000 },
  }).data?.itens ?? [];

/** Reads everything again that is shown of chats. */
export function useDeNovo(): () => void {
  const consultas = useQueryClient();
  return () => void consultas.invalidateQueries({ queryKey: CHAVE });
}

/** Has the inbox read again as chats of the brand move, and after a connection that was lost. */
export function useAoVivo(): void {
  const deNovo = useRef(useDeNovo());
  deNovo.current = useDeNovo();
  useEffect(() => {
    let relogio: ReturnType<typeof setTimeout> | undefined;
    const logo = () => {
      clearTimeout(relogio);
      relogio = setTimeout(() => deNovo.current(), JUNTAR_MS);
    };
    let ligou = false;
    void ligar();
    const paradas = [
      aCadaLigacao(() => {
        void pedir('conectar-chats', {}).catch(() => {});
        if (ligou) logo();
        ligou = true;
      }),
      ...['on-chat', 'on-chat-leitura'].map((evento) => aoReceber(evento, logo)),
    ];
    return () => {
      clearTimeout(relogio);
      for (const parar of paradas) parar();
    };
  }, []);
}
