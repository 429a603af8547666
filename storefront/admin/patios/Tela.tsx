import type { RecursoDescrito } from '@martelo/shared/recurso';
import Registro from '../registro/Tela.tsx';
import { Editor } from './mapa/Editor.tsx';

/** What the map has is written where it is drawn. */
const ENTRADAS = { vagas: Editor, corredores: () => null };

/** A yard: what every kind's screen has, with its map drawn. */
export default function Tela({ recurso, uid }: { recurso: RecursoDescrito; uid: string }) {
  return <Registro {...{ recurso, uid }} formulario={{ entradas: ENTRADAS }} />;
}
