import type { AvaliacaoDoVeiculo } from '@martelo/shared/avaliacao';
import { formatarDataHora } from '@martelo/shared/datas';
import { formatarReais } from '@martelo/shared/reais';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ADMIN_AVALIACAO } from '../../src/palavras/admin-avaliacao.ts';
import { Icone } from '../../src/site/ui/Icone.tsx';
import { useTitulo } from '../casca/titulo.ts';
import { chamar, type Recusa } from '../dados/chamar.ts';
import { useCasa } from '../dados/contexto.tsx';
import { fotoNaCasa } from '../fotos/na-casa.ts';
import { Ditos } from '../partes/Ditos.tsx';
import { Lido } from '../partes/Lido.tsx';
import { Escrever } from './Escrever.tsx';
import { Parecidos } from './Parecidos.tsx';

export const usePalavras = () => ADMIN_AVALIACAO[useCasa().configuracao.marca.tipo];

/** A vehicle before whom says what it is worth: what is seen of it, what lots like it went for, what was said before. */
export default function Avaliacao({ uid: veiUid }: { uid: string }) {
  const P = usePalavras();
  const chave = ['avaliacaoDoVeiculo', veiUid];
  const { data, isPending, error, refetch } = useQuery<AvaliacaoDoVeiculo, Recusa>({
    queryKey: chave,
    queryFn: ({ signal }) => chamar('GET', `/v1/veiculos/${veiUid}/avaliacao`, { signal }),
    retry: false,
  });
  const consultas = useQueryClient();
  const recurso = useCasa().recursos.get('avaliacao');
  useTitulo(data ? `${P.titulo}: ${data.veiculo.nome}` : P.titulo);
  return (
    <div className="pagina avaliacao">
      <Link to="/avaliacoes" className="volta">
        <Icone nome="arrow-left" tamanho={14} />
        {P.todas}
      </Link>
      <header className="lista-topo">
        <h1>{data?.veiculo.nome ?? P.titulo}</h1>
      </header>
      <Lido lendo={isPending} erro={error} deNovo={() => void refetch()}>
        {data && (
          <>
            <Vale de={data} />
            <div className="avaliacao-lados">
              <Veiculo de={data} />
              {recurso && (
                <Escrever
                  key={data.veiculo.uid}
                  {...{ recurso }}
                  veiId={data.veiculo.id}
                  rascunhoUid={data.rascunhoUid}
                  aoMudar={() => void consultas.invalidateQueries({ queryKey: chave })}
                />
              )}
            </div>
            <Parecidos itens={data.parecidos} />
          </>
        )}
      </Lido>
    </div>
  );
}

function Vale({ de: { vale, lote } }: { de: AvaliacaoDoVeiculo }) {
  const P = usePalavras();
  if (vale === null) return <p className="quieto leitura">{P.semVale}</p>;
  const fatos = [
    [P.minimo, vale.minimo],
    [P.valorAvaliado, vale.valorAvaliado],
    [P.minimoDoLote, lote?.minimo],
  ] as const;
  return (
    <section className="avaliacao-vale" aria-labelledby="avaliacao-vale">
      <h2 id="avaliacao-vale">{P.vale}</h2>
      <dl className="contas">
        {fatos.map(
          ([rotulo, valor]) =>
            valor !== undefined && (
              <div key={rotulo}>
                <dt>{rotulo}</dt>
                <dd>{formatarReais(valor)}</dd>
              </div>
            ),
        )}
      </dl>
      {lote && <p>{comparado(P, lote.minimo - vale.minimo)}</p>}
      <p className="quieto">{P.assinada(vale.assinadaPor, formatarDataHora(vale.assinadaEm))}</p>
    </section>
  );
}

function comparado(P: ReturnType<typeof usePalavras>, aMais: number): string {
  if (aMais === 0) return P.igual;
  return aMais > 0 ? P.acima(formatarReais(aMais)) : P.abaixo(formatarReais(-aMais));
}

function Veiculo({ de: { veiculo, lote } }: { de: AvaliacaoDoVeiculo }) {
  const P = usePalavras();
  const { recursos } = useCasa();
  const { placa, chassi, anoModelo, km, cor, patio, valorMercado } = veiculo;
  const { fatos: F } = P;
  const fatos = [
    [F.placa, placa],
    [F.chassi, chassi],
    [F.anoModelo, anoModelo],
    [F.km, km?.toLocaleString('pt-BR')],
    [F.cor, cor],
    [F.patio, patio],
    [F.valorMercado, valorMercado && formatarReais(valorMercado)],
    [F.noLote, lote && `${lote.numero} · ${lote.leilaoNome}`],
  ] as const;
  return (
    <section className="sabidos" aria-labelledby="avaliacao-veiculo">
      <h2 id="avaliacao-veiculo">{P.veiculo}</h2>
      <Fotos urls={lote?.fotosUrls ?? []} />
      <Ditos de={fatos} />
      <p className="cartao-atos">
        {recursos.has('veiculo') && (
          <Link className="botao normal" to={`/veiculo/${veiculo.uid}`}>
            {P.cadastro}
          </Link>
        )}
        {lote && recursos.has('lote') && (
          <Link className="botao normal" to={`/lote/${lote.uid}`}>
            {P.abrirLote}
          </Link>
        )}
      </p>
    </section>
  );
}

function Fotos({ urls }: { urls: readonly string[] }) {
  const P = usePalavras();
  if (urls.length === 0) return <p className="quieto">{P.semFotos}</p>;
  return (
    <ul className="avaliacao-fotos" aria-label={P.fotos}>
      {urls.map((url, i) => (
        <li key={url}>
          <a href={fotoNaCasa(url, 1600)} target="_blank" rel="noreferrer">
            <img
              src={fotoNaCasa(url, 400)}
              alt={P.foto(i + 1, urls.length)}
              width={400}
              height={300}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
