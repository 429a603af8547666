import type { ReactNode } from 'react';
import { useTitulo } from '../casca/titulo.ts';
import { Lido } from '../partes/Lido.tsx';
import { EscolherPatio } from './EscolherPatio.tsx';
import { type PatioDeQuemRecebe, usePatioDaEntrada } from './patio-lembrado.ts';

/** A screen about the yard that one stands at, which is asked where there are several. */
export function DeUmPatio({
  palavras: { titulo, nenhumPatio, escolhaPatio },
  aoLado,
  comecaEm,
  children,
}: {
  palavras: { titulo: string; nenhumPatio: string; escolhaPatio: string };
  /** Beside the title. */
  aoLado?: ReactNode;
  /** The yard that an address names, by its uid, as long as no other is chosen. */
  comecaEm?: string | null;
  children: (patio: PatioDeQuemRecebe) => ReactNode;
}) {
  useTitulo(titulo);
  const { patios, itens, patio, escolher } = usePatioDaEntrada(comecaEm ?? null);
  return (
    <div className="pagina estadia">
      <header className="lista-topo">
        <h1>{titulo}</h1>
        {aoLado}
      </header>
      <Lido
        lendo={patios.isPending}
        erro={patios.error}
        deNovo={() => void patios.refetch()}
        vazio={itens.length === 0 && nenhumPatio}
      >
        {itens.length > 1 && (
          <div className="estadia-campos">
            <EscolherPatio {...{ itens, patio, escolher }} />
          </div>
        )}
        {patio === null ? <p className="quieto">{escolhaPatio}</p> : children(patio)}
      </Lido>
    </div>
  );
}
