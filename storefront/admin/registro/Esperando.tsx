import { formatarDataHora } from '@martelo/shared/datas';
import type { RecursoDescrito } from '@martelo/shared/recurso';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ADMIN_APROVACOES as P } from '../../src/palavras/admin-aprovacoes.ts';
import { Icone } from '../../src/site/ui/Icone.tsx';
import { useProvedor } from '../dados/contexto.tsx';
import type { Registro } from '../dados/tipos.ts';

export const enderecoDoPedido = (aprovacaoUid: string): string => `/aprovacoes?pedido=${aprovacaoUid}`;
const DE_NOVO_MS = 30_000;

/** What was asked of a record and waits for somebody else: nothing of it is in what is shown below. */
export function Esperando({ recurso, registro }: { recurso: RecursoDescrito; registro: Registro }) {
  const provedor = useProvedor();
  const { data } = useQuery({
    queryKey: [recurso.nome, 'pedidos', registro.uid, registro.revisao],
    queryFn: () => provedor.pedidos(recurso.nome, registro.uid),
    ...{ refetchInterval: DE_NOVO_MS, retry: false },
  });
  const esperam = (data?.itens ?? []).filter(({ situacao }) => situacao === 'AGUARDANDO');
  return esperam.map((um) => (
    <p key={um.aprovacaoUid} className="nota" role="status">
      <Icone nome="clock" tamanho={16} />
      <strong>{P.aguardando}</strong>
      <span>
        {P.quemPediu(um.pedidaPor.nome, formatarDataHora(um.pedidaEm), formatarDataHora(um.expiraEm))}
      </span>
      <Link to={enderecoDoPedido(um.aprovacaoUid)}>{P.verPedido}</Link>
    </p>
  ));
}
