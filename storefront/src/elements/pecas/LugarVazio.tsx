import type { ContextoElemento } from '../elemento.ts';
import estilo from './LugarVazio.module.css';

/** A section with nothing to show: no trace of it on the site, a place to select in the builder's canvas. */
export function LugarVazio({ contexto, children }: { contexto: ContextoElemento; children: string }) {
  return contexto.previa ? <p className={`recipiente ${estilo.lugar}`}>{children}</p> : null;
}
