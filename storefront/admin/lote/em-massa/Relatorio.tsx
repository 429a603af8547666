import { ADMIN_LISTA } from '../../../src/palavras/admin-lista.ts';
import { RelatorioEmMassa } from '../../partes/RelatorioEmMassa.tsx';
import type { LoteMarcado } from './Fazer.tsx';
import type { Feito } from './usar-em-massa.ts';

/** What became of each lot that was answered. */
export function Relatorio({
  lotes,
  feitos,
  recusados,
}: {
  lotes: readonly LoteMarcado[];
  feitos: ReadonlyMap<string, Feito>;
  recusados: number;
}) {
  return (
    <>
      <p role="status">{ADMIN_LISTA.relatorio(feitos.size - recusados, recusados)}</p>
      <RelatorioEmMassa
        linhas={lotes.flatMap(({ uid, nome, numero }) => {
          const feito = feitos.get(uid);
          if (feito === undefined) return [];
          const dito = feito.ok ? ADMIN_LISTA.feita : [feito.erro?.message ?? ''].flat().join(' ');
          return [{ uid, titulo: `${numero} · ${nome}`, ok: feito.ok, dito }];
        })}
      />
    </>
  );
}
