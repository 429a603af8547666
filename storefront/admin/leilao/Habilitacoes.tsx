import { formatarDataHora } from '@martelo/shared/datas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ADMIN } from '../../src/palavras/admin.ts';
import { Icone } from '../../src/site/ui/Icone.tsx';
import { chamar, type Recusa } from '../dados/chamar.ts';
import { useCasa } from '../dados/contexto.tsx';
import { MAIOR_PAGINA } from '../dados/provedor.ts';
import type { Registro } from '../dados/tipos.ts';
import { useDizer } from '../ui/Avisos.tsx';
import { Botao } from '../ui/Botao.tsx';
import { Dialogo } from '../ui/Dialogo.tsx';
import { tituloDe } from '../valor/valor.ts';
import { type Leilao, usePalavras } from './dados.ts';

interface Habilitacao {
  cliUid: string;
  situacao: 'Aguardando' | 'Aprovada' | 'Recusada';
  dataCadastro: string;
  motivo: string | null;
}

const TONS = { Aguardando: 'espera', Aprovada: 'bom', Recusada: 'ruim' } as const;

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
  if (isPending) return <p className="quieto">{ADMIN.carregando}</p>;
  if (error)
    return (
      <p className="erro" role="alert">
        {error.message}
        <Botao variante="leve" onClick={() => void refetch()}>
          {ADMIN.tentarDeNovo}
        </Botao>
      </p>
    );
  if (data.itens.length === 0)
    return (
      <div className="quadro" role="status">
        <Icone nome="inbox" tamanho={28} traco={1.5} />
        <h2>
          {leilao.exigeHabilitacao || leilao.exigeCodigo ? P.habilitacoes.nenhuma : P.habilitacoes.naoExige}
        </h2>
      </div>
    );
  return (
    <div className="tabela">
      <table>
        <thead>
          <tr>
            <th>{P.habilitacoes.cliente}</th>
            <th>{P.habilitacoes.pedida}</th>
            <th>{P.habilitacoes.situacao}</th>
            {leilao.respondeHabilitacoes && <th>{P.lotes.colunas.acoes}</th>}
          </tr>
        </thead>
        <tbody>
          {data.itens.map((uma) => (
            <tr key={uma.cliUid}>
              <td data-rotulo={P.habilitacoes.cliente}>
                {data.nomes.get(uma.cliUid) ?? `…${uma.cliUid.slice(-6)}`}
              </td>
              <td data-rotulo={P.habilitacoes.pedida}>{formatarDataHora(uma.dataCadastro)}</td>
              <td data-rotulo={P.habilitacoes.situacao}>
                <span className="marca-situacao" data-tom={TONS[uma.situacao]}>
                  {uma.situacao}
                </span>
                {uma.motivo && <small> {uma.motivo}</small>}
              </td>
              {leilao.respondeHabilitacoes && (
                <td data-rotulo={P.lotes.colunas.acoes}>
                  {uma.situacao !== 'Aprovada' && (
                    <Botao onClick={() => void responder(uma, { situacao: 'Aprovada' })}>
                      {P.habilitacoes.aprovar}
                    </Botao>
                  )}
                  {uma.situacao !== 'Recusada' && (
                    <Botao onClick={() => recusar(uma)}>{P.habilitacoes.recusar}</Botao>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {recusando && (
        <Recusar
          aoFechar={() => recusar(null)}
          aoRecusar={(motivo) =>
            responder(recusando, { situacao: 'Recusada', ...(motivo ? { motivo } : {}) })
          }
        />
      )}
    </div>
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
      <div className="campo">
        <label htmlFor="motivo-da-recusa">{P.habilitacoes.motivo}</label>
        <textarea
          id="motivo-da-recusa"
          rows={3}
          maxLength={300}
          value={motivo}
          onChange={({ target: { value } }) => escrever(value)}
        />
      </div>
    </Dialogo>
  );
}
