import type {
  ContagensDoEstoque,
  Estoque,
  RecorteDoEstoque,
  VeiculoDoEstoque,
} from '@martelo/shared/estoque';
import { type Preparo, ROTULOS_IDADE, ROTULOS_PREPARO } from '@martelo/shared/estoque-preparo';
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { ADMIN_ESTOQUE_ATUAL, type PalavrasDoEstoqueAtual } from '../../src/palavras/admin-estoque-atual.ts';
import { Icone } from '../../src/site/ui/Icone.tsx';
import type { NomeIcone } from '../../src/site/ui/icones.gerado.ts';
import { useTitulo } from '../casca/titulo.ts';
import { chamar, type Recusa } from '../dados/chamar.ts';
import { useCasa, useTemPapel } from '../dados/contexto.tsx';
import { Lido } from '../partes/Lido.tsx';
import { Botao } from '../ui/Botao.tsx';
import { type Barra, Barras } from './Barras.tsx';
import { Cartao } from './Cartao.tsx';
import { aoArrastar, ParaLeilao } from './ParaLeilao.tsx';
import { buscaDe, CAMPOS, useRecorte } from './recorte.ts';

const CHAVE = 'estoque-atual';
/** Who takes vehicles of it into auctions. */
const LEVAM = ['Interno - ADM'];

