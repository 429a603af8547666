'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { PanelsTopLeft } from 'lucide-react';
import estilos from './painel.module.css';

/** In the page's form, where its sections would be: they are edited in the builder. */
export function AbrirConstrutor() {
  const { id } = useDocumentInfo();
  if (!id) return <p className={estilos.dica}>Salve a página para montar as seções no construtor.</p>;
  return (
    <p className={estilos.abrir}>
      <a className={estilos.botao} href={`/admin/construtor/${id}`}>
        <PanelsTopLeft size={18} aria-hidden="true" /> Abrir no construtor
      </a>
    </p>
  );
}
