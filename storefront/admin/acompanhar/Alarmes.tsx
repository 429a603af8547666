import type { LoteAcompanhado } from '@martelo/shared/acompanhar';
import type { Alarme } from '@martelo/shared/acompanhar-totais';
import { ADMIN_ACOMPANHAR } from '../../src/palavras/admin-acompanhar.ts';
import { Icone } from '../../src/site/ui/Icone.tsx';
import { useCasa } from '../dados/contexto.tsx';

/** What somebody should look at now; each shows its lots. Said as it comes, once. */
export function Alarmes({
  avisos,
  atual,
  atender,
}: {
  avisos: readonly Alarme<LoteAcompanhado>[];
  atual: string | null;
  atender: (tipo: string | null) => void;
}) {
  const P = ADMIN_ACOMPANHAR[useCasa().configuracao.marca.tipo];
  return (
    <section className="acompanhar-alarmes" aria-label={P.alarmes} aria-live="polite">
      {avisos.length === 0 ? (
        <p className="quieto">{P.semAlarmes}</p>
      ) : (
        avisos.map(({ tipo, lotes }) => (
          <button
            key={tipo}
            type="button"
            className="botao normal"
            aria-pressed={atual === tipo}
            onClick={() => atender(atual === tipo ? null : tipo)}
          >
            <Icone nome="triangle-exclamation-point" tamanho={16} />
            <span>{P.alarme[tipo](lotes.length)}</span>
          </button>
        ))
      )}
    </section>
  );
}
