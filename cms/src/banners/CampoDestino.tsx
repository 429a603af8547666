'use client';

import { FieldDescription, FieldError, FieldLabel, useField, useFormFields } from '@payloadcms/ui';
import { Gavel, Package } from 'lucide-react';
import type { TextFieldClientComponent } from 'payload';
import { useState } from 'react';
import estilos from '../midia/midia.module.css';
import { BANNERS } from '../palavras/banners.ts';
import { useAlvos } from './useAlvos.ts';

/** Where a banner leads: an address, or a lot or auction found by its name. */
export const CampoDestino: TextFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError, disabled } = useField<string>({ path });
  const hotsite = useFormFields(([campos]) => campos.hotsite?.value as number | undefined);
  const [busca, setBusca] = useState('');
  const alvos = useAlvos(hotsite, busca);
  const fechado = Boolean(readOnly || disabled);
  return (
    <div className="field-type text">
      <FieldLabel label={field.label} path={path} />
      <FieldError path={path} showError={showError} />
      <input
        id={`field-${path}`}
        type="text"
        disabled={fechado}
        value={value ?? ''}
        placeholder={BANNERS.leilaoOuHttps}
        onChange={(evento) => setValue(evento.target.value)}
      />
      <FieldDescription description={field.admin?.description} path={path} />
      <label className={estilos.campo}>
        {BANNERS.ouEscolhaUmLote}
        <input
          type="search"
          disabled={fechado || !hotsite}
          value={busca}
          placeholder={hotsite ? BANNERS.nomeDoLote : BANNERS.escolhaAMarcaPrimeiro}
          onChange={(evento) => setBusca(evento.target.value)}
        />
      </label>
      <ul className={estilos.achados} aria-label={BANNERS.lotesELeiloesEncontrados} aria-live="polite">
        {alvos.map(({ link, nome, nota, tipo }) => (
          <li key={link}>
            <button
              type="button"
              onClick={() => {
                setValue(link);
                setBusca('');
              }}
            >
              {tipo === 'lote' ? (
                <Package size={16} aria-hidden="true" />
              ) : (
                <Gavel size={16} aria-hidden="true" />
              )}
              <span>{nome}</span>
              <span className={estilos.conta}>{nota}</span>
            </button>
          </li>
        ))}
        {busca.trim().length > 1 && alvos.length === 0 && (
          <li className={estilos.conta}>{BANNERS.nadaEncontrado}</li>
        )}
      </ul>
    </div>
  );
};
