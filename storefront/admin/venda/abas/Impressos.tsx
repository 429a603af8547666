import { formatarDataHora } from '@martelo/shared/datas';
import {
  type DocumentoDaCompra,
  ROTULOS_DE_IMPRESSO,
  ROTULOS_DO_ESTADO,
} from '@martelo/shared/impressos/comum';
import { useQuery } from '@tanstack/react-query';
import { chamar } from '../../dados/chamar.ts';
import { useCasa } from '../../dados/contexto.tsx';
import { Lido } from '../../partes/Lido.tsx';
import { Relacao } from '../../partes/Relacao.tsx';
import { type PropsDaVenda, usePalavras } from '../venda.ts';

/** What was printed of this sale, and how each stands. */
export default function Impressos({ venda }: PropsDaVenda) {
  const { impressos: P, pagamentos } = usePalavras();
  const nomes = ROTULOS_DE_IMPRESSO[useCasa().configuracao.marca.tipo];
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['venda', 'impressos', venda.uid],
    queryFn: () => chamar<{ itens: DocumentoDaCompra[] }>('GET', `/v1/vendas/${venda.uid}/documentos`),
    retry: false,
  });
  const itens = data?.itens ?? [];
  return (
    <Lido lendo={isPending} erro={error} deNovo={() => void refetch()} vazio={itens.length === 0 && P.nenhum}>
      <Relacao
        itens={itens}
        chave={({ tipo, numero, caminho }) => `${tipo} ${numero} ${caminho}`}
        colunas={[
          {
            rotulo: P.qual,
            de: ({ tipo, numero, caminho }) => (
              <a className="elo" href={caminho} target="_blank" rel="noopener">
                {nomes[tipo]} {numero}
              </a>
            ),
          },
          { rotulo: P.sobre, de: ({ sobre }) => sobre ?? '' },
          { rotulo: pagamentos.situacao, de: ({ estado }) => ROTULOS_DO_ESTADO[estado].rotulo },
          { rotulo: P.emitidoEm, de: ({ emitidoEm }) => formatarDataHora(emitidoEm) },
        ]}
      />
    </Lido>
  );
}
