import { Check, Circle, HelpCircle } from 'lucide-react';
import { feitas, type Pendencia } from '../painel/pendencias.ts';
import { MARCA } from '../palavras/marca.ts';
import estilos from './marca.module.css';

/** The checklist of a brand: what is left stands first, what is done is folded away. */
export function ListaDePendencias({
  lista,
  fechada = false,
}: {
  lista: readonly Pendencia[];
  /** One of several on a screen: opened by whoever wants to see it. */
  fechada?: boolean;
}) {
  const total = lista.length;
  const prontas = feitas(lista);
  return (
    <details className={estilos.pendencias} open={!fechada && prontas < total}>
      <summary>
        <span>
          <strong>{prontas === total ? MARCA.tudoPronto : MARCA.oQueFalta(total - prontas)}</strong>
          <small>{MARCA.quantosFeitos(prontas, total)}</small>
        </span>
        <progress max={total} value={prontas} aria-label={MARCA.quantosFeitos(prontas, total)} />
      </summary>
      <ul>
        {[...lista]
          .sort((a, b) => Number(a.feita === true) - Number(b.feita === true))
          .map(({ chave, titulo, ajuda, feita, href }) => (
            <li key={chave} data-feita={feita === true || undefined}>
              {feita === null ? (
                <HelpCircle size={18} aria-label={MARCA.semRespostaDoSistema} />
              ) : feita ? (
                <Check size={18} aria-label={MARCA.feito} />
              ) : (
                <Circle size={18} aria-label={MARCA.falta} />
              )}
              <span>
                <a href={href}>{titulo}</a>
                {feita !== true && <small>{ajuda}</small>}
              </span>
            </li>
          ))}
      </ul>
    </details>
  );
}
