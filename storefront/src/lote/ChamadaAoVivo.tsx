import type { TipoHotsite } from '@martelo/shared/hotsite';
import type { SituacaoLote } from '@martelo/shared/lote-situacao';
import estilo from './ChamadaAoVivo.module.css';

const PASSOS = [
  { situacao: 'AO_VIVO', rotulo: 'Ao vivo' },
  { situacao: 'DOULHE_UMA', rotulo: 'Dou-lhe uma' },
  { situacao: 'DOULHE_DUAS', rotulo: 'Dou-lhe duas' },
] as const;

/** Where the auctioneer is with a lot on the block (rule 17): no clock, but calls, said big and at once. */
export function ChamadaAoVivo({ situacao, modo }: { situacao: SituacaoLote; modo: TipoHotsite }) {
  const passo = PASSOS.findIndex((um) => um.situacao === situacao);
  const lance = modo === 'loja' ? 'Uma oferta agora devolve' : 'Um lance agora devolve';
  return (
    <div className={estilo.chamada} data-situacao={situacao}>
      <p className={estilo.palavra}>
        {situacao === 'REPASSE' ? 'Repasse' : (PASSOS[passo]?.rotulo ?? 'Ao vivo')}
      </p>
      <ol className={estilo.passos} aria-hidden>
        {PASSOS.map((um, i) => (
          <li key={um.situacao} data-feito={i <= passo || undefined} />
        ))}
      </ol>
      <p className={estilo.explica}>
        {situacao === 'REPASSE'
          ? `De volta ao pregão, com nova chance para todos.`
          : passo >= 1
            ? `${lance} a disputa ao início da chamada.`
            : 'Sem relógio: quem encerra é o leiloeiro, depois de “dou-lhe duas”.'}
      </p>
    </div>
  );
}
