import { lazy, Suspense, useEffect, useState } from 'react';
import { ADMIN_PALETA as P } from '../../../src/palavras/admin-paleta.ts';
import { Icone } from '../../../src/site/ui/Icone.tsx';

/** Fetched when somebody looks for something. */
const Paleta = lazy(() => import('./Paleta.tsx'));
const MAC = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The way into the box that finds anything: a button that looks like it, and Ctrl+K wherever one is. */
export function AbrirPaleta() {
  const [aberta, abrir] = useState(false);
  useEffect(() => {
    const ouvir = (evento: KeyboardEvent) => {
      const comando = (evento.ctrlKey || evento.metaKey) && !evento.altKey && !evento.shiftKey;
      if (!comando || evento.key.toLowerCase() !== 'k') return;
      evento.preventDefault();
      // Not over a question that stands before the page.
      if (document.querySelector('dialog[open]:not(.paleta)') !== null) return;
      abrir((antes) => !antes);
    };
    addEventListener('keydown', ouvir);
    return () => removeEventListener('keydown', ouvir);
  }, []);
  return (
    <>
      <button
        type="button"
        className="abre-paleta"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => abrir(true)}
      >
        <Icone nome="search" tamanho={16} />
        <span>{P.titulo}</span>
        <kbd aria-hidden>{P.comando(MAC)}</kbd>
      </button>
      {aberta && (
        <Suspense>
          <Paleta aoFechar={() => abrir(false)} />
        </Suspense>
      )}
    </>
  );
}
