import type { RecursoDescrito } from '@martelo/shared/recurso';
import { useGetOne } from 'ra-core';
import { ADMIN_VISTORIAS as P } from '../../src/palavras/admin-vistorias.ts';
import type { Registro as Doc } from '../dados/tipos.ts';
import Registro from '../registro/Tela.tsx';
import { Categorias } from './Categorias.tsx';

const ENTRADAS = { categorias: Categorias };
const SECOES = [
  { titulo: P.oTipo, campos: ['nome', 'ativo', 'podeEditar', 'disponibilizarParaTipos'] },
  { titulo: P.oQuePergunta, campos: ['categorias'] },
];

/** A type of inspection: what every kind's screen has, and the builder of what it asks for. */
export default function Tela({ recurso, uid }: { recurso: RecursoDescrito; uid: string }) {
  return (
    <Registro
      {...{ recurso, uid }}
      formulario={{
        ...{ secoes: SECOES, entradas: ENTRADAS },
        junto: uid === 'novo' ? undefined : <Publicacao {...{ recurso, uid }} />,
      }}
    />
  );
}

/** Whether inspections go by what is written here. */
function Publicacao({ recurso, uid }: { recurso: RecursoDescrito; uid: string }) {
  const { data } = useGetOne<Doc & { versao: number; rascunho: boolean }>(
    recurso.nome,
    { id: uid as never },
    { retry: false },
  );
  if (data === undefined || !data.rascunho) return null;
  return (
    <p className="nota" role="status">
      {data.versao === 0 ? P.nuncaPublicado : P.aPublicar}
    </p>
  );
}
