import { formatarDataHora } from '@martelo/shared/datas';
import type { SessaoAberta } from '@martelo/shared/sessao';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ADMIN } from '../../../src/palavras/admin.ts';
import { ADMIN_USUARIO } from '../../../src/palavras/admin-usuario.ts';
import { chamar, type Recusa } from '../../dados/chamar.ts';
import { Fatos } from '../../partes/Fatos.tsx';
import { Lido } from '../../partes/Lido.tsx';
import { Relacao } from '../../partes/Relacao.tsx';
import { useDizer } from '../../ui/Avisos.tsx';
import { Botao } from '../../ui/Botao.tsx';
import { Dialogo } from '../../ui/Dialogo.tsx';
import { useOnline } from '../../ui/online.ts';
import type { PropsDaAba } from '../usuario.ts';

const P = ADMIN_USUARIO.sessoes;
const CONTA = ['email', 'situacao', 'motivo', 'fim', 'createdAt', 'updatedAt'];

/** How somebody gets in, and where they are in now. */
export default function Acesso({ recurso, usuario }: PropsDaAba) {
  const onde = `/v1/usuarios/${usuario.uid}/sessoes`;
  const { data, error, isPending, refetch } = useQuery<{ itens: SessaoAberta[] }, Recusa>({
    queryKey: ['sessoes', usuario.uid, usuario.revisao],
    queryFn: ({ signal }) => chamar('GET', onde, { signal }),
    retry: false,
  });
  const [perguntando, perguntar] = useState(false);
  const [encerrando, encerrar] = useState(false);
  const dizer = useDizer();
  const online = useOnline();
  const itens = data?.itens ?? [];
  const fazer = async () => {
    encerrar(true);
    try {
      const { encerradas } = await chamar<{ encerradas: number }>('DELETE', onde);
      dizer(P.encerradas(encerradas));
      void refetch();
    } catch (erro) {
      dizer((erro as Recusa).message, { tom: 'ruim' });
    } finally {
      encerrar(false);
      perguntar(false);
    }
  };
  return (
    <>
      <div className="parte">
        <Fatos
          registro={usuario}
          campos={CONTA.flatMap((nome) => recurso.campos.find(({ campo }) => campo === nome) ?? [])}
        />
      </div>
      <section className="aba" aria-labelledby="sessoes">
        <div className="parte-topo">
          <h2 id="sessoes">{P.titulo}</h2>
          {itens.length > 0 && (
            <Botao icone="log-out" disabled={!online} onClick={() => perguntar(true)}>
              {P.encerrar}
            </Botao>
          )}
        </div>
        <Lido
          lendo={isPending}
          erro={error}
          deNovo={() => void refetch()}
          vazio={itens.length === 0 && P.nenhuma}
        >
          <Relacao
            itens={itens}
            chave={({ criadaEm, endereco }) => `${criadaEm} ${endereco}`}
            colunas={[
              { rotulo: P.aparelho, de: ({ dispositivo }) => dispositivo },
              { rotulo: P.marca, de: ({ marca }) => marca },
              { rotulo: P.endereco, de: ({ endereco }) => <code>{endereco}</code> },
              { rotulo: P.vista, de: ({ vistaEm }) => formatarDataHora(vistaEm) },
            ]}
          />
        </Lido>
      </section>
      {perguntando && (
        <Dialogo
          titulo={P.pergunta(usuario.nome)}
          aoFechar={() => perguntar(false)}
          acoes={
            <>
              <Botao onClick={() => perguntar(false)}>{ADMIN.cancelar}</Botao>
              <Botao variante="perigo" esperando={encerrando} onClick={() => void fazer()}>
                {P.encerrar}
              </Botao>
            </>
          }
        >
          <p>{P.explica}</p>
        </Dialogo>
      )}
    </>
  );
}
