import { useStore } from 'ra-core';
import { useEffect } from 'react';
import { aplicarTema, escuroAgora, type Tema } from './aplicar-tema.ts';

export const DENSIDADES = [32, 40, 48] as const;
export type Densidade = (typeof DENSIDADES)[number];

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
