import type { Livro } from '@martelo/shared/livro';
import { useQuery } from '@tanstack/react-query';
import { chamar } from '../../dados/chamar.ts';
import { Lido } from '../../partes/Lido.tsx';
import { type PropsDaAba, usePalavras } from '../lance.ts';

/** The line of the public ledger that it was acknowledged by (rules 23 and 24). */
export default function Recibo({ lance }: PropsDaAba) {
  const P = usePalavras();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['lanceRecebido', 'livro', lance.lelUid],
    queryFn: () => chamar<Livro>('GET', `/v1/lotes/${lance.lelUid}/livro`),
    retry: false,
    enabled: lance.seq !== null,
  });
  if (lance.seq === null) return <p>{P.semLinhaDoLivro}</p>;
  const linha = data?.eventos.find(({ seq }) => seq === lance.seq);
  return (
    <Lido
      lendo={isPending}
      erro={error}
      deNovo={() => void refetch()}
      vazio={data !== undefined && linha === undefined && P.semLinha}
    >
      {linha && (
        <section className="sabidos">
          <dl>
            <div>
              <dt>{P.linha}</dt>
              <dd>{linha.seq}</dd>
            </div>
            <div>
              <dt>{P.evento}</dt>
              <dd>{linha.publico.tipo === 'VendaDireta' ? P.vendaDireta : P.lance}</dd>
            </div>
            <div>
              <dt>{P.hash}</dt>
              <dd>
                <code className="quebra">{linha.hash}</code>
              </dd>
            </div>
            <div>
              <dt>{P.compromisso}</dt>
              <dd>
                <code className="quebra">{linha.privado}</code>
              </dd>
            </div>
          </dl>
        </section>
      )}
    </Lido>
  );
}
