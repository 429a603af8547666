'use client';

import { useRef } from 'react';
import { TELA } from '../../palavras/construtor/tela.ts';
import { larguraPossivel, MAIOR_LARGURA, MENOR_LARGURA } from './larguras.ts';
import estilos from './tela.module.css';

interface Props {
  largura: number;
  escala: number;
  aoMudar(largura: number): void;
}

/** The canvas's right edge, to pull it to any width. It stands in the middle: what one side gains, the other does too. */
export function BordaLivre({ largura, escala, aoMudar }: Props) {
  const inicio = useRef<{ x: number; largura: number; escala: number } | null>(null);
  return (
    <div
      className={estilos.borda}
      role="slider"
      tabIndex={0}
      aria-label={TELA.larguraDaPrevia}
      aria-valuenow={largura}
      aria-valuemin={MENOR_LARGURA}
      aria-valuemax={MAIOR_LARGURA}
      aria-valuetext={TELA.pixels(largura)}
      title={TELA.arrasteParaEscolher}
      onPointerDown={(evento) => {
        evento.currentTarget.setPointerCapture(evento.pointerId);
        inicio.current = { x: evento.clientX, largura, escala };
      }}
      onPointerMove={({ clientX }) => {
        if (inicio.current === null) return;
        const { x, largura: antes, escala: antesEscala } = inicio.current;
        aoMudar(larguraPossivel(antes + ((clientX - x) * 2) / antesEscala));
      }}
      onPointerUp={() => {
        inicio.current = null;
      }}
      onPointerCancel={() => {
        inicio.current = null;
      }}
      onKeyDown={(evento) => {
        const passo = { ArrowLeft: -10, ArrowRight: 10 }[evento.key];
        if (passo === undefined) return;
        evento.preventDefault();
        aoMudar(larguraPossivel(largura + passo));
      }}
    />
  );
}
