import type { CampoDescrito } from '@martelo/shared/recurso';
import { type FieldValues, useController } from 'react-hook-form';
import { ADMIN_REGISTRO as P } from '../../../src/palavras/admin-registro.ts';
import { useCasa } from '../../dados/contexto.tsx';
import { CampoDeInstante } from './CampoDeInstante.tsx';
import { Escolhas } from './Escolhas.tsx';
import { Grupo } from './Grupo.tsx';
import { ListaDeGrupos } from './ListaDeGrupos.tsx';
import { Moldura } from './Moldura.tsx';
import { Numero } from './Numero.tsx';
import { Referencia } from './Referencia.tsx';

export interface PropsDaEntrada {
  /** Where its value stands in the form. */
  nome: string;
  campo: CampoDescrito & { ref?: string | null; mascarado?: boolean };
  /** Of a masked field: what is shown of it today. */
  hoje?: string;
}

/** The control of a field, by what it is; its label, its help and what is wrong with it around it. */
export function Entrada({ nome, campo, hoje }: PropsDaEntrada) {
  const { recursos } = useCasa();
  if (campo.tipo === 'grupo')
    return campo.lista ? <ListaDeGrupos {...{ nome, campo }} /> : <Grupo {...{ nome, campo }} />;
  if (campo.ref && recursos.has(campo.ref)) return <Referencia {...{ nome, campo }} especie={campo.ref} />;
  if (campo.lista) return campo.opcoes ? <Escolhas {...{ nome, campo }} /> : <Varios {...{ nome, campo }} />;
  return <Simples {...{ nome, campo, hoje }} />;
}

const obrigatorio = (campo: CampoDescrito) => (valor: unknown) =>
  campo.obrigatorio && (valor === undefined || valor === null || valor === '') ? P.obrigatorio : true;

function Simples({ nome, campo, hoje }: PropsDaEntrada) {
  const { field, fieldState } = useController<FieldValues>({
    name: nome,
    rules: {
      validate: (valor) => {
        const numerico = campo.tipo === 'inteiro' || campo.tipo === 'real' || campo.tipo === 'centavos';
        if (numerico && typeof valor === 'string' && valor !== '')
          return campo.tipo === 'centavos' ? P.dinheiroInvalido : P.numeroInvalido;
        return hoje === undefined ? obrigatorio(campo)(valor) : true;
      },
    },
  });
  const erro = fieldState.error?.message;
  const moldura = { nome, campo, erro, ajuda: hoje === undefined ? undefined : P.mascarado(hoje) };
  return (
    <Moldura {...moldura}>
      {(acesso) => {
        const comuns = { ...acesso, ref: field.ref, name: field.name, onBlur: field.onBlur };
        const texto = field.value === undefined || field.value === null ? '' : String(field.value);
        if (campo.opcoes || campo.tipo === 'booleano') {
          const opcoes = campo.opcoes ?? [
            { valor: 'true', rotulo: P.sim },
            { valor: 'false', rotulo: P.nao },
          ];
          const fixo = campo.obrigatorio || campo.padrao !== null;
          return (
            <select
              {...comuns}
              value={texto}
              onChange={({ target: { value } }) => {
                if (value === '') return field.onChange(undefined);
                if (campo.tipo === 'booleano') return field.onChange(value === 'true');
                field.onChange(opcoes.find(({ valor }) => String(valor) === value)?.valor);
              }}
            >
              {(!fixo || texto === '') && <option value="">{fixo ? P.escolha : P.vazio}</option>}
              {opcoes.map(({ valor, rotulo }) => (
                <option key={valor} value={String(valor)}>
                  {rotulo}
                </option>
              ))}
            </select>
          );
        }
        switch (campo.tipo) {
          case 'inteiro':
          case 'real':
          case 'centavos':
            return <Numero {...{ campo, comuns }} valor={field.value} mudar={field.onChange} />;
          case 'paragrafos':
            return (
              <textarea
                {...comuns}
                rows={4}
                maxLength={campo.maximo ?? undefined}
                value={texto}
                onChange={field.onChange}
              />
            );
          case 'data':
            return <input {...comuns} type="date" value={texto.slice(0, 10)} onChange={field.onChange} />;
          case 'instante':
            return <CampoDeInstante acesso={comuns} valor={texto} mudar={field.onChange} />;
          default:
            return (
              <input
                {...comuns}
                type="text"
                maxLength={campo.maximo ?? undefined}
                value={texto}
                onChange={field.onChange}
              />
            );
        }
      }}
    </Moldura>
  );
}

/** Several of one line each. */
function Varios({ nome, campo }: PropsDaEntrada) {
  const { field, fieldState } = useController<FieldValues>({ name: nome });
  return (
    <Moldura {...{ nome, campo, ajuda: P.umPorLinha, erro: fieldState.error?.message }}>
      {(acesso) => (
        <textarea
          {...acesso}
          ref={field.ref}
          rows={3}
          value={((field.value as unknown[] | undefined) ?? []).join('\n')}
          onChange={({ target: { value } }) => field.onChange(value === '' ? [] : value.split(/\r?\n/))}
          onBlur={() =>
            field.onChange(
              ((field.value as string[] | undefined) ?? []).filter((um) => String(um).trim() !== ''),
            )
          }
        />
      )}
    </Moldura>
  );
}
