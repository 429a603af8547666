import type { Filtro } from '@martelo/shared/filtro';
import type { CampoDescrito } from '@martelo/shared/recurso';
import { keepPreviousData } from '@tanstack/react-query';
import { useGetList, useGetManyAggregate } from 'ra-core';
import { useId, useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { ADMIN_REGISTRO as P } from '../../../src/palavras/admin-registro.ts';
import { Icone } from '../../../src/site/ui/Icone.tsx';
import { useCasa } from '../../dados/contexto.tsx';
import type { Registro } from '../../dados/tipos.ts';
import { temBusca } from '../../lista/filtros/descrever.ts';
import { tituloDe } from '../../valor/valor.ts';
import { Moldura } from './Moldura.tsx';

/** Who or what a record names, found by its words: one, or several. Kept by its small number. */
export function Referencia({
  nome,
  campo,
  especie,
}: {
  nome: string;
  campo: CampoDescrito;
  especie: string;
}) {
  const { field, fieldState } = useController<FieldValues>({
    name: nome,
    rules: { validate: (valor) => (campo.obrigatorio && !campo.lista && !valor ? P.obrigatorio : true) },
  });
  const recurso = useCasa().recursos.get(especie)!;
  const ids = [field.value ?? []].flat() as number[];
  const { data = [] } = useGetManyAggregate<Registro>(especie, { ids }, { enabled: ids.length > 0 });
  const [escrito, escrever] = useState<string | null>(null);
  const [na, andar] = useState(0);
  const lista = useId();
  const filtros: Filtro[] = escrito && temBusca(recurso) ? [{ tipo: 'geral', valor: escrito }] : [];
  const { data: achados = [] } = useGetList<Registro>(
    especie,
    { filter: { filtros }, pagination: { page: 1, perPage: 8 }, sort: { field: 'id', order: 'DESC' } },
    { enabled: escrito !== null, placeholderData: keepPreviousData },
  );
  const livres = achados.filter(({ id }) => !ids.includes(id));
  const aberta = escrito !== null;
  const nomeDe = (id: number) => {
    const achado = data.find((um) => um?.id === id);
    return achado ? tituloDe(recurso, achado) : `${recurso.rotulo.um} ${id}`;
  };
  const escolher = (qual: Registro | undefined) => {
    if (qual === undefined) return;
    field.onChange(campo.lista ? [...ids, qual.id] : qual.id);
    escrever(null);
    andar(0);
  };
  const tirar = (id: number) => field.onChange(campo.lista ? ids.filter((um) => um !== id) : undefined);

  return (
    <Moldura {...{ nome, campo, erro: fieldState.error?.message }}>
      {(acesso) => (
        <div className="referencia">
          {ids.map((id) => (
            <span key={id} className="filtro">
              <span>{nomeDe(id)}</span>
              <button type="button" aria-label={P.tirar(nomeDe(id))} onClick={() => tirar(id)}>
                <Icone nome="x" tamanho={14} />
              </button>
            </span>
          ))}
          {(campo.lista || ids.length === 0) && (
            <input
              {...acesso}
              ref={field.ref}
              type="text"
              role="combobox"
              aria-expanded={aberta}
              aria-controls={lista}
              aria-autocomplete="list"
              aria-activedescendant={aberta && livres[na] ? `${lista}-${livres[na].uid}` : undefined}
              placeholder={P.procurar(recurso.rotulo.varios)}
              value={escrito ?? ''}
              onFocus={() => escrever('')}
              onChange={({ target: { value } }) => {
                escrever(value);
                andar(0);
              }}
              onBlur={() => {
                escrever(null);
                field.onBlur();
              }}
              onKeyDown={(evento) => {
                if (evento.key === 'ArrowDown') andar(Math.min(na + 1, livres.length - 1));
                else if (evento.key === 'ArrowUp') andar(Math.max(na - 1, 0));
                else if (evento.key === 'Enter') escolher(livres[na]);
                else if (evento.key === 'Escape') escrever(null);
                else return;
                evento.preventDefault();
              }}
            />
          )}
          <div
            id={lista}
            className="opcoes"
            role="listbox"
            aria-label={recurso.rotulo.varios}
            hidden={!aberta}
          >
            {livres.map((um, i) => (
              <div
                key={um.uid}
                tabIndex={-1}
                id={`${lista}-${um.uid}`}
                role="option"
                aria-selected={i === na}
                // Before the field loses its focus, which puts the list away.
                onPointerDown={(evento) => {
                  evento.preventDefault();
                  escolher(um);
                }}
              >
                {tituloDe(recurso, um)}
                <small>{P.numero(um.id)}</small>
              </div>
            ))}
            {livres.length === 0 && (
              <div role="option" tabIndex={-1} aria-selected={false} aria-disabled>
                {P.nadaAchado}
              </div>
            )}
          </div>
        </div>
      )}
    </Moldura>
  );
}
