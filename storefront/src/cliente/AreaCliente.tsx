import type { TipoHotsite } from '@martelo/shared/hotsite';
import type { ReactNode } from 'react';
import { CLIENTE } from '../palavras/cliente.ts';
import { INDICAR } from '../palavras/indicar.ts';
import { TITULAR } from '../palavras/titular.ts';
import { FecharAoSair } from '../site/casca/FecharAoSair.tsx';
import { Icone } from '../site/ui/Icone.tsx';
import { Ligacao } from '../site/ui/Ligacao.tsx';
import estilo from './AreaCliente.module.css';

/** The bidder's own pages, under one heading and one row of links; on a phone a menu that says where one is: ten do not fit beside each other. */
export function AreaCliente({
  modo,
  atual,
  titulo,
  cliente = true,
  children,
}: {
  modo: TipoHotsite;
  atual:
    | 'lances'
    | 'compras'
    | 'favoritos'
    | 'buscas'
    | 'documentos'
    | 'avisos'
    | 'perfil'
    | 'indicar'
    | 'privacidade'
    | 'seguranca';
  titulo: string;
  /** False for staff, who have none of the other pages. */
  cliente?: boolean;
  children: ReactNode;
}) {
  const paginas = [
    { chave: 'lances', href: '/cliente/meus-lances', rotulo: rotuloMeusLances(modo) },
    { chave: 'compras', href: '/cliente/compras', rotulo: CLIENTE[modo].compras },
    { chave: 'favoritos', href: '/cliente/favoritos', rotulo: CLIENTE[modo].favoritos },
    { chave: 'buscas', href: '/cliente/buscas', rotulo: CLIENTE[modo].buscas },
    { chave: 'documentos', href: '/cliente/minha-pagina', rotulo: CLIENTE[modo].documentos },
    { chave: 'avisos', href: '/cliente/avisos', rotulo: CLIENTE[modo].avisos },
    { chave: 'perfil', href: '/cliente/meu-perfil', rotulo: CLIENTE[modo].perfil },
    { chave: 'indicar', href: '/cliente/indique-ganhe', rotulo: INDICAR.menu },
    { chave: 'privacidade', href: '/cliente/privacidade', rotulo: TITULAR[modo].menu },
    { chave: 'seguranca', href: '/minha-conta/seguranca', rotulo: CLIENTE[modo].seguranca },
  ] as const;
  const ligacoes = paginas.map(({ chave, href, rotulo }) => (
    <Ligacao key={chave} href={href} aria-current={chave === atual ? 'page' : undefined}>
      {rotulo}
    </Ligacao>
  ));
  return (
    <div className={`recipiente ${estilo.area}`}>
      {cliente && (
        <nav aria-label={CLIENTE[modo].minhaConta}>
          <details className={estilo.menu}>
            <summary>
              <span className={estilo.onde}>
                <span className={estilo.minhaConta}>{CLIENTE[modo].minhaConta}</span>
                {paginas.find(({ chave }) => chave === atual)?.rotulo}
              </span>
              <Icone nome="chevron-down" tamanho={20} />
            </summary>
            <div className={estilo.lista}>{ligacoes}</div>
            <FecharAoSair />
          </details>
          <div className={estilo.paginas}>{ligacoes}</div>
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

export const rotuloMeusLances = (modo: TipoHotsite): string => CLIENTE[modo].meusLances;
