import type { SessaoAberta } from '@martelo/shared/sessao';
import { useQuery } from '@tanstack/react-query';
import { Sessoes as DaConta } from '../../../src/conta/Sessoes.tsx';
import { chamar, type Recusa } from '../../dados/chamar.ts';
import { Lido } from '../../partes/Lido.tsx';

export default function Sessoes() {
  const { data, error, isPending, refetch } = useQuery<{ itens: SessaoAberta[] }, Recusa>({
    queryKey: ['minhas-sessoes'],
    queryFn: ({ signal }) => chamar('GET', '/v1/auth/sessoes', { signal }),
    ...{ retry: false, refetchOnWindowFocus: false, gcTime: 0 },
  });
  return (
    <Lido lendo={isPending} erro={error} deNovo={() => void refetch()}>
      {data && (
        <div className="da-conta">
          <DaConta iniciais={data.itens} />
        </div>
      )}
    </Lido>
  );
}
