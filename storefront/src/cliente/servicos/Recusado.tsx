import { SERVICOS_DA_COMPRA as P } from '../../palavras/servicos-da-compra.ts';
import estilo from '../retirada/retirada.module.css';
import type { Recusada } from '../retirada/usar-chamada.ts';

/** Why it was refused, and what can be done about it. */
export function Recusado({ de }: { de: Recusada | null }) {
  if (de === null) return null;
  const fazer = P.oQueFazer[de.codigo];
  return (
    <div className={estilo.erro} role="alert">
      <p>{de.frase}</p>
      {fazer && <p>{fazer}</p>}
    </div>
  );
}
