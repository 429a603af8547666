import type { CampoDescrito } from '@martelo/shared/recurso';
import { useFormContext, useWatch } from 'react-hook-form';
import { ADMIN_REGISTRO as P } from '../../../src/palavras/admin-registro.ts';
import { Botao } from '../../ui/Botao.tsx';
import { Mudado } from '../mudados.tsx';
import { folhaDe, novoGrupo } from '../valores.ts';
import { Entrada } from './Entrada.tsx';

/** Fields that belong together. One that may be missing is there when somebody asks for it. */
export function Grupo({ nome, campo }: { nome: string; campo: CampoDescrito }) {
  const { setValue, getFieldState, formState } = useFormContext();
  const valor: unknown = useWatch({ name: nome });
  const ha = (valor !== undefined && valor !== null) || campo.obrigatorio;
  const mudar = (novo: unknown) => setValue(nome, novo, { shouldDirty: true });
  const erro = getFieldState(nome, formState).error?.message;
  return (
    <fieldset className="grupo largo">
      <legend>
        {campo.rotulo}
        <Mudado nome={nome} />
      </legend>
      {erro && (
        <p className="erro" role="alert">
          {erro}
        </p>
      )}
      {ha ? (
        <>
          <div className="campos">
            {campo.campos.map((parte) => (
              <Entrada key={parte.campo} nome={`${nome}.${folhaDe(parte)}`} campo={parte} />
            ))}
          </div>
          {!campo.obrigatorio && (
            <Botao variante="leve" icone="x" onClick={() => mudar(null)}>
              {P.tirar(campo.rotulo)}
            </Botao>
          )}
        </>
      ) : (
        <Botao icone="plus" onClick={() => mudar(novoGrupo(campo))}>
          {P.incluir(campo.rotulo)}
        </Botao>
      )}
    </fieldset>
  );
}
