import {
  COR_DO_TEXTO,
  FONTE_DA_ASSINATURA,
  linhasDaAssinatura,
  type ParteDaAssinatura,
  type ValoresDaAssinatura,
} from '@martelo/shared/assinatura';
import { ADMIN_ASSINATURA as P } from '../../src/palavras/admin-assinatura.ts';

/** The signature as a letter draws it, on the white of one, whatever the looks of the page. */
export function Previa({
  texto,
  valores,
  cor,
}: {
  texto: string;
  valores: ValoresDaAssinatura;
  cor: string;
}) {
  const contadas = linhasDaAssinatura(texto, valores).map((partes, i) => ({ partes, chave: i }));
  return (
    <section className="assinatura-papel" aria-label={P.previa}>
      <div
        className="assinatura"
        style={{ borderLeftColor: cor, color: COR_DO_TEXTO, fontFamily: FONTE_DA_ASSINATURA }}
      >
        {contadas.map(({ partes, chave }) => (
          <p key={chave}>
            {partes.map((parte, j) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line's parts have no other name
              <Parte key={j} {...{ parte, cor }} />
            ))}
          </p>
        ))}
      </div>
    </section>
  );
}

function Parte({ parte: { texto, negrito, endereco }, cor }: { parte: ParteDaAssinatura; cor: string }) {
  const forte = negrito ? <strong>{texto}</strong> : texto;
  if (endereco === null) return forte;
  return (
    <a href={endereco} style={{ color: cor }} target="_blank" rel="noreferrer">
      {forte}
    </a>
  );
}
