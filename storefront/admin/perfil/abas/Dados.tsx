import { formatarData } from '@martelo/shared/datas';
import { formatarCpf, formatarTelefone } from '@martelo/shared/documentos';
import type { MeusDados } from '@martelo/shared/usuario';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { ADMIN_PERFIL as P } from '../../../src/palavras/admin-perfil.ts';
import { chamar, type Recusa } from '../../dados/chamar.ts';
import { Ditos } from '../../partes/Ditos.tsx';
import { Lido } from '../../partes/Lido.tsx';
import { Abrindo } from '../../ui/Abrindo.tsx';
import { Botao } from '../../ui/Botao.tsx';

/** It has a form in it, which is fetched when somebody corrects something. */
const Corrigir = lazy(() => import('../Corrigir.tsx'));

export default function Dados() {
  const [corrigindo, corrigir] = useState(false);
  const { data, error, isPending, refetch } = useQuery<MeusDados, Recusa>({
    queryKey: ['meus-dados'],
    queryFn: ({ signal }) => chamar('GET', '/v1/usuarios/eu/dados', { signal }),
    retry: false,
  });
  return (
    <Lido lendo={isPending} erro={error} deNovo={() => void refetch()}>
      {data &&
        (corrigindo ? (
          <Suspense fallback={<Abrindo />}>
            <Corrigir
              dados={data}
              aoFechar={() => {
                corrigir(false);
                void refetch();
              }}
            />
          </Suspense>
        ) : (
          <>
            <section className="sabidos">
              <Ditos de={fatos(data)} />
            </section>
            <p className="quieto">{P.soOAdministrador}</p>
            <div>
              <Botao icone="pencil" onClick={() => corrigir(true)}>
                {P.corrigir}
              </Botao>
            </div>
          </>
        ))}
    </Lido>
  );
}

const fatos = ({ nome, email, cpf, telefone, unidade, fim, desde }: MeusDados): [string, string][] => [
  [P.nome, nome],
  [P.email, email],
  [P.telefone, telefone === null ? P.semTelefone : formatarTelefone(telefone)],
  ...(cpf === null ? [] : [[P.cpf, formatarCpf(cpf)] as [string, string]]),
  ...(unidade === null ? [] : [[P.unidade, unidade.nome] as [string, string]]),
  ...(fim === null ? [] : [[P.fim, formatarData(`${fim}T12:00:00-03:00`)] as [string, string]]),
  [P.desde, formatarData(desde)],
];
