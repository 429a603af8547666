import { cookies, headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { SessaoViva } from '../../sessao/SessaoViva.tsx';
import { CAMINHO_DA_SEGURANCA, sessaoAtual } from '../../sessao/sessao.ts';
import { bannersNoAr } from '../../site/banners/banners-no-ar.ts';
import { Casca } from '../../site/casca/Casca.tsx';
import { temPagina } from '../../site/conteudo/PaginaDeConteudo.tsx';
import { COOKIE_CONSENTIMENTO, lerConsentimento } from '../../site/integracoes/integracoes.ts';
import { PedidoDeConsentimento } from '../../site/integracoes/PedidoDeConsentimento.tsx';
import { avisoAtual } from '../../site/manutencao/aviso-atual.ts';
import { marcaAtual } from '../../site/marca.ts';
import { SuperadoLonge } from '../../superado/SuperadoLonge.tsx';

/** What one of the house without the second factor they must have still sees. */
const LIVRES_SEM_FATOR = [CAMINHO_DA_SEGURANCA, '/sair', '/privacidade'];

export default async function LayoutSite({ children }: { children: ReactNode }) {
  const [marca, usuario] = await Promise.all([marcaAtual(), sessaoAtual()]);
  if (marca === null) notFound();
  if (usuario?.fatorPendente && !LIVRES_SEM_FATOR.includes((await headers()).get('x-caminho') ?? ''))
    redirect(CAMINHO_DA_SEGURANCA);
  const [avisos, regulamento, manutencao] = await Promise.all([
    bannersNoAr(marca.subdominio, 'cabecalho', Date.now()),
    temPagina('regulamento'),
    avisoAtual(marca.subdominio),
  ]);
  const consentiu = lerConsentimento((await cookies()).get(COOKIE_CONSENTIMENTO)?.value) === 'sim';
  return (
    <Casca {...{ marca, usuario, avisos, regulamento, manutencao, consentiu }}>
      {children}
      <PedidoDeConsentimento marca={marca} />
      {usuario?.cliente && <SuperadoLonge modo={marca.tipo} />}
      {usuario !== null && <SessaoViva permanecer={usuario.permanecer} restante={usuario.fim - Date.now()} />}
    </Casca>
  );
}
