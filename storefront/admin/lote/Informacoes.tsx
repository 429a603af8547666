import { formatarData } from '@martelo/shared/datas';
import type { InformacoesDoLote } from '@martelo/shared/lote-informacoes';
import { QUEM_AVALIA_VEICULOS, QUEM_VE_AVALIACAO_CONDICIONAL } from '@martelo/shared/papeis';
import { formatarReais } from '@martelo/shared/reais';
import { Link } from 'react-router';
import { useCasa, useTemPapel } from '../dados/contexto.tsx';
import { usePalavras } from '../leilao/dados.ts';
import { Ditos } from '../partes/Ditos.tsx';
import { Lido } from '../partes/Lido.tsx';
import { type Lote, useInformacoes } from './dados.ts';

/** What the house knows of a lot and the public does not. */
export default function Informacoes({ lote }: { lote: Lote }) {
  const { data, error, isPending, refetch } = useInformacoes(lote.uid);
  return (
    <Lido lendo={isPending} erro={error} deNovo={() => void refetch()}>
      {data && (
        <div className="informacoes">
          <Veiculo de={data} />
          {data.lances && <Lances de={data.lances} />}
          <Visitas de={data.visitas} />
        </div>
      )}
    </Lido>
  );
}

function Veiculo({
  de: { uid, veiUid, placa, chassi, valorComitente, condicional },
}: {
  de: InformacoesDoLote;
}) {
  const P = usePalavras().lote.informacoes;
  const { recursos } = useCasa();
  const avalia = useTemPapel(QUEM_AVALIA_VEICULOS);
  const decide = useTemPapel(QUEM_VE_AVALIACAO_CONDICIONAL);
  const fatos = [
    [P.placa, placa],
    [P.chassi, chassi],
    [P.reserva, valorComitente && formatarReais(valorComitente)],
  ] as const;
  return (
    <section className="sabidos" aria-labelledby="info-veiculo">
      <h2 id="info-veiculo">{P.veiculo}</h2>
      {veiUid === null && <p className="quieto">{P.semVeiculo}</p>}
      <Ditos de={fatos} />
      {veiUid !== null && recursos.has('veiculo') && (
        <p>
          <Link to={`/veiculo/${veiUid}`}>{P.cadastro}</Link>
        </p>
      )}
      {condicional !== null && decide && (
        <p>
          <Link to={`/avaliacao-veicular-condicional/${uid}`}>{P.avaliacaoCondicional}</Link>
        </p>
      )}
      {veiUid !== null && avalia && (
        <p>
          <Link to={`/avaliacao-leiloeiro/${veiUid}`}>{P.avaliacao}</Link>
        </p>
      )}
    </section>
  );
}

const TIPOS = ['manuais', 'automaticos', 'configuracoes', 'leiloeiro'] as const;

function Lances({ de }: { de: NonNullable<InformacoesDoLote['lances']> }) {
  const P = usePalavras().lote.informacoes;
  return (
    <section aria-labelledby="info-lances">
      <h2 id="info-lances">{P.lances}</h2>
      <dl className="contas">
        {TIPOS.map((tipo) => (
          <div key={tipo}>
            <dt>{P.tipos[tipo]}</dt>
            <dd>{de[tipo].toLocaleString('pt-BR')}</dd>
          </div>
        ))}
      </dl>
      <p className="quieto">{P.tiposExplica}</p>
    </section>
  );
}

function Visitas({ de: { visualizacoes, visitantes, dias } }: { de: InformacoesDoLote['visitas'] }) {
  const P = usePalavras().lote.informacoes;
  const maior = Math.max(1, ...dias.map((um) => um.visualizacoes));
  return (
    <section aria-labelledby="info-visitas">
      <h2 id="info-visitas">{P.visitas}</h2>
      <dl className="contas">
        <div>
          <dt>{P.visualizacoes}</dt>
          <dd>{visualizacoes.toLocaleString('pt-BR')}</dd>
        </div>
        <div>
          <dt>{P.visitantes}</dt>
          <dd>{visitantes.toLocaleString('pt-BR')}</dd>
        </div>
      </dl>
      <h3>{P.ultimosDias}</h3>
      <ol className="dias-vistos">
        {dias.map(({ dia, visualizacoes: vezes }) => {
          const dito = `${formatarData(`${dia}T12:00:00Z`)}: ${P.noDia(vezes)}`;
          return (
            <li key={dia} title={dito}>
              <i style={{ blockSize: `${(vezes / maior) * 100}%` }} aria-hidden />
              <span className="so-leitor">{dito}</span>
            </li>
          );
        })}
      </ol>
      <p className="quieto">{P.visitantesExplica}</p>
    </section>
  );
}
