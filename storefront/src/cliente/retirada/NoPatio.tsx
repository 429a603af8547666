import type { PatioDaRetirada } from '@martelo/shared/compra';
import { RETIRADA } from '../../palavras/retirada.ts';
import { Icone } from '../../site/ui/Icone.tsx';
import estilo from './retirada.module.css';

/** Where the yard is, when it is open, and what to bring: before a slot is chosen and for as long as one is held. */
export function NoPatio({ patio }: { patio: PatioDaRetirada }) {
  const { endereco, cidade, estadoUf, telefone, comoChegar, horarios, oQueLevar } = patio;
  return (
    <div className={estilo.noPatio}>
      <address className={estilo.onde}>
        <Icone nome="map-pin" tamanho={18} />
        <span>
          {endereco}, {cidade}/{estadoUf}
          <a href={comoChegar} target="_blank" rel="noopener">
            {RETIRADA.comoChegar}
            <span className="so-leitor"> {RETIRADA.abreOutraAba}</span>
          </a>
          {telefone && <a href={`tel:${telefone.replace(/[^\d+]/g, '')}`}>{telefone}</a>}
        </span>
      </address>
      {horarios.length > 0 && (
        <p className={estilo.onde}>
          <Icone nome="clock" tamanho={18} />
          <span>
            {RETIRADA.atende} {horarios.join('; ')}
          </span>
        </p>
      )}
      <div className={estilo.levar}>
        <h3 className={estilo.tituloPequeno}>{RETIRADA.oQueLevar}</h3>
        <ul>
          {oQueLevar.map((coisa) => (
            <li key={coisa}>{coisa}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
