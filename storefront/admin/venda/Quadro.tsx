import { formatarReais } from '@martelo/shared/reais';
import type { Venda } from './venda.ts';
import { usePalavras } from './venda.ts';

const PARTES = [
  'aprovado',
  'aguardandoValidacao',
  'aguardandoPagamento',
  'aguardandoFormaPagamento',
] as const;

/** Where the money of a sale stands, as a bar that is read at a glance, and the same in figures (P5). */
export function Quadro({ venda: { totais } }: { venda: Venda }) {
  const { quadro: P } = usePalavras();
  const cheio = Math.max(totais.total, totais.aprovado);
  const partes = PARTES.map((parte) => ({ parte, valor: totais[parte] })).filter(({ valor }) => valor > 0);
  const ditas = partes.map(({ parte, valor }) => `${P.partes[parte]} ${formatarReais(valor)}`).join(', ');
  return (
    <section className="quadro-da-venda" aria-label={P.titulo}>
      <p className="quadro-total">
        <span>{P.total}</span>
        <strong>{formatarReais(totais.total)}</strong>
      </p>
      {cheio > 0 && (
        <div className="quadro-barra" role="img" aria-label={P.emPalavras(ditas)}>
          {partes.map(({ parte, valor }) => (
            <i key={parte} data-parte={parte} style={{ flexGrow: valor / cheio }} />
          ))}
        </div>
      )}
      <ul>
        {partes.map(({ parte, valor }) => (
          <li key={parte} data-parte={parte}>
            {P.partes[parte]} <strong>{formatarReais(valor)}</strong>
          </li>
        ))}
        {totais.valorTroco > 0 && <li data-parte="troco">{P.troco(formatarReais(totais.valorTroco))}</li>}
        {totais.divergente > 0 && (
          <li data-parte="divergente">{P.divergente(formatarReais(totais.divergente))}</li>
        )}
      </ul>
    </section>
  );
}
