'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, type SyntheticEvent, useTransition } from 'react';
import estilo from './Listagem.module.css';

/**
 * Turns the listing's own links and forms (`data-navega`) into navigation without a reload, and shows the stage Carregando
 * meanwhile. Everything inside works without it.
 */
export function NavegacaoListagem({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [carregando, iniciar] = useTransition();

  const ir = (endereco: string, aoTopo: boolean) => {
    iniciar(() => router.push(endereco, { scroll: aoTopo }));
  };

  const aoClicar = (evento: React.MouseEvent) => {
    const alvo = evento.target as Element;
    if (alvo.closest('[data-abre-filtros]')) {
      evento.preventDefault();
      filtros()?.showModal();
      return;
    }
    const fecha = alvo.closest('[data-fecha-filtros]');
    if (fecha || alvo === filtros()) {
      if (fecha) evento.preventDefault();
      filtros()?.close();
      return;
    }
    const ligacao = alvo.closest<HTMLAnchorElement>('a[data-navega]');
    if (!ligacao || evento.ctrlKey || evento.metaKey || evento.shiftKey || evento.button !== 0) return;
    evento.preventDefault();
    ir(ligacao.href, ligacao.dataset.navega === 'topo');
  };

  const enviar = (formulario: HTMLFormElement) => {
    const busca = new URLSearchParams();
    for (const [nome, valor] of new FormData(formulario))
      if (typeof valor === 'string' && valor.trim() !== '') busca.append(nome, valor.trim());
    const texto = busca.toString();
    ir(`${location.pathname.split('/').slice(0, 2).join('/')}${texto === '' ? '' : `?${texto}`}`, false);
  };

  const aoEnviar = (evento: SyntheticEvent) => {
    const formulario = evento.target as HTMLFormElement;
    if (formulario.dataset.navega === undefined) return;
    evento.preventDefault();
    enviar(formulario);
  };

  const aoMudar = (evento: SyntheticEvent) => {
    const formulario = (evento.target as Element).closest('form');
    if (formulario?.dataset.navega === 'mudanca') enviar(formulario);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the links and forms inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: links and buttons turn keys into clicks themselves
    <div
      onClick={aoClicar}
      onSubmit={aoEnviar}
      onChange={aoMudar}
      aria-busy={carregando}
      className={carregando ? estilo.carregando : undefined}
    >
      {children}
    </div>
  );
}

const filtros = (): HTMLDialogElement | null => document.querySelector('dialog[data-filtros]');
