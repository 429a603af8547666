import type { AvaliacaoCondicional } from '@martelo/shared/avaliacao-condicional';
import { formatarDataHora } from '@martelo/shared/datas';
import { ROTULOS_FONTE_DA_FIPE } from '@martelo/shared/fipe';
import { formatarReais } from '@martelo/shared/reais';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ADMIN_CONDICIONAL } from '../../src/palavras/admin-condicional.ts';
import { useTitulo } from '../casca/titulo.ts';
import { chamar, type Recusa } from '../dados/chamar.ts';
import { useCasa } from '../dados/contexto.tsx';
import { Ditos } from '../partes/Ditos.tsx';
import { Lido } from '../partes/Lido.tsx';
import { mesPorExtenso } from '../valor/mes.ts';

const usePalavras = () => ADMIN_CONDICIONAL[useCasa().configuracao.marca.tipo];

/** A lot under its consignor's condition: the bid, beside what it is weighed by. */
export default function AvaliacaoDoCondicional({ uid: lelUid }: { uid: string }) {
  const P = usePalavras();
  const { data, isPending, error, refetch } = useQuery<AvaliacaoCondicional, Recusa>({
    queryKey: ['avaliacaoCondicional', lelUid],
    queryFn: ({ signal }) => chamar('GET', `/v1/lotes/${lelUid}/avaliacao-condicional`, { signal }),
    retry: false,
  });
  useTitulo(data ? `${P.titulo}: ${data.lote.nome}` : P.titulo);
  return (
    <div className="pagina avaliacao">
      <header className="lista-topo">
        <h1>{data?.lote.nome ?? P.titulo}</h1>
        {data && <p className="quieto">{P.doLote(data.lote.numero, data.leilao.nome)}</p>}
      </header>
      <Lido lendo={isPending} erro={error} deNovo={() => void refetch()}>
        {data && (
          <>
            <Lance de={data} />
            <div className="fatos-em-colunas">
              <Fipe de={data} />
              <Vistoria de={data} />
              <Estoque de={data} />
            </div>
            <Atos de={data} />
          </>
        )}
      </Lido>
    </div>
  );
}

interface Parte {
  de: AvaliacaoCondicional;
}

function Lance({ de: { lance, minimo, fipe, etapa, prazo } }: Parte) {
  const P = usePalavras();
  const contas = [
    [P.lance, formatarReais(lance)],
    [P.minimo, formatarReais(minimo)],
    [P.porcento, fipe && `${fipe.porcento.toLocaleString('pt-BR')}%`],
  ] as const;
  return (
    <section aria-labelledby="condicional-lance">
      <h2 id="condicional-lance">{P.oLance}</h2>
      <dl className="contas">
        {contas.map(
          ([rotulo, dito]) =>
            dito && (
              <div key={rotulo}>
                <dt>{rotulo}</dt>
                <dd>{dito}</dd>
              </div>
            ),
        )}
      </dl>
      <p className="quieto">
        {etapa === null || prazo === null ? P.decidido : P.espera(formatarDataHora(prazo))}
      </p>
    </section>
  );
}

function Fipe({ de: { fipe, valorMercado } }: Parte) {
  const P = usePalavras();
  return (
    <section className="sabidos" aria-labelledby="condicional-fipe">
      <h2 id="condicional-fipe">{P.fipe}</h2>
      {fipe === null && <p className="quieto">{P.semFipe}</p>}
      <Ditos
        de={[
          ...(fipe === null
            ? []
            : ([
                [P.fipeDe(mesPorExtenso(fipe.mes)), formatarReais(fipe.valor)],
                [P.codigo, fipe.codigo],
                [P.fonte, fipe.fonte && ROTULOS_FONTE_DA_FIPE[fipe.fonte]],
              ] as const)),
          [P.mercado, valorMercado && formatarReais(valorMercado)],
        ]}
      />
    </section>
  );
}

function Vistoria({ de: { vistoria, veiculo } }: Parte) {
  const P = usePalavras();
  return (
    <section className="sabidos" aria-labelledby="condicional-vistoria">
      <h2 id="condicional-vistoria">{P.vistoria}</h2>
      {vistoria === null ? (
        <p className="quieto">{veiculo === null ? P.semVeiculo : P.semVistoria}</p>
      ) : (
        <Ditos
          de={[
            [vistoria.tipoNome, `Nº ${vistoria.id}`],
            [P.realizada, formatarDataHora(vistoria.realizadaEm)],
            [P.marcas, vistoria.marcas.toLocaleString('pt-BR')],
            [P.graves, vistoria.graves.toLocaleString('pt-BR')],
            [P.fotos, vistoria.fotos.toLocaleString('pt-BR')],
          ]}
        />
      )}
    </section>
  );
}

function Estoque({ de: { diasNoEstoque } }: Parte) {
  const P = usePalavras();
  return (
    <section className="sabidos" aria-labelledby="condicional-estoque">
      <h2 id="condicional-estoque">{P.estoque}</h2>
      <p>{diasNoEstoque === null ? P.foraDoPatio : P.dias(diasNoEstoque)}</p>
    </section>
  );
}

function Atos({ de: { lote, veiculo, vistoria } }: Parte) {
  const P = usePalavras();
  const { recursos } = useCasa();
  return (
    <p className="cartao-atos">
      {recursos.has('lote') && (
        <Link className="botao normal" to={`/lote/${lote.uid}`}>
          {P.abrir}
        </Link>
      )}
      {veiculo && recursos.has('veiculo') && (
        <Link className="botao normal" to={`/veiculo/${veiculo.uid}`}>
          {P.veiculo}
        </Link>
      )}
      {vistoria && recursos.has('vistoria') && (
        <>
          <Link className="botao normal" to={`/vistoria/${vistoria.uid}`}>
            {P.abrirVistoria}
          </Link>
          <a
            className="botao normal"
            href={`/laudo-vistoria?vistoria=${vistoria.uid}`}
            target="_blank"
            rel="noopener"
          >
            {P.laudo}
          </a>
        </>
      )}
    </p>
  );
}
