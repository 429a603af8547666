import type { Vista } from '@martelo/shared/modelo-de-fotos';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Campo } from '../../src/campo/campo.ts';
import { encolher } from '../../src/patio/encolher.ts';
import { novoComandoId } from '../../src/sessao/comandar.ts';
import { type EstadiaLida, fotografar } from './dados.ts';

/** A vehicle that came while nobody could be asked about it. */
export interface Chegada {
  id: string;
  /** Its plate or chassis, as it was typed or read. */
  dito: string;
  /** ISO. */
  em: string;
  fotos: readonly { id: string; vista: Vista | null; bytes: Blob }[];
}

/** No such thing as is forgotten when somebody else signs in (`rascunho …`). */
const ONDE = 'rascunho chegadas';
const TRAVA = 'martelo-chegadas';
const chaveDe = (dono: string) => ['campo', 'chegadas', dono];

const ler = async ({ deposito, dono }: Campo): Promise<readonly Chegada[]> =>
  ((await deposito.leitura(dono, ONDE))?.corpo as Chegada[] | undefined) ?? [];

/** Read, changed and kept in one, of all tabs: what resolves is durable. */
async function mudar(campo: Campo, como: (antes: readonly Chegada[]) => readonly Chegada[]): Promise<void> {
  const fazer = async () => campo.deposito.guardarLeitura(campo.dono, ONDE, como(await ler(campo)));
  await ('locks' in navigator ? navigator.locks.request(TRAVA, fazer) : fazer());
}

/** Arrivals that were noted on this phone, oldest first, until their vehicles have a stay. */
export function useChegadas(campo: Campo | null) {
  const consultas = useQueryClient();
  const { data } = useQuery({
    queryKey: chaveDe(campo?.dono ?? ''),
    queryFn: () => ler(campo!),
    ...{ enabled: campo !== null, networkMode: 'always' as const, retry: false },
  });
  const fazer = async (como: (antes: readonly Chegada[]) => readonly Chegada[]): Promise<void> => {
    if (campo === null) return;
    await mudar(campo, como);
    await consultas.invalidateQueries({ queryKey: chaveDe(campo.dono) });
  };
  const naDe = (id: string, como: (uma: Chegada) => Chegada) =>
    fazer((antes) => antes.map((uma) => (uma.id === id ? como(uma) : uma)));
  return {
    chegadas: data ?? [],
    /** One that is noted already is not noted again. */
    anotar: (dito: string) =>
      fazer((antes) =>
        antes.some((uma) => uma.dito === dito)
          ? antes
          : [...antes, { id: novoComandoId(), dito, em: new Date().toISOString(), fotos: [] }],
      ),
    async fotografar(id: string, vista: Vista | null, arquivo: File): Promise<void> {
      const bytes = await encolher(arquivo);
      await naDe(id, (uma) => ({ ...uma, fotos: [...uma.fotos, { id: novoComandoId(), vista, bytes }] }));
    },
    oQueMostra: (id: string, foto: string, vista: Vista | null) =>
      naDe(id, (uma) => ({
        ...uma,
        fotos: uma.fotos.map((outra) => (outra.id === foto ? { ...outra, vista } : outra)),
      })),
    apagar: (id: string) => fazer((antes) => antes.filter((uma) => uma.id !== id)),
    /** Its pictures go with its stay, each once: one that is in the outbox is here no more, whatever ends this page. */
    async entregar(
      { id, fotos }: Chegada,
      estadia: Pick<EstadiaLida, 'uid' | 'veiculoNome' | 'placa'>,
    ): Promise<void> {
      if (campo === null) return;
      for (const foto of fotos) {
        const arquivo = new File([foto.bytes], 'chegada.jpg', { type: foto.bytes.type });
        await fotografar(campo, estadia, 'ENTRADA', foto.vista, arquivo, foto.id);
        await naDe(id, (uma) => ({ ...uma, fotos: uma.fotos.filter((outra) => outra.id !== foto.id) }));
      }
      await fazer((antes) => antes.filter((uma) => uma.id !== id));
    },
  };
}
export type Chegadas = ReturnType<typeof useChegadas>;
