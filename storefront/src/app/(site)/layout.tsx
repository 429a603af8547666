import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { SessaoViva } from '../../sessao/SessaoViva.tsx';
import { sessaoAtual } from '../../sessao/sessao.ts';
import { Casca } from '../../site/casca/Casca.tsx';
import { marcaAtual } from '../../site/marca.ts';

export default async function LayoutSite({ children }: { children: ReactNode }) {
  const [marca, usuario] = await Promise.all([marcaAtual(), sessaoAtual()]);
  if (marca === null) notFound();
  return (
    <Casca marca={marca} usuario={usuario}>
      {children}
      {usuario !== null && <SessaoViva permanecer={usuario.permanecer} restante={usuario.fim - Date.now()} />}
    </Casca>
  );
}
