'use client';

import { Download } from 'lucide-react';
import { useSearchParams } from 'next/navigation';
import estilos from '../midia/midia.module.css';
import { REGISTRO } from '../palavras/registro.ts';

/** Takes what the list shows, filters included, to a spreadsheet. */
export function ExportarCsv() {
  const busca = useSearchParams();
  const filtros = new URLSearchParams([...busca].filter(([nome]) => nome.startsWith('where')));
  return (
    <p className={estilos.faixa}>
      <a className={estilos.botao} href={`/api/registro/exportar?${filtros}`} download>
        <Download size={16} aria-hidden="true" /> {REGISTRO.exportarCsv}
      </a>
    </p>
  );
}
