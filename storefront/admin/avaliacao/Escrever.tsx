import type { RecursoDescrito } from '@martelo/shared/recurso';
import { useGetOne } from 'ra-core';
import { useProvedor } from '../dados/contexto.tsx';
import type { Registro } from '../dados/tipos.ts';
import { Formulario } from '../formulario/Formulario.tsx';
import { Ato } from '../partes/Ato.tsx';
import { Lido } from '../partes/Lido.tsx';
import { usePalavras } from './Tela.tsx';

interface Props {
  recurso: RecursoDescrito;
  veiId: number;
  rascunhoUid: string | null;
  aoMudar: () => void;
}

/** What is being written of a vehicle: the draft that is there, or one that is to be. */
export function Escrever({ rascunhoUid, ...props }: Props) {
  return rascunhoUid === null ? (
    <Escrita {...props} registro={null} />
  ) : (
    <DoRascunho key={rascunhoUid} {...props} uid={rascunhoUid} />
  );
}

function DoRascunho({ uid, ...props }: Omit<Props, 'rascunhoUid'> & { uid: string }) {
  const { data, error, isPending, refetch } = useGetOne<Registro>(
    props.recurso.nome,
    { id: uid as never },
    { retry: false },
  );
  return (
    <Lido lendo={isPending} erro={error as Error | null} deNovo={() => void refetch()}>
      {data && <Escrita key={data.revisao} {...props} registro={data} />}
    </Lido>
  );
}

function Escrita({
  recurso,
  veiId,
  registro,
  aoMudar,
}: Omit<Props, 'rascunhoUid'> & { registro: Registro | null }) {
  const P = usePalavras();
  const provedor = useProvedor();
  return (
    <section aria-labelledby="avaliacao-escrever">
      <div className="lista-topo">
        <h2 id="avaliacao-escrever">{registro === null ? P.nova : P.escrever}</h2>
        {registro && (
          <Ato
            {...{ recurso, registro, aoMudar }}
            nome="assinar"
            rotulo={P.assinar}
            icone="check"
            variante="primario"
          />
        )}
      </div>
      <p className="quieto">{registro === null ? P.novaExplica : P.rascunho}</p>
      <Formulario
        {...{ recurso, registro }}
        campos={recurso.campos.filter(({ campo, escreve }) => escreve && campo !== 'veiId')}
        novoDe={String(veiId)}
        {...(registro === null && {
          gravar: async (escrito) => {
            const { data } = await provedor.create(recurso.nome, { data: { ...escrito, veiId } });
            return data as Registro;
          },
        })}
        aoSalvar={aoMudar}
      />
    </section>
  );
}
