import { useGetList } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { MAIOR_PAGINA } from '../dados/provedor.ts';
import type { Registro } from '../dados/tipos.ts';
import type { PropsDaEntrada } from '../formulario/entradas/Entrada.tsx';
import { Grupo } from '../formulario/entradas/Grupo.tsx';
import { usePalavras } from './dados.ts';

/** The place is written freely, or taken from one of the house's yards. */
export function EscolherLocal({ nome, campo }: PropsDaEntrada) {
  const P = usePalavras();
  const { setValue } = useFormContext();
  const { data = [] } = useGetList<Registro>('patio', {
    filter: { filtros: [{ tipo: 'exata', campo: 'situacao', valor: 'ATIVO' }] },
    sort: { field: 'nome', order: 'ASC' },
    pagination: { page: 1, perPage: MAIOR_PAGINA },
  });
  // Numbers of other systems are nobody's to type.
  const escritos = campo.campos.filter((parte) => !/\.(id|lcpId)$/.test(parte.campo));
  return (
    <>
      {data.length > 0 && (
        <div className="campo">
          <label htmlFor="campo-patio-do-local">{P.comoPatio}</label>
          <select
            id="campo-patio-do-local"
            value=""
            onChange={({ target: { value } }) => {
              const patio = data.find((um) => um.uid === value);
              if (patio) setValue(nome, comoLocal(patio), { shouldDirty: true });
            }}
          >
            <option value="">{P.escolha}</option>
            {data.map((um) => (
              <option key={um.uid} value={um.uid}>
                {String(um.nome)}
              </option>
            ))}
          </select>
        </div>
      )}
      <Grupo {...{ nome }} campo={{ ...campo, campos: escritos }} />
    </>
  );
}

const comoLocal = ({ nome, endereco, cidade, telefone }: Registro) => ({
  nome: String(nome),
  ...(endereco ? { endereco: String(endereco) } : {}),
  ...(cidade ? { cidade: String(cidade) } : {}),
  ...(telefone ? { telefone: String(telefone) } : {}),
});
