import { useId } from 'react';
import { Link } from 'react-router';
import { ADMIN_MAPA_DO_PATIO as P } from '../../src/palavras/admin-mapa-do-patio.ts';
import { ADMIN_MOVER_NO_MAPA as MOVER } from '../../src/palavras/admin-mover-no-mapa.ts';
import { Lido } from '../partes/Lido.tsx';
import { MapaDoPatio } from '../patios/mapa/MapaDoPatio.tsx';
import { useMapa } from './dados.ts';

interface NoPatio {
  uid: string;
  patUid: string;
  patioNome: string;
  vaga: string | null;
}

/** Where in its yard what has a stay stands. @param move whether who looks may move it */
export function OndeEsta({ estadia, move }: { estadia: NoPatio; move: boolean }) {
  const titulo = useId();
  const { vaga, patioNome } = estadia;
  return (
    <section className="estadia-parte" aria-labelledby={titulo}>
      <h2 id={titulo}>{P.onde}</h2>
      <p>{vaga === null ? patioNome : P.ondeEm(patioNome, vaga)}</p>
      {vaga !== null && <NoMapa {...{ vaga }} patUid={estadia.patUid} />}
      {move && <Mudar {...estadia} />}
    </section>
  );
}

/** The way to the map on which it is moved; the act above, which is typed, is there besides. */
function Mudar({ uid, patUid }: NoPatio) {
  const { data } = useMapa(patUid);
  if (!data?.vagas.length) return null;
  return (
    <p className="registro-acoes">
      <Link to={`/mapa-do-patio?patio=${patUid}&estadia=${uid}`} className="botao normal">
        {MOVER.mudarNoMapa}
      </Link>
    </p>
  );
}

/** A spot on its yard's map of today; nothing of a yard that has none. */
export function NoMapa({ patUid, vaga }: { patUid: string; vaga: string }) {
  const { data, isPending, error, refetch } = useMapa(patUid);
  const temMapa = (data?.vagas.length ?? 0) > 0;
  return (
    <Lido lendo={isPending} erro={error} deNovo={() => void refetch()}>
      {data && temMapa && <MapaDoPatio mapa={data} onde={vaga} />}
      {temMapa && !data?.vagas.some(({ codigo }) => codigo === vaga) && (
        <p className="quieto">{P.foraDoMapa(vaga)}</p>
      )}
    </Lido>
  );
}
