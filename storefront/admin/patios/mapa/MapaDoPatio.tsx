import type { MapaDoPatio as Lido } from '@martelo/shared/estadias/estadia.esquema';
import { extensao, PASSO_DA_SETA, vizinho } from '@martelo/shared/mapa-do-patio';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { ADMIN_ESTADIAS } from '../../../src/palavras/admin-estadias.ts';
import { ADMIN_MAPA_DO_PATIO as P } from '../../../src/palavras/admin-mapa-do-patio.ts';
import { Icone } from '../../../src/site/ui/Icone.tsx';

/** How what stands in a spot is moved to another. */
export interface Mover {
  /** Uid of the stay that was picked up; null: nothing is. */
  pego: string | null;
  /** A vehicle of the brand's, or, with one picked up, a free spot. */
  aoTocar: (codigo: string) => void;
  aoLargar: () => void;
}

/**
 * A yard's map as it stands: what is free, what is taken and by what, in words and signs as well as in colour. A spot is chosen by a touch where
 * somebody chooses; where one is shown, it says so.
 */
export function MapaDoPatio({
  mapa,
  escolhida = null,
  onde = null,
  tomadas = {},
  aoEscolher,
  mover,
}: {
  mapa: Lido;
  escolhida?: string | null;
  /** The spot where what is looked at stands. */
  onde?: string | null;
  /** Spots that are taken, as this phone alone knows yet: spot and by what. */
  tomadas?: Readonly<Record<string, string>>;
  aoEscolher?: (codigo: string) => void;
  mover?: Mover | undefined;
}) {
  // One that was kept on a phone before there were lanes has none.
  const { vagas, corredores = [] } = mapa;
  const { colunas } = extensao({ vagas, corredores });
  const marcada = useRef<HTMLSpanElement>(null);
  // It is seen without looking for it: the map moves within its frame, and the page does not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each spot that is shown
  useEffect(() => {
    const moldura = marcada.current?.closest('.estadia-mapa');
    if (!marcada.current || !moldura) return;
    const [um, fora] = [marcada.current, moldura].map((qual) => qual.getBoundingClientRect());
    moldura.scrollLeft += um!.left - fora!.left - (fora!.width - um!.width) / 2;
  }, [onde]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form of its own
    <div
      className="estadia-mapa"
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: wider than a phone, it is scrolled by keys also where nothing in it is to be chosen
      tabIndex={0}
      aria-label={ADMIN_ESTADIAS.mapa(mapa.patio.nome)}
      onKeyDown={(evento) => {
        if (mover && evento.key === 'Escape') mover.aoLargar();
        andar(evento);
      }}
    >
      <div style={{ gridTemplateColumns: `repeat(${Math.max(1, colunas)}, minmax(60px, 1fr))` }}>
        {corredores.map((um) => (
          <span
            key={`${um.linha}:${um.coluna}:${um.ateLinha}:${um.ateColuna}`}
            className="estadia-corredor"
            style={{
              gridRow: `${um.linha} / ${um.ateLinha + 1}`,
              gridColumn: `${um.coluna} / ${um.ateColuna + 1}`,
            }}
          >
            {um.nome ?? ''}
          </span>
        ))}
        {vagas.map(({ codigo, linha, coluna, estadia }) => {
          const aqui = codigo === onde;
          const quem = estadia?.placa ?? estadia?.veiculoNome ?? tomadas[codigo];
          const livre = quem === undefined;
          const sinal = aqui ? P.aqui : livre ? P.livre : (estadia?.placa ?? P.ocupada);
          const partes = (
            <>
              <b>{codigo}</b>
              <small>
                {aqui && <Icone nome="map-pin" tamanho={12} />}
                {!aqui && !livre && <Icone nome="x" tamanho={12} />} {sinal}
              </small>
            </>
          );
          const lugar = { gridRow: linha, gridColumn: coluna };
          const nome = livre ? ADMIN_ESTADIAS.livre(codigo) : ADMIN_ESTADIAS.ocupada(codigo, quem);
          const tocar = aoEscolher ?? mover?.aoTocar;
          const meu = mover !== undefined && estadia?.uid != null;
          const pegado = meu && estadia.uid === mover.pego;
          const pode = mover === undefined ? livre : livre ? mover.pego !== null : meu;
          return tocar === undefined ? (
            <span
              key={codigo}
              className="estadia-lugar"
              style={lugar}
              data-aqui={aqui || undefined}
              data-livre={livre || undefined}
              ref={aqui ? marcada : undefined}
            >
              {partes}
            </span>
          ) : (
            <button
              key={codigo}
              type="button"
              style={lugar}
              data-lugar={`${linha}:${coluna}`}
              data-livre={livre || undefined}
              disabled={!pode}
              aria-pressed={livre && mover ? undefined : pegado || codigo === escolhida}
              draggable={meu}
              onDragStart={() => {
                if (!pegado) mover?.aoTocar(codigo);
              }}
              onDragOver={(evento) => {
                if (mover && livre) evento.preventDefault();
              }}
              onDrop={(evento) => {
                evento.preventDefault();
                if (mover && livre) mover.aoTocar(codigo);
              }}
              aria-label={nome}
              title={estadia?.veiculoNome ?? tomadas[codigo]}
              onClick={() => tocar(codigo)}
            >
              {partes}
            </button>
          );
        })}
      </div>
    </div>
  );
}

/** Arrows go from what can be chosen to what can be chosen, as it lies on the map. */
function andar(evento: KeyboardEvent<HTMLElement>): void {
  const passo = PASSO_DA_SETA[evento.key];
  const de = lugarDe(evento.target as HTMLElement);
  if (passo === undefined || de === null) return;
  const botoes = [...evento.currentTarget.querySelectorAll<HTMLButtonElement>('button:enabled')];
  const para = vizinho(
    botoes.flatMap((botao) => {
      const lugar = lugarDe(botao);
      return lugar === null ? [] : [{ ...lugar, botao }];
    }),
    ...([de, passo] as const),
  );
  if (para === null) return;
  evento.preventDefault();
  para.botao.focus();
}

function lugarDe(elemento: HTMLElement): { linha: number; coluna: number } | null {
  const [linha, coluna] = (elemento.dataset.lugar ?? '').split(':').map(Number);
  return linha && coluna ? { linha, coluna } : null;
}
