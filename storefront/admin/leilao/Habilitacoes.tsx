import { formatarDataHora } from '@martelo/shared/datas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ADMIN } from '../../src/palavras/admin.ts';
import { chamar, type Recusa } from '../dados/chamar.ts';
import { useCasa } from '../dados/contexto.tsx';
import { MAIOR_PAGINA } from '../dados/provedor.ts';
import type { Registro } from '../dados/tipos.ts';
import { type SituacaoDaHabilitacao, TONS_DA_HABILITACAO } from '../partes/habilitacao.ts';
import { Lido } from '../partes/Lido.tsx';
import { Motivo } from '../partes/Motivo.tsx';
import { Relacao } from '../partes/Relacao.tsx';
import { useDizer } from '../ui/Avisos.tsx';
import { Botao } from '../ui/Botao.tsx';
import { Dialogo } from '../ui/Dialogo.tsx';
import { tituloDe } from '../valor/valor.ts';
import { type Leilao, usePalavras } from './dados.ts';

interface Habilitacao {
  cliUid: string;
  situacao: SituacaoDaHabilitacao;
  dataCadastro: string;
  motivo: string | null;
}

/** Who asked to take part, and the answer. */
export default function Habilitacoes({ leilao }: { leilao: Leilao }) {
  const P = usePalavras();
  const { recursos } = useCasa();
  const consultas = useQueryClient();
  const dizer = useDizer();
  const [recusando, recusar] = useState<Habilitacao | null>(null);
  const clientes = recursos.get('cliente');
  const chave = ['leilao', 'habilitacoes', leilao.uid];
  const { data, error, isPending, refetch } = useQuery({
    queryKey: chave,
    retry: false,
    async queryFn() {
      const { itens } = await chamar<{ itens: Habilitacao[] }>(
        'GET',
        `/v1/leiloes/${leilao.uid}/habilitacoes?porPagina=${MAIOR_PAGINA}&ordenar=dataCadastro&ordem=desc`,
      );
      const uids = itens.map(({ cliUid }) => cliUid);
      if (!clientes || uids.length === 0) return { itens, nomes: new Map<string, string>() };
      const filtro = JSON.stringify([{ tipo: 'lista', campo: 'uid', valores: uids }]);
      const achados = await chamar<{ itens: Registro[] }>(
        'GET',
        `${clientes.caminho}?${new URLSearchParams({ porPagina: String(MAIOR_PAGINA), filtro })}`,
      );
      return { itens, nomes: new Map(achados.itens.map((um) => [um.uid, tituloDe(clientes, um)])) };
    },
  });
  const responder = async (qual: Habilitacao, corpo: object) => {
    try {
      await chamar('PUT', `/v1/leiloes/${leilao.uid}/habilitacoes/${qual.cliUid}`, { corpo });
      dizer(P.habilitacoes.respondida);
      recusar(null);
    } catch (erro) {
      dizer((erro as Recusa).message, { tom: 'ruim' });
    } finally {
      await consultas.invalidateQueries({ queryKey: chave });
    }
  };
  const itens = data?.itens ?? [];
  return (
    <Lido
      lendo={isPending}
      erro={error}
      deNovo={() => void refetch()}
      vazio={
        itens.length === 0 &&
        (leilao.exigeHabilitacao || leilao.exigeCodigo ? P.habilitacoes.nenhuma : P.habilitacoes.naoExige)
      }
    >
      <Relacao
        itens={itens}
        chave={({ cliUid }) => cliUid}
        colunas={[
          {
            rotulo: P.habilitacoes.cliente,
            de: ({ cliUid }) => data?.nomes.get(cliUid) ?? `…${cliUid.slice(-6)}`,
          },
          { rotulo: P.habilitacoes.pedida, de: ({ dataCadastro }) => formatarDataHora(dataCadastro) },
          {
            rotulo: P.habilitacoes.situacao,
            de: ({ situacao, motivo }) => (
              <>
                <span className="marca-situacao" data-tom={TONS_DA_HABILITACAO[situacao]}>
                  {situacao}
                </span>
                {motivo && <small> {motivo}</small>}
              </>
            ),
          },
        ]}
        {...(leilao.respondeHabilitacoes && {
          atos: {
            rotulo: P.lotes.colunas.acoes,
            de: (uma: Habilitacao) => (
              <>
                {uma.situacao !== 'Aprovada' && (
                  <Botao onClick={() => void responder(uma, { situacao: 'Aprovada' })}>
                    {P.habilitacoes.aprovar}
                  </Botao>
                )}
                {uma.situacao !== 'Recusada' && (
                  <Botao onClick={() => recusar(uma)}>{P.habilitacoes.recusar}</Botao>
                )}
              </>
            ),
          },
        })}
      />
      {recusando && (
        <Recusar
          aoFechar={() => recusar(null)}
          aoRecusar={(motivo) =>
            responder(recusando, { situacao: 'Recusada', ...(motivo ? { motivo } : {}) })
          }
        />
      )}
    </Lido>
  );
}

function Recusar({
  aoFechar,
  aoRecusar,
}: {
  aoFechar: () => void;
  aoRecusar: (motivo: string) => Promise<void>;
}) {
  const P = usePalavras();
  const [motivo, escrever] = useState('');
  return (
    <Dialogo
      titulo={P.habilitacoes.perguntaRecusar}
      aoFechar={aoFechar}
      acoes={
        <>
          <Botao onClick={aoFechar}>{ADMIN.cancelar}</Botao>
          <Botao variante="perigo" onClick={() => void aoRecusar(motivo.trim())}>
            {P.habilitacoes.recusar}
          </Botao>
        </>
      }
    >
      <Motivo rotulo={P.habilitacoes.motivo} valor={motivo} maximo={300} mudar={escrever} />
    </Dialogo>
  );
}
