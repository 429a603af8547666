import { formatarDataHora } from '@martelo/shared/datas';
import { ROTULOS_FONTE_DA_FIPE } from '@martelo/shared/fipe';
import { QUEM_AVALIA_VEICULOS } from '@martelo/shared/papeis';
import { formatarReais } from '@martelo/shared/reais';
import { Link } from 'react-router';
import { PARTES_DO_VEICULO } from '../../../src/palavras/admin-veiculo-partes.ts';
import { useTemPapel } from '../../dados/contexto.tsx';
import { Ato } from '../../partes/Ato.tsx';
import { Ditos } from '../../partes/Ditos.tsx';
import { Lido } from '../../partes/Lido.tsx';
import { useAlteracoes } from '../../registro/usar-alteracoes.ts';
import { Botao } from '../../ui/Botao.tsx';
import { mesPorExtenso } from '../../valor/mes.ts';
import { textoDe } from '../../valor/valor.ts';
import { classificacoesDe } from '../classificacoes.ts';
import type { PropsDaAba } from '../veiculo.ts';

const P = PARTES_DO_VEICULO.valor;

/** How it was classified, from the newest on, and what it is worth by whose word. */
export default function Valor(props: PropsDaAba) {
  return (
    <div className="veiculo-partes">
      <Classificacoes {...props} />
      <Quanto {...props} />
    </div>
  );
}

const ROTULOS = {
  tipoMonta: P.monta,
  estadoConservacao: P.conservacao,
  classificacaoAvariasBanco: P.avarias,
  crivoLeilao: P.crivo,
} as const;

function Classificacoes({ recurso, veiculo, lerDeNovo }: PropsDaAba) {
  const { data, error, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useAlteracoes(
    recurso,
    veiculo,
  );
  const campoDe = (nome: string) => recurso.campos.find(({ campo }) => campo === nome);
  const texto = (nome: string, valor: unknown): string => {
    const campo = campoDe(nome);
    if (campo === undefined || valor === null || valor === undefined) return '';
    // The history tells of what has words of its own by them.
    return textoDe(campo, valor);
  };
  const nomes = Object.keys(ROTULOS) as (keyof typeof ROTULOS)[];
  const feitas = classificacoesDe(
    data?.pages.flatMap(({ itens }) => itens) ?? [],
    Object.fromEntries(nomes.map((nome) => [nome, veiculo[nome]])),
  );
  return (
    <section aria-labelledby="veiculo-classificacao">
      <h2 id="veiculo-classificacao">{P.classificacao}</h2>
      <p className="quieto">{P.explica}</p>
      <p className="acoes-da-parte">
        <Ato
          {...{ recurso }}
          nome="classificar"
          registro={veiculo}
          rotulo={P.classificar}
          icone="badge-check"
          aoMudar={lerDeNovo}
        />
      </p>
      <Lido lendo={isPending} erro={error} deNovo={() => void refetch()}>
        {!veiculo.classificadoEm && <p className="quieto">{P.semClassificacao}</p>}
        <ol className="historico">
          {feitas.map(({ em, por, ditos }, i) => (
            <li key={em}>
              <strong>
                {texto('tipoMonta', ditos.tipoMonta)}{' '}
                {i === 0 && (
                  <span className="marca-situacao" data-tom="bom">
                    {P.vale}
                  </span>
                )}
              </strong>
              <span className="quieto">
                {por}, {formatarDataHora(em)}
              </span>
              <div className="sabidos">
                <Ditos de={nomes.slice(1).map((nome) => [ROTULOS[nome], texto(nome, ditos[nome])])} />
              </div>
            </li>
          ))}
        </ol>
        {hasNextPage && (
          <Botao esperando={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {P.maisAntigas}
          </Botao>
        )}
      </Lido>
    </section>
  );
}

function Quanto({ recurso, veiculo, lerDeNovo }: PropsDaAba) {
  const { informacoesFipe: fipe, valorMercado, fipeFonte } = veiculo;
  const avalia = useTemPapel(QUEM_AVALIA_VEICULOS);
  return (
    <section className="sabidos" aria-labelledby="veiculo-valor">
      <h2 id="veiculo-valor">{P.valor}</h2>
      {!fipe && <p className="quieto">{P.semFipe}</p>}
      <Ditos
        de={[
          ...(fipe
            ? ([
                [P.fipe(mesPorExtenso(fipe.mes)), formatarReais(fipe.valor)],
                [P.codigo, fipe.codigo],
                [P.nome, fipe.nome],
                [P.fonte, fipeFonte && ROTULOS_FONTE_DA_FIPE[fipeFonte]],
              ] as const)
            : []),
          [
            P.mercado,
            valorMercado &&
              [
                formatarReais(valorMercado),
                fipe && P.daFipe(`${Math.round((100 * valorMercado) / fipe.valor)}%`),
              ]
                .filter(Boolean)
                .join(', '),
          ],
        ]}
      />
      <p className="acoes-da-parte">
        <Ato
          {...{ recurso }}
          nome="atualizarPelaFipe"
          registro={veiculo}
          rotulo={P.atualizar}
          icone="refresh-cw"
          aoMudar={lerDeNovo}
        />
        {avalia && (
          <Link className="botao normal" to={`/avaliacao-leiloeiro/${veiculo.uid}`}>
            {P.avaliacao}
          </Link>
        )}
      </p>
    </section>
  );
}
