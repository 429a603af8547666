import { useGetList } from 'ra-core';
import { type FieldValues, useController } from 'react-hook-form';
import { MAIOR_PAGINA } from '../dados/provedor.ts';
import type { Registro } from '../dados/tipos.ts';
import type { PropsDaEntrada } from '../formulario/entradas/Entrada.tsx';
import { Moldura } from '../formulario/entradas/Moldura.tsx';
import { usePalavras } from './dados.ts';

interface Leiloeiro {
  id?: number;
  uid?: string;
  nome: string;
  inscricao?: string;
}

/** Of those that the house has on record, with what an auction tells of them; one that it has not stays as it was written. */
export function EscolherLeiloeiro({ nome, campo }: PropsDaEntrada) {
  const P = usePalavras();
  const { field, fieldState } = useController<FieldValues>({ name: nome });
  const { data = [] } = useGetList<Registro>('leiloeiro', {
    filter: { filtros: [{ tipo: 'exata', campo: 'situacao', valor: 'ATIVO' }] },
    sort: { field: 'nome', order: 'ASC' },
    pagination: { page: 1, perPage: MAIOR_PAGINA },
  });
  const atual = field.value as Leiloeiro | null | undefined;
  const achado = data.find((um) => um.uid === atual?.uid || (!atual?.uid && um.nome === atual?.nome));
  return (
    <Moldura {...{ nome, campo: { ...campo, tipo: 'opcao' }, erro: fieldState.error?.message }}>
      {(acesso) => (
        <select
          {...acesso}
          ref={field.ref}
          value={achado?.uid ?? (atual ? 'de-fora' : '')}
          onBlur={field.onBlur}
          onChange={({ target: { value } }) => {
            const escolhido = data.find((um) => um.uid === value);
            if (value === 'de-fora') return;
            field.onChange(escolhido ? comoNoLeilao(escolhido) : null);
          }}
        >
          <option value="">{P.nenhum}</option>
          {atual && !achado && <option value="de-fora">{P.deFora(atual.nome)}</option>}
          {data.map((um) => (
            <option key={um.uid} value={um.uid}>
              {String(um.nome)}
            </option>
          ))}
        </select>
      )}
    </Moldura>
  );
}

const comoNoLeilao = ({ id, uid, nome, inscricao }: Registro): Leiloeiro => ({
  ...{ id, uid, nome: String(nome) },
  ...(inscricao ? { inscricao: String(inscricao) } : {}),
});
