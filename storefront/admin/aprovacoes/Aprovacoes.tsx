import type { PedidoADecidir, pedidosADecidir } from '@martelo/shared/aprovacao';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { z } from 'zod';
import { ADMIN } from '../../src/palavras/admin.ts';
import { ADMIN_APROVACOES as P } from '../../src/palavras/admin-aprovacoes.ts';
import { Icone } from '../../src/site/ui/Icone.tsx';
import { useTitulo } from '../casca/titulo.ts';
import { chamar } from '../dados/chamar.ts';
import { useDizer } from '../ui/Avisos.tsx';
import { Botao } from '../ui/Botao.tsx';
import { type Ato, Decidir } from './Decidir.tsx';
import { Pedido } from './Pedido.tsx';

const DE_NOVO_MS = 10_000;

/** All that waits for a second person and that who looks may see: sales' money, records, roles. */
export default function Aprovacoes() {
  useTitulo(P.titulo);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['aprovacao', 'a-decidir'],
    queryFn: ({ signal }) =>
      chamar<z.infer<typeof pedidosADecidir>>('GET', '/v1/aprovacoes/a-decidir', { signal }),
    ...{ refetchInterval: DE_NOVO_MS, retry: false },
  });
  const [decidindo, decidir] = useState<{ pedido: PedidoADecidir; ato: Ato } | null>(null);
  const dizer = useDizer();
  const itens = data?.itens ?? [];
  const partes = [
    [P.paraVoce, itens.filter(({ decide }) => decide)],
    [P.seus, itens.filter(({ meu }) => meu)],
    [P.deOutros, itens.filter(({ decide, meu }) => !decide && !meu)],
  ] as const;
  return (
    <div className="pagina aprovacoes">
      <header className="registro-topo">
        <h1>{P.titulo}</h1>
        <Link to="/aprovacoes/todas">{P.todas}</Link>
      </header>
      <p className="quieto">{P.explica}</p>
      {isPending && <p className="quieto">{ADMIN.carregando}</p>}
      {error && (
        <div className="nota ruim" role="alert">
          <p>{error.message}</p>
          <Botao icone="refresh-cw" onClick={() => void refetch()}>
            {ADMIN.tentarDeNovo}
          </Botao>
        </div>
      )}
      {data && itens.length === 0 && (
        <div className="quadro">
          <Icone nome="circle-check" tamanho={28} traco={1.5} />
          <h2>{P.nada}</h2>
          <p className="quieto">{P.nadaDiz}</p>
        </div>
      )}
      {data?.haMais && <p className="nota">{P.haMais}</p>}
      {partes.map(
        ([titulo, quais]) =>
          quais.length > 0 && (
            <section key={titulo} aria-label={titulo}>
              <h2>{titulo}</h2>
              <Pedidos quais={quais} decidir={(pedido, ato) => decidir({ pedido, ato })} />
            </section>
          ),
      )}
      {decidindo && (
        <Decidir
          {...decidindo}
          aoFechar={() => decidir(null)}
          aoFim={(dito, tom) => {
            decidir(null);
            dizer(dito, { tom });
            void refetch();
          }}
        />
      )}
    </div>
  );
}

function Pedidos({
  quais,
  decidir,
}: {
  quais: readonly PedidoADecidir[];
  decidir: (pedido: PedidoADecidir, ato: Ato) => void;
}) {
  const [busca] = useSearchParams();
  const procurado = busca.get('pedido');
  const achado = quais.some(({ uid }) => uid === procurado);
  // Who comes from the record that it is about is brought to it.
  useEffect(() => {
    if (achado && procurado !== null) document.getElementById(procurado)?.scrollIntoView({ block: 'center' });
  }, [achado, procurado]);
  return (
    <ul className="pedidos">
      {quais.map((pedido) => (
        <li key={pedido.uid} id={pedido.uid} data-procurado={pedido.uid === procurado || undefined}>
          <Pedido pedido={pedido} decidir={(ato) => decidir(pedido, ato)} />
        </li>
      ))}
    </ul>
  );
}
