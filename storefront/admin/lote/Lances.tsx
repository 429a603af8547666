import { formatarDataHora } from '@martelo/shared/datas';
import type { LanceNoHistorico } from '@martelo/shared/lote-detalhe';
import { formatarReais } from '@martelo/shared/reais';
import { useQuery } from '@tanstack/react-query';
import { ADMIN } from '../../src/palavras/admin.ts';
import { Icone } from '../../src/site/ui/Icone.tsx';
import { chamar } from '../dados/chamar.ts';
import { MAIOR_PAGINA } from '../dados/provedor.ts';
import { usePalavras } from '../leilao/dados.ts';
import { Botao } from '../ui/Botao.tsx';
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
        <h2>{P.semLances}</h2>
      </div>
    );
  return (
    <div className="tabela">
      <table>
        <thead>
          <tr>
            <th>{P.quando}</th>
            <th>{P.de}</th>
            <th className="numero">{P.valor}</th>
          </tr>
        </thead>
        <tbody>
          {data.itens.map((lance) => (
            <tr key={lance.uid}>
              <td data-rotulo={P.quando}>{formatarDataHora(lance.instante)}</td>
              <td data-rotulo={P.de}>{[lance.apelido, lance.cidade].filter(Boolean).join(' · ')}</td>
              <td data-rotulo={P.valor} className="numero">
                {lance.cancelado ? (
                  <>
                    <del>{formatarReais(lance.valor)}</del> {P.cancelado}
                  </>
                ) : (
                  formatarReais(lance.valor)
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
