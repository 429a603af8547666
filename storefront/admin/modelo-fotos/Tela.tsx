import type { RecursoDescrito } from '@martelo/shared/recurso';
import { ADMIN_MODELO_FOTOS } from '../../src/palavras/admin-modelo-fotos.ts';
import { useCasa } from '../dados/contexto.tsx';
import Registro from '../registro/Tela.tsx';
import { Posicoes } from './Posicoes.tsx';

const ENTRADAS = { posicoes: Posicoes };

/** Which pictures lots of some types are to have: what every kind's screen has, and the drawing that it is chosen on. */
export default function Tela({ recurso, uid }: { recurso: RecursoDescrito; uid: string }) {
  const P = ADMIN_MODELO_FOTOS[useCasa().configuracao.marca.tipo];
  const secoes = [
    { titulo: P.oModelo, campos: ['nome', 'silhueta', 'tipos'] },
    { titulo: P.asFotos, campos: ['posicoes'] },
  ];
  return <Registro {...{ recurso, uid }} formulario={{ secoes, entradas: ENTRADAS }} />;
}
