import type { RecursoDescrito, RecursosDescritos } from '@martelo/shared/recurso';
import { oQueAbre, TELAS_A_MAO } from '@martelo/shared/rotas-do-admin';
import type { UsuarioSessao } from '@martelo/shared/sessao';
import type { RotaExtra } from '@martelo/shared/usuario';
import { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext, localStorageStore } from 'ra-core';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { createBrowserRouter, Navigate, Outlet, RouterProvider, useLocation, useParams } from 'react-router';
import { lerConfiguracaoDoAdmin } from '../src/admin/configuracao.ts';
import { aCadaLigacao } from '../src/live/conexao.ts';
import { ADMIN } from '../src/palavras/admin.ts';
import { VigiaDaSessao } from '../src/sessao/VigiaDaSessao.tsx';
import { Casca } from './casca/Casca.tsx';
import { SemTela, TelaDeOutros, TelaQuebrada } from './casca/Recusas.tsx';
import { ABERTURA } from './dados/abertura.ts';
import { criarAcesso } from './dados/acesso.ts';
import { chamar, quandoFaltarPapel, type Recusa } from './dados/chamar.ts';
import { type Casa, ContextoDaCasa, useCasa } from './dados/contexto.tsx';
import { criarProvedor } from './dados/provedor.ts';
import { traducao } from './dados/traducao.ts';
import { Inicio } from './inicio/Inicio.tsx';
import { TELAS_DE_UM } from './telas.ts';
import { TELAS, TELAS_DE } from './telas-a-mao.ts';
import { Abrindo } from './ui/Abrindo.tsx';
import { ProvedorDeAvisos } from './ui/Avisos.tsx';
import { Botao } from './ui/Botao.tsx';

const TrocarMarca = lazy(() => import('./casca/marca/TrocarMarca.tsx'));
const Lista = lazy(() => import('./lista/Lista.tsx'));
const Registro = lazy(() => import('./registro/Tela.tsx'));

/** Everything below `/admin`: which kinds there are is asked first, and the routes are theirs. */
export function Admin() {
  const [casa, definir] = useState<Casa | null>(null);
  const [recusa, recusar] = useState<Recusa | null>(null);
  const abrir = () => {
    recusar(null);
    abrirCasa().then(definir, recusar);
  };
  useEffect(abrir, []);
  useCasaEmDia(casa, definir);
  if (recusa !== null)
    return (
      <main className="recusa">
        <h1>{ADMIN.naoAbriu}</h1>
        <p role="alert">{recusa.message}</p>
        <Botao onClick={abrir}>{ADMIN.tentarDeNovo}</Botao>
      </main>
    );
  if (casa === null)
    return (
      <main>
        <Abrindo tela />
      </main>
    );
  return (
    <ContextoDaCasa value={casa}>
      <Aberta />
    </ContextoDaCasa>
  );
}

/** Its roles taken or given, a session is cut from the room of live news, and comes back: then what is open is asked again (BO2, BO13). */
function useCasaEmDia(casa: Casa | null, definir: (casa: Casa) => void): void {
  const atual = useRef(casa);
  atual.current = casa;
  useEffect(() => {
    let lendo = false;
    const reler = async () => {
      if (lendo || atual.current === null) return;
      lendo = true;
      const nova = await abrirCasa().catch(() => null);
      lendo = false;
      if (nova && oQueEstaAberto(nova) !== oQueEstaAberto(atual.current)) definir(nova);
    };
    quandoFaltarPapel(() => void reler());
    // What was read as the page opened is as good as the first connection.
    let ligacoes = 0;
    return aCadaLigacao(() => void (ligacoes++ > 0 && reler()));
  }, [definir]);
}

const oQueEstaAberto = ({ usuario, descritos, rotas }: Casa): string =>
  JSON.stringify([usuario.roles, descritos, rotas]);

