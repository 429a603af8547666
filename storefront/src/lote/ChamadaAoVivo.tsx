import type { TipoHotsite } from '@martelo/shared/hotsite';
import type { SituacaoLote } from '@martelo/shared/lote-situacao';
import { RELOGIO } from '../palavras/cartao.ts';
import { PAINEL } from '../palavras/painel.ts';
import estilo from './ChamadaAoVivo.module.css';

const PASSOS = [
  { situacao: 'AO_VIVO', rotulo: RELOGIO.aoVivo },
  { situacao: 'DOULHE_UMA', rotulo: RELOGIO.doulheUma },
  { situacao: 'DOULHE_DUAS', rotulo: RELOGIO.doulheDuas },
] as const;

/** Where the auctioneer is with a lot on the block (rule 17): no clock, but calls, said big and at once. */
export function ChamadaAoVivo({ situacao, modo }: { situacao: SituacaoLote; modo: TipoHotsite }) {
  const passo = PASSOS.findIndex((um) => um.situacao === situacao);
  const palavras = PAINEL[modo];
  return (
    <div className={estilo.chamada} data-situacao={situacao}>
      <p className={estilo.palavra}>
        {situacao === 'REPASSE' ? RELOGIO.repasse : (PASSOS[passo]?.rotulo ?? RELOGIO.aoVivo)}
      </p>
      <ol className={estilo.passos} aria-hidden>
        {PASSOS.map((um, i) => (
          <li key={um.situacao} data-feito={i <= passo || undefined} />
        ))}
      </ol>
      <p className={estilo.explica}>
        {situacao === 'REPASSE'
          ? palavras.devoltaAoPregao
          : passo >= 1
            ? palavras.devolve
            : palavras.semRelogio}
      </p>
    </div>
  );
}
