'use client';

import { useState } from 'react';
import type { FotosDoLote } from '../lote/foto.ts';
import { ImagemIlustrativa } from '../lote/ImagemIlustrativa.tsx';
import { GALERIA } from '../palavras/ficha.ts';
import { fontesDaImagem } from '../site/larguras.ts';
import { Icone } from '../site/ui/Icone.tsx';
import estilo from './Auditorio.module.css';

/**
 * What the room looks at: the lot's pictures. An auction's broadcast stands here, in their place, where it has one; nothing else of the room
 * knows which of them it is.
 */
export function Palco({ urls, ilustrativa, textos }: FotosDoLote & { textos: readonly string[] }) {
  const [qual, mostrar] = useState(0);
  const url = urls[qual] ?? urls[0];
  return (
    <>
      <img
        key={url}
        {...fontesDaImagem(url)}
        sizes="(min-width: 1000px) 62vw, 100vw"
        alt={textos[qual] ?? ''}
        width={1600}
        height={900}
        decoding="async"
        fetchPriority="high"
      />
      {ilustrativa && <ImagemIlustrativa />}
      {urls.length > 1 && (
        <div className={estilo.setas}>
          <button type="button" onClick={() => mostrar((qual + urls.length - 1) % urls.length)}>
            <Icone nome="chevron-left" tamanho={22} rotulo={GALERIA.fotoAnterior} />
          </button>
          <span aria-hidden>
            {qual + 1} / {urls.length}
          </span>
          <button type="button" onClick={() => mostrar((qual + 1) % urls.length)}>
            <Icone nome="chevron-right" tamanho={22} rotulo={GALERIA.proximaFoto} />
          </button>
        </div>
      )}
    </>
  );
}