async function abrirCasa(): Promise<Casa> {
  const configuracao = lerConfiguracaoDoAdmin();
  const [usuario, descritos, { itens: rotas }] = await Promise.all([
    chamar<UsuarioSessao>('GET', ABERTURA.quem),
    chamar<RecursosDescritos>('GET', ABERTURA.recursos),
    chamar<{ itens: RotaExtra[] }>('GET', ABERTURA.rotas),
  ]);
  const porNome = (itens: readonly RecursoDescrito[]) => new Map(itens.map((um) => [um.nome, um]));
  return {
    ...{ configuracao, usuario, descritos, rotas, recursos: porNome(descritos.itens) },
    telas: porNome(descritos.itens.filter(({ tela }) => tela)),
  };
}

function Aberta() {
  const [router] = useState(() =>
    createBrowserRouter(
      [
        {
          element: <Moldura />,
          children: [
            { index: true, element: <Inicio />, errorElement: <TelaQuebrada /> },
            { path: 'aprovacoes/todas', element: <TodasAsAprovacoes />, errorElement: <TelaQuebrada /> },
            { path: 'trocar-marca/:id', element: <TrocarMarca />, errorElement: <TelaQuebrada /> },
            {
              path: 'eventos/dashboard/:uid',
              element: <Aqui de="eventos/dashboard" />,
              errorElement: <TelaQuebrada />,
            },
            { path: ':rota/:uid?', element: <Aqui />, errorElement: <TelaQuebrada /> },
            { path: '*', element: <SemTela /> },
          ],
        },
      ],
      { basename: '/admin' },
    ),
  );
  return <RouterProvider router={router} />;
}

function Moldura() {
  const casa = useCasa();
  const [partes] = useState(() => ({
    dados: criarProvedor(casa.recursos),
    acesso: criarAcesso(casa.usuario),
    loja: localStorageStore('1', 'martelo-admin'),
    consultas: new QueryClient({
      defaultOptions: { queries: { retry: 1, staleTime: 5_000, networkMode: 'always' } },
    }),
  }));
  const { sessao } = casa.configuracao;
  return (
    <CoreAdminContext
      dataProvider={partes.dados}
      authProvider={partes.acesso}
      store={partes.loja}
      queryClient={partes.consultas}
      i18nProvider={traducao}
    >
      <ProvedorDeAvisos>
        <Casca>
          <Suspense fallback={<Abrindo tela />}>
            <Outlet />
          </Suspense>
        </Casca>
        <VigiaDaSessao {...sessao} />
      </ProvedorDeAvisos>
    </CoreAdminContext>
  );
}

/** The screen of an address, to whom it is open. `de`: where its first part has a bar in it. */
function Aqui({ de }: { de?: string }) {
  const { rota = de ?? '', uid } = useParams();
  const { search } = useLocation();
  const { descritos, usuario } = useCasa();
  const aqui = oQueAbre(descritos, usuario.roles, { rota, uid });
  switch (aqui.tipo) {
    case 'tela': {
      const { recurso } = aqui;
      if (uid === undefined) return <Lista key={recurso.nome} recurso={recurso} />;
      const Tela = TELAS_DE_UM[recurso.nome] ?? Registro;
      return <Tela key={`${recurso.nome} ${uid}`} {...{ recurso, uid }} />;
    }
    case 'aMao': {
      const { Tela } = TELAS[aqui.rota];
      return <Tela />;
    }
    case 'deAlgo': {
      const Tela = TELAS_DE[aqui.rota];
      return <Tela key={aqui.uid} uid={aqui.uid} />;
    }
    case 'ir':
      return <Navigate to={`/${[aqui.rota, ...(uid ? [uid] : [])].join('/')}${search}`} replace />;
    case 'fechada':
      return <TelaDeOutros papeis={aqui.papeis} />;
    case 'nada':
      return <SemTela />;
  }
}

/** Those that were decided as well, as every kind is listed. */
function TodasAsAprovacoes() {
  const recurso = useCasa().telas.get('aprovacao');
  return recurso ? <Lista recurso={recurso} /> : <TelaDeOutros papeis={TELAS_A_MAO.aprovacoes} />;
}
