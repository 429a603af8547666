import { formatarDataHora } from '@martelo/shared/datas';
import { useGetList } from 'ra-core';
import { ADMIN_CLIENTE as P } from '../../src/palavras/admin-cliente.ts';
import { useCasa } from '../dados/contexto.tsx';
import type { Registro } from '../dados/tipos.ts';
import { Ato } from './Ato.tsx';

/** Wrong codes block an account's second factor; who may release it is offered that here. */
export function FatorBloqueado({ contaUid }: { contaUid: string }) {
  const recurso = useCasa().recursos.get('bloqueioDeFator')!;
  const { data, refetch } = useGetList<Registro & { desde: string }>(recurso.nome, {
    filter: {
      filtros: [
        { tipo: 'exata', campo: 'contaUid', valor: contaUid },
        { tipo: 'exata', campo: 'situacao', valor: 'BLOQUEADO' },
      ],
    },
    ...{ pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'DESC' } },
  });
  const [bloqueio] = data ?? [];
  if (bloqueio === undefined) return null;
  return (
    <div className="nota" role="status">
      {P.fatorBloqueado(formatarDataHora(bloqueio.desde))}
      <Ato
        {...{ recurso }}
        nome="liberar"
        registro={bloqueio}
        rotulo={P.liberar}
        aoMudar={() => void refetch()}
      />
    </div>
  );
}
