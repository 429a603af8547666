import type { ArquivoVisto } from '@martelo/shared/arquivo';
import { formatarDataHora } from '@martelo/shared/datas';
import type { RecursoDescrito } from '@martelo/shared/recurso';
import { useQuery } from '@tanstack/react-query';
import { useGetOne } from 'ra-core';
import { Link } from 'react-router';
import { noSite } from '../../src/cliente/anexo.ts';
import { Icone } from '../../src/site/ui/Icone.tsx';
import { chamar, type Recusa } from '../dados/chamar.ts';
import type { Registro as Doc } from '../dados/tipos.ts';
import { Lido } from '../partes/Lido.tsx';
import { Relacao } from '../partes/Relacao.tsx';
import Registro from '../registro/Tela.tsx';
import { tituloDe } from '../valor/valor.ts';
import { Anexar } from './Anexar.tsx';
import { usePalavras } from './dados.ts';

/** A paper of an auction: what every kind's screen has, and its files. */
export default function Tela({ recurso, uid }: { recurso: RecursoDescrito; uid: string }) {
  return (
    <>
      <Registro {...{ recurso, uid }} />
      {uid !== 'novo' && <Anexos {...{ recurso, uid }} />}
    </>
  );
}

function Anexos({ recurso, uid }: { recurso: RecursoDescrito; uid: string }) {
  const P = usePalavras();
  const { data: documento, refetch: lerDocumento } = useGetOne<Doc>(
    recurso.nome,
    { id: uid as never },
    { retry: false },
  );
  const { data, error, isPending, refetch } = useQuery<{ itens: ArquivoVisto[] }, Recusa>({
    queryKey: ['documentosDoLeilao', 'anexos', uid],
    queryFn: ({ signal }) => chamar('GET', `/v1/documentos-leilao/${uid}/anexos`, { signal }),
    retry: false,
  });
  // Why it cannot be opened is said above.
  if (documento === undefined || documento.removidoEm !== undefined) return null;
  return (
    <div className="pagina registro">
      <section className="parte" aria-labelledby="anexos">
        <header className="parte-topo">
          <h2 id="anexos">{P.anexos}</h2>
          <Link className="elo" to={`/documentos-leilao/${String(documento.leilaoUid)}`}>
            {P.titulo}
          </Link>
        </header>
        <p className="quieto">{P.anexosExplica}</p>
        <Lido
          lendo={isPending}
          erro={error}
          deNovo={() => void refetch()}
          vazio={data?.itens.length === 0 && P.semAnexo}
        >
          <Relacao
            itens={data?.itens ?? []}
            chave={(um) => um.uid}
            colunas={[
              { rotulo: P.arquivo, de: (um) => <AbrirAnexo anexo={um} /> },
              { rotulo: P.enviadoEm, de: ({ criadoEm }) => formatarDataHora(criadoEm) },
            ]}
          />
        </Lido>
        {documento.situacao === 'AGUARDANDO' && (
          <p className="registro-acoes da-parte">
            <Anexar
              uid={uid}
              titulo={tituloDe(recurso, documento)}
              rotulo={data?.itens.length ? P.anexarOutro : P.anexarEm}
              aoAnexar={() => {
                void refetch();
                void lerDocumento();
              }}
            />
          </p>
        )}
      </section>
    </div>
  );
}

/** A file, a press away in another tab; by its name alone where its bytes are gone. */
export function AbrirAnexo({ anexo: { nome, endereco } }: { anexo: ArquivoVisto }) {
  const P = usePalavras();
  const href = noSite(endereco);
  if (href === null) return nome;
  return (
    <a className="elo" href={href} target="_blank" rel="noopener noreferrer" aria-label={P.abrir(nome)}>
      <Icone nome="file-text" tamanho={14} /> {nome}
    </a>
  );
}
