import { formatarDataHora } from '@martelo/shared/datas';
import type { Filtro } from '@martelo/shared/filtro';
import { ROTULOS_SITUACAO_LANCE } from '@martelo/shared/lance-situacao';
import { formatarReais } from '@martelo/shared/reais';
import { Link } from 'react-router';
import { ADMIN_CLIENTE } from '../../../src/palavras/admin-cliente.ts';
import { useCasa } from '../../dados/contexto.tsx';
import { usePaginas } from '../../dados/usar-paginas.ts';
import { Lido } from '../../partes/Lido.tsx';
import { Relacao } from '../../partes/Relacao.tsx';
import { Botao } from '../../ui/Botao.tsx';
import { type Lance, usePalavras } from '../lance.ts';

/** Other lines of the list, the newest first. */
export function Linhas({ filtros }: { filtros: readonly Filtro[] }) {
  const P = usePalavras();
  const { tipo } = useCasa().configuracao.marca;
  const { itens, isPending, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    usePaginas<Lance>('/v1/lances-recebidos', { filtro: JSON.stringify(filtros) });
  return (
    <Lido
      lendo={isPending}
      erro={error}
      deNovo={() => void refetch()}
      vazio={itens.length === 0 && P.semLinhas}
    >
      <Relacao
        itens={itens}
        chave={({ uid }) => uid}
        colunas={[
          {
            rotulo: P.quando,
            de: ({ uid, data }) => <Link to={`/lance-recebido/${uid}`}>{formatarDataHora(data)}</Link>,
          },
          { rotulo: P.quem, de: ({ apelido, cidade }) => [apelido, cidade].filter(Boolean).join(' · ') },
          { rotulo: P.tipo, de: ({ tipoLance, tipoNegociacao }) => `${tipoNegociacao}, ${tipoLance}` },
          { rotulo: P.situacao, de: ({ situacao }) => ROTULOS_SITUACAO_LANCE[tipo][situacao] },
          {
            ...{ rotulo: P.valor, numero: true },
            de: ({ valor }) => (valor === null ? P.sigilo : formatarReais(valor)),
          },
        ]}
      />
      {hasNextPage && (
        <Botao esperando={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {ADMIN_CLIENTE.mais}
        </Botao>
      )}
    </Lido>
  );
}
