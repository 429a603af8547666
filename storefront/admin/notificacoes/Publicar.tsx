import type { CampoDescrito } from '@martelo/shared/recurso';
import { ADMIN_NOTIFICACOES as P } from '../../src/palavras/admin-notificacoes.ts';
import type { Valores } from '../formulario/valores.ts';
import { Botao } from '../ui/Botao.tsx';
import { Dialogo } from '../ui/Dialogo.tsx';
import { textoDe } from '../valor/valor.ts';

export interface APublicar {
  /** The number that it will have. */
  versao: number;
  campos: readonly CampoDescrito[];
  base: Valores;
  valores: Valores;
  responder: (sim: boolean) => void;
}

/** What a version changes, in words, before it holds. */
export function Publicar({ versao, campos, base, valores, responder }: APublicar) {
  const mudados = campos.filter(({ campo }) => base[campo] !== valores[campo]);
  return (
    <Dialogo
      titulo={P.publicarPergunta(versao)}
      aoFechar={() => responder(false)}
      acoes={
        <Botao variante="primario" onClick={() => responder(true)}>
          {P.publicarSim}
        </Botao>
      }
    >
      <p>{P.publicarExplica}</p>
      {mudados.length === 0 ? (
        <p className="quieto">{P.semDiferenca}</p>
      ) : (
        <ul className="notificacoes-mudancas">
          {mudados.map((campo) => (
            <li key={campo.campo}>
              {P.deAte(campo.rotulo, textoDe(campo, base[campo.campo]), textoDe(campo, valores[campo.campo]))}
            </li>
          ))}
        </ul>
      )}
    </Dialogo>
  );
}
