import type { LucideIcon } from 'lucide-react';
import estilos from '../assistente.module.css';

/** One of a few things, each a card with its sign and what it means. */
export function Cartoes<V extends string>({
  nome,
  legenda,
  opcoes,
  escolhido,
  aoEscolher,
}: {
  nome: string;
  legenda: string;
  opcoes: readonly { valor: V; rotulo: string; ajuda: string; Icone: LucideIcon }[];
  escolhido: V;
  aoEscolher(valor: V): void;
}) {
  return (
    <fieldset className={estilos.cartoes}>
      <legend>{legenda}</legend>
      {opcoes.map(({ valor, rotulo, ajuda, Icone }) => (
        <label key={valor} className={estilos.cartao}>
          <input type="radio" name={nome} checked={escolhido === valor} onChange={() => aoEscolher(valor)} />
          <Icone size={22} aria-hidden="true" />
          <span>
            <strong>{rotulo}</strong>
            {ajuda}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
