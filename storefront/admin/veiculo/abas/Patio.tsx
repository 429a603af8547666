import { formatarData, formatarDataHora } from '@martelo/shared/datas';
import { ROTULOS_ESTADIA } from '@martelo/shared/estadias/estadia';
import { diasDesde } from '@martelo/shared/estoque-preparo';
import type { Filtro } from '@martelo/shared/filtro';
import { QUEM_CUIDA_DE_ESTADIAS } from '@martelo/shared/papeis';
import { Link } from 'react-router';
import { ADMIN_VEICULO } from '../../../src/palavras/admin-veiculo.ts';
import { PARTES_DO_VEICULO } from '../../../src/palavras/admin-veiculo-partes.ts';
import { useCasa, useTemPapel } from '../../dados/contexto.tsx';
import { NoMapa } from '../../estadias/OndeEsta.tsx';
import { DaEspecie } from '../../partes/DaEspecie.tsx';
import { Ditos } from '../../partes/Ditos.tsx';
import { Lido } from '../../partes/Lido.tsx';
import { Relacao } from '../../partes/Relacao.tsx';
import { type Estadia, type PropsDaAba, useEstadias } from '../veiculo.ts';

const P = PARTES_DO_VEICULO.patio;

/** Where it stands, where it stood, and what was asked of it there. */
export default function Patio({ veiculo }: PropsDaAba) {
  const { recursos } = useCasa();
  const { data, error, isPending, refetch } = useEstadias(veiculo);
  const servicos = recursos.get('servicoDeEstadia');
  const dele: Filtro = { tipo: 'exata', campo: 'veiculoId', valor: veiculo.id };
  return (
    <div className="veiculo-partes">
      <Lido lendo={isPending} erro={error} deNovo={() => void refetch()}>
        <Aqui estadias={data?.itens ?? []} />
        <section aria-labelledby="veiculo-estadias">
          <h2 id="veiculo-estadias">{P.estadias}</h2>
          <Estadias itens={data?.itens ?? []} />
        </section>
      </Lido>
      {servicos && (
        <section aria-labelledby="veiculo-servicos">
          <h2 id="veiculo-servicos">{P.servicos}</h2>
          <DaEspecie
            recurso={servicos}
            filtro={dele}
            campos={['situacao', 'solicitadoEm', 'inicio', 'realizadoEm']}
            vazio={P.semServicos}
          />
        </section>
      )}
    </div>
  );
}

function Aqui({ estadias }: { estadias: readonly Estadia[] }) {
  const cuida = useTemPapel(QUEM_CUIDA_DE_ESTADIAS);
  const { telas } = useCasa();
  const tela = telas.get('estadia');
  const aqui = estadias.find(({ situacao }) => situacao === 'ABERTA' || situacao === 'EM_SAIDA');
  const prevista = estadias.find(({ situacao }) => situacao === 'PREVISTA');
  const qual = aqui ?? prevista;
  return (
    <section className="sabidos parte" aria-labelledby="veiculo-onde">
      <h2 id="veiculo-onde">{P.onde}</h2>
      {qual === undefined ? (
        <p className="quieto">{ADMIN_VEICULO.emNenhum}.</p>
      ) : (
        <Ditos
          de={[
            [P.patio, qual.patioNome],
            [P.situacao, ROTULOS_ESTADIA[qual.situacao]],
            [P.vaga, aqui && (aqui.vaga ?? P.semVaga)],
            [P.desde, aqui?.diaInicio && desde(aqui.diaInicio)],
            [P.entrou, !aqui && qual.previstaPara && P.previstaPara(formatarData(qual.previstaPara))],
          ]}
        />
      )}
      {tela && aqui?.vaga && <NoMapa patUid={aqui.patUid} vaga={aqui.vaga} />}
      <p className="acoes-da-parte">
        {qual !== undefined && tela && (
          <Link className="botao normal" to={`/${tela.rotaDeUm}/${qual.uid}`}>
            {P.abrir}
          </Link>
        )}
        {qual === undefined && cuida && (
          <Link className="botao normal" to="/entrada-no-patio">
            {P.darEntrada}
          </Link>
        )}
      </p>
    </section>
  );
}

const desde = (inicio: string): string =>
  `${formatarDataHora(inicio)}, ${ADMIN_VEICULO.diasNoPatio(diasDesde(inicio, Date.now()))}`;

function Estadias({ itens }: { itens: readonly Estadia[] }) {
  const tela = useCasa().telas.get('estadia');
  if (itens.length === 0) return <p className="quieto">{P.nenhuma}</p>;
  return (
    <Relacao
      itens={itens}
      chave={({ uid }) => uid}
      colunas={[
        {
          rotulo: P.patio,
          de: ({ uid, patioNome }) =>
            tela ? <Link to={`/${tela.rotaDeUm}/${uid}`}>{patioNome}</Link> : patioNome,
        },
        {
          rotulo: P.situacao,
          de: ({ situacao }) => <span className="marca-situacao">{ROTULOS_ESTADIA[situacao]}</span>,
        },
        { rotulo: P.vaga, de: ({ vaga }) => vaga ?? '—' },
        {
          rotulo: P.entrou,
          de: ({ diaInicio, previstaPara }) => {
            if (diaInicio !== null) return formatarDataHora(diaInicio);
            return previstaPara === null ? '—' : P.previstaPara(formatarData(previstaPara));
          },
        },
        { rotulo: P.saiu, de: ({ diaFim }) => (diaFim === null ? '—' : formatarDataHora(diaFim)) },
      ]}
    />
  );
}
