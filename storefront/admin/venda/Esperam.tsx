import { ROTULOS_APROVACAO, type TipoAprovacao } from '@martelo/shared/aprovacao-rotulos';
import { formatarDataHora } from '@martelo/shared/datas';
import { formatarReais } from '@martelo/shared/reais';
import { useGetList } from 'ra-core';
import { Link } from 'react-router';
import { ADMIN_APROVACOES } from '../../src/palavras/admin-aprovacoes.ts';
import { Icone } from '../../src/site/ui/Icone.tsx';
import { useCasa } from '../dados/contexto.tsx';
import type { Registro } from '../dados/tipos.ts';
import { enderecoDoPedido } from '../registro/Esperando.tsx';
import { usePalavras, type Venda } from './venda.ts';

const MAIS_PEDIDOS = 20;

/** What was asked of this sale and waits for a second person: nothing of it is in what is shown. */
export function Esperam({ venda }: { venda: Venda }) {
  return useCasa().recursos.has('aprovacao') ? <Pedidos {...{ venda }} /> : null;
}

function Pedidos({ venda }: { venda: Venda }) {
  const { esperam } = usePalavras();
  const { data = [] } = useGetList<
    Registro & { tipo: TipoAprovacao; valor: number | null; expiraEm: string }
  >('aprovacao', {
    filter: {
      filtros: [
        { tipo: 'exata', campo: 'situacao', valor: 'AGUARDANDO' },
        { tipo: 'exata', campo: 'vendaUid', valor: venda.uid },
      ],
    },
    ...{ pagination: { page: 1, perPage: MAIS_PEDIDOS }, sort: { field: 'id', order: 'DESC' } },
  });
  return data.map(({ uid, tipo, valor, expiraEm }) => (
    <p key={uid} className="nota" role="status">
      <Icone nome="clock" tamanho={16} />
      {esperam(
        [ROTULOS_APROVACAO[tipo], valor === null ? null : formatarReais(valor)].filter(Boolean).join(', '),
        formatarDataHora(expiraEm),
      )}
      <Link className="elo" to={enderecoDoPedido(uid)}>
        {ADMIN_APROVACOES.verPedido}
      </Link>
    </p>
  ));
}
