'use client';

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import { FileUp } from 'lucide-react';
import type { TextareaFieldClientComponent } from 'payload';
import { useRef } from 'react';
import { MIDIA } from '../palavras/midia.ts';
import estilos from './midia.module.css';

/** WebVTT as text, with a way to take it from a file. */
export const CampoLegendas: TextareaFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError, disabled } = useField<string>({ path });
  const arquivo = useRef<HTMLInputElement>(null);
  const fechado = Boolean(readOnly || disabled);
  return (
    <div className="field-type textarea">
      <FieldLabel label={field.label} path={path} />
      <FieldError path={path} showError={showError} />
      <textarea
        id={`field-${path}`}
        className={estilos.area}
        value={value ?? ''}
        disabled={fechado}
        spellCheck={false}
        placeholder={MIDIA.exemploDeLegendas}
        onChange={(evento) => setValue(evento.target.value)}
      />
      <span className={estilos.faixa}>
        <button
          type="button"
          className={estilos.botao}
          disabled={fechado}
          onClick={() => arquivo.current?.click()}
        >
          <FileUp size={16} aria-hidden="true" /> {MIDIA.escolherArquivoVtt}
        </button>
        <input
          ref={arquivo}
          type="file"
          hidden
          accept=".vtt,text/vtt"
          aria-label={MIDIA.arquivoDeLegendas}
          onChange={async (evento) => {
            const escolhido = evento.target.files?.[0];
            if (escolhido) setValue(await escolhido.text());
            evento.target.value = '';
          }}
        />
      </span>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  );
};
