import type { CampoDescrito } from '@martelo/shared/recurso';
import { useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { ADMIN } from '../../../src/palavras/admin.ts';
import { ADMIN_REGISTRO as P } from '../../../src/palavras/admin-registro.ts';
import { Botao } from '../../ui/Botao.tsx';
import { folhaDe, novoGrupo } from '../valores.ts';
import { Entrada } from './Entrada.tsx';

/** Of a table of thousands so many are drawn at first, and as many more at each asking. */
const POR_VEZ = 20;

export function ListaDeGrupos({ nome, campo }: { nome: string; campo: CampoDescrito }) {
  const { fields, append, remove } = useFieldArray({ name: nome, keyName: '_chave' });
  const { getFieldState, formState } = useFormContext();
  const [quantos, mostrar] = useState(POR_VEZ);
  const erro = getFieldState(nome, formState).error as
    | { message?: string; root?: { message?: string } }
    | undefined;
  const mensagem = erro?.message ?? erro?.root?.message;
  return (
    <fieldset className="grupo largo">
      <legend>
        {campo.rotulo} <small>{ADMIN.itens(fields.length)}</small>
      </legend>
      {mensagem && (
        <p className="erro" role="alert">
          {mensagem}
        </p>
      )}
      {fields.slice(0, quantos).map(({ _chave }, i) => (
        <fieldset key={_chave} className="item">
          <legend>{P.item(campo.rotulo, i + 1)}</legend>
          <div className="campos">
            {campo.campos.map((parte) => (
              <Entrada key={parte.campo} nome={`${nome}.${i}.${folhaDe(parte)}`} campo={parte} />
            ))}
          </div>
          <Botao variante="leve" icone="x" soIcone onClick={() => remove(i)}>
            {P.tirar(P.item(campo.rotulo, i + 1))}
          </Botao>
        </fieldset>
      ))}
      {fields.length > quantos && (
        <Botao variante="leve" onClick={() => mostrar(quantos + POR_VEZ)}>
          {ADMIN.itens(fields.length - quantos)}
        </Botao>
      )}
      <Botao
        icone="plus"
        onClick={() => {
          append(novoGrupo(campo));
          mostrar(Math.max(quantos, fields.length + 1));
        }}
      >
        {P.incluir(campo.rotulo)}
      </Botao>
    </fieldset>
  );
}
