import type { PapelInterno } from '@martelo/shared/papeis';
import { type ComponentType, createElement, Suspense, useEffect, useRef } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import type { Casa } from '../dados/contexto.tsx';
import { Abrindo } from '../ui/Abrindo.tsx';

/** Which part of a record the address shows; the first where it says none that is there. */
export function useAba<A extends string>(abas: readonly A[]): A {
  const [busca] = useSearchParams();
  const pedida = busca.get('aba');
  return abas.find((uma) => uma === pedida) ?? abas[0]!;
}

/** A record's parts behind their tabs, each fetched when it is opened. */
export function EmAbas<A extends string, P extends object>({
  nome,
  abas,
  rotulos,
  telas,
  props,
}: {
  nome: string;
  abas: readonly A[];
  rotulos: Readonly<Record<A, string>>;
  telas: Readonly<Record<A, ComponentType<P>>>;
  /** What each is shown of the record. */
  props: P;
}) {
  const atual = useAba(abas);
  return (
    <>
      <Abas {...{ nome, abas, rotulos, atual }} />
      <section className="aba" aria-label={rotulos[atual]}>
        <Suspense fallback={<Abrindo />}>{createElement<P>(telas[atual], props)}</Suspense>
      </section>
    </>
  );
}

/** The parts of a record, each with an address: what is behind one is read when it is opened. Arrows go from one to the next. */
export function Abas<A extends string>({
  nome,
  abas,
  rotulos,
  atual,
  contados,
}: {
  nome: string;
  abas: readonly A[];
  rotulos: Readonly<Record<A, string>>;
  atual: A;
  /** How many there are behind a tab, where that is known before it is opened. */
  contados?: Readonly<Partial<Record<A, number>>>;
}) {
  const caixa = useRef<HTMLElement>(null);
  const { state } = useLocation();
  // On a telephone the open one may stand outside of the window.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is open
  useEffect(() => {
    const elo = caixa.current?.querySelector<HTMLElement>('[aria-current]');
    if (elo) caixa.current!.scrollLeft = elo.offsetLeft - caixa.current!.offsetLeft - 40;
  }, [atual]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: arrows are a shorter way, Tab goes through the links as well
    <nav
      ref={caixa}
      className="abas"
      aria-label={nome}
      onKeyDown={({ key }) => {
        const passo = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
        const elos = [...caixa.current!.querySelectorAll('a')];
        const na = elos.indexOf(document.activeElement as HTMLAnchorElement);
        if (passo !== 0 && na >= 0) elos[(na + passo + elos.length) % elos.length]!.focus();
      }}
    >
      {abas.map((uma) => (
        <Link
          key={uma}
          to={uma === abas[0] ? { search: '' } : { search: `?aba=${uma}` }}
          replace
          // The way back to the list as it was left.
          state={state}
          aria-current={uma === atual ? 'page' : undefined}
        >
          {rotulos[uma]}
          {contados?.[uma] !== undefined && <small>{contados[uma].toLocaleString('pt-BR')}</small>}
        </Link>
      ))}
    </nav>
  );
}

/** To whom a part of a record's screen is open: by a kind that they read, by a field that they are shown, or by their roles; to all where nothing is said. */
export interface DeQuem {
  especie?: string;
  campo?: string;
  papeis?: readonly PapelInterno[];
}

/** Of a record's parts those that are open to who works here, in their order. */
export function abasAbertas<A extends string>(
  abas: Readonly<Record<A, DeQuem>>,
  especieDona: string,
  { recursos, usuario: { roles } }: Pick<Casa, 'recursos' | 'usuario'>,
): A[] {
  const campos = recursos.get(especieDona)?.campos ?? [];
  return (Object.keys(abas) as A[]).filter((nome) => {
    const { especie, campo, papeis } = abas[nome];
    if (especie !== undefined) return recursos.has(especie);
    if (campo !== undefined) return campos.some((um) => um.campo === campo);
    return papeis === undefined || papeis.some((papel) => roles.includes(papel));
  });
}
