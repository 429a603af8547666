import { useCasa } from '../../dados/contexto.tsx';
import { useLote } from '../../lote/dados.ts';
import { Fatos } from '../../partes/Fatos.tsx';
import { Lido } from '../../partes/Lido.tsx';
import { type PropsDaAba, usePalavras } from '../lance.ts';

/** What the lot says of its vehicle. */
export default function Veiculo({ lance }: PropsDaAba) {
  const P = usePalavras();
  const recurso = useCasa().recursos.get('lote');
  const { data, error, isPending, refetch } = useLote(lance.lelUid);
  return (
    <Lido
      lendo={isPending}
      erro={error}
      deNovo={() => void refetch()}
      vazio={data !== undefined && data.veiculo === undefined && P.semVeiculo}
    >
      {data && (
        <Fatos campos={(recurso?.campos ?? []).filter(({ campo }) => campo === 'veiculo')} registro={data} />
      )}
    </Lido>
  );
}
