'use client';

import type { PaginaSite } from '@martelo/shared/pagina';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { VERSOES } from '../../palavras/construtor/versoes.ts';
import { usePrevia } from '../tela/usePrevia.ts';
import type { Mudanca } from './mudancas.ts';
import estilos from './versoes.module.css';

const AMBIENTE = { adianto: 0, dados: 'reais', autenticado: false } as const;
const NENHUMA: readonly string[] = [];

export interface Rolavel {
  rolar(por: number): void;
  mostrar(sessaoId: string): void;
}

interface Props {
  ref: Ref<Rolavel>;
  site: string;
  pagina: PaginaSite;
  titulo: string;
  largura: number;
  mudancas: readonly Mudanca[];
  /** Wheel and keys are for both sides at once. */
  aoRolar(por: number): void;
}

/** One version as visitors would see it, its changed sections framed. It is looked at, not edited. */
export function PreviaDeVersao({ ref, site, pagina, titulo, largura, mudancas, aoRolar }: Props) {
  const quadro = useRef<HTMLIFrameElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const [caixa, setCaixa] = useState({ largura: 0, altura: 0 });
  const [origem, setOrigem] = useState('');
  useEffect(() => {
    setOrigem(window.location.origin);
    const observador = new ResizeObserver(([medida]) => {
      if (medida) setCaixa({ largura: medida.contentRect.width, altura: medida.contentRect.height });
    });
    if (area.current) observador.observe(area.current);
    return () => observador.disconnect();
  }, []);
  const escala = caixa.largura > 0 ? Math.min(1, caixa.largura / largura) : 1;
  const { pronta, medidas, dizer } = usePrevia({
    quadro,
    origem: new URL(site).origin,
    pagina,
    selecionada: null,
    selecionadas: NENHUMA,
    ambiente: AMBIENTE,
    escala,
    aoDizer: () => undefined,
    acompanha: true,
  });
  useImperativeHandle(ref, () => ({
    rolar: (por) => dizer({ tipo: 'rolar', por: por / escala }),
    mostrar: (sessaoId) => dizer({ tipo: 'mostrar', sessaoId }),
  }));
  const tipos = new Map(mudancas.map(({ id, tipo }) => [id, tipo]));
  return (
    <div className={estilos.previa} ref={area}>
      {origem && caixa.largura > 0 && (
        <iframe
          ref={quadro}
          title={VERSOES.previa(titulo)}
          src={`${site}/previa?origem=${encodeURIComponent(origem)}`}
          tabIndex={-1}
          style={{ width: largura, height: caixa.altura / escala, transform: `scale(${escala})` }}
        />
      )}
      {medidas.current.map(({ id, topo, altura }) => {
        const tipo = tipos.get(id);
        return tipo ? (
          <span
            key={id}
            className={estilos.moldura}
            data-tipo={tipo}
            style={{ top: topo * escala, height: altura * escala }}
          >
            <b>{ROTULO[tipo]}</b>
          </span>
        ) : null;
      })}
      {!pronta && (
        <p className={estilos.espera} role="status">
          {VERSOES.abrindo}
        </p>
      )}
      {/* The canvas would select what is pressed: over it, a pane that only scrolls. */}
      <section
        className={estilos.vidro}
        aria-label={VERSOES.roleComAsSetas(titulo)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        tabIndex={0}
        onWheel={({ deltaY }) => aoRolar(deltaY)}
        onKeyDown={(evento) => {
          const passo = PASSOS[evento.key];
          if (passo === undefined) return;
          evento.preventDefault();
          aoRolar(passo * caixa.altura);
        }}
      />
    </div>
  );
}

export const ROTULO: Readonly<Record<Mudanca['tipo'], string>> = {
  incluida: VERSOES.incluida,
  apagada: VERSOES.apagada,
  alterada: VERSOES.alterada,
  movida: VERSOES.movida,
};

const PASSOS: Readonly<Record<string, number>> = {
  ArrowDown: 0.15,
  ArrowUp: -0.15,
  PageDown: 0.9,
  PageUp: -0.9,
  ' ': 0.9,
};
