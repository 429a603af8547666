'use client';

import { usePathname } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import { COMPARAR } from '../palavras/comparar.ts';
import { Icone } from '../site/ui/Icone.tsx';
import { Ligacao } from '../site/ui/Ligacao.tsx';
import estilo from './BarraComparar.module.css';
import { enderecoDaComparacao } from './endereco.ts';
import { assinarEscolhidos, escolher, escolhidos, nenhumEscolhido } from './escolhidos.ts';

/** What was chosen to be compared, on every page but the one that compares. */
export function BarraComparar() {
  const ids = useSyncExternalStore(assinarEscolhidos, escolhidos, nenhumEscolhido);
  const caminho = usePathname();
  if (ids.length === 0 || caminho === '/comparar') return null;
  return (
    <section aria-label={COMPARAR.barra} className={estilo.barra}>
      <span role="status">{COMPARAR.escolhidos(ids.length)}</span>
      {ids.length > 1 ? (
        <Ligacao href={enderecoDaComparacao(ids)} className={estilo.ver}>
          {COMPARAR.verComparacao}
        </Ligacao>
      ) : (
        <span className={estilo.mais}>{COMPARAR.escolhaMais}</span>
      )}
      <button
        type="button"
        className={estilo.limpar}
        aria-label={COMPARAR.limpar}
        onClick={() => escolher([])}
      >
        <Icone nome="x" tamanho={18} />
      </button>
    </section>
  );
}
