'use client';

import { useListQuery } from '@payloadcms/ui';
import { Download } from 'lucide-react';
import { useParams, useSearchParams } from 'next/navigation';
import estilos from '../midia/midia.module.css';
import { FORMULARIOS } from '../palavras/formularios.ts';

/** Takes what the list shows, filters included, to a spreadsheet. */
export function Exportar() {
  const busca = useSearchParams();
  const { segments } = useParams<{ segments?: string[] }>();
  const { data } = useListQuery();
  const filtros = new URLSearchParams([...busca].filter(([nome]) => nome.startsWith('where')));
  const total = data?.totalDocs ?? 0;
  if (total === 0) return null;
  return (
    <p className={estilos.faixa}>
      <a className={estilos.botao} href={`/api/${segments?.[1]}/exportar?${filtros}`} download>
        <Download size={16} aria-hidden="true" /> {FORMULARIOS.exportar(total)}
      </a>
    </p>
  );
}
