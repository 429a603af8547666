'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { MAPA } from '../../../palavras/elementos/mapa.ts';
import { Icone } from '../../../site/ui/Icone.tsx';
import estilo from '../Mapa.module.css';
import type { BlocosMapa } from '../Mapa.tsx';

/** The map's frame. The map that moves is fetched when it comes into view (streets) or is asked for (drawing), and covers the drawn one. */
export function MapaVivo({
  rotulo,
  blocos,
  children,
}: {
  rotulo: string;
  blocos: BlocosMapa;
  children: ReactNode;
}) {
  const moldura = useRef<HTMLDivElement>(null);
  const [pedido, pedir] = useState(false);
  const [vivo, setVivo] = useState(false);

  useEffect(() => {
    if (blocos === null || !moldura.current) return;
    const vigia = new IntersectionObserver(([entrada]) => {
      if (entrada?.isIntersecting) pedir(true);
    });
    vigia.observe(moldura.current);
    return () => vigia.disconnect();
  }, [blocos]);

  useEffect(() => {
    if (!pedido) return;
    let desfazer: (() => void) | undefined;
    let saiu = false;
    import('./leaflet.ts').then(
      ({ montar }) => {
        if (saiu || !moldura.current) return;
        desfazer = montar(moldura.current, blocos);
        setVivo(true);
      },
      // The drawing stays, which shows the same places.
      () => pedir(false),
    );
    return () => {
      saiu = true;
      desfazer?.();
    };
  }, [pedido, blocos]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a map is no fieldset
    <div role="group" aria-label={rotulo} className={estilo.mapa} ref={moldura}>
      <div className={estilo.parado} inert={vivo}>
        {children}
      </div>
      {blocos === null && !pedido && (
        <button type="button" className={estilo.mover} onClick={() => pedir(true)}>
          <Icone nome="search" tamanho={16} />
          {MAPA.ampliarEMover}
        </button>
      )}
    </div>
  );
}
