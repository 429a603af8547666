import { diaEmSaoPaulo, formatarDataHora, formatarHora } from '@martelo/shared/datas';
import { formatarPlaca } from '@martelo/shared/documentos';
import type { FilaDoPatio } from '@martelo/shared/estadias/estadia.esquema';
import { ROTULOS_VEICULO_TIPO } from '@martelo/shared/veiculo-opcoes';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ADMIN_FILA as P } from '../../src/palavras/admin-fila-do-patio.ts';
import { Icone } from '../../src/site/ui/Icone.tsx';
import { chamar, type Recusa } from '../dados/chamar.ts';
import { useNovidades } from '../dados/usar-novidades.ts';
import { Lido } from '../partes/Lido.tsx';
import { useOnline } from '../ui/online.ts';
import { DeUmPatio } from './DeUmPatio.tsx';

type NaFila = FilaDoPatio['itens'][number];
/** Also where nothing is told: who was late becomes so by the clock. */
const DE_NOVO_MS = 60_000;

/** Who waits to be let in at the yard that one stands at: for a phone, in the sun. */
export default function Fila() {
  const outro = (
    <Link to="/entrada-no-patio" className="botao normal">
      {P.outro}
    </Link>
  );
  return (
    <DeUmPatio palavras={P} aoLado={outro}>
      {({ uid }) => <DoPatio key={uid} uid={uid} />}
    </DeUmPatio>
  );
}

function DoPatio({ uid }: { uid: string }) {
  const online = useOnline();
  const { data, isPending, error, refetch } = useQuery<FilaDoPatio, Recusa>({
    queryKey: ['estadia', 'fila', uid],
    queryFn: ({ signal }) => chamar('GET', `/v1/estadias/fila?patio=${uid}`, { signal }),
    ...{ retry: false, refetchInterval: DE_NOVO_MS },
  });
  useNovidades(['estadia', 'remocao'], () => void refetch());
  const itens = data?.itens ?? [];
  return (
    <Lido
      lendo={isPending}
      erro={error}
      deNovo={() => void refetch()}
      vazio={itens.length === 0 && P.ninguem}
    >
      {data && (
        <>
          {!online && (
            <p className="nota" role="status">
              {P.semRede(formatarDataHora(data.lidaEm))}
            </p>
          )}
          <p className="quieto" role="status">
            {P.quantos(itens.filter(({ como }) => como === 'NO_PORTAO').length, data.total)}
          </p>
          <ol className="fila-do-patio" aria-label={P.titulo}>
            {itens.map((um) => (
              <Espera key={um.uid} {...um} />
            ))}
          </ol>
        </>
      )}
    </Lido>
  );
}

const hoje = (instante: string): string =>
  diaEmSaoPaulo(instante) === diaEmSaoPaulo(Date.now()) ? formatarHora(instante) : formatarDataHora(instante);

/** One of them: the whole of it is the way to its check-in. */
function Espera({ uid, placa, veiculoNome, veiculoTipo, como, em, ate, atrasada, remocaoId }: NaFila) {
  const quando =
    como === 'NO_PORTAO'
      ? P.chegou(hoje(em))
      : como === 'AGENDADA'
        ? P.marcada(hoje(em), ate === null ? null : formatarHora(ate))
        : P.esperada(hoje(em));
  return (
    <li data-como={como}>
      <Link to={`/estadia/${uid}`}>
        <span className="fila-placa">{placa === null ? P.semPlaca : formatarPlaca(placa)}</span>
        <span className="fila-veiculo">
          {veiculoNome}, {ROTULOS_VEICULO_TIPO[veiculoTipo].toLowerCase()}
        </span>
        <span className="fila-quando">
          <Icone nome={como === 'NO_PORTAO' ? 'log-in' : 'clock'} tamanho={18} />
          <span>
            {quando} {atrasada && P.atrasada}
          </span>
        </span>
        {remocaoId !== null && <span className="quieto">{P.remocao(remocaoId)}</span>}
        <span className="fila-ato">{P.receber}</span>
      </Link>
    </li>
  );
}
