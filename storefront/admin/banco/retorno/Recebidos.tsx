import type { RetornoRecebido } from '@martelo/shared/arquivos-do-banco';
import { formatarDataHora } from '@martelo/shared/datas';
import { formatarReais } from '@martelo/shared/reais';
import { ADMIN_BANCO as P } from '../../../src/palavras/admin-banco.ts';
import { usePaginas } from '../../dados/usar-paginas.ts';
import { Lido } from '../../partes/Lido.tsx';
import { type Coluna, Relacao } from '../../partes/Relacao.tsx';
import { Botao } from '../../ui/Botao.tsx';

export const RETORNOS = '/v1/boletos/retornos';

const C = P.colunas;
const numero = (quantos: number): string => quantos.toLocaleString('pt-BR');
const COLUNAS: Coluna<RetornoRecebido>[] = [
  { rotulo: C.numero, de: ({ nsa }) => nsa },
  { rotulo: C.nome, de: ({ nome }) => nome },
  { rotulo: C.quando, de: ({ em }) => formatarDataHora(em) },
  { rotulo: C.quem, de: ({ por }) => por },
  {
    rotulo: C.situacao,
    de: ({ situacao, feitas, linhas }) =>
      `${P.retorno.situacoes[situacao]}${situacao === 'APLICADO' ? '' : ` · ${P.retorno.ate(feitas, linhas)}`}`,
  },
  { rotulo: C.linhas, numero: true, de: ({ linhas }) => numero(linhas) },
  { rotulo: C.pagas, numero: true, de: ({ pagas }) => numero(pagas) },
  { rotulo: C.valor, numero: true, de: ({ valorPago }) => formatarReais(valorPago) },
  { rotulo: C.avisos, numero: true, de: ({ avisos }) => numero(avisos) },
];

/** The files that were taken in before. */
export function Recebidos() {
  const { itens, isPending, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    usePaginas<RetornoRecebido>(RETORNOS);
  return (
    <section className="banco-parte" aria-labelledby="retornos-recebidos">
      <h2 id="retornos-recebidos">{P.retorno.anteriores}</h2>
      <Lido
        lendo={isPending}
        erro={error}
        deNovo={() => void refetch()}
        vazio={itens.length === 0 && P.retorno.nenhum}
      >
        <Relacao itens={itens} colunas={COLUNAS} chave={({ uid }) => uid} />
        {hasNextPage && (
          <Botao esperando={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {P.mostrarMais}
          </Botao>
        )}
      </Lido>
    </section>
  );
}
