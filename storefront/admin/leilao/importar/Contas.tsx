import { usePalavras } from '../dados.ts';
import type { RelatorioDaImportacao } from './relatorio.ts';

/** How many rows there were, and what became of them, or would. */
export function Contas({ relatorio, feito }: { relatorio: RelatorioDaImportacao; feito: boolean }) {
  const P = usePalavras().importar;
  const contas = [
    [P.linhas, relatorio.linhas],
    [feito ? P.criadosFeito : P.criados, relatorio.criados],
    [feito ? P.atualizadosFeito : P.atualizados, relatorio.atualizados],
    [P.ignorados, relatorio.ignorados],
  ] as const;
  return (
    <dl className="contas">
      {contas.map(([rotulo, quantos]) => (
        <div key={rotulo}>
          <dt>{rotulo}</dt>
          <dd>{quantos.toLocaleString('pt-BR')}</dd>
        </div>
      ))}
    </dl>
  );
}
