import { DIREITOS_NO_PATIO, type DireitoNoPatio, ROTULOS_DIREITO } from '@martelo/shared/direitos-no-patio';
import { ADMIN_PATIOS as P } from '../../src/palavras/admin-patios.ts';
import type { Patio } from './dados.ts';

/** Yards of a person, by uid, with what they do at each. */
export type PatiosMarcados = ReadonlyMap<string, readonly DireitoNoPatio[]>;

/** As its call takes them. */
export const corpoDosMarcados = (marcados: PatiosMarcados) => ({
  patios: [...marcados].map(([patio, direitos]) => ({ patio, direitos })),
});

/** Why it cannot be kept: a yard where somebody does nothing is none of theirs. */
export const semNada = (patios: readonly Pick<Patio, 'uid' | 'nome'>[], marcados: PatiosMarcados): string[] =>
  patios.flatMap(({ uid, nome }) => (marcados.get(uid)?.length === 0 ? [P.fazNada(nome)] : []));

/** At which yards somebody works, and what they do at each: all of it, until something is taken away. */
export function Direitos({
  patios,
  marcados,
  mudar,
}: {
  patios: readonly (Pick<Patio, 'uid' | 'nome'> & { situacao?: Patio['situacao'] })[];
  marcados: PatiosMarcados;
  mudar: (novos: PatiosMarcados) => void;
}) {
  const por = (uid: string, direitos: readonly DireitoNoPatio[] | null) => {
    const novos = new Map(marcados);
    if (direitos === null) novos.delete(uid);
    else novos.set(uid, direitos);
    mudar(novos);
  };
  return (
    <fieldset className="patios-marcas">
      <legend>{P.marque}</legend>
      <p className="quieto">{P.direitosDizem}</p>
      {patios.map(({ uid, nome, situacao }) => {
        const seus = marcados.get(uid);
        return (
          <div key={uid}>
            <label>
              <input
                type="checkbox"
                checked={seus !== undefined}
                onChange={({ target: { checked } }) => por(uid, checked ? DIREITOS_NO_PATIO : null)}
              />
              {nome}
              {situacao === 'INATIVO' && <small className="quieto">({P.foraDeUso})</small>}
            </label>
            {seus && (
              // biome-ignore lint/a11y/useSemanticElements: the yard's own box is what names it, and a legend would say it twice
              <div className="patios-direitos" role="group" aria-label={P.oQueFazEm(nome)}>
                {DIREITOS_NO_PATIO.map((um) => (
                  <label key={um} title={P.direitoDiz[um]}>
                    <input
                      type="checkbox"
                      checked={seus.includes(um)}
                      onChange={({ target: { checked } }) =>
                        por(uid, checked ? [...seus, um] : seus.filter((outro) => outro !== um))
                      }
                    />
                    {ROTULOS_DIREITO[um]}
                  </label>
                ))}
              </div>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
