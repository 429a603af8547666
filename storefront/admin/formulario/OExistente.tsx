import { Link } from 'react-router';
import { ADMIN_REGISTRO as P } from '../../src/palavras/admin-registro.ts';
import { useCasa } from '../dados/contexto.tsx';
import type { Existente } from './erros.ts';

/** Leads to the record that has it, where who writes may open its screen. */
export function OExistente({ de: { especie, uid, nome } }: { de: Existente }) {
  const tela = useCasa().telas.get(especie);
  if (tela === undefined) return null;
  return (
    <p>
      <Link to={`/${tela.rotaDeUm}/${uid}`}>{P.verExistente(nome)}</Link>
    </p>
  );
}
