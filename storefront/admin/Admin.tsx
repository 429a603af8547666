import type { RecursoDescrito, RecursosDescritos } from '@martelo/shared/recurso';
import { oQueAbre, TELAS_A_MAO } from '@martelo/shared/rotas-do-admin';
import type { UsuarioSessao } from '@martelo/shared/sessao';
import type { RotaExtra } from '@martelo/shared/usuario';
import { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext, localStorageStore } from 'ra-core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { createBrowserRouter, Navigate, Outlet, RouterProvider, useLocation, useParams } from 'react-router';
import { lerConfiguracaoDoAdmin } from '../src/admin/configuracao.ts';
import { ADMIN } from '../src/palavras/admin.ts';
import { VigiaDaSessao } from '../src/sessao/VigiaDaSessao.tsx';
import { Casca } from './casca/Casca.tsx';
import { SemTela, TelaDeOutros, TelaQuebrada } from './casca/Recusas.tsx';
import { criarAcesso } from './dados/acesso.ts';
import { chamar, type Recusa } from './dados/chamar.ts';
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
  return <Aberta casa={casa} />;
}

async function abrirCasa(): Promise<Casa> {
  const configuracao = lerConfiguracaoDoAdmin();
  const [usuario, descritos, { itens: rotas }] = await Promise.all([
    chamar<UsuarioSessao>('GET', '/v1/auth/eu'),
    chamar<RecursosDescritos>('GET', '/v1/recursos'),
    chamar<{ itens: RotaExtra[] }>('GET', '/v1/usuarios/eu/rotas'),
  ]);
  const porNome = (itens: readonly RecursoDescrito[]) => new Map(itens.map((um) => [um.nome, um]));
  return {
    ...{ configuracao, usuario, descritos, rotas, recursos: porNome(descritos.itens) },
    telas: porNome(descritos.itens.filter(({ tela }) => tela)),
  };
}

function Aberta({ casa }: { casa: Casa }) {
  const [router] = useState(() =>
    createBrowserRouter(
      [
        {
          element: <Moldura casa={casa} />,
          children: [
            { index: true, element: <Inicio />, errorElement: <TelaQuebrada /> },
            { path: 'aprovacoes/todas', element: <TodasAsAprovacoes />, errorElement: <TelaQuebrada /> },
            { path: 'trocar-marca/:id', element: <TrocarMarca />, errorElement: <TelaQuebrada /> },
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

function Moldura({ casa }: { casa: Casa }) {
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
      <ContextoDaCasa value={casa}>
        <ProvedorDeAvisos>
          <Casca>
            <Suspense fallback={<Abrindo tela />}>
              <Outlet />
            </Suspense>
          </Casca>
          <VigiaDaSessao {...sessao} />
        </ProvedorDeAvisos>
      </ContextoDaCasa>
    </CoreAdminContext>
  );
}

/** The screen of an address, to whom it is open. */
function Aqui() {
  const { rota = '', uid } = useParams();
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
