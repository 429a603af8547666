import { ADMIN_LISTA } from '../../../src/palavras/admin-lista.ts';
import type { LoteMarcado } from './Fazer.tsx';
import type { Feito } from './usar-em-massa.ts';

/** More lines than these nobody reads, and they would take long to draw. */
const LINHAS = 500;

/** What became of each: first those that were refused, and why. */
export function Relatorio({
  lotes,
  feitos,
  recusados,
}: {
  lotes: readonly LoteMarcado[];
  feitos: ReadonlyMap<string, Feito>;
  recusados: number;
}) {
  const vez = ({ uid }: LoteMarcado): number => Number(feitos.get(uid)?.ok ?? false);
  const respondidos = lotes
    .filter(({ uid }) => feitos.has(uid))
    .toSorted((um, outro) => vez(um) - vez(outro));
  const alem = respondidos.length - LINHAS;
  return (
    <>
      <p role="status">{ADMIN_LISTA.relatorio(feitos.size - recusados, recusados)}</p>
      <ul className="relatorio">
        {respondidos.slice(0, LINHAS).map(({ uid, nome, numero }) => {
          const feito = feitos.get(uid)!;
          return (
            <li key={uid} data-tom={feito.ok ? 'bom' : 'ruim'}>
              <strong>{`${numero} · ${nome}`}</strong>
              <span>{feito.ok ? ADMIN_LISTA.feita : [feito.erro?.message ?? ''].flat().join(' ')}</span>
            </li>
          );
        })}
      </ul>
      {alem > 0 && <p className="quieto">{ADMIN_LISTA.alem(alem)}</p>}
    </>
  );
}
