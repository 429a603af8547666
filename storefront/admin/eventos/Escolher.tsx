import { formatarDataHora } from '@martelo/shared/datas';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ADMIN_EVENTOS as P } from '../../src/palavras/admin-eventos.ts';
import { Icone } from '../../src/site/ui/Icone.tsx';
import { useTitulo } from '../casca/titulo.ts';
import { Lido } from '../partes/Lido.tsx';
import { useEventos } from './dados.ts';

/** A screen of one event, which is chosen on it; which one stands in the address. */
export function DeUmEvento({ titulo, children }: { titulo: string; children: (uid: string) => ReactNode }) {
  useTitulo(titulo);
  const [busca, ir] = useSearchParams();
  const { data, isPending, error, refetch } = useEventos();
  const pedido = busca.get('evento');
  const escolhido = pedido ?? data?.itens[0]?.uid ?? null;
  const fora = pedido !== null && data !== undefined && !data.itens.some(({ uid }) => uid === pedido);
  return (
    <div className="pagina eventos">
      <header className="lista-topo">
        <h1>{titulo}</h1>
        <Link to="/eventos" className="botao normal">
          {P.eventos}
        </Link>
        <Link to="/eventos-convidados" className="botao normal">
          {P.convidados}
        </Link>
      </header>
      <Lido lendo={isPending} erro={error} deNovo={() => void refetch()}>
        {data?.itens.length === 0 ? (
          <div className="quadro" role="status">
            <Icone nome="inbox" tamanho={28} traco={1.5} />
            <h2>{P.nenhum}</h2>
            <p className="quieto">{P.nenhumDiz}</p>
            <Link to="/evento/novo" className="botao primario">
              {P.cadastrar}
            </Link>
          </div>
        ) : (
          <label className="eventos-escolha">
            {P.escolha}
            <select
              value={fora ? '' : (escolhido ?? '')}
              onChange={({ target: { value } }) => ir({ evento: value }, { replace: true })}
            >
              {fora && <option value="">{P.escolhaUm}</option>}
              {data?.itens.map(({ uid, nome, inicio, local }) => (
                <option key={uid} value={uid}>
                  {`${nome} · ${P.quando(formatarDataHora(inicio), local ?? null)}`}
                </option>
              ))}
            </select>
            {data !== undefined && data.total > data.itens.length && <small>{P.daqui}</small>}
          </label>
        )}
      </Lido>
      {escolhido !== null && children(escolhido)}
    </div>
  );
}
