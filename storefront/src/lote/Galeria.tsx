'use client';

import { useEffect, useRef, useState } from 'react';
import { GALERIA } from '../palavras/ficha.ts';
import { fontesDaImagem } from '../site/larguras.ts';
import type { FotosDoLote } from './foto.ts';
import estilo from './Galeria.module.css';
import { ImagemIlustrativa } from './ImagemIlustrativa.tsx';

/** Pictures side by side on a track that snaps; thumbnails, arrow keys and a full-screen view. Swipes without scripts too. */
export function Galeria({
  urls: fotos,
  ilustrativa,
  rotulo,
  textos,
}: FotosDoLote & {
  /** Whose pictures they are. */
  rotulo: string;
  /** What each of them shows (`textosDasFotos`). */
  textos: readonly string[];
}) {
  const [atual, definir] = useState(0);
  const [cheia, abrir] = useState(false);
  const trilho = useRef<HTMLUListElement>(null);
  const dialogo = useRef<HTMLDialogElement>(null);

  const ir = (indice: number) => {
    const alvo = Math.min(fotos.length - 1, Math.max(0, indice));
    const lista = trilho.current;
    lista?.scrollTo({ left: alvo * lista.clientWidth, behavior: 'smooth' });
    definir(alvo);
  };

  useEffect(() => {
    if (cheia && !dialogo.current?.open) dialogo.current?.showModal();
  }, [cheia]);

  const conta = `${atual + 1} / ${fotos.length}`;
  return (
    <section
      className={estilo.galeria}
      aria-label={rotulo}
      onKeyDown={(evento) => {
        if (evento.key === 'ArrowRight') ir(atual + 1);
        if (evento.key === 'ArrowLeft') ir(atual - 1);
      }}
    >
      <div className={estilo.quadro}>
        <ul
          ref={trilho}
          className={estilo.trilho}
          onScroll={(evento) => {
            const { scrollLeft, clientWidth } = evento.currentTarget;
            definir(Math.round(scrollLeft / Math.max(1, clientWidth)));
          }}
        >
          {fotos.map((foto, i) => (
            <li key={foto} id={`foto-${i + 1}`} className={estilo.item}>
              <button
                type="button"
                className={estilo.ampliar}
                onClick={() => abrir(true)}
                tabIndex={i === atual ? 0 : -1}
                aria-label={GALERIA.ampliar(i + 1, fotos.length)}
              >
                <img
                  {...fontesDaImagem(foto)}
                  sizes="(min-width: 1300px) 800px, (min-width: 1000px) 62vw, 100vw"
                  alt={textos[i]}
                  width={800}
                  height={600}
                  loading={i === 0 ? 'eager' : 'lazy'}
                  fetchPriority={i === 0 ? 'high' : undefined}
                  decoding="async"
                />
              </button>
            </li>
          ))}
        </ul>
        {fotos.length > 1 && (
          <>
            <button
              type="button"
              className={estilo.seta}
              data-lado="antes"
              onClick={() => ir(atual - 1)}
              disabled={atual === 0}
            >
              <span aria-hidden>‹</span>
              <span className="so-leitor">{GALERIA.fotoAnterior}</span>
            </button>
            <button
              type="button"
              className={estilo.seta}
              data-lado="depois"
              onClick={() => ir(atual + 1)}
              disabled={atual === fotos.length - 1}
            >
              <span aria-hidden>›</span>
              <span className="so-leitor">{GALERIA.proximaFoto}</span>
            </button>
          </>
        )}
        {fotos.length > 1 && (
          <span className={estilo.contador} aria-hidden>
            {conta}
          </span>
        )}
        {ilustrativa && <ImagemIlustrativa />}
      </div>
      {fotos.length > 1 && (
        <ul className={estilo.miniaturas} aria-label={GALERIA.miniaturas}>
          {fotos.map((foto, i) => (
            <li key={foto}>
              <button
                type="button"
                className={estilo.miniatura}
                aria-current={i === atual || undefined}
                onClick={() => ir(i)}
                aria-label={GALERIA.ver(i + 1)}
              >
                <img
                  {...fontesDaImagem(foto, 200)}
                  sizes="88px"
                  alt=""
                  width={200}
                  height={150}
                  loading="lazy"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      {cheia && (
        <dialog
          ref={dialogo}
          className={estilo.cheia}
          aria-label={textos[atual]}
          onClose={() => abrir(false)}
        >
          <img {...fontesDaImagem(fotos[atual]!, 1600)} sizes="100vw" alt={textos[atual]} />
          <div className={estilo.controles}>
            <button type="button" onClick={() => ir(atual - 1)} disabled={atual === 0}>
              {GALERIA.fotoAnterior}
            </button>
            <span>{conta}</span>
            <button type="button" onClick={() => ir(atual + 1)} disabled={atual === fotos.length - 1}>
              {GALERIA.proximaFoto}
            </button>
            <button type="button" onClick={() => dialogo.current?.close()}>
              {GALERIA.fechar}
            </button>
          </div>
        </dialog>
      )}
    </section>
  );
}
