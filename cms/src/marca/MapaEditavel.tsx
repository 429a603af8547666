'use client';

import { enquadrar } from '@martelo/shared/pagina/mapa/enquadrar';
import { type Coordenadas, desprojetar, noBrasil, projetar } from '@martelo/shared/pagina/mapa/projecao';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { MARCA } from '../palavras/marca.ts';
import estilos from './marca.module.css';

const PASSO = 0.01;
const PASSO_LARGO = 0.5;
const PASSOS: Record<string, [number, number]> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The drawn map with one marker: dragged, moved with the arrow keys (Shift: further), or put where one presses. */
export function MapaEditavel({
  lugar,
  aoMudar,
  fechado = false,
}: {
  lugar: Partial<Coordenadas>;
  aoMudar(lugar: Coordenadas): void;
  fechado?: boolean;
}) {
  const mapa = useRef<HTMLDivElement>(null);
  const [perto, setPerto] = useState(true);
  // While the marker is held the map stays still under it.
  const [quadroPreso, prender] = useState<ReturnType<typeof enquadrar> | null>(null);
  const valido =
    lugar.latitude !== undefined && lugar.longitude !== undefined && noBrasil(lugar as Coordenadas);
  const em = valido ? projetar(lugar as Coordenadas) : null;
  const quadro = quadroPreso ?? enquadrar(em && perto ? [em] : []);

  const noPonteiro = (evento: PointerEvent): Coordenadas => {
    const caixa = mapa.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return arredondar(
      desprojetar({
        x: quadro.x + ((evento.clientX - caixa.left) / caixa.width) * quadro.largura,
        y: quadro.y + ((evento.clientY - caixa.top) / caixa.height) * quadro.altura,
      }),
    );
  };
  const soltar = (evento: PointerEvent) => {
    if (quadroPreso === null) return;
    mapa.current?.releasePointerCapture(evento.pointerId);
    prender(null);
  };
  const noTeclado = (evento: KeyboardEvent) => {
    const passo = PASSOS[evento.key];
    if (!passo || !valido || fechado) return;
    evento.preventDefault();
    const quanto = evento.shiftKey ? PASSO_LARGO : PASSO;
    const novo = arredondar({
      latitude: (lugar.latitude ?? 0) + passo[0] * quanto,
      longitude: (lugar.longitude ?? 0) + passo[1] * quanto,
    });
    if (noBrasil(novo)) aoMudar(novo);
  };

  return (
    <div className={estilos.mapa}>
      <div
        ref={mapa}
        className={estilos.mapaQuadro}
        data-fechado={fechado || undefined}
        onPointerDown={(evento) => {
          if (fechado) return;
          evento.preventDefault();
          prender(quadro);
          mapa.current?.setPointerCapture(evento.pointerId);
          const novo = noPonteiro(evento);
          if (noBrasil(novo)) aoMudar(novo);
        }}
        onPointerMove={(evento) => {
          if (quadroPreso === null) return;
          const novo = noPonteiro(evento);
          if (noBrasil(novo)) aoMudar(novo);
        }}
        onPointerUp={soltar}
        onPointerCancel={soltar}
      >
        <svg
          viewBox={`${quadro.x} ${quadro.y} ${quadro.largura} ${quadro.altura}`}
          aria-hidden="true"
          focusable="false"
        >
          <use href="/brasil.svg#brasil" />
        </svg>
        {em && (
          <button
            type="button"
            className={estilos.alfinete}
            disabled={fechado}
            style={{
              left: `${((em.x - quadro.x) / quadro.largura) * 100}%`,
              top: `${((em.y - quadro.y) / quadro.altura) * 100}%`,
            }}
            aria-label={MARCA.marcador(formatar(lugar.latitude), formatar(lugar.longitude))}
            onKeyDown={noTeclado}
          >
            <svg viewBox="0 0 32 40" width={32} height={40} aria-hidden="true" focusable="false">
              <path d="M16 39C7 27 2 22 2 15a14 14 0 0 1 28 0c0 7-5 12-14 24Z" />
              <circle cx="16" cy="15" r="5" />
            </svg>
          </button>
        )}
      </div>
      <p className={estilos.mapaRodape}>
        {valido ? (
          <button type="button" onClick={() => setPerto(!perto)}>
            {perto ? MARCA.verOBrasilInteiro : MARCA.verDePerto}
          </button>
        ) : (
          <span>{MARCA.foraDoMapa}</span>
        )}
      </p>
    </div>
  );
}

/** Four decimals: some ten metres. */
const arredondar = ({ latitude, longitude }: Coordenadas): Coordenadas => ({
  latitude: Math.round(latitude * 1e4) / 1e4,
  longitude: Math.round(longitude * 1e4) / 1e4,
});

const formatar = (grau: number | undefined): string => String(grau ?? '').replace('.', ',');
