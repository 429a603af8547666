import { CASA } from '../palavras/casa.ts';
import '../site/tokens.css';
import '../site/base.css';
import { cssDoTema, tema } from '@martelo/shared/pagina/tema/tema';
import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { TITULOS } from '../palavras/titulos.ts';
import { versaoDosIcones } from '../site/icones/icones.ts';
import { Integracoes } from '../site/integracoes/Integracoes.tsx';
import { type Hotsite, marcaAtual, origemPublica } from '../site/marca.ts';
import { MARCA_NEUTRA } from '../site/marca-neutra.ts';

const fonte = localFont({
  // Written by scripts/gerar-fonte.mjs.
  src: '../site/fonte.woff2',
  weight: '400 800',
  display: 'swap',
  variable: '--fonte-marca',
});

export async function generateMetadata(): Promise<Metadata> {
  const marca = await marcaAtual();
  if (marca === null) return { title: TITULOS.paginaNaoEncontrada, robots: { index: false } };
  return {
    metadataBase: new URL(origemPublica(marca)),
    title: { default: `${marca.nome} · ${CASA[marca.tipo].venda}`, template: `%s · ${marca.nome}` },
    applicationName: marca.nome,
    icons: iconesDa(marca),
    manifest: '/manifesto.webmanifest',
    formatDetection: { telephone: false },
  };
}

/** Addresses change with the picture, so that browsers never show an old one. */
function iconesDa(marca: Hotsite): Metadata['icons'] {
  const v = versaoDosIcones(marca);
  return {
    icon: [
      ...(marca.faviconUrl === null ? [{ url: `/favicon.svg?v=${v}`, type: 'image/svg+xml' }] : []),
      ...[32, 16, 48].map((lado) => ({ url: `/icones/icone-${lado}.png?v=${v}`, sizes: `${lado}x${lado}` })),
    ],
    apple: { url: `/icones/icone-180.png?v=${v}`, sizes: '180x180' },
  };
}

export async function generateViewport(): Promise<Viewport> {
  const marca = (await marcaAtual()) ?? MARCA_NEUTRA;
  return { width: 'device-width', initialScale: 1, themeColor: tema(marca).superficie };
}

export default async function LayoutRaiz({ children }: { children: ReactNode }) {
  const atual = await marcaAtual();
  const marca = atual ?? MARCA_NEUTRA;
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  return (
    <html lang="pt-BR" className={fonte.variable}>
      <head>
        <style nonce={nonce}>{cssDoTema(marca)}</style>
        {atual && <Integracoes marca={atual} nonce={nonce} />}
      </head>
      <body>{children}</body>
    </html>
  );
}
