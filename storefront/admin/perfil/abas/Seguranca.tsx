import type { SituacaoSegundoFator } from '@martelo/shared/sessao';
import { SENHA_MINIMA } from '@martelo/shared/usuario';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useBlocker } from 'react-router';
import { SegundoFator } from '../../../src/conta/SegundoFator.tsx';
import { TrocaDeSenha } from '../../../src/conta/TrocaDeSenha.tsx';
import { ADMIN_PERFIL as P } from '../../../src/palavras/admin-perfil.ts';
import { chamar, type Recusa } from '../../dados/chamar.ts';
import { useCasa } from '../../dados/contexto.tsx';
import { Lido } from '../../partes/Lido.tsx';
import { Botao } from '../../ui/Botao.tsx';
import { Dialogo } from '../../ui/Dialogo.tsx';

/** The second factor and the password, by the very parts that the site has for everybody who has an account. */
export default function Seguranca() {
  const { marca } = useCasa().configuracao;
  const [comCodigos, mostrar] = useState(false);
  const { data, error, isPending, refetch } = useQuery<SituacaoSegundoFator, Recusa>({
    queryKey: ['meu-segundo-fator'],
    queryFn: ({ signal }) => chamar('GET', '/v1/auth/segundo-fator', { signal }),
    // What is being done on it is not begun again by a glance at another window.
    ...{ retry: false, refetchOnWindowFocus: false, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  });
  return (
    <Lido lendo={isPending} erro={error} deNovo={() => void refetch()}>
      {data && (
        <div className="da-conta">
          <SegundoFator inicial={data} marca={marca.nome} interno aoMostrarCodigos={mostrar} />
          {!comCodigos && <TrocaDeSenha minimo={SENHA_MINIMA.interno} comFator={data.ativo} />}
        </div>
      )}
      <SairDosCodigos mostrados={comCodigos} />
    </Lido>
  );
}

/** They are shown once: no link of the shell leads away from them without a question. */
function SairDosCodigos({ mostrados }: { mostrados: boolean }) {
  const trava = useBlocker(mostrados);
  if (trava.state !== 'blocked') return null;
  return (
    <Dialogo
      titulo={P.codigosAbertos}
      aoFechar={() => trava.reset()}
      acoes={
        <>
          <Botao variante="perigo" onClick={() => trava.proceed()}>
            {P.sair}
          </Botao>
          <Botao variante="primario" onClick={() => trava.reset()}>
            {P.ficar}
          </Botao>
        </>
      }
    >
      <p>{P.codigosSomem}</p>
    </Dialogo>
  );
}
