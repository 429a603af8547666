'use client';

import { useEffect } from 'react';

/** On a phone the tabs of a screen are wider than it: the one that is open is brought in sight. @param rotulo their name */
export function AbaAVista({ rotulo }: { rotulo: string }) {
  useEffect(() => {
    const abas = [...document.querySelectorAll('nav')].find((nav) => nav.ariaLabel === rotulo);
    const atual = abas?.querySelector<HTMLElement>('[aria-current]');
    // By itself, and not by `scrollIntoView`: the page below stays where it was read.
    if (abas && atual) abas.scrollLeft = atual.offsetLeft - (abas.clientWidth - atual.offsetWidth) / 2;
  }, [rotulo]);
  return null;
}
