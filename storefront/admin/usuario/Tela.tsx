import type { RecursoDescrito } from '@martelo/shared/recurso';
import { useGetOne } from 'ra-core';
import { type ComponentType, lazy } from 'react';
import { ADMIN_USUARIO as P } from '../../src/palavras/admin-usuario.ts';
import { useTitulo } from '../casca/titulo.ts';
import type { Recusa } from '../dados/chamar.ts';
import { EmAbas } from '../partes/Abas.tsx';
import { NaoAbriu, Volta } from '../registro/Moldura.tsx';
import { Abrindo } from '../ui/Abrindo.tsx';
import { tituloDe } from '../valor/valor.ts';
import { Cabecalho } from './Cabecalho.tsx';
import { Convite } from './Convite.tsx';
import type { PropsDaAba, Usuario } from './usuario.ts';

const TELAS = {
  acesso: lazy(() => import('./abas/Acesso.tsx')),
  cadastro: lazy(() => import('./abas/Cadastro.tsx')),
  permissoes: lazy(() => import('./abas/Permissoes.tsx')),
  plataformas: lazy(() => import('./abas/Plataformas.tsx')),
  trabalho: lazy(() => import('./abas/Trabalho.tsx')),
  acessos: lazy(() => import('./abas/Acessos.tsx')),
} satisfies Record<keyof typeof P.abas, ComponentType<PropsDaAba>>;
const ABAS = Object.keys(TELAS) as (keyof typeof TELAS)[];

/** Somebody of the house: how they get in, who they are, what they may do and for whom; or one who is to be invited. */
export default function Tela({ recurso, uid }: { recurso: RecursoDescrito; uid: string }) {
  return uid === 'novo' && recurso.escreve ? <Convite recurso={recurso} /> : <Aberto {...{ recurso, uid }} />;
}

function Aberto({ recurso, uid }: { recurso: RecursoDescrito; uid: string }) {
  const { data, error, refetch } = useGetOne<Usuario>(recurso.nome, { id: uid as never }, { retry: false });
  const lerDeNovo = () => void refetch();
  if (error) return <NaoAbriu {...{ recurso, lerDeNovo }} erro={error as unknown as Recusa} />;
  if (data === undefined) return <Abrindo tela />;
  return <Mostrado {...{ recurso, lerDeNovo }} usuario={data} />;
}

function Mostrado(props: PropsDaAba) {
  const { recurso, usuario } = props;
  const titulo = tituloDe(recurso, usuario);
  useTitulo(titulo);
  return (
    <div className="pagina registro">
      <Volta recurso={recurso} />
      <Cabecalho {...props} titulo={titulo} />
      <EmAbas nome={P.partes} abas={ABAS} rotulos={P.abas} telas={TELAS} props={props} />
    </div>
  );
}
