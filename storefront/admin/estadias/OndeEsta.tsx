import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { ADMIN_MAPA_DO_PATIO as P } from '../../src/palavras/admin-mapa-do-patio.ts';
import { chamar, type Recusa } from '../dados/chamar.ts';
import { useCasa } from '../dados/contexto.tsx';
import { Lido } from '../partes/Lido.tsx';
import { MapaDoPatio } from '../patios/mapa/MapaDoPatio.tsx';
import { useMapa } from './dados.ts';

interface NoPatio {
  uid: string;
  patUid: string;
  patioNome: string;
  vaga: string | null;
}

/** Where in its yard a vehicle stands, on the map of today. */
export function OndeEsta({ estadia, leva = false }: { estadia: NoPatio; leva?: boolean }) {
  const titulo = useId();
  const { data, isPending, error, refetch } = useMapa(estadia.patUid);
  const { vaga } = estadia;
  const temMapa = (data?.vagas.length ?? 0) > 0;
  return (
    <section className="estadia-parte" aria-labelledby={titulo}>
      <h2 id={titulo}>{P.onde}</h2>
      <p>{vaga === null ? estadia.patioNome : P.ondeEm(estadia.patioNome, vaga)}</p>
      {vaga !== null && (
        <Lido lendo={isPending} erro={error} deNovo={() => void refetch()}>
          {data && temMapa && <MapaDoPatio mapa={data} onde={vaga} />}
          {temMapa && !data?.vagas.some(({ codigo }) => codigo === vaga) && (
            <p className="quieto">{P.foraDoMapa(vaga)}</p>
          )}
        </Lido>
      )}
      {leva && (
        <p>
          <Link to={`/estadia/${estadia.uid}`} className="botao normal">
            {P.verEstadia}
          </Link>
        </p>
      )}
    </section>
  );
}

/** Of a vehicle: where it stands, if it stands at a yard, and who looks may know of that. */
export function VeiculoNoPatio({ veiUid }: { veiUid: string }) {
  const abre = useCasa().telas.has('estadia');
  const filtro = JSON.stringify([
    { tipo: 'exata', campo: 'veiUid', valor: veiUid },
    { tipo: 'lista', campo: 'situacao', valores: ['ABERTA', 'EM_SAIDA'] },
  ]);
  const { data } = useQuery<{ itens: NoPatio[] }, Recusa>({
    queryKey: ['estadia', 'do-veiculo', veiUid],
    queryFn: ({ signal }) =>
      chamar('GET', `/v1/estadias?${new URLSearchParams({ filtro, pagina: '1', porPagina: '1' })}`, {
        signal,
      }),
    ...{ retry: false, enabled: abre },
  });
  const [aberta] = data?.itens ?? [];
  return aberta === undefined ? null : <OndeEsta estadia={aberta} leva />;
}
