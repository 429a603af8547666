import { ADMIN_SINO as S } from '../../../src/palavras/admin-sino.ts';
import type { Caixa } from './caixa.ts';

/** What may ring for who looks, each to be silenced and back. */
export function OQueToca({
  toques,
  aoMudar,
}: Pick<Caixa, 'toques'> & { aoMudar: (...qual: Parameters<Caixa['silenciar']>) => void }) {
  return (
    <fieldset className="sino-toques">
      <legend>{S.oQueToca}</legend>
      <p className="quieto">{S.oQueTocaDetalhe}</p>
      {toques.map(({ toque, rotulo, silenciado }) => (
        <label key={toque}>
          <input type="checkbox" checked={!silenciado} onChange={() => aoMudar(toque, !silenciado)} />
          {rotulo}
        </label>
      ))}
    </fieldset>
  );
}
