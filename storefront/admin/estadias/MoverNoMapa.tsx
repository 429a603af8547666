import { useState } from 'react';
import { ADMIN_MOVER_NO_MAPA as P } from '../../src/palavras/admin-mover-no-mapa.ts';
import { chamar } from '../dados/chamar.ts';
import { Lido } from '../partes/Lido.tsx';
import { Problemas } from '../partes/Problemas.tsx';
import { useConfirmar } from '../partes/usar-confirmar.ts';
import { MapaDoPatio } from '../patios/mapa/MapaDoPatio.tsx';
import { useDizer } from '../ui/Avisos.tsx';
import { Botao } from '../ui/Botao.tsx';
import { Dialogo } from '../ui/Dialogo.tsx';
import { useOnline } from '../ui/online.ts';
import { type EstadiaLida, useMapa, useReler } from './dados.ts';

/** What was picked up, by its stay. */
type Pego = Pick<EstadiaLida, 'uid' | 'vaga' | 'veiculoNome' | 'placa'>;
const nomeDe = ({ veiculoNome, placa }: Pego): string => [veiculoNome, placa].filter(Boolean).join(', ');

/** A vehicle is picked up from its spot, and set down in a free one once that was confirmed in words. */
export function MoverNoMapa({ patUid, comeco }: { patUid: string; comeco: Pego | null }) {
  const { data, isPending, error, refetch } = useMapa(patUid);
  const [pego, pegar] = useState(comeco);
  const [destino, escolher] = useState<string | null>(null);
  const online = useOnline();
  // Where it is by now: somebody else may have moved it.
  const noMapa = data?.vagas.find(({ estadia }) => pego !== null && estadia?.uid === pego.uid);
  const onde = noMapa?.codigo ?? pego?.vaga ?? null;
  const aoTocar = (codigo: string): void => {
    const estadia = data?.vagas.find((uma) => uma.codigo === codigo)?.estadia;
    if (!estadia) escolher(codigo);
    else if (estadia.uid !== null)
      pegar(estadia.uid === pego?.uid ? null : { ...estadia, uid: estadia.uid, vaga: codigo });
  };
  return (
    <Lido
      lendo={isPending}
      erro={error}
      deNovo={() => void refetch()}
      vazio={data?.vagas.length === 0 && P.semMapa}
    >
      {data && (
        <section className="estadia-parte" aria-label={P.titulo}>
          <p>{P.como}</p>
          <MapaDoPatio
            mapa={data}
            mover={online ? { pego: pego?.uid ?? null, aoTocar, aoLargar: () => pegar(null) } : undefined}
          />
          {/* Below: what is picked up does not move the map under the finger, or away from what is dragged. */}
          <div className="estadia-pego">
            <p role="status">{!online ? P.semRede : pego === null ? '' : P.pegou(nomeDe(pego), onde)}</p>
            {pego !== null && (
              <Botao icone="x" onClick={() => pegar(null)}>
                {P.largar}
              </Botao>
            )}
          </div>
        </section>
      )}
      {pego !== null && destino !== null && (
        <Confirmar
          {...{ pego, onde, destino }}
          aoFechar={(feito) => {
            escolher(null);
            if (feito) pegar(null);
          }}
        />
      )}
    </Lido>
  );
}

function Confirmar({
  pego,
  onde,
  destino,
  aoFechar,
}: {
  pego: Pego;
  onde: string | null;
  destino: string;
  aoFechar: (feito: boolean) => void;
}) {
  const { fazendo, recusa, recusar, confirmar } = useConfirmar();
  const dizer = useDizer();
  const reler = useReler();
  const nome = nomeDe(pego);
  const mover = () =>
    confirmar(async () => {
      try {
        const { vaga, revisao } = await chamar<EstadiaLida>('GET', `/v1/estadias/${pego.uid}`);
        if (vaga !== onde) return recusar([P.mudou]);
        await chamar('POST', `/v1/estadias/${pego.uid}/mudarVaga`, { corpo: { revisao, vaga: destino } });
        dizer(P.movido(nome, destino));
        aoFechar(true);
      } finally {
        await reler();
      }
    });
  return (
    <Dialogo
      titulo={P.mover}
      aoFechar={() => aoFechar(false)}
      acoes={
        <>
          <Botao disabled={fazendo} onClick={() => aoFechar(false)}>
            {P.nao}
          </Botao>
          <Botao variante="primario" esperando={fazendo} onClick={() => void mover()}>
            {P.sim(destino)}
          </Botao>
        </>
      }
    >
      <p>{P.pergunta(nome, onde, destino)}</p>
      <Problemas de={recusa} />
    </Dialogo>
  );
}
