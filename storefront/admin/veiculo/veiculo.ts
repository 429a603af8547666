import type { MomentoDaFoto, SituacaoEstadia } from '@martelo/shared/estadias/estadia';
import type { Vista } from '@martelo/shared/modelo-de-fotos';
import type { RecursoDescrito } from '@martelo/shared/recurso';
import type { Veiculo as DoMotor } from '@martelo/shared/veiculo';
import { useQuery } from '@tanstack/react-query';
import { chamar, type Recusa } from '../dados/chamar.ts';
import { useCasa } from '../dados/contexto.tsx';
import type { Registro } from '../dados/tipos.ts';

/** A vehicle as the engine shows one: what a role does not see is not there. `lelUid`: the lot in which it is sold now. */
export type Veiculo = Registro & Omit<DoMotor, 'uid' | 'id'> & { lelUid?: string | null };

export interface PropsDaAba {
  recurso: RecursoDescrito;
  veiculo: Veiculo;
  lerDeNovo: () => void;
}

/** A stay as far as a vehicle's screen tells of it. */
export type Estadia = Registro & {
  situacao: SituacaoEstadia;
  patUid: string;
  patioNome: string;
  vaga: string | null;
  previstaPara: string | null;
  diaInicio: string | null;
  diaFim: string | null;
  fotos: { uid: string; momento: MomentoDaFoto; vista: Vista | null; sha256: string }[];
};

/** Of this vehicle: exactly what names it. */
export const doVeiculo = ({ uid }: Pick<Veiculo, 'uid'>) =>
  ({ tipo: 'exata', campo: 'veiUid', valor: uid }) as const;

const QUANTAS = 50;

/** Its stays, the newest first; not asked for by who reads none. */
export function useEstadias(veiculo: Pick<Veiculo, 'uid' | 'revisao'>) {
  const { recursos } = useCasa();
  const busca = new URLSearchParams({
    ...{ filtro: JSON.stringify([doVeiculo(veiculo)]), ordenar: 'id', ordem: 'desc' },
    porPagina: String(QUANTAS),
  });
  return useQuery<{ itens: Estadia[] }, Recusa>({
    // What becomes of a stay becomes of its vehicle a moment later, whose version says that it did.
    queryKey: ['estadia', 'do-veiculo', veiculo.uid, veiculo.revisao],
    queryFn: ({ signal }) => chamar('GET', `/v1/estadias?${busca}`, { signal }),
    ...{ enabled: recursos.has('estadia'), retry: false },
    placeholderData: (antes) => antes,
  });
}
