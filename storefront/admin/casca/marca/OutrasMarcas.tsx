import type { MarcasDaConta } from '@martelo/shared/sessao';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { ADMIN_MARCA as P } from '../../../src/palavras/admin-marca.ts';
import { Icone } from '../../../src/site/ui/Icone.tsx';
import { chamar } from '../../dados/chamar.ts';

const FRESCAS_MS = 5 * 60_000;

/** The other brands that one works on; nothing where there is none. */
export function OutrasMarcas() {
  const { pathname } = useLocation();
  const { data } = useQuery({
    queryKey: ['minhas-marcas'],
    queryFn: ({ signal }) => chamar<MarcasDaConta>('GET', '/v1/auth/marcas', { signal }),
    ...{ staleTime: FRESCAS_MS, retry: false },
  });
  return (data?.itens ?? [])
    .filter(({ atual }) => !atual)
    .map(({ id, nome }) => (
      // A screen of this page, so that what is unsaved is asked about as for any other.
      <Link key={id} to={`/trocar-marca/${id}`} state={{ de: pathname }}>
        <Icone nome="arrow-right" tamanho={16} />
        {P.ir(nome)}
      </Link>
    ));
}
