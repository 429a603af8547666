import { ADMIN_LISTA as P } from '../../src/palavras/admin-lista.ts';

/** More lines than these nobody reads, and they would take long to draw. */
const LINHAS = 500;

/** What became of each of many, a line each: first those that were refused, and why. */
export function RelatorioEmMassa({
  linhas,
}: {
  linhas: readonly { uid: string; titulo: string; ok: boolean; dito: string }[];
}) {
  const vez = ({ ok }: { ok: boolean }): number => Number(ok);
  const emOrdem = linhas.toSorted((um, outro) => vez(um) - vez(outro));
  const alem = emOrdem.length - LINHAS;
  return (
    <>
      <ul className="relatorio">
        {emOrdem.slice(0, LINHAS).map(({ uid, titulo, ok, dito }) => (
          <li key={uid} data-tom={ok ? 'bom' : 'ruim'}>
            <strong>{titulo}</strong>
            <span>{dito}</span>
          </li>
        ))}
      </ul>
      {alem > 0 && <p className="quieto">{P.alem(alem)}</p>}
    </>
  );
}

/** How far it is, while it goes on. */
export const AndamentoEmMassa = ({ feitas, total }: { feitas: number; total: number }) => (
  <progress className="andamento" value={feitas} max={total} aria-label={P.fazendo(feitas, total)} />
);
