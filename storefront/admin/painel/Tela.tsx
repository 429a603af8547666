import { formatarHoraSegundos } from '@martelo/shared/datas';
import { ROTULOS_SITUACAO_LEILAO } from '@martelo/shared/leilao-transicoes';
import type { Azulejo, PainelDoLeilao } from '@martelo/shared/painel-do-leilao';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { aCadaLigacao, aoReceber, avisar, conexao, ligar, pedir } from '../../src/live/conexao.ts';
import { ADMIN_PAINEL } from '../../src/palavras/admin-painel.ts';
import { Icone } from '../../src/site/ui/Icone.tsx';
import { useTitulo } from '../casca/titulo.ts';
import { chamar, type Recusa } from '../dados/chamar.ts';
import { useCasa } from '../dados/contexto.tsx';
import { enderecoDaLista } from '../lista/endereco.ts';
import { Lido } from '../partes/Lido.tsx';
import { PorMinuto } from './PorMinuto.tsx';

/** The chart moves on by itself; and what no socket told of is seen by then. */
const DE_NOVO_MS = 15_000;

/** An auction by its figures while it runs; each opens the list that it counts. */
export default function Painel({ uid }: { uid: string }) {
  const casa = useCasa();
  const P = ADMIN_PAINEL[casa.configuracao.marca.tipo];
  const consultas = useQueryClient();
  const chave = ['painelDoLeilao', uid];
  const { data, isPending, error, refetch } = useQuery<PainelDoLeilao, Recusa>({
    queryKey: chave,
    queryFn: ({ signal }) => chamar('GET', `/v1/eventos/dashboard/${uid}`, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: DE_NOVO_MS,
    staleTime: 0,
    retry: false,
  });
  useTitulo(data ? `${data.leilao.nome} · ${P.titulo}` : P.titulo);
  const leiUid = data?.leilao.uid;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the auction
  useEffect(() => {
    if (leiUid === undefined) return;
    const lerDeNovo = () => void consultas.invalidateQueries({ queryKey: chave });
    let ligou = false;
    void ligar();
    const paradas = [
      aCadaLigacao(() => {
        pedir('conectar-dashboard', { leiUid })
          .then(() => {
            // What happened while nobody could hear it.
            if (ligou) lerDeNovo();
            ligou = true;
          })
          .catch(() => {});
      }),
      aoReceber('on-dashboard', (dados) => {
        if ((dados as { leiUid: string }).leiUid === leiUid) lerDeNovo();
      }),
    ];
    return () => {
      for (const parar of paradas) parar();
      avisar('deixar-dashboard', {});
    };
  }, [leiUid, consultas]);
  const estado = useSyncExternalStore(conexao.assinar, conexao.ler);
  const abreLeilao = casa.recursos.has('leilao');
  return (
    <div className="pagina painel">
      {abreLeilao && (
        <Link to={`/leilao/${uid}`} className="volta">
          <Icone nome="arrow-left" tamanho={14} />
          {data?.leilao.nome ?? P.voltar}
        </Link>
      )}
      <header className="lista-topo">
        <h1>{P.titulo}</h1>
        {data && (
          <span className="marca-situacao">
            {ROTULOS_SITUACAO_LEILAO[data.leilao.situacao as keyof typeof ROTULOS_SITUACAO_LEILAO]}
          </span>
        )}
      </header>
      <Lido lendo={isPending} erro={data ? null : error} deNovo={() => void refetch()}>
        {data && (
          <>
            <p className="quieto" role="status">
              {error || estado === 'perdida' ? P.parado : P.atualizado(formatarHoraSegundos(data.em))}
            </p>
            <ul className="painel-azulejos" aria-label={P.numeros}>
              {data.itens.map((um) => (
                <li key={um.key}>
                  <UmAzulejo um={um} />
                </li>
              ))}
            </ul>
            <PorMinuto porMinuto={data.porMinuto} />
          </>
        )}
      </Lido>
    </div>
  );
}

function UmAzulejo({ um: { key, leiUid, nome, descricao, icone, qtd, lista } }: { um: Azulejo }) {
  const casa = useCasa();
  const P = ADMIN_PAINEL[casa.configuracao.marca.tipo];
  const quantos = qtd.toLocaleString('pt-BR');
  const especie = lista ? casa.telas.get(lista.especie) : undefined;
  const abas = { habilitacoes: 'habilitacoes', pessoas: undefined } as Record<string, string | undefined>;
  const para =
    lista && especie
      ? `/${especie.rota}?${enderecoDaLista({ filtros: lista.filtros })}`
      : abas[key] && casa.telas.has('leilao')
        ? `/leilao/${leiUid}?aba=${abas[key]}`
        : null;
  const dentro = (
    <>
      <Icone nome={icone} tamanho={18} />
      <strong>{quantos}</strong>
      <span>{nome}</span>
      <small>{descricao}</small>
    </>
  );
  return para === null ? (
    <div className="painel-azulejo">{dentro}</div>
  ) : (
    <Link to={para} className="painel-azulejo" title={P.abrirLista}>
      {dentro}
    </Link>
  );
}
