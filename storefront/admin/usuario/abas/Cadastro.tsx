import { Formulario } from '../../formulario/Formulario.tsx';
import { DAS_PLATAFORMAS, type PropsDaAba } from '../usuario.ts';

/** What is written of a person. Their roles have a part of their own, for some wait for a second one, and so has what they come in by. */
export default function Cadastro({ recurso, usuario, lerDeNovo }: PropsDaAba) {
  const fora = ['papeis', ...DAS_PLATAFORMAS];
  const destes = { ...recurso, campos: recurso.campos.filter(({ campo }) => !fora.includes(campo)) };
  return <Formulario key={usuario.revisao} recurso={destes} registro={usuario} aoSalvar={lerDeNovo} />;
}
