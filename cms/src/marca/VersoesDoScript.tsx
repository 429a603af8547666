'use client';

import { formatarDataHora } from '@martelo/shared/datas';
import { useDocumentInfo, useField } from '@payloadcms/ui';
import type { VersaoDoScript } from '../collections/marca/versionar-script.ts';
import { MARCA } from '../palavras/marca.ts';
import estilos from './marca.module.css';

/** What the header script has been, newest first; any of them can be put back (and saved). */
export function VersoesDoScript() {
  const { data } = useDocumentInfo();
  const { setValue } = useField<string>({ path: 'scriptCabecalho' });
  const versoes = [...((data?.scriptVersoes ?? []) as VersaoDoScript[])].reverse();
  if (versoes.length === 0) return null;
  return (
    <details className={estilos.versoes}>
      <summary>{MARCA.versoesGuardadas(versoes.length)}</summary>
      <ol>
        {versoes.map(({ versao, quem, quando, conteudo }, i) => (
          <li key={versao}>
            <span>
              <strong>{MARCA.versao(versao)}</strong>{' '}
              {i === 0 && (conteudo ? MARCA.scriptNoAr : MARCA.desligado)}
              <small>
                {quem} · {formatarDataHora(quando)} ·{' '}
                {conteudo ? MARCA.caracteres(conteudo.length) : MARCA.vazia}
              </small>
            </span>
            <button type="button" onClick={() => setValue(conteudo)} disabled={i === 0}>
              {MARCA.trazerDeVolta}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
