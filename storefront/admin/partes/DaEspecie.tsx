import type { Filtro } from '@martelo/shared/filtro';
import type { RecursoDescrito } from '@martelo/shared/recurso';
import { useGetList } from 'ra-core';
import { Link } from 'react-router';
import { ADMIN_REGISTRO as P } from '../../src/palavras/admin-registro.ts';
import type { Registro } from '../dados/tipos.ts';
import { enderecoDaLista } from '../lista/endereco.ts';
import { Valor } from '../valor/Valor.tsx';
import { ehNumero, tituloDe, valorEm } from '../valor/valor.ts';
import { Lido } from './Lido.tsx';
import { Relacao } from './Relacao.tsx';

const QUANTOS = 25;

/** Records of another kind that name this one, the newest first; the rest of them stand in that kind's list. */
export function DaEspecie({
  recurso,
  filtro,
  campos,
  ultima,
  vazio,
}: {
  recurso: RecursoDescrito;
  filtro: Filtro;
  campos: readonly string[];
  /** What is to be said of each beside the others, after its fields. */
  ultima?: { rotulo: string; de(um: Registro, todos: readonly Registro[]): string };
  vazio: string;
}) {
  const { data, total, error, isPending, refetch } = useGetList<Registro>(
    recurso.nome,
    {
      filter: { filtros: [filtro] },
      ...{ pagination: { page: 1, perPage: QUANTOS }, sort: { field: 'id', order: 'DESC' } },
    },
    { retry: false },
  );
  const colunas = campos.flatMap((nome) => recurso.campos.find(({ campo }) => campo === nome) ?? []);
  return (
    <Lido
      lendo={isPending}
      erro={error as Error | null}
      deNovo={() => void refetch()}
      vazio={data?.length === 0 && vazio}
    >
      <Relacao
        itens={data ?? []}
        chave={({ uid }) => uid}
        colunas={[
          {
            rotulo: recurso.rotulo.um,
            de: (um) =>
              recurso.tela ? (
                <Link to={`/${recurso.abre}/${um.uid}`}>{tituloDe(recurso, um)}</Link>
              ) : (
                tituloDe(recurso, um)
              ),
          },
          ...colunas.map((campo) => ({
            rotulo: campo.rotulo,
            numero: ehNumero(campo),
            de: (um: Registro) => <Valor campo={campo} valor={valorEm(um, campo.campo)} />,
          })),
          ...(ultima ? [{ rotulo: ultima.rotulo, de: (um: Registro) => ultima.de(um, data ?? []) }] : []),
        ]}
      />
      {recurso.listado && (total ?? 0) > QUANTOS && (
        <Link className="elo" to={`/${recurso.rota}?${enderecoDaLista({ filtros: [filtro] })}`}>
          {P.verTodos}
        </Link>
      )}
    </Lido>
  );
}
