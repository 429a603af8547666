import type { RecursoDescrito } from '@martelo/shared/recurso';
import { useGetOne } from 'ra-core';
import { ADMIN_COMITENTE } from '../../src/palavras/admin-comitente.ts';
import { useCasa } from '../dados/contexto.tsx';
import type { Registro as Doc } from '../dados/tipos.ts';
import Registro from '../registro/Tela.tsx';
import { Parte } from './Parte.tsx';

/** A group of consignors, and who is in it. */
export default function Grupo({ recurso, uid }: { recurso: RecursoDescrito; uid: string }) {
  return (
    <>
      <Registro {...{ recurso, uid }} />
      {uid !== 'novo' && <DoGrupo {...{ recurso, uid }} />}
    </>
  );
}

function DoGrupo({ recurso, uid }: { recurso: RecursoDescrito; uid: string }) {
  const P = ADMIN_COMITENTE[useCasa().configuracao.marca.tipo];
  const { data } = useGetOne<Doc>(recurso.nome, { id: uid as never }, { retry: false });
  if (data === undefined) return null;
  return (
    <div className="pagina registro">
      <Parte
        especie="comitente"
        {...{ titulo: P.doGrupo, vazio: P.semComitentes }}
        filtro={{ tipo: 'exata', campo: 'cogId', valor: data.id }}
        campos={['nomeSite', 'carteiraIds', 'situacao']}
        novo={{ rotulo: P.novoComitente, com: { cogId: data.id } }}
      />
    </div>
  );
}
