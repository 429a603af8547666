import {
  corredorEm,
  extensao,
  LADO_DO_MAPA,
  type Lugar,
  type MapaDesenhado,
  vagaEm,
} from '@martelo/shared/mapa-do-patio';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { ADMIN_MAPA_DO_PATIO as P } from '../../../src/palavras/admin-mapa-do-patio.ts';

/** There is room to draw in beside what is drawn, and a beginning where nothing is. */
const FOLGA = 2;
const MINIMO = { linhas: 4, colunas: 6 };
const PASSOS: Readonly<Record<string, readonly [number, number] | undefined>> = {
  ...{ ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] },
};
const chave = ({ linha, coluna }: Lugar): string => `${linha}:${coluna}`;
const mesmo = (um: Lugar | null, outro: Lugar): boolean => um !== null && chave(um) === chave(outro);

/** Rows and columns of a map: one place at a time has the focus, and arrows take it to the next. */
export function Grade({
  mapa,
  escolhida,
  canto,
  lugar,
  aoAndar,
  aoFazer,
  aoApagar,
  aoLargar,
  aoArrastar,
}: {
  mapa: MapaDesenhado;
  escolhida: string | null;
  canto: Lugar | null;
  lugar: Lugar;
  aoAndar: (para: Lugar) => void;
  aoFazer: (onde: Lugar) => void;
  aoApagar: (onde: Lugar) => void;
  aoLargar: () => void;
  aoArrastar: (codigo: string, para: Lugar) => void;
}) {
  const caixa = useRef<HTMLDivElement>(null);
  const comFoco = useRef(false);
  const arrastada = useRef<{ codigo: string; de: Lugar } | null>(null);
  /** A drag ends in a click where it began or ended: that is no touch. */
  const acabou = useRef(false);
  const { linhas, colunas } = extensao(mapa);
  const lados = {
    linhas: Math.min(LADO_DO_MAPA, Math.max(MINIMO.linhas, linhas + FOLGA, lugar.linha + 1)),
    colunas: Math.min(LADO_DO_MAPA, Math.max(MINIMO.colunas, colunas + FOLGA, lugar.coluna + 1)),
  };
  const oQueHa = new Map(mapa.vagas.map((uma) => [chave(uma), uma]));
  useEffect(() => {
    if (comFoco.current)
      caixa.current
        ?.querySelector<HTMLElement>(`[data-lugar="${chave(lugar)}"]`)
        ?.focus({ preventScroll: false });
  }, [lugar]);
  const tecla = (evento: KeyboardEvent) => {
    const passo = PASSOS[evento.key];
    if (passo !== undefined) {
      evento.preventDefault();
      const ate = (valor: number) => Math.min(LADO_DO_MAPA, Math.max(1, valor));
      return aoAndar({ linha: ate(lugar.linha + passo[0]), coluna: ate(lugar.coluna + passo[1]) });
    }
    if (evento.key === 'Home') aoAndar({ ...lugar, coluna: 1 });
    else if (evento.key === 'End') aoAndar({ ...lugar, coluna: Math.max(1, colunas) });
    else if (evento.key === 'Delete' || evento.key === 'Backspace') aoApagar(lugar);
    else if (evento.key === 'Escape') aoLargar();
    else return;
    evento.preventDefault();
  };
  const lugarDe = ({ clientX, clientY }: PointerEvent): Lugar | null => {
    const dito = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-lugar]')
      ?.dataset.lugar;
    const [linha, coluna] = dito?.split(':').map(Number) ?? [];
    return linha && coluna ? { linha, coluna } : null;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: cells of a table are not drawn as far as they go, nor dragged
    <div
      ref={caixa}
      className="patios-grade"
      role="grid"
      tabIndex={-1}
      aria-label={P.grade}
      aria-rowcount={lados.linhas}
      aria-colcount={lados.colunas}
      onKeyDown={tecla}
      onFocus={() => {
        comFoco.current = true;
      }}
      onBlur={() => {
        comFoco.current = false;
      }}
      onPointerUp={(evento) => {
        const qual = arrastada.current;
        arrastada.current = null;
        const para = qual && lugarDe(evento);
        if (!qual || !para || mesmo(para, qual.de)) return;
        acabou.current = true;
        aoArrastar(qual.codigo, para);
      }}
    >
      {Array.from({ length: lados.linhas }, (_, l) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number
        // biome-ignore lint/a11y/useSemanticElements: as its grid
        <div key={l} role="row" tabIndex={-1} aria-rowindex={l + 1}>
          {Array.from({ length: lados.colunas }, (__, c) => {
            const aqui = { linha: l + 1, coluna: c + 1 };
            const vaga = oQueHa.get(chave(aqui)) ?? null;
            const corredor = vaga === null ? corredorEm(mapa, aqui) : null;
            const oQue =
              vaga !== null
                ? P.daVaga(vaga.codigo)
                : corredor !== null
                  ? P.doCorredor(corredor.nome)
                  : P.vazio;
            return (
              // biome-ignore lint/a11y/useSemanticElements: as its grid
              <div
                key={chave(aqui)}
                role="gridcell"
                tabIndex={mesmo(lugar, aqui) ? 0 : -1}
                data-lugar={chave(aqui)}
                data-e={vaga !== null ? 'vaga' : corredor !== null ? 'corredor' : undefined}
                data-canto={mesmo(canto, aqui) || undefined}
                aria-colindex={c + 1}
                aria-selected={vaga !== null && vaga.codigo === escolhida}
                aria-label={`${P.lugar(aqui.linha, aqui.coluna)}: ${oQue}`}
                onFocus={() => {
                  if (!mesmo(lugar, aqui)) aoAndar(aqui);
                }}
                onPointerDown={() => {
                  acabou.current = false;
                  if (vaga !== null) arrastada.current = { codigo: vaga.codigo, de: aqui };
                }}
                onClick={() => {
                  if (acabou.current) acabou.current = false;
                  else aoFazer(aqui);
                }}
                onKeyDown={(evento) => {
                  if (evento.key !== 'Enter' && evento.key !== ' ') return;
                  evento.preventDefault();
                  aoFazer(vagaEm(mapa, aqui) ?? aqui);
                }}
              >
                {vaga?.codigo ?? corredor?.nome ?? ''}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
