import { type ComponentType, lazy } from 'react';
import { Link } from 'react-router';
import { ADMIN_PERFIL as P } from '../../src/palavras/admin-perfil.ts';
import { useTitulo } from '../casca/titulo.ts';
import { EmAbas } from '../partes/Abas.tsx';

const TELAS = {
  dados: lazy(() => import('./abas/Dados.tsx')),
  seguranca: lazy(() => import('./abas/Seguranca.tsx')),
  sessoes: lazy(() => import('./abas/Sessoes.tsx')),
  acessos: lazy(() => import('./abas/Acessos.tsx')),
  aparencia: lazy(() => import('./abas/Aparencia.tsx')),
  marcas: lazy(() => import('./abas/Marcas.tsx')),
} satisfies Record<keyof typeof P.abas, ComponentType<object>>;
const ABAS = Object.keys(TELAS) as (keyof typeof TELAS)[];

/** One's own account: who one is, how one comes in, where one is in, and how one likes to look at it all. */
export default function MeuPerfil() {
  useTitulo(P.titulo);
  return (
    <div className="pagina registro">
      <header className="registro-topo">
        <h1>{P.titulo}</h1>
        <Link className="elo" to="/assinatura-email">
          {P.assinatura}
        </Link>
      </header>
      <EmAbas nome={P.partes} abas={ABAS} rotulos={P.abas} telas={TELAS} props={{}} />
    </div>
  );
}
