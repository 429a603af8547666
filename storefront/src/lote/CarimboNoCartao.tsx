import type { LoteCartao } from '@martelo/shared/lote-cartao';
import estilo from './CarimboNoCartao.module.css';

/** The stamp that lies over a card's picture, in the corner that it names. */
export function CarimboNoCartao({ carimbo }: { carimbo: LoteCartao['carimbos'][number] }) {
  const { nome, urlCard, faixa, posicao } = carimbo;
  return (
    <div className={estilo.lugar} data-posicao={posicao} data-carimbo={nome}>
      {faixa ? (
        <span className={estilo.faixa} style={{ background: faixa.cor, color: faixa.corTexto }}>
          {faixa.texto}
        </span>
      ) : (
        urlCard && <img src={urlCard} alt={nome} loading="lazy" />
      )}
    </div>
  );
}
