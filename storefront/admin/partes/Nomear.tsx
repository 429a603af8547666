import type { Filtro } from '@martelo/shared/filtro';
import { keepPreviousData } from '@tanstack/react-query';
import { useGetList } from 'ra-core';
import { type InputHTMLAttributes, type Ref, useState } from 'react';
import { ADMIN_REGISTRO as P } from '../../src/palavras/admin-registro.ts';
import { Icone } from '../../src/site/ui/Icone.tsx';
import { useCasa } from '../dados/contexto.tsx';
import type { Registro } from '../dados/tipos.ts';
import { temBusca } from '../lista/filtros/descrever.ts';
import { useNomes } from '../valor/usar-nomes.ts';
import { tituloDe } from '../valor/valor.ts';
import { Procura } from './Procura.tsx';

interface Props
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'onFocus' | 'list'> {
  /** Of a kind that who looks may read. */
  especie: string;
  /** By their small numbers. */
  ids: readonly number[];
  varios: boolean;
  mudar(ids: number[]): void;
  ref?: Ref<HTMLInputElement>;
}

/** Names records of a kind, found by their words: one, or several. */
export function Nomear({ especie, ids, varios, mudar, ...acesso }: Props) {
  const recurso = useCasa().recursos.get(especie)!;
  const nomeDe = useNomes(especie, ids);
  const [escrito, escrever] = useState<string | null>(null);
  const filtros: Filtro[] = escrito && temBusca(recurso) ? [{ tipo: 'geral', valor: escrito }] : [];
  const { data: achados = [] } = useGetList<Registro>(
    especie,
    { filter: { filtros }, pagination: { page: 1, perPage: 8 }, sort: { field: 'id', order: 'DESC' } },
    { enabled: escrito !== null, placeholderData: keepPreviousData },
  );
  const lido = (id: number) => (nomeDe(id) === String(id) ? `${recurso.rotulo.um} ${id}` : nomeDe(id));
  return (
    <div className="referencia">
      {ids.map((id) => (
        <span key={id} className="filtro">
          <span>{lido(id)}</span>
          <button
            type="button"
            aria-label={P.tirar(lido(id))}
            onClick={() => mudar(ids.filter((um) => um !== id))}
          >
            <Icone nome="x" tamanho={14} />
          </button>
        </span>
      ))}
      <Procura
        {...acesso}
        campo={varios || ids.length === 0}
        rotuloDaLista={recurso.rotulo.varios}
        placeholder={P.procurar(recurso.rotulo.varios)}
        achados={achados.filter(({ id }) => !ids.includes(id))}
        vazio={P.nadaAchado}
        mostrar={(um) => (
          <>
            {tituloDe(recurso, um)}
            <small>{P.numero(um.id)}</small>
          </>
        )}
        tomar={({ id }) => mudar(varios ? [...ids, id] : [id])}
        {...{ escrito, escrever }}
      />
    </div>
  );
}
