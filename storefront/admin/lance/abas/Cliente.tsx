import { useGetOne } from 'ra-core';
import { Link } from 'react-router';
import { useCasa } from '../../dados/contexto.tsx';
import type { Registro } from '../../dados/tipos.ts';
import { Fatos } from '../../partes/Fatos.tsx';
import { Lido } from '../../partes/Lido.tsx';
import { type PropsDaAba, usePalavras } from '../lance.ts';

const CAMPOS = ['nome', 'razaoSocial', 'cpf', 'cnpj', 'email', 'telefone', 'situacao', 'endereco'];

/** Whose it is, as the caller's role is shown clients: masked where theirs are. */
export default function Cliente({ lance }: PropsDaAba) {
  const P = usePalavras();
  const recurso = useCasa().recursos.get('cliente');
  const { data, error, isPending, refetch } = useGetOne<Registro>(
    'cliente',
    { id: lance.cliUid as never },
    { retry: false, enabled: recurso !== undefined && lance.cliente !== null },
  );
  if (lance.cliente === null) return <p>{P.daSala}</p>;
  if (recurso === undefined) return <p>{P.semCliente}</p>;
  return (
    <Lido lendo={isPending} erro={error as Error | null} deNovo={() => void refetch()}>
      {data && (
        <>
          <Fatos campos={recurso.campos.filter(({ campo }) => CAMPOS.includes(campo))} registro={data} />
          {recurso.tela && (
            <Link className="elo" to={`/${recurso.rotaDeUm}/${data.uid}`}>
              {P.abrirCliente}
            </Link>
          )}
        </>
      )}
    </Lido>
  );
}
