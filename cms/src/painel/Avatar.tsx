'use client';

import { useAuth } from '@payloadcms/ui';
import estilos from './painel.module.css';

/** Initials: Payload's own avatar would be fetched from a foreign host. */
export function Avatar() {
  const { user } = useAuth<
    { id: number; nome?: string; email: string; collection: string } & Record<string, unknown>
  >();
  const nome = String(user?.nome ?? user?.email ?? '?');
  const iniciais = nome
    .split(/[\s@.]+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((parte) => parte[0]?.toUpperCase())
    .join('');
  return (
    <span className={estilos.avatar} title={nome}>
      {iniciais}
    </span>
  );
}
