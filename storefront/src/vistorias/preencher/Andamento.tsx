import type { Preenchimento } from '@martelo/shared/vistorias/esquema';
import { ADMIN_VISTORIAS as P } from '../../palavras/admin-vistorias.ts';

/** How far each category is, and what of the required is missing, each a press away. */
export function Andamento({ de: { progresso, pendentes, podePreencher } }: { de: Preenchimento }) {
  return (
    <nav className="preencher-andamento" aria-label={P.andamento}>
      <ul>
        {progresso.map(({ uid, nome, total, respondidos, faltam }) => (
          <li key={uid} data-pronta={faltam === 0 || undefined}>
            <a href={`#categoria-${uid}`} onClick={(evento) => irA(evento, `categoria-${uid}`)}>
              <span>{nome}</span>
              <progress max={total} value={respondidos} aria-hidden />
              <small>{P.respondidos(respondidos, total)}</small>
            </a>
          </li>
        ))}
      </ul>
      {podePreencher && pendentes.length > 0 && (
        <details>
          <summary>
            {P.oQueFalta}: {P.faltam(pendentes.length)}
          </summary>
          <ul>
            {pendentes.map(({ uid, nome }) => (
              <li key={uid}>
                <a
                  className="elo"
                  href={`#item-${uid}`}
                  aria-label={P.irA(nome)}
                  onClick={(evento) => irA(evento, `item-${uid}`)}
                >
                  {nome}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </nav>
  );
}

/** Within the page: its address is the record's. */
function irA(evento: { preventDefault(): void }, id: string): void {
  evento.preventDefault();
  const la = document.getElementById(id);
  la?.scrollIntoView({ block: 'start' });
  la?.focus({ preventScroll: true });
}
