import { ROTULOS_VEICULO_TIPO } from '@martelo/shared/veiculo-opcoes';
import { ADMIN_ESTADIAS as P } from '../../src/palavras/admin-estadias.ts';
import { Lido } from '../partes/Lido.tsx';
import { MapaDoPatio } from '../patios/mapa/MapaDoPatio.tsx';
import { useMapa } from './dados.ts';

/** The drawn map of a yard: where what stands, and, where somebody chooses, which spot it is. It moves within itself where it is wider than the screen. */
export function Mapa({
  patUid,
  escolhida,
  tomadas = {},
  aoEscolher,
}: {
  patUid: string;
  escolhida: string | null;
  /** Spots that are taken, as this phone alone knows yet: spot and by what. */
  tomadas?: Readonly<Record<string, string>>;
  aoEscolher: (codigo: string) => void;
}) {
  const { data, isPending, error, refetch } = useMapa(patUid);
  return (
    <Lido lendo={isPending} erro={error} deNovo={() => void refetch()}>
      {data && (
        <>
          <ul className="estadia-lotacao">
            {data.lotacao
              .filter(({ ocupados, capacidade }) => ocupados > 0 || capacidade !== null)
              .map(({ veiculoTipo, ocupados, capacidade }) => (
                <li key={veiculoTipo}>
                  {P.lotacao(ROTULOS_VEICULO_TIPO[veiculoTipo], ocupados, capacidade)}
                </li>
              ))}
          </ul>
          {data.vagas.length > 0 && <MapaDoPatio mapa={data} {...{ escolhida, tomadas, aoEscolher }} />}
        </>
      )}
    </Lido>
  );
}
