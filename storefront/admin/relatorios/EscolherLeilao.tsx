import { formatarData } from '@martelo/shared/datas';
import type { LeilaoAEscolher, ParaQuem } from '@martelo/shared/relatorio';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import { ADMIN_REGISTRO } from '../../src/palavras/admin-registro.ts';
import { Icone } from '../../src/site/ui/Icone.tsx';
import { chamar, type Recusa } from '../dados/chamar.ts';
import { Procura } from '../partes/Procura.tsx';
import { usePalavras } from './palavras.ts';

/** One auction, found by words; none is all of them. */
export function EscolherLeilao({
  para,
  escolhido,
  escolher,
}: {
  para: ParaQuem;
  escolhido: LeilaoAEscolher | null;
  escolher: (qual: LeilaoAEscolher | null) => void;
}) {
  const P = usePalavras();
  const id = useId();
  const [escrito, escrever] = useState<string | null>(null);
  const procurado = useDeferredValue(escrito ?? '');
  const { data, isPending, error } = useQuery<{ itens: LeilaoAEscolher[] }, Recusa>({
    queryKey: ['leiloesDoRelatorio', para, procurado],
    queryFn: ({ signal }) =>
      chamar('GET', `/v1/relatorios/leiloes?${new URLSearchParams({ para, texto: procurado })}`, { signal }),
    enabled: escrito !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (
    <div className="campo">
      <label htmlFor={id}>{P.leilao}</label>
      <div className="referencia">
        {escolhido && (
          <span className="filtro">
            <span>{escolhido.nome}</span>
            <button
              id={id}
              type="button"
              aria-label={P.tirarLeilao(escolhido.nome)}
              onClick={() => escolher(null)}
            >
              <Icone nome="x" tamanho={14} />
            </button>
          </span>
        )}
        <Procura
          id={id}
          campo={escolhido === null}
          rotuloDaLista={P.leilao}
          placeholder={P.todosOsLeiloes}
          achados={data?.itens ?? []}
          vazio={error ? P.naoProcurou : isPending ? P.procurando : P.nenhumLeilao}
          mostrar={({ id: numero, nome, data: quando }) => (
            <>
              {nome}
              <small>
                {ADMIN_REGISTRO.numero(numero)}
                {quando && ` · ${formatarData(quando)}`}
              </small>
            </>
          )}
          tomar={escolher}
          {...{ escrito, escrever }}
        />
      </div>
    </div>
  );
}
