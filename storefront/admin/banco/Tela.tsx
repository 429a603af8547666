import { lazy } from 'react';
import { ADMIN_BANCO as P } from '../../src/palavras/admin-banco.ts';
import { useTitulo } from '../casca/titulo.ts';
import { EmAbas } from '../partes/Abas.tsx';

const ABAS = ['remessa', 'retorno'] as const;
const TELAS = {
  remessa: lazy(() => import('./Remessa.tsx')),
  retorno: lazy(() => import('./retorno/Retorno.tsx')),
};

/** What goes to the bank and what comes back from it. */
export default function ArquivosDoBanco() {
  useTitulo(P.titulo);
  return (
    <div className="pagina banco">
      <h1>{P.titulo}</h1>
      <EmAbas nome={P.partes} abas={ABAS} rotulos={P.abas} telas={TELAS} props={{}} />
    </div>
  );
}
