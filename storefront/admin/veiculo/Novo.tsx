import type { RecursoDescrito } from '@martelo/shared/recurso';
import Registro from '../registro/Tela.tsx';
import { SECOES_DO_FORMULARIO } from './secoes-do-formulario.ts';

const FORMULARIO = { secoes: SECOES_DO_FORMULARIO };

/** A vehicle that is to be registered. */
export default function Novo({ recurso }: { recurso: RecursoDescrito }) {
  return <Registro {...{ recurso }} uid="novo" formulario={FORMULARIO} />;
}
