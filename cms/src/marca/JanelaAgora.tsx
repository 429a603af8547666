'use client';

import { formatarDataHora } from '@martelo/shared/datas';
import { useFormFields } from '@payloadcms/ui';
import { MARCA } from '../palavras/marca.ts';
import estilos from './marca.module.css';

/** Under a window's two dates: what they mean right now. */
export function JanelaAgora({ path }: { path: string }) {
  const grupo = path.replace(/\.[^.]*$/, '');
  const inicio = useFormFields(([campos]) => campos[`${grupo}.inicio`]?.value as string | undefined);
  const fim = useFormFields(([campos]) => campos[`${grupo}.fim`]?.value as string | undefined);
  return <p className={estilos.janela}>{fraseDaJanela(inicio, fim, Date.now())}</p>;
}

export function fraseDaJanela(inicio: string | undefined, fim: string | undefined, agora: number): string {
  if (inicio && agora < Date.parse(inicio)) return MARCA.fechadoAgora(formatarDataHora(inicio));
  if (fim && agora >= Date.parse(fim)) return MARCA.fechadoDesde(formatarDataHora(fim));
  return fim ? MARCA.abertoAgoraAte(formatarDataHora(fim)) : MARCA.abertoAgoraSemData;
}
