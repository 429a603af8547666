import type { FotoVista, fotosVistas } from '@martelo/shared/foto-do-lote';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { ADMIN_FOTOS, type PalavrasDasFotos } from '../../src/palavras/admin-fotos.ts';
import { chamar } from '../dados/chamar.ts';
import { useCasa } from '../dados/contexto.tsx';
import { fotoNaCasa } from './na-casa.ts';

export const usePalavrasDasFotos = (): PalavrasDasFotos => ADMIN_FOTOS[useCasa().configuracao.marca.tipo];

/** The kind that pictures are of; undefined to who neither sends nor approves them. */
export const useFotoDoLote = () => useCasa().recursos.get('fotoDoLote');

/** What was sent of a lot. Below the auction's key: what is done to its lots is read again with it. */
export const useFotosDoLote = (lelUid: string, le: boolean) =>
  useQuery({
    queryKey: ['leilao', 'fotos', lelUid],
    queryFn: () => chamar<z.infer<typeof fotosVistas>>('GET', `/v1/lotes/${lelUid}/fotos`),
    ...{ retry: false, enabled: le },
  });

/** A picture of a lot's page: an address, and what was sent where it is of that. */
export interface NaPagina {
  url: string;
  foto: FotoVista | null;
}

export function separar(fotosUrls: readonly string[], fotos: readonly FotoVista[]) {
  const mostraveis = new Map(
    fotos.filter(({ situacao }) => situacao === 'APROVADA').map((foto) => [foto.url, foto]),
  );
  const pagina: NaPagina[] = fotosUrls.map((url) => ({ url, foto: mostraveis.get(url) ?? null }));
  const fora = fotos.filter((foto) => !pagina.some((uma) => uma.foto?.uid === foto.uid));
  return { pagina, fora };
}

/** Small, for who looks; what was sent opens for them alone. */
export const miniaturaDe = ({ url, foto }: { url: string; foto: FotoVista | null }): string =>
  foto?.miniatura ? `/api${foto.miniatura}` : fotoNaCasa(url, 400);
export const inteiraDe = ({ url, foto }: { url: string; foto: FotoVista | null }): string =>
  foto?.endereco ? `/api${foto.endereco}` : fotoNaCasa(url, 1600);

/** `outrosLotes`: of one taken out, in how many more lots it still is; null to who may not look at them. */
type FotoMudada = { outrosLotes?: number | null };

export const agirNaFoto = (
  { uid, revisao }: FotoVista,
  acao: string,
  corpo: object = {},
): Promise<FotoMudada> =>
  chamar('POST', `/v1/fotos-dos-lotes/${uid}/${acao}`, { corpo: { ...corpo, revisao } });
