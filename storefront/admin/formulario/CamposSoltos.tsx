import type { CampoDescrito } from '@martelo/shared/recurso';
import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ADMIN_LISTA } from '../../src/palavras/admin-lista.ts';
import { Entrada } from './entradas/Entrada.tsx';
import { diferenca, type Valores, valoresDe } from './valores.ts';

/** Fields in a question: all of an action's, or the one that is to become another. */
export function CamposSoltos({
  campos,
  umDeles = false,
  erros = [],
  mudar,
}: {
  campos: readonly CampoDescrito[];
  umDeles?: boolean;
  /** What was wrong with what was sent, by field. */
  erros?: readonly (readonly [string, string])[];
  mudar: (valores: Valores) => void;
}) {
  const [qual, escolher] = useState(campos[0]!.campo);
  const mostrados = umDeles ? campos.filter(({ campo }) => campo === qual) : campos;
  const form = useForm<Valores>({ defaultValues: valoresDe(campos, null) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is the trigger
  useEffect(() => {
    const dizer = (valores: Valores) => {
      const ditos = diferenca(mostrados, {}, valores);
      mudar(Object.fromEntries(Object.entries(ditos).filter(([, valor]) => valor !== null)));
    };
    dizer(form.getValues());
    const { unsubscribe } = form.watch((valores) => dizer(valores as Valores));
    return unsubscribe;
  }, [qual]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the refusal is the trigger
  useEffect(() => {
    for (const [nome, message] of erros) form.setError(nome, { message });
  }, [erros]);
  return (
    <FormProvider {...form}>
      <div className="campos um-por-linha">
        {umDeles && (
          <div className="campo">
            <label htmlFor="qual-campo">{ADMIN_LISTA.campo}</label>
            <select id="qual-campo" value={qual} onChange={(evento) => escolher(evento.target.value)}>
              {campos.map(({ campo, rotulo }) => (
                <option key={campo} value={campo}>
                  {rotulo}
                </option>
              ))}
            </select>
          </div>
        )}
        {mostrados.map((campo) => (
          <Entrada key={campo.campo} nome={campo.campo} campo={campo} />
        ))}
      </div>
    </FormProvider>
  );
}
