import type { RecursoDescrito } from '@martelo/shared/recurso';
import { Link, useLocation } from 'react-router';
import { ADMIN } from '../../src/palavras/admin.ts';
import { ADMIN_REGISTRO as P } from '../../src/palavras/admin-registro.ts';
import { Icone } from '../../src/site/ui/Icone.tsx';
import type { Recusa } from '../dados/chamar.ts';
import { Botao } from '../ui/Botao.tsx';

/** Back to the list as it was left. */
export function Volta({ recurso: { rota, rotulo } }: { recurso: RecursoDescrito }) {
  const { state } = useLocation();
  const busca = (state as { lista?: string } | null)?.lista ?? '';
  return (
    <Link to={`/${rota}${busca}`} className="volta">
      <Icone nome="arrow-left" tamanho={14} />
      {P.voltar(rotulo.varios)}
    </Link>
  );
}

/** A record that could not be read, or that is none of who asks; of a kind without a list nothing leads back to one. */
export const NaoAbriu = ({
  recurso,
  erro,
  lerDeNovo,
}: {
  recurso?: RecursoDescrito;
  erro: Recusa;
  lerDeNovo: () => void;
}) => (
  <div className="pagina registro">
    {recurso && <Volta recurso={recurso} />}
    <div className="quadro" role="alert">
      <Icone nome="circle-x" tamanho={28} traco={1.5} />
      <h1>{erro.status === 404 ? P.foiRemovido : erro.message}</h1>
      <Botao icone="refresh-cw" onClick={lerDeNovo}>
        {ADMIN.tentarDeNovo}
      </Botao>
    </div>
  </div>
);
