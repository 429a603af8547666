'use client';

import { useEffect, useRef, useState } from 'react';
import type { Entrada, Presente } from '../modelo/entrada.ts';
import { enviarSelecao, lerAviso } from '../salvar/api.ts';
import type { Salvador } from '../salvar/salvador.ts';

const JUNTAR_MS = 150;
/** A browser has six connections to one server: tabs nobody looks at give theirs back. */
const ESCONDIDA_MS = 60_000;

interface Pedido {
  pagina: number;
  /** This window, among all that have the page open. */
  janela: string;
  selecionadas: readonly string[];
  salvador: Salvador;
  /** Whatever was accepted, from this window too. */
  ouvir(entrada: Entrada): void;
}

/**
 * The live connection of a page: hears what others save, says who is here. It connects again by itself, and then asks for what it
 * missed.
 * @returns everybody else on the page
 */
export function useAoVivo({ pagina, janela, selecionadas, salvador, ouvir }: Pedido): readonly Presente[] {
  const [presentes, setPresentes] = useState<readonly Presente[]>([]);
  const [ligadoEm, setLigadoEm] = useState(0);

  useEffect(() => {
    let fonte: EventSource | null = null;
    let relogio: ReturnType<typeof setTimeout> | undefined;
    const fechar = () => {
      fonte?.close();
      fonte = null;
      setPresentes([]);
    };
    const abrir = () => {
      clearTimeout(relogio);
      if (fonte) return;
      fonte = new EventSource(`/api/construtor/${pagina}/ao-vivo?janela=${janela}`);
      fonte.onopen = () => {
        setLigadoEm((vez) => vez + 1);
        salvador.tentarJa();
        void salvador.conferir();
      };
      fonte.onmessage = ({ data }) => {
        const aviso = lerAviso(data);
        if (aviso?.tipo === 'presentes') setPresentes(aviso.presentes.filter((um) => um.janela !== janela));
        if (aviso?.tipo === 'aceita') ouvir(aviso.entrada);
      };
      fonte.onerror = () => setPresentes([]);
    };
    const aoMostrar = () => {
      if (document.visibilityState === 'visible') return abrir();
      clearTimeout(relogio);
      relogio = setTimeout(fechar, ESCONDIDA_MS);
    };
    abrir();
    document.addEventListener('visibilitychange', aoMostrar);
    return () => {
      document.removeEventListener('visibilitychange', aoMostrar);
      clearTimeout(relogio);
      fonte?.close();
    };
  }, [pagina, janela, salvador, ouvir]);

  const ultimas = useRef('');
  useEffect(() => {
    if (ligadoEm === 0) return;
    const assinatura = `${ligadoEm}:${selecionadas.join()}`;
    if (ultimas.current === assinatura) return;
    const relogio = setTimeout(() => {
      ultimas.current = assinatura;
      enviarSelecao(pagina, janela, selecionadas);
    }, JUNTAR_MS);
    return () => clearTimeout(relogio);
  }, [pagina, janela, selecionadas, ligadoEm]);

  return presentes;
}
