import '../site/tokens.css';
import '../site/base.css';
import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { marcaAtual, origemPublica } from '../site/marca.ts';
import { MARCA_NEUTRA } from '../site/marca-neutra.ts';
import { cssDoTema, tema } from '../site/tema.ts';

const fonte = localFont({
  src: '../../../node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
  weight: '200 800',
  display: 'swap',
  variable: '--fonte-marca',
});

export async function generateMetadata(): Promise<Metadata> {
  const marca = await marcaAtual();
  if (marca === null) return { title: 'Página não encontrada', robots: { index: false } };
  const palavra = marca.tipo === 'loja' ? 'Loja' : 'Leilões';
  return {
    metadataBase: new URL(await origemPublica(marca)),
    title: { default: `${marca.nome} · ${palavra}`, template: `%s · ${marca.nome}` },
    applicationName: marca.nome,
    icons: { icon: marca.faviconUrl ?? '/favicon.svg' },
    formatDetection: { telephone: false },
  };
}

export async function generateViewport(): Promise<Viewport> {
  const marca = (await marcaAtual()) ?? MARCA_NEUTRA;
  return { width: 'device-width', initialScale: 1, themeColor: tema(marca).superficie };
}

export default async function LayoutRaiz({ children }: { children: ReactNode }) {
  const marca = (await marcaAtual()) ?? MARCA_NEUTRA;
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  return (
    <html lang="pt-BR" className={fonte.variable}>
      <head>
        <style nonce={nonce}>{cssDoTema(marca)}</style>
      </head>
      <body>{children}</body>
    </html>
  );
}
