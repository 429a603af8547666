import type { TipoHotsite } from '@martelo/shared/hotsite';
import { PALAVRAS } from '@martelo/shared/lote-rotulos';
import type { ReactNode } from 'react';
import { Ligacao } from '../site/ui/Ligacao.tsx';
import estilo from './AreaCliente.module.css';

/** The bidder's own pages, under one heading and one row of links. */
export function AreaCliente({
  modo,
  atual,
  titulo,
  cliente = true,
  children,
}: {
  modo: TipoHotsite;
  atual: 'lances' | 'compras' | 'seguranca';
  titulo: string;
  /** False for staff, who have none of the other pages. */
  cliente?: boolean;
  children: ReactNode;
}) {
  const paginas = [
    { chave: 'lances', href: '/cliente/meus-lances', rotulo: rotuloMeusLances(modo) },
    { chave: 'compras', href: '/cliente/compras', rotulo: 'Compras' },
    { chave: 'seguranca', href: '/minha-conta/seguranca', rotulo: 'Segurança' },
  ] as const;
  return (
    <div className={`recipiente ${estilo.area}`}>
      {cliente && (
        <nav aria-label="Minha conta" className={estilo.paginas}>
          {paginas.map(({ chave, href, rotulo }) => (
            <Ligacao key={chave} href={href} aria-current={chave === atual ? 'page' : undefined}>
              {rotulo}
            </Ligacao>
          ))}
        </nav>
      )}
      <h1>{titulo}</h1>
      {children}
    </div>
  );
}

/** A row of filters in the address; the current one is marked. */
export function Abas({
  rotulo,
  abas,
}: {
  rotulo: string;
  abas: { href: string; texto: string; atual: boolean; total?: number }[];
}) {
  return (
    <nav aria-label={rotulo} className={estilo.abas}>
      {abas.map(({ href, texto, atual, total }) => (
        <Ligacao key={href} href={href} aria-current={atual ? 'page' : undefined}>
          {texto}
          {total !== undefined && <span className={estilo.total}>{total}</span>}
        </Ligacao>
      ))}
    </nav>
  );
}

export const rotuloMeusLances = (modo: TipoHotsite): string =>
  `${modo === 'loja' ? 'Minhas' : 'Meus'} ${PALAVRAS[modo].lances.toLowerCase()}`;
