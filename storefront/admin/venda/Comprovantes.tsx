import { formatarDataHora } from '@martelo/shared/datas';
import { formatarReais } from '@martelo/shared/reais';
import type { Pagamento } from '@martelo/shared/venda';
import { useQuery } from '@tanstack/react-query';
import type { ArquivoDaEquipe } from '../../src/acerto/usar-arquivos.ts';
import { anexoDe, noSite } from '../../src/cliente/anexo.ts';
import { Icone } from '../../src/site/ui/Icone.tsx';
import { chamar } from '../dados/chamar.ts';
import { Lido } from '../partes/Lido.tsx';
import { Dialogo } from '../ui/Dialogo.tsx';
import { usePalavras } from './venda.ts';

/** The proofs of a row, beside the money that they are to show: pictures in their place, a PDF one press away. */
export function Comprovantes({ linha, aoFechar }: { linha: Pagamento; aoFechar: () => void }) {
  const P = usePalavras().pagamentos;
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['venda', 'comprovantes', linha.uid, linha.comprovantes.length],
    queryFn: () => chamar<{ itens: ArquivoDaEquipe[] }>('GET', `/v1/pagamentos/${linha.uid}/comprovantes`),
    retry: false,
  });
  const enderecos = new Map((data?.itens ?? []).map(({ uid, endereco }) => [uid, noSite(endereco)]));
  return (
    <Dialogo lado titulo={P.comprovantesDe(formatarReais(linha.valor))} aoFechar={aoFechar}>
      <Lido lendo={isPending} erro={error} deNovo={() => void refetch()}>
        {linha.comprovantes
          .map(anexoDe)
          .toReversed()
          .map(({ uid, nome, enviadoEm, tipo }) => {
            const href = enderecos.get(uid) ?? null;
            return (
              <figure key={uid} className="comprovante">
                {href !== null && tipo === 'imagem' && (
                  <a href={href} target="_blank" rel="noopener">
                    <img src={href} alt={P.abrirArquivo(nome)} />
                  </a>
                )}
                <figcaption>
                  <Icone nome={tipo === 'pdf' ? 'file-text' : 'image'} tamanho={16} />
                  {href === null ? (
                    <span>
                      {nome} · {P.semEndereco}
                    </span>
                  ) : (
                    <a className="elo" href={href} target="_blank" rel="noopener">
                      {P.abrirArquivo(nome)}
                    </a>
                  )}
                  <span className="quieto">{formatarDataHora(enviadoEm)}</span>
                </figcaption>
              </figure>
            );
          })}
      </Lido>
    </Dialogo>
  );
}
