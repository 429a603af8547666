import { useMemo } from 'react';
import { ADMIN_VEICULO as P } from '../../../src/palavras/admin-veiculo.ts';
import { Formulario } from '../../formulario/Formulario.tsx';
import { Fatos } from '../../partes/Fatos.tsx';
import { useLerListas } from '../../registro/usar-listas.ts';
import { DITOS_DA_CLASSIFICACAO } from '../classificacoes.ts';
import { ORDEM, SECOES } from '../secoes.ts';
import { SECOES_DO_FORMULARIO } from '../secoes-do-formulario.ts';
import type { PropsDaAba, Veiculo } from '../veiculo.ts';

/** What is written of it, under its headings; what only follows stands beside. */
export default function Detalhes(props: PropsDaAba) {
  const { recurso, veiculo, lerDeNovo } = props;
  const lerListas = useLerListas(recurso.nome);
  if (!recurso.escreve) return <SoLidos {...props} />;
  const mascarados = recurso.campos.filter(({ mascarado, campo }) => mascarado && veiculo[campo]);
  return (
    <div className="registro-corpo">
      <Formulario
        recurso={recurso}
        registro={veiculo}
        secoes={SECOES_DO_FORMULARIO}
        aoSalvar={() => {
          lerDeNovo();
          lerListas();
        }}
      />
      <div className="veiculo-sabidos">
        <PelaVistoria {...props} />
        <Fatos campos={mascarados} registro={veiculo} />
      </div>
    </div>
  );
}

function SoLidos(props: PropsDaAba) {
  const { recurso, veiculo } = props;
  const porSecao = useMemo(
    () =>
      ORDEM.map((secao) => ({
        secao,
        campos: SECOES[secao].flatMap((nome) => recurso.campos.find(({ campo }) => campo === nome) ?? []),
      })),
    [recurso],
  );
  return (
    <div className="fatos-em-colunas">
      {porSecao.map(({ secao, campos }) => (
        <Fatos key={secao} titulo={P.secoes[secao]} campos={campos} registro={veiculo} />
      ))}
      <PelaVistoria {...props} />
    </div>
  );
}

/** Its classification, and item by item what it has, by its newest inspection. */
function PelaVistoria({ recurso, veiculo }: PropsDaAba) {
  const campos = recurso.campos.filter(({ campo }) => DITOS_DA_CLASSIFICACAO.includes(campo));
  const itens = itensDe(veiculo);
  return (
    <div className="veiculo-pela-vistoria">
      {veiculo.classificadoEm && <Fatos titulo={P.pelaVistoria} campos={campos} registro={veiculo} />}
      {itens.length > 0 && (
        <section className="sabidos">
          {!veiculo.classificadoEm && <h2>{P.pelaVistoria}</h2>}
          <dl>
            {itens.map(([nome, estado]) => (
              <div key={nome}>
                <dt>{nome}</dt>
                <dd>{estado}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}

const itensDe = ({ itensDetalhados: itens }: Veiculo): [string, string][] => [
  ...Object.entries(itens?.equipamentos ?? {}),
  ...Object.entries(itens?.pneus ?? {}),
];
