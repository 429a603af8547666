import type { LoteDetalhe } from '@martelo/shared/lote-detalhe';
import { Ligacao } from '../site/ui/Ligacao.tsx';
import estilo from './Carimbos.module.css';

/** The stamps of a lot, each by its picture for this page, else by its name; those that lead somewhere are links. */
export function Carimbos({ carimbos }: { carimbos: LoteDetalhe['carimbos'] }) {
  if (carimbos.length === 0) return null;
  return (
    <ul className={estilo.carimbos}>
      {carimbos.map(({ nome, urlLote, link, faixa }) => {
        const desenho = urlLote ? (
          <img src={urlLote} alt={nome} loading="lazy" />
        ) : faixa ? (
          <span className={estilo.faixa} style={{ background: faixa.cor, color: faixa.corTexto }}>
            {faixa.texto}
          </span>
        ) : (
          <span>{nome}</span>
        );
        return <li key={nome}>{link ? <Ligacao href={link}>{desenho}</Ligacao> : desenho}</li>;
      })}
    </ul>
  );
}
