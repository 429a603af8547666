import type { LoteNaCasa } from '@martelo/shared/lote-na-casa';
import { useState } from 'react';
import { ADMIN_LISTA as P } from '../../src/palavras/admin-lista.ts';
import type { Recusa } from '../dados/chamar.ts';
import { useProvedor } from '../dados/contexto.tsx';
import type { Registro } from '../dados/tipos.ts';
import type { PropsDeMassa } from '../lista/EmMassa.tsx';
import { BarraDeMassa } from '../lote/em-massa/Barra.tsx';
import { useDizer } from '../ui/Avisos.tsx';
import { Botao } from '../ui/Botao.tsx';

/** What is done to the marked lots of whatever auctions, or to all that the filters find. */
export default function EmMassa({ recurso, consulta, marcados, marcar, total, aoFazer }: PropsDeMassa) {
  const provedor = useProvedor();
  const dizer = useDizer();
  /** How many are put together so far; null when nobody asked. */
  const [juntos, juntar] = useState<number | null>(null);
  const todos = async () => {
    juntar(0);
    try {
      const achados = await provedor.todas(recurso.nome, consulta, juntar);
      marcar(new Map(achados.map((um) => [um.uid, um])));
    } catch (erro) {
      dizer((erro as Recusa).message, { tom: 'ruim' });
    } finally {
      juntar(null);
    }
  };
  return (
    <BarraDeMassa
      marcados={[...marcados.values()].map((um) => comoMarcado(um as Registro & LoteNaCasa))}
      desmarcar={() => marcar(new Map())}
      aoFazer={async () => aoFazer()}
    >
      {marcados.size < total && (
        <Botao variante="leve" esperando={juntos !== null} onClick={() => void todos()}>
          {juntos === null ? P.todosDoFiltro(total) : P.juntandoDe(juntos, total)}
        </Botao>
      )}
    </BarraDeMassa>
  );
}

const comoMarcado = ({ uid, numero, nome, leilao }: LoteNaCasa) => ({
  ...{ uid, numero },
  // Numbers begin anew in each auction.
  nome: `${nome} (${leilao.nome})`,
});
