import { useStore } from 'ra-core';
import { useEffect } from 'react';

export const TEMAS = ['claro', 'escuro', 'sistema'] as const;
export type Tema = (typeof TEMAS)[number];
export const DENSIDADES = [32, 40, 48] as const;
export type Densidade = (typeof DENSIDADES)[number];

/** As ra-core's store keeps it: read before anything is drawn, so that no page flashes white at night. */
const CHAVE = 'RaStoremartelo-admin.tema';

const escuroAgora = matchMedia('(prefers-color-scheme: dark)');

export function aplicarTema(tema: Tema = guardado()): void {
  const escuro = tema === 'escuro' || (tema === 'sistema' && escuroAgora.matches);
  document.documentElement.dataset.tema = escuro ? 'escuro' : 'claro';
}

function guardado(): Tema {
  const lido = localStorage.getItem(CHAVE)?.replaceAll('"', '');
  return TEMAS.find((um) => um === lido) ?? 'claro';
}

export function useTema(): [Tema, (tema: Tema) => void] {
  const [tema, definir] = useStore<Tema>('tema', 'claro');
  useEffect(() => {
    aplicarTema(tema);
    const mudou = () => aplicarTema(tema);
    escuroAgora.addEventListener('change', mudou);
    return () => escuroAgora.removeEventListener('change', mudou);
  }, [tema]);
  return [tema, definir];
}

export function useDensidade(): [Densidade, (densidade: Densidade) => void] {
  const [densidade, definir] = useStore<Densidade>('densidade', 40);
  useEffect(() => {
    document.documentElement.style.setProperty('--linha', `${densidade}px`);
  }, [densidade]);
  return [densidade, definir];
}

/** Single keys can be switched off: who dictates, or types with few keys, presses them by accident. */
export const useTeclasSoltas = () => useStore<boolean>('teclas', true);
