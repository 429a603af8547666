'use client';

import { SmilePlus, X } from 'lucide-react';
import { useState } from 'react';
import { ICONE } from '../../../palavras/construtor/icone.ts';
import { Campo, type PropsCampo } from '../campos/Campo.tsx';
import { DesenhoIcone } from './DesenhoIcone.tsx';
import { EscolherIcone } from './EscolherIcone.tsx';
import estilos from './icone.module.css';

interface Props extends PropsCampo {
  valor: string;
  aoMudar(valor: string): void;
}

/** An icon of the content set, or none. */
export function CampoIcone({ valor, aoMudar, ...campo }: Props) {
  const [escolhendo, setEscolhendo] = useState(false);
  return (
    <Campo {...campo} grupo>
      {({ id, rotuladoPor, descritoPor }) => (
        <div className={estilos.campo}>
          <button
            id={id}
            type="button"
            className={estilos.atual}
            aria-labelledby={`${rotuladoPor} ${id}`}
            aria-describedby={descritoPor}
            onClick={() => setEscolhendo(true)}
          >
            {valor ? <DesenhoIcone nome={valor} /> : <SmilePlus size={18} aria-hidden="true" />}
            {valor ? ICONE.trocarIcone : ICONE.escolherIcone}
          </button>
          {valor && (
            <button
              type="button"
              className={estilos.tirar}
              aria-label={ICONE.tirarOIcone}
              onClick={() => aoMudar('')}
            >
              <X size={15} aria-hidden="true" />
            </button>
          )}
          {escolhendo && (
            <EscolherIcone
              atual={valor}
              aoEscolher={(nome) => {
                aoMudar(nome);
                setEscolhendo(false);
              }}
              aoFechar={() => setEscolhendo(false)}
            />
          )}
        </div>
      )}
    </Campo>
  );
}
