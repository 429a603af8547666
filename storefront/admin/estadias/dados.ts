import type { MomentoDaFoto, SituacaoEstadia } from '@martelo/shared/estadias/estadia';
import type { MapaDoPatio, ModeloDaEstadia } from '@martelo/shared/estadias/estadia.esquema';
import { ROTULOS_VISTA, type Vista } from '@martelo/shared/modelo-de-fotos';
import type { SituacaoRemocao } from '@martelo/shared/remocoes/remocao';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Campo } from '../../src/campo/campo.ts';
import type { Ato, AtoNovo } from '../../src/campo/tipos.ts';
import { useAoEnviar, useCampo } from '../../src/campo/usar-campo.ts';
import { ADMIN_ESTADIAS as P } from '../../src/palavras/admin-estadias.ts';
import { encolher } from '../../src/patio/encolher.ts';
import { novoComandoId } from '../../src/sessao/comandar.ts';
import { chamar, type Recusa } from '../dados/chamar.ts';
import { useCasa } from '../dados/contexto.tsx';
import type { Registro } from '../dados/tipos.ts';
import { fotosDaEstadia } from '../partes/fotos-da-estadia.ts';

/** A stay as its own page reads it. */
export type EstadiaLida = Registro & {
  situacao: SituacaoEstadia;
  veiculoNome: string;
  placa: string | null;
  veiculoId: number;
  patUid: string;
  patioNome: string;
  vaga: string | null;
  entradaInicio: string | null;
  saidaPara: 'COMPRADOR' | 'COMITENTE' | null;
  modelo: ModeloDaEstadia;
  faltamNaEntrada: Vista[];
  faltamNaSaida: Vista[];
  remocao: { uid: string; id: number; situacao: SituacaoRemocao } | null;
};

export const useFotos = (uid: string, revisao: number) => useQuery(fotosDaEstadia({ uid, revisao }));

export const useMapa = (patUid: string) =>
  useQuery<MapaDoPatio, Recusa>({
    queryKey: ['estadia', 'mapa', patUid],
    queryFn: ({ signal }) => chamar('GET', `/v1/patios/${patUid}/mapa`, { signal }),
    ...{ retry: false, refetchInterval: 15_000 },
  });

/** Has the stay, its list and its yard read again. */
export function useReler() {
  const consultas = useQueryClient();
  return async (): Promise<void> => {
    await Promise.all([
      consultas.invalidateQueries({ queryKey: ['estadia'] }),
      consultas.invalidateQueries({ queryKey: ['estadia', 'mapa'] }),
    ]);
  };
}

/** The subject of what is done to a stay in the field. */
export const assuntoDa = (uid: string): string => `estadia/${uid}`;
const assuntoDaFoto = (uid: string, id: string): string => `${assuntoDa(uid)}/foto/${id}`;

/** Where what is written of a check-in, or of a hand-over, lies until it is there. */
export const rascunhoDe = (uid: string, ato: 'entrar' | 'finalizar'): string => `estadia/${uid} ${ato}`;

/** What a check-in has in it, as the phone keeps it. */
export interface EntradaEscrita {
  patUid: string;
  vaga: string | null;
  codigoChave: string;
}
/** Check-ins of a yard that wait on this phone: their spots and keys are taken, though nobody else knows yet. */
export const entradasAqui = (atos: readonly Ato[], { uid, patUid }: EstadiaLida) =>
  atos.flatMap(({ assunto, escrito, de }) => {
    const dita = escrito as Partial<EntradaEscrita> | undefined;
    return dita?.patUid === patUid && assunto !== assuntoDa(uid)
      ? [{ vaga: dita.vaga ?? null, codigoChave: dita.codigoChave?.trim().toUpperCase() ?? '', de }]
      : [];
  });

export interface FotoEmEspera {
  ato: Ato;
  momento: MomentoDaFoto;
  vista: Vista | null;
}

/** What waits on this phone of a stay: its pictures, and what is to become of it. */
export function useEmEspera(uid: string) {
  const { usuario } = useCasa();
  const { campo, andamento } = useCampo(usuario.uid);
  const reler = useReler();
  useAoEnviar(andamento, () => void reler());
  const meus = andamento.atos.filter(({ assunto }) => assunto.startsWith(assuntoDa(uid)));
  const fotos = meus.flatMap((ato): FotoEmEspera[] => {
    const { momento, vista = null } = ato.chamada.corpo as { momento?: MomentoDaFoto; vista?: Vista };
    return momento === undefined ? [] : [{ ato, momento, vista }];
  });
  return { campo, andamento, meus, fotos };
}

/** Pictures that have just arrived, until the stay is read again. */
const chegadas = new Map<string, number>();
const CHEGADA_MS = 15_000;
const lugar = (uid: string, momento: MomentoDaFoto, vista: Vista) => `${uid} ${momento} ${vista}`;
export const acabaDeChegar = (uid: string, momento: MomentoDaFoto, vista: Vista): boolean =>
  Date.now() - (chegadas.get(lugar(uid, momento, vista)) ?? 0) < CHEGADA_MS;
export const esquecerChegada = (uid: string, momento: MomentoDaFoto, vista: Vista): void =>
  void chegadas.delete(lugar(uid, momento, vista));

/** Keeps a picture on the phone; it goes by itself, once, with or without network now. */
export async function fotografar(
  campo: Campo,
  { uid, veiculoNome, placa }: Pick<EstadiaLida, 'uid' | 'veiculoNome' | 'placa'>,
  momento: MomentoDaFoto,
  vista: Vista | null,
  arquivo: File,
  /** Of one that may have been put on its way before. */
  comandoId = novoComandoId(),
): Promise<void> {
  const daFoto = `${comandoId}.f`;
  if (vista !== null) chegadas.set(lugar(uid, momento, vista), Date.now());
  const bytes = await encolher(arquivo);
  const ato: AtoNovo = {
    ...{ id: comandoId, dono: campo.dono, assunto: assuntoDaFoto(uid, comandoId) },
    ...{ titulo: `${P.fotos[momento]}${vista === null ? '' : `: ${ROTULOS_VISTA[vista]}`}` },
    ...{ de: [veiculoNome, placa].filter(Boolean).join(' · '), instante: new Date().toISOString() },
    ...{ tela: `/admin/estadia/${uid}`, responde: 'registro' },
    chamada: {
      caminho: `/v1/estadias/${uid}/fotos`,
      corpo: { comandoId, momento, ...(vista !== null && { vista }), envioUid: `$arquivo:${daFoto}` },
    },
    arquivos: [
      {
        ...{ uid: daFoto, comandoId: daFoto, nome: `${momento.toLowerCase()}.jpg`, guardarEm: null },
        bytes,
      },
    ],
  };
  try {
    await campo.fila.por(ato);
  } catch (erro) {
    // It did not fit: it is missing as before.
    if (vista !== null) esquecerChegada(uid, momento, vista);
    throw erro;
  }
}

/** What can be done about why it was refused, where there is something to be said of that. */
export function comoSeguir(codigo: string | undefined): string[] {
  const dito = P.comoSeguir[codigo ?? ''];
  return dito === undefined ? [] : [dito];
}
