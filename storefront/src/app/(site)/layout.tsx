import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { SessaoViva } from '../../sessao/SessaoViva.tsx';
import { sessaoAtual } from '../../sessao/sessao.ts';
import { bannersNoAr } from '../../site/banners/banners-no-ar.ts';
import { Casca } from '../../site/casca/Casca.tsx';
import { PedidoDeConsentimento } from '../../site/integracoes/PedidoDeConsentimento.tsx';
import { marcaAtual } from '../../site/marca.ts';

export default async function LayoutSite({ children }: { children: ReactNode }) {
  const [marca, usuario] = await Promise.all([marcaAtual(), sessaoAtual()]);
  if (marca === null) notFound();
  const avisos = await bannersNoAr(marca.subdominio, 'cabecalho', Date.now());
  return (
    <Casca marca={marca} usuario={usuario} avisos={avisos}>
      {children}
      <PedidoDeConsentimento marca={marca} />
      {usuario !== null && <SessaoViva permanecer={usuario.permanecer} restante={usuario.fim - Date.now()} />}
    </Casca>
  );
}