/** The stock by its figures, each of which shows those alone; what is ready goes into an auction from here. */
export default function EstoqueAtual() {
  const P = ADMIN_ESTOQUE_ATUAL[useCasa().configuracao.marca.tipo];
  useTitulo(P.titulo);
  const { recorte, com } = useRecorte();
  const levam = useTemPapel(LEVAM);
  const consultas = useQueryClient();
  const [escolhidos, marcar] = useState<ReadonlySet<string>>(new Set());
  const contagens = useContagens(recorte);
  const { itens, isPending, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useEstoqueAtual(recorte);
  const { data } = contagens;
  const prontos = itens.filter(({ preparo }) => preparo === 'PRONTO');
  // The last ready ones went into an auction: what became of them is still being read there.
  const houveProntos = useRef(false);
  houveProntos.current ||= prontos.length > 0;
  // What is not shown any more is taken nowhere.
  const marcados = new Set(prontos.flatMap(({ uid }) => (escolhidos.has(uid) ? [uid] : [])));
  const trocar = (uid: string) => {
    const novos = new Set(marcados);
    if (!novos.delete(uid)) novos.add(uid);
    marcar(novos);
  };
  return (
    <div className="pagina estoque-atual">
      <header className="lista-topo">
        <h1>{P.titulo}</h1>
        {data && (
          <p className="quieto" role="status">
            {P.total(data.total)}
          </p>
        )}
      </header>
      <p className="leitura quieto">{P.explica}</p>
      <Lido
        lendo={contagens.isPending}
        erro={data ? null : contagens.error}
        deNovo={() => void contagens.refetch()}
      >
        {data && <Quadros {...{ data, recorte, com }} palavras={P} />}
      </Lido>
      {Object.keys(recorte).length > 0 && data && <Filtros {...{ recorte, com, data }} palavras={P} />}
      {levam && houveProntos.current && (
        <>
          <ParaLeilao
            {...{ itens, marcados }}
            palavras={P}
            aoIncluir={() => {
              marcar(new Set());
              void consultas.invalidateQueries({ queryKey: [CHAVE] });
            }}
          />
          {prontos.length > 0 && (
            <div className="barra">
              <label className="escolha">
                <input
                  type="checkbox"
                  checked={marcados.size === prontos.length}
                  onChange={() =>
                    marcar(new Set(marcados.size === prontos.length ? [] : prontos.map(({ uid }) => uid)))
                  }
                />
                {P.marcarProntos}
              </label>
              <span className="quieto" role="status">
                {P.marcados(marcados.size)}
              </span>
            </div>
          )}
        </>
      )}
      <Lido
        lendo={isPending}
        erro={itens.length > 0 ? null : error}
        deNovo={() => void refetch()}
        vazio={itens.length === 0 && (Object.keys(recorte).length === 0 ? P.vazio : P.vazioAssim)}
      >
        <ul className="estoque-cartoes" aria-label={P.lista}>
          {itens.map((um) => {
            const leva = levam && um.preparo === 'PRONTO';
            return (
              <Cartao
                key={um.uid}
                um={um}
                palavras={P}
                marcado={marcados.has(um.uid)}
                marcar={leva ? () => trocar(um.uid) : null}
                // Who takes hold of one of the marked takes all of them.
                aoPegar={({ dataTransfer }) =>
                  aoArrastar(dataTransfer, marcados.has(um.uid) ? [...marcados] : [um.uid])
                }
              />
            );
          })}
        </ul>
        {hasNextPage && (
          <Botao esperando={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {P.mais}
          </Botao>
        )}
      </Lido>
    </div>
  );
}

interface Recortado {
  recorte: RecorteDoEstoque;
  com: (mudanca: RecorteDoEstoque) => { search: string };
  data: ContagensDoEstoque;
  palavras: PalavrasDoEstoqueAtual;
}

function Quadros({ data, recorte, com, palavras: P }: Recortado) {
  const porNome = (
    campo: 'patioId' | 'carteiraId',
    contadas: ContagensDoEstoque['patios'],
    sem: string,
    outro: string,
  ): Barra[] =>
    contadas.map(({ id, nome, quantos }) => ({
      ...{ chave: id, rotulo: nome ?? (id === 0 ? sem : outro), quantos },
      ...{ escolhida: recorte[campo] === id, para: com({ [campo]: id }) },
    }));
  const total = Math.max(
    1,
    data.preparos.reduce((soma, { quantos }) => soma + quantos, 0),
  );
  return (
    <>
      <ul className="painel-azulejos estoque-preparos" aria-label={P.oQueFalta}>
        {data.preparos.map(({ preparo, quantos }) => (
          <li key={preparo}>
            <Link
              to={com({ preparo })}
              replace
              className="painel-azulejo"
              data-preparo={preparo}
              aria-current={recorte.preparo === preparo ? 'true' : undefined}
            >
              <Icone nome={ICONES[preparo]} tamanho={18} />
              <strong>{quantos.toLocaleString('pt-BR')}</strong>
              <span>{ROTULOS_PREPARO[preparo]}</span>
              <i aria-hidden style={{ inlineSize: `${(100 * quantos) / total}%` }} />
            </Link>
          </li>
        ))}
      </ul>
      <div className="estoque-quadros">
        <Barras
          titulo={P.porIdade}
          palavras={P}
          barras={data.idades.map(({ idade, quantos }) => ({
            ...{ chave: idade, rotulo: ROTULOS_IDADE[idade], quantos },
            ...{ escolhida: recorte.idade === idade, para: com({ idade }) },
          }))}
        />
        <Barras
          titulo={P.porPatio}
          palavras={P}
          barras={porNome('patioId', data.patios, P.semPatio, P.outroPatio)}
        />
        <Barras
          titulo={P.porCarteira}
          palavras={P}
          barras={porNome('carteiraId', data.carteiras, P.semCarteira, P.outraCarteira)}
        />
      </div>
    </>
  );
}

const ICONES: Record<Preparo, NomeIcone> = {
  ...{
    CLASSIFICAR: 'tag',
    VISTORIAR: 'search',
    DOCUMENTAR: 'file-text',
    PRONTO: 'circle-check',
    PARADO: 'lock',
  },
};

/** What the list is narrowed to, each to be let go of. */
function Filtros({ recorte, com, data, palavras: P }: Recortado) {
  const nome = (campo: (typeof CAMPOS)[number]): string => {
    if (campo === 'preparo') return ROTULOS_PREPARO[recorte.preparo!];
    if (campo === 'idade') return ROTULOS_IDADE[recorte.idade!];
    const [contadas, sem, outro] =
      campo === 'patioId'
        ? [data.patios, P.semPatio, P.outroPatio]
        : [data.carteiras, P.semCarteira, P.outraCarteira];
    const id = recorte[campo]!;
    return contadas.find((uma) => uma.id === id)?.nome ?? (id === 0 ? sem : outro);
  };
  const ditos = CAMPOS.filter((campo) => recorte[campo] !== undefined);
  return (
    <nav className="barra estoque-filtros" aria-label={P.filtros}>
      <span className="quieto">{P.filtros}:</span>
      {ditos.map((campo) => (
        <Link
          key={campo}
          className="botao"
          replace
          to={com({ [campo]: recorte[campo] })}
          aria-label={P.tirar(nome(campo))}
        >
          {nome(campo)} <Icone nome="x" tamanho={14} />
        </Link>
      ))}
      {ditos.length > 1 && (
        <Link replace to={{ search: '' }}>
          {P.limpar}
        </Link>
      )}
    </nav>
  );
}

const useContagens = (recorte: RecorteDoEstoque) =>
  useQuery<ContagensDoEstoque, Recusa>({
    queryKey: [CHAVE, 'contagens', recorte],
    queryFn: ({ signal }) => chamar('GET', `/v1/estoque/contagens?${buscaDe(recorte)}`, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });

function useEstoqueAtual(recorte: RecorteDoEstoque) {
  const consulta = useInfiniteQuery<Estoque, Recusa>({
    queryKey: [CHAVE, 'lista', recorte],
    queryFn: ({ pageParam, signal }) => {
      const apos = pageParam === null ? '' : `&apos=${encodeURIComponent(pageParam as string)}`;
      return chamar('GET', `/v1/estoque?${buscaDe(recorte)}${apos}`, { signal });
    },
    initialPageParam: null,
    getNextPageParam: ({ proximo }) => proximo,
    retry: false,
  });
  const itens: VeiculoDoEstoque[] = consulta.data?.pages.flatMap((uma) => uma.itens) ?? [];
  return { ...consulta, itens };
}
