import type { RecursosDescritos } from '@martelo/shared/recurso';
import type { UsuarioSessao } from '@martelo/shared/sessao';
import { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext, localStorageStore } from 'ra-core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { createBrowserRouter, Outlet, RouterProvider, useParams } from 'react-router';
import { lerConfiguracaoDoAdmin } from '../src/admin/configuracao.ts';
import { ADMIN } from '../src/palavras/admin.ts';
import { VigiaDaSessao } from '../src/sessao/VigiaDaSessao.tsx';
import { Casca } from './casca/Casca.tsx';
import { SemTela, SoDe, TelaQuebrada } from './casca/Recusas.tsx';
import { criarAcesso } from './dados/acesso.ts';
import { chamar, type Recusa } from './dados/chamar.ts';
import { type Casa, ContextoDaCasa, useCasa } from './dados/contexto.tsx';
import { criarProvedor } from './dados/provedor.ts';
import { traducao } from './dados/traducao.ts';
import { Inicio } from './inicio/Inicio.tsx';
import { TELAS_DE_UM } from './telas.ts';
import { TELAS_A_MAO } from './telas-a-mao.ts';
import { ProvedorDeAvisos } from './ui/Avisos.tsx';
import { Botao } from './ui/Botao.tsx';

const Aprovacoes = lazy(() => import('./aprovacoes/Aprovacoes.tsx'));
const BoletosDoLeilao = lazy(() => import('./boletos/Tela.tsx'));
const TrocarMarca = lazy(() => import('./casca/marca/TrocarMarca.tsx'));
const AprovarFotos = lazy(() => import('./fotos/Aprovar.tsx'));
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
  if (casa === null) return <p className="abrindo">{ADMIN.carregando}</p>;
  return <Aberta casa={casa} />;
}

async function abrirCasa(): Promise<Casa> {
  const configuracao = lerConfiguracaoDoAdmin();
  const [usuario, descritos] = await Promise.all([
    chamar<UsuarioSessao>('GET', '/v1/auth/eu'),
    chamar<RecursosDescritos>('GET', '/v1/recursos'),
  ]);
  const recursos = new Map(descritos.itens.map((um) => [um.nome, um]));
  return { configuracao, usuario, descritos, recursos };
}

function Aberta({ casa }: { casa: Casa }) {
  const [router] = useState(() =>
    createBrowserRouter(
      [
        {
          element: <Moldura casa={casa} />,
          children: [
            { index: true, element: <Inicio />, errorElement: <TelaQuebrada /> },
            { path: 'aprovacoes', element: <Aprovacoes />, errorElement: <TelaQuebrada /> },
            { path: 'aprovacoes/todas', element: <TodasAsAprovacoes />, errorElement: <TelaQuebrada /> },
            { path: 'trocar-marca/:id', element: <TrocarMarca />, errorElement: <TelaQuebrada /> },
            { path: 'aprovar-fotos-leilao', element: <AprovarFotos />, errorElement: <TelaQuebrada /> },
            ...TELAS_A_MAO.map(({ rota, papeis, Tela }) => ({
              path: rota,
              element: (
                <SoDe papeis={papeis}>
                  <Tela />
                </SoDe>
              ),
              errorElement: <TelaQuebrada />,
            })),
            { path: 'boletos/:leilaoUid', element: <BoletosDoLeilao />, errorElement: <TelaQuebrada /> },
            { path: ':rota', element: <TelaDaLista />, errorElement: <TelaQuebrada /> },
            { path: ':rota/:uid', element: <TelaDoRegistro />, errorElement: <TelaQuebrada /> },
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
            <Suspense fallback={<p className="abrindo">{ADMIN.carregando}</p>}>
              <Outlet />
            </Suspense>
          </Casca>
          <VigiaDaSessao {...sessao} />
        </ProvedorDeAvisos>
      </ContextoDaCasa>
    </CoreAdminContext>
  );
}

function TelaDaLista() {
  const { rota } = useParams();
  const recurso = useCasa().descritos.itens.find((um) => um.rota === rota && um.listado);
  return recurso ? <Lista key={recurso.nome} recurso={recurso} /> : <SemTela />;
}

function TelaDoRegistro() {
  const { rota, uid } = useParams();
  const recurso = useCasa().descritos.itens.find((um) => um.rotaDeUm === rota);
  if (!recurso || !uid) return <SemTela />;
  const Tela = TELAS_DE_UM[recurso.nome] ?? Registro;
  return <Tela key={`${recurso.nome} ${uid}`} {...{ recurso, uid }} />;
}

/** Those that were decided as well, as every kind is listed. */
function TodasAsAprovacoes() {
  const recurso = useCasa().recursos.get('aprovacao');
  return recurso ? <Lista recurso={recurso} /> : <SemTela daRota="aprovacoes" />;
}
