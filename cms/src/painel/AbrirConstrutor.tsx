'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { PanelsTopLeft } from 'lucide-react';
import { INICIO } from '../palavras/inicio.ts';
import estilos from './painel.module.css';

/** In the page's form, where its sections would be: they are edited in the builder. */
export function AbrirConstrutor() {
  const { id } = useDocumentInfo();
  if (!id) return <p className={estilos.dica}>{INICIO.salveAPagina}</p>;
  return (
    <p className={estilos.abrir}>
      <a className={estilos.botao} href={`/admin/construtor/${id}`}>
        <PanelsTopLeft size={18} aria-hidden="true" /> {INICIO.abrirNoConstrutor}
      </a>
    </p>
  );
}
