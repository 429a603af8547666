import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ADMIN_MOVER_NO_MAPA as P } from '../../src/palavras/admin-mover-no-mapa.ts';
import { chamar, type Recusa } from '../dados/chamar.ts';
import { Lido } from '../partes/Lido.tsx';
import { DeUmPatio } from './DeUmPatio.tsx';
import type { EstadiaLida } from './dados.ts';
import { MoverNoMapa } from './MoverNoMapa.tsx';

/** The map of the yard that one stands at, on which vehicles are moved from spot to spot. An address may name a stay: that one is picked up already. */
export default function MapaDeVagas() {
  const [busca] = useSearchParams();
  const uid = busca.get('estadia');
  const { data, isLoading } = useQuery<EstadiaLida, Recusa>({
    queryKey: ['estadia', 'uma', uid],
    queryFn: ({ signal }) => chamar('GET', `/v1/estadias/${uid}`, { signal }),
    ...{ enabled: uid !== null, retry: false },
  });
  return (
    <DeUmPatio palavras={P} comecaEm={busca.get('patio')}>
      {(patio) => (
        <Lido lendo={isLoading} erro={null} deNovo={() => {}}>
          <MoverNoMapa
            key={`${patio.uid} ${uid}`}
            patUid={patio.uid}
            comeco={data?.patUid === patio.uid ? data : null}
          />
        </Lido>
      )}
    </DeUmPatio>
  );
}
