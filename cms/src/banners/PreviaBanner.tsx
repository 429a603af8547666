'use client';

import { useFormFields } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { BANNERS } from '../palavras/banners.ts';
import estilos from './previa.module.css';

interface Arte {
  url: string;
  alt: string;
}

/** Shape of each place on a desktop and on a phone, as the site cuts the art (see its FaixaDeBanners and kind `banners`). */
const FORMAS: Record<string, { mesa: string; celular: string }> = {
  home: { mesa: '16 / 5', celular: '4 / 3' },
  'lista-lotes': { mesa: '7 / 1', celular: '3 / 1' },
  'entre-leiloes-home': { mesa: '5 / 2', celular: '5 / 2' },
  cabecalho: { mesa: '18 / 1', celular: '6 / 1' },
};

/** In a banner's form: its art in the shape of its place, before it is saved. */
export function PreviaBanner() {
  const posicao = useFormFields(([campos]) => campos.posicaoBanner?.value as string | undefined);
  const mesa = useArte('imagem');
  const celular = useArte('imagemMobile');
  const forma = FORMAS[posicao ?? ''];
  if (!forma || !mesa) return null;
  const noCelular = celular ?? mesa;
  return (
    <section className={estilos.previa} aria-label={BANNERS.comoAparece}>
      <h3>{BANNERS.comoAparece}</h3>
      <div className={estilos.telas}>
        <figure className={estilos.mesa}>
          <img src={mesa.url} alt={mesa.alt} style={{ aspectRatio: forma.mesa }} />
          <figcaption>{BANNERS.noComputador}</figcaption>
        </figure>
        <figure className={estilos.celular}>
          <img src={noCelular.url} alt={noCelular.alt} style={{ aspectRatio: forma.celular }} />
          <figcaption>{celular ? BANNERS.noCelular : BANNERS.noCelularSemArte}</figcaption>
        </figure>
      </div>
    </section>
  );
}

function useArte(campo: 'imagem' | 'imagemMobile'): Arte | null {
  const valor = useFormFields(
    ([campos]) => campos[campo]?.value as number | { id: number } | null | undefined,
  );
  const id = typeof valor === 'object' ? valor?.id : valor;
  const [arte, setArte] = useState<Arte | null>(null);
  useEffect(() => {
    if (!id) return setArte(null);
    const cancelar = new AbortController();
    fetch(`/api/midia/${id}?depth=0`, { signal: cancelar.signal })
      .then((resposta) => (resposta.ok ? resposta.json() : null))
      .then(setArte)
      .catch(() => undefined);
    return () => cancelar.abort();
  }, [id]);
  return arte;
}
