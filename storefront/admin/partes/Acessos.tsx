import { formatarDataHora } from '@martelo/shared/datas';
import type { ResultadoDeAcesso } from '@martelo/shared/sessao';
import { ADMIN_CLIENTE as P } from '../../src/palavras/admin-cliente.ts';
import { usePaginas } from '../dados/usar-paginas.ts';
import { Botao } from '../ui/Botao.tsx';
import { Lido } from './Lido.tsx';
import { Relacao } from './Relacao.tsx';

interface Acesso {
  em: string;
  resultado: ResultadoDeAcesso;
  marca: string;
  endereco: string;
  dispositivo: string;
}

/** Logins of an account that were judged, right or wrong, of 24 months. */
export function Acessos({ caminho }: { caminho: string }) {
  const { itens, isPending, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    usePaginas<Acesso>(caminho);
  return (
    <Lido
      lendo={isPending}
      erro={error}
      deNovo={() => void refetch()}
      vazio={itens.length === 0 && P.acessos.nenhum}
    >
      <Relacao
        itens={itens}
        chave={({ em, endereco }) => `${em} ${endereco}`}
        colunas={[
          { rotulo: P.acessos.quando, de: ({ em }) => formatarDataHora(em) },
          {
            rotulo: P.acessos.resultado,
            de: ({ resultado }) => (
              <span className="marca-situacao" data-tom={resultado === 'ENTROU' ? 'bom' : 'ruim'}>
                {P.acessos.resultados[resultado]}
              </span>
            ),
          },
          { rotulo: P.acessos.aparelho, de: ({ dispositivo }) => dispositivo },
          { rotulo: P.acessos.endereco, de: ({ endereco }) => <code>{endereco}</code> },
        ]}
      />
      {hasNextPage && (
        <Botao esperando={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {P.mais}
        </Botao>
      )}
    </Lido>
  );
}
