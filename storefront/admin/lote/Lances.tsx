import { formatarDataHora } from '@martelo/shared/datas';
import type { LanceNoHistorico } from '@martelo/shared/lote-detalhe';
import { formatarReais } from '@martelo/shared/reais';
import { useQuery } from '@tanstack/react-query';
import { chamar } from '../dados/chamar.ts';
import { MAIOR_PAGINA } from '../dados/provedor.ts';
import { usePalavras } from '../leilao/dados.ts';
import { Lido } from '../partes/Lido.tsx';
import { Relacao } from '../partes/Relacao.tsx';
import type { Lote } from './dados.ts';

/** The public bids of a lot, newest first: as its page shows them. */
export default function Lances({ lote }: { lote: Lote }) {
  const P = usePalavras().lote;
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['leilao', 'lances', lote.uid],
    queryFn: () =>
      chamar<{ itens: LanceNoHistorico[] }>('GET', `/v1/lotes/${lote.uid}/lances?porPagina=${MAIOR_PAGINA}`),
    retry: false,
  });
  const itens = data?.itens ?? [];
  return (
    <Lido
      lendo={isPending}
      erro={error}
      deNovo={() => void refetch()}
      vazio={itens.length === 0 && P.semLances}
    >
      <Relacao
        itens={itens}
        chave={({ uid }) => uid}
        colunas={[
          { rotulo: P.quando, de: ({ instante }) => formatarDataHora(instante) },
          { rotulo: P.de, de: ({ apelido, cidade }) => [apelido, cidade].filter(Boolean).join(' · ') },
          {
            ...{ rotulo: P.valor, numero: true },
            de: ({ valor, cancelado }) =>
              cancelado ? (
                <>
                  <del>{formatarReais(valor)}</del> {P.cancelado}
                </>
              ) : (
                formatarReais(valor)
              ),
          },
        ]}
      />
    </Lido>
  );
}
