import type { ReactNode } from 'react';
import estilos from '../assistente.module.css';
import { CORES_DE_PARTIDA, comGrupos } from '../rascunho.ts';
import type { PropsPasso } from './passo.ts';

/** The colour that a brand without a logo begins with; `children` follow those that are offered. */
export function CoresDePartida({
  legenda,
  rascunho,
  mudar,
  children,
}: Pick<PropsPasso, 'rascunho' | 'mudar'> & { legenda: string; children?: ReactNode }) {
  return (
    <fieldset className={estilos.partida}>
      <legend>{legenda}</legend>
      {CORES_DE_PARTIDA.map(({ cor, nome }) => (
        <label key={cor} title={nome}>
          <input
            type="radio"
            name="partida"
            checked={rascunho.grupos[0]?.cor === cor}
            onChange={() => mudar((atual) => comGrupos(atual, [{ cor, peso: 1 }]))}
          />
          <span style={{ background: cor }} aria-hidden="true" />
          <span className={estilos.soLeitor}>{nome}</span>
        </label>
      ))}
      {children}
    </fieldset>
  );
}
