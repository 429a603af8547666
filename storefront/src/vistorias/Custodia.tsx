import type { CustodiaPublica } from '@martelo/shared/custodia';
import { formatarDataHora } from '@martelo/shared/datas';
import { CUSTODIA as P } from '../palavras/custodia.ts';
import { Icone } from '../site/ui/Icone.tsx';
import estilo from './Condicao.module.css';
import { detalheDoElo, tituloDoElo } from './elo-em-palavras.ts';

/** Lines on a lot's page: the newest. All of them are where they are checked. */
const NA_PAGINA = 12;

/** What happened to a lot's vehicle, and where that is checked. Drawn on the server alone. */
export function Custodia({ de: { eventos }, lelUid }: { de: CustodiaPublica; lelUid: string }) {
  const antes = Math.max(0, eventos.length - NA_PAGINA);
  return (
    <div className={estilo.categoria}>
      <p className={estilo.de}>{P.oQueE}</p>
      {antes > 0 && <p className={estilo.de}>{P.antes(antes)}</p>}
      <ol>
        {eventos.slice(antes).map((elo) => (
          <li key={elo.seq} className={estilo.elo}>
            <span>
              {tituloDoElo(elo)}
              <small>{detalheDoElo(elo)}</small>
            </span>
            <time dateTime={elo.publico.em}>{formatarDataHora(elo.publico.em)}</time>
          </li>
        ))}
      </ol>
      <a href={`/verificar?custodia=${lelUid}`} className={estilo.conferir}>
        <Icone nome="shield-check" tamanho={18} />
        {P.conferir}
      </a>
    </div>
  );
}
