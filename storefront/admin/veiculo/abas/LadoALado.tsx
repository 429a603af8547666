import { formatarDataHora } from '@martelo/shared/datas';
import type { Preenchimento } from '@martelo/shared/vistorias/esquema';
import { useQueries } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { PARTES_DO_VEICULO } from '../../../src/palavras/admin-veiculo-partes.ts';
import { Respondido } from '../../../src/vistorias/preencher/Respondido.tsx';
import { chamar, type Recusa } from '../../dados/chamar.ts';
import { Lido } from '../../partes/Lido.tsx';
import { Botao } from '../../ui/Botao.tsx';
import { compararVistorias, type ItemComparado } from '../comparar.ts';

const P = PARTES_DO_VEICULO.vistorias;

/** Two inspections, item by item with their pictures: what one says otherwise than the other is marked. */
export default function LadoALado({
  antes,
  depois,
  aoFechar,
}: {
  antes: string;
  depois: string;
  aoFechar: () => void;
}) {
  const titulo = useId();
  const [so, mostrarSo] = useState(false);
  const lidas = useQueries({
    queries: [antes, depois].map((uid) => ({
      queryKey: ['vistoria', 'preenchimento', uid],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        chamar<Preenchimento>('GET', `/v1/vistorias/${uid}/preenchimento`, { signal }),
      retry: false,
    })),
  });
  const [um, outro] = lidas.map(({ data }) => data);
  const categorias = um && outro ? compararVistorias(um, outro) : [];
  const todos = categorias.flatMap(({ itens }) => itens);
  const mudaram = todos.filter(({ mudou }) => mudou).length;
  return (
    <section className="veiculo-lado-a-lado" aria-labelledby={titulo}>
      <header>
        <h2 id={titulo}>{P.comparacao}</h2>
        <Botao icone="x" onClick={aoFechar}>
          {P.fechar}
        </Botao>
      </header>
      <Lido
        lendo={lidas.some(({ isPending }) => isPending)}
        erro={(lidas.find(({ error }) => error)?.error as Recusa | undefined) ?? null}
        deNovo={() => {
          for (const uma of lidas) void uma.refetch();
        }}
      >
        {um && outro && (
          <>
            <p role="status">{P.mudaram(mudaram, todos.length)}</p>
            <label className="escolha">
              <input type="checkbox" checked={so} onChange={() => mostrarSo(!so)} />
              {P.soOQueMudou}
            </label>
            {categorias.map(({ nome, itens }) => {
              const vistos = so ? itens.filter(({ mudou }) => mudou) : itens;
              return (
                vistos.length > 0 && (
                  <section key={nome}>
                    <h3>{nome}</h3>
                    {vistos.map((item) => (
                      <Item key={item.chave} {...{ item, de: [um, outro] }} />
                    ))}
                  </section>
                )
              );
            })}
          </>
        )}
      </Lido>
    </section>
  );
}

function Item({
  item: { nome, lados, mudou },
  de,
}: {
  item: ItemComparado;
  de: readonly [Preenchimento, Preenchimento];
}) {
  return (
    <div className="veiculo-comparado" data-mudou={mudou || undefined}>
      <h4>
        {nome}
        {mudou && (
          <span className="marca-situacao" data-tom="espera">
            {P.mudou}
          </span>
        )}
      </h4>
      {lados.map((lado, i) => {
        const { uid, tipoNome, realizadaEm, veiculo } = de[i]!;
        return (
          <div key={uid}>
            <small className="quieto">
              {P.deData(tipoNome, realizadaEm ? formatarDataHora(realizadaEm) : '')}
            </small>
            {lado === null ? (
              <p className="quieto">{P.naoPerguntado}</p>
            ) : (
              <Respondido item={lado.item} desenho={veiculo.desenho} resposta={lado.resposta} />
            )}
          </div>
        );
      })}
    </div>
  );
}
