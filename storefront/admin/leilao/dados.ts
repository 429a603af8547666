import type { LeilaoDaEquipe, LotesDaEquipe } from '@martelo/shared/leilao-da-equipe';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ADMIN_LEILAO, type PalavrasDoLeilao } from '../../src/palavras/admin-leilao.ts';
import { chamar } from '../dados/chamar.ts';
import { useCasa } from '../dados/contexto.tsx';
import type { Registro } from '../dados/tipos.ts';
import type { Valores } from '../formulario/valores.ts';

export type Leilao = LeilaoDaEquipe & Registro;

export const usePalavras = (): PalavrasDoLeilao => ADMIN_LEILAO[useCasa().configuracao.marca.tipo];

const chaveDe = (uid: string) => ['leilao', 'privado', uid] as const;
const chaveDosLotes = (uid: string) => ['leilao', 'lotes', uid] as const;

const lerLeilao = (uid: string): Promise<Leilao> => chamar('GET', `/v1/leiloes/${uid}/privado`);

export const useLeilao = (uid: string) =>
  useQuery({ queryKey: chaveDe(uid), queryFn: () => lerLeilao(uid), retry: false });

export const useLotes = (uid: string) =>
  useQuery({
    queryKey: chaveDosLotes(uid),
    queryFn: () => chamar<LotesDaEquipe>('GET', `/v1/leiloes/${uid}/lotes`),
    retry: false,
  });

/** What was done to an auction is read again wherever it is shown: lists, its own screen, its lots. */
export function useLerDeNovo(): () => Promise<void> {
  const consultas = useQueryClient();
  return () => consultas.invalidateQueries({ queryKey: ['leilao'] });
}

export async function criarLeilao(escrito: Valores): Promise<Leilao> {
  const { uid } = await chamar<{ uid: string }>('POST', '/v1/leiloes', { corpo: escrito });
  return lerLeilao(uid);
}

export async function gravarLeilao(uid: string, mudancas: Valores, revisao: number | null): Promise<Leilao> {
  await chamar('PUT', `/v1/leiloes/${uid}`, { corpo: { ...mudancas, revisao } });
  return lerLeilao(uid);
}
