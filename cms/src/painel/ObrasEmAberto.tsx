import { Hammer } from 'lucide-react';
import type { Andamento } from '../assistente/pedido.ts';
import { INICIO } from '../palavras/inicio.ts';
import estilos from './painel.module.css';

/** Brands that are being made, or stopped in the middle: nobody else sees them yet. */
export function ObrasEmAberto({ obras }: { obras: readonly Andamento[] }) {
  if (obras.length === 0) return null;
  return (
    <ul className={estilos.obras}>
      {obras.map(({ uid, nome, situacao, feitos, total, frase }) => (
        <li key={uid}>
          <Hammer size={18} aria-hidden="true" />
          <span>
            <strong>{nome}</strong>{' '}
            {situacao === 'parada' ? INICIO.parouNoMeio(frase) : INICIO.estaSendoCriada}
          </span>
          <progress max={total} value={feitos} aria-label={INICIO.partes(feitos, total)} />
          <a className={estilos.leve} href={`/admin/nova-marca?retomar=${uid}`}>
            {situacao === 'parada' ? INICIO.retomar : INICIO.acompanhar}
          </a>
        </li>
      ))}
    </ul>
  );
}
