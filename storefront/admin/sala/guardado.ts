import { useState } from 'react';
import { lerTeclas, TECLAS_DE_SEMPRE, type Teclas } from './teclas.ts';

const TECLAS = 'martelo-sala.teclas';
const SOM = 'martelo-sala.som';

/** The keys of this machine: whoever sits down here has them. */
export function useTeclasDaSala(): [Teclas, (teclas: Teclas | null) => void] {
  const [teclas, definir] = useState(() => lerTeclas(localStorage.getItem(TECLAS)));
  return [
    teclas,
    (novas) => {
      if (novas === null) localStorage.removeItem(TECLAS);
      else localStorage.setItem(TECLAS, JSON.stringify(novas));
      definir(novas ?? TECLAS_DE_SEMPRE);
    },
  ];
}

export function useSom(): [boolean, (ligado: boolean) => void] {
  const [ligado, definir] = useState(() => localStorage.getItem(SOM) !== 'nao');
  return [
    ligado,
    (novo) => {
      localStorage.setItem(SOM, novo ? 'sim' : 'nao');
      definir(novo);
    },
  ];
}

let audio: AudioContext | null = null;

/** A short tone, for a bid that did not come from this room. A page that nobody has touched yet may make none, and stays silent. */
export function tocar(): void {
  try {
    audio ??= new AudioContext();
    const [tom, volume] = [audio.createOscillator(), audio.createGain()];
    tom.frequency.value = 880;
    volume.gain.setValueAtTime(0.2, audio.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.25);
    tom.connect(volume).connect(audio.destination);
    tom.start();
    tom.stop(audio.currentTime + 0.25);
  } catch {
    // No way to sound here.
  }
}
