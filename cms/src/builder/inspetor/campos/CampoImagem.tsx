'use client';

import type { Imagem } from '@martelo/shared/pagina';
import { ImagePlus, X } from 'lucide-react';
import { useState } from 'react';
import estilos from '../inspetor.module.css';
import { Campo } from './Campo.tsx';
import { EscolherImagem } from './EscolherImagem.tsx';
import { enderecoMiniatura } from './midia.ts';

interface Props {
  rotulo: string;
  ajuda: string;
  obrigatorio: boolean;
  valor: Imagem | null;
  aoMudar(valor: Imagem | null): void;
}

/** A picture from the brand's media, or none. */
export function CampoImagem({ valor, aoMudar, ...campo }: Props) {
  const [escolhendo, setEscolhendo] = useState(false);
  const miniatura = valor ? enderecoMiniatura(valor.url) : null;
  return (
    <Campo {...campo}>
      {({ id, descritoPor }) => (
        <>
          <span className={estilos.imagem}>
            {miniatura && <img src={miniatura} alt={valor?.alt} />}
            <button
              id={id}
              type="button"
              className={estilos.leve}
              aria-describedby={descritoPor}
              onClick={() => setEscolhendo(true)}
            >
              <ImagePlus size={16} aria-hidden="true" /> {valor ? 'Trocar imagem' : 'Escolher imagem'}
            </button>
            {valor && (
              <button type="button" aria-label={`Tirar ${campo.rotulo}`} onClick={() => aoMudar(null)}>
                <X size={15} aria-hidden="true" />
              </button>
            )}
          </span>
          {valor && <small className={estilos.ajuda}>{valor.alt || 'Sem descrição'}</small>}
          {escolhendo && (
            <EscolherImagem
              aoEscolher={(imagem) => {
                aoMudar(imagem);
                setEscolhendo(false);
              }}
              aoFechar={() => setEscolhendo(false)}
            />
          )}
        </>
      )}
    </Campo>
  );
}
