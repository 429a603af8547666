import { formatarHoraSegundos } from '@martelo/shared/datas';
import type { EstadoDoPregao } from '@martelo/shared/leiloeiro';
import { reais } from './atos.ts';
import { usePalavras } from './contexto.ts';

/** The last bids on the lot on the block, and where each came from. */
export function Ultimos({ estado: { ultimosLances } }: { estado: EstadoDoPregao }) {
  const P = usePalavras();
  return (
    <section className="mesa-ultimos" aria-labelledby="mesa-ultimos">
      <h2 id="mesa-ultimos">{P.ultimos.titulo}</h2>
      {ultimosLances.length === 0 ? (
        <p className="mesa-quieto">{P.ultimos.vazio}</p>
      ) : (
        <ol>
          {ultimosLances.map(({ uid, valor, apelido, origem, em }) => (
            <li key={uid} data-origem={origem}>
              <strong>{reais(valor)}</strong>
              <span title={apelido}>{apelido}</span>
              <small>
                {P.origem[origem]} · <time dateTime={em}>{formatarHoraSegundos(em)}</time>
              </small>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
