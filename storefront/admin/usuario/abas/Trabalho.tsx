import { PAPEL_DO_COMITENTE, PAPEL_DO_PATIO } from '@martelo/shared/papeis';
import type { PatioDaPessoa } from '@martelo/shared/recesso';
import { useQuery } from '@tanstack/react-query';
import { useGetList } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import { ADMIN_USUARIO } from '../../../src/palavras/admin-usuario.ts';
import { chamar, type Recusa } from '../../dados/chamar.ts';
import type { Registro } from '../../dados/tipos.ts';
import { Lido } from '../../partes/Lido.tsx';
import { Problemas } from '../../partes/Problemas.tsx';
import { corpoDosMarcados, Direitos, type PatiosMarcados, semNada } from '../../patios/Direitos.tsx';
import { useDizer } from '../../ui/Avisos.tsx';
import { Botao } from '../../ui/Botao.tsx';
import { useOnline } from '../../ui/online.ts';
import { ResponderPor } from '../ResponderPor.tsx';
import type { PropsDaAba } from '../usuario.ts';
import { GruposDeComitentes } from './GruposDeComitentes.tsx';

const P = ADMIN_USUARIO.trabalho;

interface Nomeado {
  uid: string;
  id: number;
  nome: string;
  /** Of a consignor: whom it names itself. */
  usuarios?: string[];
}

/** For which consignors and at which yards somebody works. */
export default function Trabalho({ usuario }: PropsDaAba) {
  const respondente = usuario.papeis.includes(PAPEL_DO_COMITENTE);
  return (
    <div className="fatos-em-colunas">
      <section className="parte" aria-labelledby="comitentes">
        <h2 id="comitentes">{P.comitentes}</h2>
        <Comitentes uid={usuario.uid} inclui={respondente} />
        <h3>{P.grupos}</h3>
        {respondente ? (
          <>
            <p className="quieto">{P.gruposExplica}</p>
            <GruposDeComitentes uid={usuario.uid} />
          </>
        ) : (
          <p className="quieto">{P.semPapelDeComitente}</p>
        )}
      </section>
      <section className="parte" aria-labelledby="patios">
        <h2 id="patios">{P.patios}</h2>
        {usuario.papeis.includes(PAPEL_DO_PATIO) ? (
          <Patios uid={usuario.uid} />
        ) : (
          <p className="quieto">{P.semPapelDePatio}</p>
        )}
      </section>
    </div>
  );
}

function Comitentes({ uid, inclui }: { uid: string; inclui: boolean }) {
  const onde = `/v1/comitentes/usuario-comitente/${uid}`;
  const { data, error, isPending, refetch } = useQuery<{ itens: Nomeado[] }, Recusa>({
    queryKey: ['comitentes-do-usuario', uid],
    queryFn: ({ signal }) => chamar('GET', onde, { signal }),
    retry: false,
  });
  const dizer = useDizer();
  const online = useOnline();
  const tirar = async ({ id }: Nomeado) => {
    try {
      await chamar('DELETE', `${onde}/${id}`);
      dizer(P.tirado);
    } catch (erro) {
      dizer((erro as Recusa).message, { tom: 'ruim' });
    }
    void refetch();
  };
  return (
    <>
      <Lido
        lendo={isPending}
        erro={error}
        deNovo={() => void refetch()}
        vazio={data?.itens.length === 0 && P.semComitentes}
      >
        <ul className="nomeados">
          {data?.itens.map((um) => (
            <li key={um.uid}>
              <Link to={`/comitente/${um.uid}`}>{um.nome}</Link>
              {um.usuarios?.includes(uid) === false ? (
                <span className="quieto">{P.peloGrupo}</span>
              ) : (
                <Botao variante="leve" icone="x" soIcone disabled={!online} onClick={() => void tirar(um)}>
                  {P.tirar(um.nome)}
                </Botao>
              )}
            </li>
          ))}
        </ul>
      </Lido>
      {inclui && <ResponderPor onde={onde} aoIncluir={() => void refetch()} />}
    </>
  );
}

function Patios({ uid }: { uid: string }) {
  const onde = `/v1/patio-usuario/${uid}`;
  const seus = useQuery<{ itens: PatioDaPessoa[] }, Recusa>({
    queryKey: ['patios-do-usuario', uid],
    queryFn: ({ signal }) => chamar('GET', onde, { signal }),
    retry: false,
  });
  const todos = useGetList<Registro & { nome: string }>('patio', {
    ...{ pagination: { page: 1, perPage: 200 }, sort: { field: 'nome', order: 'ASC' } },
  });
  const [escolhidos, escolher] = useState<PatiosMarcados | null>(null);
  const [salvando, salvar] = useState(false);
  const dizer = useDizer();
  const online = useOnline();
  const marcados = escolhidos ?? new Map(seus.data?.itens.map(({ uid: qual, direitos }) => [qual, direitos]));
  const [recusa, recusar] = useState<readonly string[]>([]);
  const gravar = async () => {
    const faltam = semNada(todos.data ?? [], marcados);
    recusar(faltam);
    if (faltam.length > 0) return;
    salvar(true);
    try {
      await chamar('PUT', onde, { corpo: corpoDosMarcados(marcados) });
      dizer(P.salvo);
      await seus.refetch();
      escolher(null);
    } catch (erro) {
      dizer((erro as Recusa).message, { tom: 'ruim' });
    } finally {
      salvar(false);
    }
  };
  return (
    <Lido
      lendo={seus.isPending || todos.isPending}
      erro={seus.error ?? (todos.error as Error | null)}
      deNovo={() => {
        void seus.refetch();
        void todos.refetch();
      }}
      vazio={todos.data?.length === 0 && P.semPatios}
    >
      <Direitos {...{ marcados }} patios={todos.data ?? []} mudar={escolher} />
      <Problemas de={recusa} />
      <div>
        <Botao
          variante="primario"
          esperando={salvando}
          disabled={!online || escolhidos === null}
          onClick={() => void gravar()}
        >
          {P.salvar}
        </Botao>
      </div>
    </Lido>
  );
}
