'use client';

import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { GALERIA } from '../../palavras/elementos/galeria.ts';
import { Icone } from '../../site/ui/Icone.tsx';
import estilo from './Ampliador.module.css';

export interface FotoAmpliada {
  id: string;
  src: string;
  alt: string;
  legenda: string;
  largura?: number;
  altura?: number;
}

/** Opens the picture of the pressed link large, over the page. A row that snaps: fingers swipe it, arrows and buttons move it. */
export function Ampliador({
  rotulo,
  fotos,
  inerte,
  children,
}: {
  rotulo: string;
  fotos: readonly FotoAmpliada[];
  /** In the builder's canvas a press chooses. */
  inerte: boolean;
  children: ReactNode;
}) {
  const [aberta, setAberta] = useState<number | null>(null);
  const dialogo = useRef<HTMLDialogElement>(null);
  const trilho = useRef<HTMLUListElement>(null);

  useEffect(() => {
    if (aberta === null) return;
    dialogo.current?.showModal();
    trilho.current?.children[aberta]?.scrollIntoView({ behavior: 'instant', inline: 'start' });
    trilho.current?.focus({ preventScroll: true });
  }, [aberta]);

  const abrir = (evento: MouseEvent) => {
    const link = (evento.target as HTMLElement).closest<HTMLElement>('a[data-foto]');
    // A new tab is still a new tab.
    if (inerte || !link || evento.ctrlKey || evento.metaKey || evento.shiftKey) return;
    evento.preventDefault();
    setAberta(Number(link.dataset.foto));
  };
  const passar = (sentido: 1 | -1) =>
    trilho.current?.scrollBy({ left: sentido * trilho.current.clientWidth, behavior: 'smooth' });
  const aoTeclar = (evento: KeyboardEvent) => {
    const sentido = { ArrowRight: 1, ArrowLeft: -1 }[evento.key] as 1 | -1 | undefined;
    if (sentido === undefined) return;
    evento.preventDefault();
    passar(sentido);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links inside are pressed; Enter presses them too
    <div onClick={abrir}>
      {children}
      {aberta !== null && (
        <dialog
          ref={dialogo}
          aria-label={rotulo}
          className={estilo.dialogo}
          onClose={() => setAberta(null)}
          onKeyDown={aoTeclar}
          onClick={({ target }) =>
            (target as HTMLElement).dataset.fora !== undefined && dialogo.current?.close()
          }
        >
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
          <ul ref={trilho} tabIndex={0} className={estilo.trilho}>
            {fotos.map(({ id, src, alt, legenda, largura, altura }) => (
              <li key={id} data-fora="">
                <figure>
                  <img src={src} alt={alt} width={largura} height={altura} loading="lazy" />
                  {legenda && legenda !== alt && <figcaption>{legenda}</figcaption>}
                </figure>
              </li>
            ))}
          </ul>
          {fotos.length > 1 && (
            <>
              <button
                type="button"
                className={estilo.antes}
                aria-label={GALERIA.imagemAnterior}
                onClick={() => passar(-1)}
              >
                <Icone nome="chevron-left" tamanho={26} />
              </button>
              <button
                type="button"
                className={estilo.depois}
                aria-label={GALERIA.proximaImagem}
                onClick={() => passar(1)}
              >
                <Icone nome="chevron-right" tamanho={26} />
              </button>
            </>
          )}
          <button
            type="button"
            className={estilo.fechar}
            aria-label={GALERIA.fechar}
            onClick={() => dialogo.current?.close()}
          >
            <Icone nome="x" tamanho={24} />
          </button>
        </dialog>
      )}
    </div>
  );
}
