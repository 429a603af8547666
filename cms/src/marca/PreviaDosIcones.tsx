'use client';

import { tema } from '@martelo/storefront/site/tema';
import { useFormFields } from '@payloadcms/ui';
import { coresDe, saoCores } from './leitura-do-tema.ts';
import estilos from './marca.module.css';
import { useEnderecoDaMidia } from './PreviaDoTema.tsx';

/** The icon where it will be met: the browser's tab, a phone's home screen, an app's round mask. */
export function PreviaDosIcones() {
  const nome = useFormFields(([campos]) => String(campos.nome?.value ?? '') || 'Marca');
  const primaria = useFormFields(([campos]) => String(campos.corPrimaria?.value ?? ''));
  const favicon = useFormFields(([campos]) => campos.favicon?.value as number | undefined);
  const url = useEnderecoDaMidia(favicon);
  const cores = coresDe({ corPrimaria: primaria, corSecundaria: primaria });
  const v = saoCores(cores) ? tema(cores) : null;
  const figura = (px: number) =>
    url ? (
      <img src={url} alt="" width={px} height={px} style={{ objectFit: 'contain' }} />
    ) : (
      <span
        className={estilos.inicial}
        style={{ width: px, height: px, fontSize: px * 0.58, background: v?.acao, color: v?.['acao-texto'] }}
      >
        {/[\p{L}\p{N}]/u.exec(nome)?.[0]?.toUpperCase() ?? 'M'}
      </span>
    );
  return (
    <div className={estilos.icones} aria-hidden="true">
      <div className={estilos.aba}>
        {figura(16)} <span>{nome}</span> <span>×</span>
      </div>
      <div className={estilos.atalho}>
        <span style={{ borderRadius: 14 }}>{figura(60)}</span>
        <small>{nome}</small>
      </div>
      <div className={estilos.atalho}>
        <span style={{ borderRadius: '50%', background: v?.acao }}>{figura(60)}</span>
        <small>{nome}</small>
      </div>
      <p className={estilos.nota}>
        De uma imagem só saem 16, 32, 48, 180, 192 e 512 px, a máscara do Android e o favicon.ico.
      </p>
    </div>
  );
}
