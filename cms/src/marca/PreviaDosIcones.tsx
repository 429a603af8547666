'use client';

import { inicialDe } from '@martelo/shared/pagina/tema/inicial';
import { tema } from '@martelo/shared/pagina/tema/tema';
import { useFormFields } from '@payloadcms/ui';
import { MARCA } from '../palavras/marca.ts';
import { coresDe, saoCores } from './leitura-do-tema.ts';
import estilos from './marca.module.css';
import { useEnderecoDaMidia } from './PreviaDoTema.tsx';

/** The icon where it will be met: the browser's tab, a phone's home screen, an app's round mask. */
export function PreviaDosIcones() {
  const nome = useFormFields(([campos]) => String(campos.nome?.value ?? '') || MARCA.marca);
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
        {inicialDe(nome)}
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
      <p className={estilos.nota}>{MARCA.iconesDeUmaSo}</p>
    </div>
  );
}
