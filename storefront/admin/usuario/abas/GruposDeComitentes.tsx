import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { ADMIN_USUARIO } from '../../../src/palavras/admin-usuario.ts';
import { chamar, type Recusa } from '../../dados/chamar.ts';
import { Lido } from '../../partes/Lido.tsx';
import { useDizer } from '../../ui/Avisos.tsx';
import { Botao } from '../../ui/Botao.tsx';
import { useOnline } from '../../ui/online.ts';

const P = ADMIN_USUARIO.trabalho;

interface Grupo {
  uid: string;
  id: number;
  cogSigla: string;
  nome: string;
}

/** The groups that somebody works for: by each they answer for all the consignors that name it. */
export function GruposDeComitentes({ uid }: { uid: string }) {
  const onde = `/v1/comitentes/usuario-grupo/${uid}`;
  const seus = useQuery<{ itens: Grupo[] }, Recusa>({
    queryKey: ['grupos-do-usuario', uid],
    queryFn: ({ signal }) => chamar('GET', onde, { signal }),
    retry: false,
  });
  const todos = useQuery<Grupo[], Recusa>({
    queryKey: ['grupos-de-comitentes'],
    queryFn: ({ signal }) => chamar('GET', '/v1/comitentes/listar-grupos-comitentes', { signal }),
    retry: false,
  });
  const consultas = useQueryClient();
  const [qual, escolher] = useState('');
  const [fazendo, fazer] = useState(false);
  const dizer = useDizer();
  const online = useOnline();
  const campo = useId();
  const mudar = async (mandar: () => Promise<unknown>, feito: string) => {
    fazer(true);
    try {
      await mandar();
      dizer(feito);
      escolher('');
    } catch (erro) {
      dizer((erro as Recusa).message, { tom: 'ruim' });
    } finally {
      fazer(false);
    }
    void seus.refetch();
    // By a group come its consignors.
    void consultas.invalidateQueries({ queryKey: ['comitentes-do-usuario', uid] });
  };
  const livres = (todos.data ?? []).filter(({ id }) => !seus.data?.itens.some((um) => um.id === id));
  return (
    <Lido
      lendo={seus.isPending || todos.isPending}
      erro={seus.error ?? todos.error}
      deNovo={() => {
        void seus.refetch();
        void todos.refetch();
      }}
      vazio={todos.data?.length === 0 && P.naoHaGrupos}
    >
      {seus.data?.itens.length === 0 ? (
        <p className="quieto">{P.semGrupos}</p>
      ) : (
        <ul className="nomeados">
          {seus.data?.itens.map((um) => (
            <li key={um.uid}>
              <Link to={`/grupo-comitente/${um.uid}`}>
                {um.nome} ({um.cogSigla})
              </Link>
              <Botao
                variante="leve"
                icone="x"
                soIcone
                disabled={!online || fazendo}
                onClick={() => void mudar(() => chamar('DELETE', `${onde}/${um.id}`), P.tirado)}
              >
                {P.tirarDoGrupo(um.nome)}
              </Botao>
            </li>
          ))}
        </ul>
      )}
      {livres.length > 0 && (
        <div className="campo">
          <label htmlFor={campo}>{P.qualGrupo}</label>
          <select id={campo} value={qual} onChange={({ target: { value } }) => escolher(value)}>
            <option value="">{P.escolhaOGrupo}</option>
            {livres.map(({ id, nome, cogSigla }) => (
              <option key={id} value={String(id)}>
                {nome} ({cogSigla})
              </option>
            ))}
          </select>
          <Botao
            variante="primario"
            esperando={fazendo}
            disabled={!online || qual === ''}
            onClick={() =>
              void mudar(() => chamar('POST', onde, { corpo: { cogIds: [Number(qual)] } }), P.postoNoGrupo)
            }
          >
            {P.porNoGrupo}
          </Botao>
        </div>
      )}
    </Lido>
  );
}
