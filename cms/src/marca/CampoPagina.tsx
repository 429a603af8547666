'use client';

import { FieldError, FieldLabel, useDocumentInfo, useField, useForm } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { useEffect, useState } from 'react';
import { MARCA } from '../palavras/marca.ts';
import estilos from './marca.module.css';

interface PaginaDaMarca {
  uri: string;
  titulo: string;
}

/** A page of this brand, chosen by its title; what was written before and is no page any more stays visible as such. */
export const CampoPagina: TextFieldClientComponent = ({ field, path }) => {
  const { value, setValue, showError, disabled } = useField<string>({ path });
  const { id } = useDocumentInfo();
  const { dispatchFields, getDataByPath } = useForm();
  const paginas = usePaginas(id);
  const conhecida = paginas?.some(({ uri }) => uri === value);
  return (
    <div className={`field-type ${estilos.escolha}`}>
      <FieldLabel label={field.label} path={path} required={field.required} />
      <FieldError path={path} showError={showError} />
      <select
        id={`field-${path}`}
        value={value ?? ''}
        disabled={disabled || paginas === null}
        onChange={(evento) => {
          setValue(evento.target.value);
          const titulo = path.replace(/uri$/, 'titulo');
          const nome = paginas?.find(({ uri }) => uri === evento.target.value)?.titulo;
          if (nome && !getDataByPath(titulo)) dispatchFields({ type: 'UPDATE', path: titulo, value: nome });
        }}
      >
        <option value="">{paginas === null ? MARCA.carregando : MARCA.escolhaAPagina}</option>
        {value && !conhecida && (
          <option value={value}>
            /{value} {paginas ? MARCA.naoExisteMais : ''}
          </option>
        )}
        {paginas?.map(({ uri, titulo }) => (
          <option key={uri} value={uri}>
            {titulo} · /{uri}
          </option>
        ))}
      </select>
    </div>
  );
};

function usePaginas(marca: number | string | undefined): PaginaDaMarca[] | null {
  const [paginas, setPaginas] = useState<PaginaDaMarca[] | null>(null);
  useEffect(() => {
    if (!marca) return setPaginas([]);
    const parar = new AbortController();
    const busca = new URLSearchParams({
      'where[hotsite][equals]': String(marca),
      'select[titulo]': 'true',
      'select[uri]': 'true',
      depth: '0',
      limit: '300',
      sort: 'titulo',
    });
    fetch(`/api/paginas?${busca}`, { signal: parar.signal, credentials: 'same-origin' })
      .then((resposta) => resposta.json())
      .then(({ docs }: { docs?: PaginaDaMarca[] }) => setPaginas(docs ?? []))
      .catch(() => parar.signal.aborted || setPaginas([]));
    return () => parar.abort();
  }, [marca]);
  return paginas;
}
