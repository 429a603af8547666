import type { RecursoDescrito } from '@martelo/shared/recurso';
import { keepPreviousData } from '@tanstack/react-query';
import { useGetList } from 'ra-core';
import { lazy, Suspense, useRef, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { ADMIN } from '../../src/palavras/admin.ts';
import { ADMIN_LISTA as P } from '../../src/palavras/admin-lista.ts';
import { ADMIN_VISOES } from '../../src/palavras/admin-visoes.ts';
import { Icone } from '../../src/site/ui/Icone.tsx';
import { useTeclas } from '../casca/teclas.ts';
import { useTitulo } from '../casca/titulo.ts';
import type { Recusa } from '../dados/chamar.ts';
import type { Registro } from '../dados/tipos.ts';
import { MASSA_DE, TOPO_DE } from '../telas.ts';
import { Botao } from '../ui/Botao.tsx';
import { Colunas } from './Colunas.tsx';
import { useColunas } from './colunas.ts';
import { Exportar } from './Exportar.tsx';
import { useEndereco, visaoNoEndereco } from './endereco.ts';
import { Filtros } from './filtros/Filtros.tsx';
import { Paginacao } from './Paginacao.tsx';
import { Tabela } from './Tabela.tsx';
import { useAoVivo } from './usar-ao-vivo.ts';
import { useVisoes } from './visoes/usar-visoes.ts';
import { Visoes } from './visoes/Visoes.tsx';
import { ALTURAS, enderecoDaVisao, perdidos } from './visoes/visao.ts';

/** Its questions have forms in them, which a list that is only read does not need. */
const EmMassa = lazy(() => import('./EmMassa.tsx'));

/** The list of a kind, drawn from what the engine says of it; its whole state is its address. */
export default function Lista({ recurso }: { recurso: RecursoDescrito }) {
  const { nome, rotulo, rotaDeUm, escreve, cria, unico, proprio } = recurso;
  useTitulo(rotulo.varios);
  const { pathname, search } = useLocation();
  const lidas = useVisoes(recurso, visaoNoEndereco(new URLSearchParams(search)));
  const { atual, padrao } = lidas;
  const [consulta, mudar] = useEndereco(padrao !== null);
  const { filtros, removidos, ordenar, ordem, pagina, porPagina } = consulta;
  const perdeu = perdidos(recurso, consulta);
  // An address that asks for nothing is the view that the list opens with: until it is known which that is, nothing is asked.
  const abrindo = search === '' && (lidas.lendo || padrao !== null);
  const { data, total, isPending, isPlaceholderData, error, refetch } = useGetList<Registro>(
    nome,
    {
      filter: { filtros, removidos },
      sort: { field: ordenar, order: ordem === 'desc' ? 'DESC' : 'ASC' },
      pagination: { page: pagina, perPage: porPagina },
    },
    { placeholderData: keepPreviousData, retry: false, enabled: !abrindo && perdeu === null },
  );
  const linhas = error ? [] : (data ?? []);
  const [marcados, marcar] = useState<ReadonlyMap<string, Registro>>(new Map());
  const { colunas, mudadas: colunasMudadas, ...escolha } = useColunas(recurso, atual);
  const { novos, mudados, mostrar } = useAoVivo(recurso, consulta, linhas, refetch);
  const busca = useRef<HTMLInputElement>(null);
  const exporta = useRef<HTMLDivElement>(null);
  useTeclas({
    '/': () => busca.current?.focus(),
    e: () => exporta.current?.querySelector('summary')?.click(),
  });
  // What is written by calls of its own has acts of its own, or none.
  const Massa = proprio ? MASSA_DE[nome] : EmMassa;
  const Topo = TOPO_DE[nome];
  const podeCriar = cria && !(unico && (total ?? 1) > 0);
  const filtrada = filtros.length > 0;
  if (search === '' && padrao !== null)
    return <Navigate to={`${pathname}?${enderecoDaVisao(padrao)}`} replace />;

  return (
    <div className="pagina lista">
      <header className="lista-topo">
        <h1>{rotulo.varios}</h1>
        <p className="quieto" role="status">
          {total !== undefined && !error && !perdeu && P.total(total)}
        </p>
        {Topo && (
          <Suspense>
            <Topo />
          </Suspense>
        )}
        {podeCriar && (
          <Link to={`/${rotaDeUm}/novo`} className="botao primario">
            <Icone nome="plus" tamanho={16} />
            <span>{P.novo(rotulo.um)}</span>
          </Link>
        )}
      </header>
      <div className="barra">
        <Filtros {...{ recurso, filtros, busca }} mudar={(novos) => mudar({ filtros: novos })} />
        <div className="barra-fim">
          <Visoes
            {...{ recurso, lidas, consulta, colunas, colunasMudadas }}
            esquecerColunas={escolha.voltar}
          />
          {escreve && !proprio && (
            <label className="escolha">
              <input
                type="checkbox"
                checked={removidos}
                onChange={(evento) => mudar({ removidos: evento.target.checked })}
              />
              {P.removidos}
            </label>
          )}
          <Colunas recurso={recurso} colunas={colunas} {...escolha} />
          <div ref={exporta}>
            <Exportar recurso={recurso} consulta={consulta} marcados={marcados} />
          </div>
        </div>
      </div>
      {lidas.sumiu && (
        <p className="nota" role="status">
          {ADMIN_VISOES.naoHa}
        </p>
      )}
      {marcados.size > 0 && Massa && (
        <Suspense>
          <Massa
            {...{ recurso, consulta, marcados, marcar }}
            total={total ?? 0}
            aoFazer={() => void refetch()}
          />
        </Suspense>
      )}
      {novos > 0 && (
        <button type="button" className="novos" onClick={mostrar}>
          <Icone nome="refresh-cw" tamanho={14} />
          {P.novas(novos)}
        </button>
      )}
      {perdeu ? (
        <Quadro
          icone="funnel"
          titulo={atual ? ADMIN_VISOES.perdeu(atual.nome) : ADMIN_VISOES.enderecoPerdeu}
          alerta
        >
          {perdeu.palavras.map((uma) => (
            <p key={uma}>{uma}</p>
          ))}
          <Botao onClick={() => mudar(perdeu.sem)}>{ADMIN_VISOES.abrirSem}</Botao>
        </Quadro>
      ) : error ? (
        <Quadro icone="circle-x" titulo={P.erro} alerta>
          <p>{(error as unknown as Recusa).message}</p>
          <Botao icone="refresh-cw" onClick={() => void refetch()}>
            {ADMIN.tentarDeNovo}
          </Botao>
        </Quadro>
      ) : isPending || abrindo ? (
        <Esqueleto colunas={colunas.length} />
      ) : linhas.length === 0 ? (
        <Quadro
          icone={filtrada ? 'funnel' : 'inbox'}
          titulo={filtrada ? P.nadaComEstes : P.nadaAinda(rotulo.varios)}
        >
          {filtrada && <Botao onClick={() => mudar({ filtros: [] })}>{P.limpar}</Botao>}
        </Quadro>
      ) : (
        <Tabela
          {...{ recurso, colunas, linhas, consulta, mudar, marcados, marcar, mudados }}
          lendo={isPlaceholderData}
          altura={atual?.densidade ? ALTURAS[atual.densidade] : null}
        />
      )}
      {(total ?? 0) > 0 && !error && !perdeu && <Paginacao {...{ consulta, mudar }} total={total!} />}
    </div>
  );
}

function Quadro({
  icone,
  titulo,
  alerta,
  children,
}: {
  icone: 'circle-x' | 'funnel' | 'inbox';
  titulo: string;
  alerta?: boolean;
  children?: React.ReactNode;
}) {
  return (
    <div className="quadro" role={alerta ? 'alert' : 'status'}>
      <Icone nome={icone} tamanho={28} traco={1.5} />
      <h2>{titulo}</h2>
      {children}
    </div>
  );
}

const Esqueleto = ({ colunas }: { colunas: number }) => (
  <div className="esqueleto" aria-busy="true" role="status">
    <span className="so-leitor">{ADMIN.carregando}</span>
    {Array.from({ length: 8 }, (_, linha) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
      <div key={linha} aria-hidden>
        {Array.from({ length: Math.min(colunas, 6) }, (__, coluna) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <i key={coluna} />
        ))}
      </div>
    ))}
  </div>
);
