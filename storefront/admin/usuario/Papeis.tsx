import {
  GRUPOS_EXTERNOS,
  PAPEIS_A_DOIS,
  PAPEIS_INTERNOS,
  type PapelDeUsuario,
  ROTULOS_PAPEL,
} from '@martelo/shared/papeis';
import { ADMIN_USUARIO } from '../../src/palavras/admin-usuario.ts';

const P = ADMIN_USUARIO.permissoes;
export const ehADois = (papel: PapelDeUsuario): boolean =>
  (PAPEIS_A_DOIS as readonly string[]).includes(papel);

/** All roles that there are; those that one person does not grant alone say so. */
export function Papeis({
  escolhidos,
  fixos = false,
  mudar,
}: {
  escolhidos: readonly PapelDeUsuario[];
  fixos?: boolean;
  mudar: (papeis: PapelDeUsuario[]) => void;
}) {
  return (
    <div className="fatos-em-colunas">
      {(
        [
          [P.casa, PAPEIS_INTERNOS],
          [P.deFora, GRUPOS_EXTERNOS],
        ] as const
      ).map(([titulo, papeis]) => (
        <fieldset key={titulo} className="papeis" disabled={fixos}>
          <legend>{titulo}</legend>
          {papeis.map((papel: PapelDeUsuario) => (
            <label key={papel} className="escolha">
              <input
                type="checkbox"
                checked={escolhidos.includes(papel)}
                onChange={({ target: { checked } }) =>
                  mudar(checked ? [...escolhidos, papel] : escolhidos.filter((um) => um !== papel))
                }
              />
              <span>{ROTULOS_PAPEL[papel]}</span>
              {ehADois(papel) && <small className="quieto">{P.aDois}</small>}
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
