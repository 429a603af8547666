'use client';

import { lerModo } from '@martelo/shared/modo';
import { useFormFields } from '@payloadcms/ui';
import { AlertTriangle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { MARCA } from '../palavras/marca.ts';
import { avisosDasCores, coresDe, leituraDoTema, saoCores } from './leitura-do-tema.ts';
import { Miniatura } from './Miniatura.tsx';
import estilos from './marca.module.css';

const CAMPOS = ['corPrimaria', 'corSecundaria', 'corGradient1', 'corGradient2', 'corGradient3'] as const;

/** In the brand's form: its home in small and what the theme makes of the colours, as they are being chosen. */
export function PreviaDoTema() {
  const valores = useFormFields(([campos]) =>
    JSON.stringify(CAMPOS.map((campo) => campos[campo]?.value ?? null)),
  );
  const nome = useFormFields(([campos]) => String(campos.nome?.value ?? ''));
  const tipo = useFormFields(([campos]) => lerModo(campos.tipo?.value));
  const logo = useFormFields(([campos]) => campos.logo?.value as number | undefined);
  const enderecoDoLogo = useEnderecoDaMidia(logo);
  const lidos = JSON.parse(valores) as (string | null)[];
  const cores = coresDe(Object.fromEntries(CAMPOS.map((campo, i) => [campo, lidos[i]])));
  if (!saoCores(cores)) return <p className={estilos.nota}>{MARCA.escolhaAsCores}</p>;
  return (
    <div className={estilos.previa}>
      <Miniatura nome={nome || MARCA.suaMarca} tipo={tipo} cores={cores} logo={enderecoDoLogo} />
      <LeituraDasCores cores={cores} />
    </div>
  );
}

/** What the theme decided, with the contrast each pair reaches. */
export function LeituraDasCores({ cores }: { cores: Parameters<typeof leituraDoTema>[0] }) {
  return (
    <div className={estilos.leitura} aria-live="polite">
      <h3>{MARCA.oQueOTemaFaz}</h3>
      <ul>
        {leituraDoTema(cores).map(({ onde, frase, texto, fundo, contraste }) => (
          <li key={onde}>
            <span className={estilos.amostra} style={{ color: texto, background: fundo }} aria-hidden="true">
              {MARCA.aa}
            </span>
            <span>
              <strong>{onde}</strong> {frase}
            </span>
            <span className={estilos.razao} title={MARCA.contraste}>
              {contraste.toFixed(1).replace('.', ',')}:1
            </span>
          </li>
        ))}
      </ul>
      {avisosDasCores(cores).map((aviso) => (
        <p key={aviso} className={estilos.alerta}>
          <AlertTriangle size={16} aria-hidden="true" /> {aviso}
        </p>
      ))}
    </div>
  );
}

/** A media record's address by its id; null until it is known. */
export function useEnderecoDaMidia(id: number | string | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    setUrl(null);
    if (!id) return;
    const parar = new AbortController();
    fetch(`/api/midia/${id}?depth=0`, { signal: parar.signal, credentials: 'same-origin' })
      .then((resposta) => (resposta.ok ? resposta.json() : null))
      .then((midia: { url?: string } | null) => setUrl(midia?.url ?? null))
      // The preview does without it.
      .catch(() => undefined);
    return () => parar.abort();
  }, [id]);
  return url;
}
