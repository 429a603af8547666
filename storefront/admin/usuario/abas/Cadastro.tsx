import { Formulario } from '../../formulario/Formulario.tsx';
import type { PropsDaAba } from '../usuario.ts';

/** What is written of a person. Their roles have a part of their own, for some wait for a second one. */
export default function Cadastro({ recurso, usuario, lerDeNovo }: PropsDaAba) {
  const semPapeis = { ...recurso, campos: recurso.campos.filter(({ campo }) => campo !== 'papeis') };
  return <Formulario key={usuario.revisao} recurso={semPapeis} registro={usuario} aoSalvar={lerDeNovo} />;
}
