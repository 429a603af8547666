'use client';

import type { PaginaSite } from '@martelo/shared/pagina';
import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useComandos } from '../contexto.ts';
import { alturaDaLacuna } from '../dnd/alvo.ts';
import type { Transporte } from '../dnd/carga.ts';
import type { FaixasDaTela } from '../dnd/useArrasto.ts';
import type { Largura } from './larguras.ts';
import estilos from './tela.module.css';
import { usePrevia } from './usePrevia.ts';

/** The frame's width is animated; what is selected is looked for when it has settled. */
const ASSENTAR_MS = 260;
/** A canvas that has said nothing by then is not coming soon. */
const PACIENCIA_MS = 10_000;

interface Props {
  ref: Ref<HTMLDivElement>;
  site: string;
  pagina: PaginaSite;
  selecionada: string | null;
  transporte: Transporte | null;
  largura: Largura;
  /** Filled here, read by the drag: where the sections are on screen. */
  faixas: RefObject<FaixasDaTela>;
  rolagem: RefObject<(por: number) => void>;
}

/** The canvas: the site itself in a frame, at a device's width, scaled to what fits. */
export function Tela({ ref, site, pagina, selecionada, transporte, largura, faixas, rolagem }: Props) {
  const comandos = useComandos();
  const area = useRef<HTMLDivElement>(null);
  const quadro = useRef<HTMLIFrameElement>(null);
  const [origem, setOrigem] = useState('');
  const caixa = useTamanho(area);
  useImperativeHandle(ref, () => area.current as HTMLDivElement, []);
  useEffect(() => setOrigem(window.location.origin), []);
  const previa = usePrevia({
    quadro,
    origem: new URL(site).origin,
    pagina,
    selecionada,
    aoClicar: comandos.selecionar,
  });
  const [demorou, setDemorou] = useState(false);
  useEffect(() => {
    const relogio = setTimeout(() => setDemorou(true), PACIENCIA_MS);
    return () => clearTimeout(relogio);
  }, []);
  const escala = caixa.largura > 0 ? Math.min(1, caixa.largura / largura.px) : 1;

  faixas.current = {
    ler() {
      const topo = quadro.current?.getBoundingClientRect().top ?? 0;
      return previa.medidas.current.map(({ id, topo: alto, altura }) => ({
        id,
        topo: topo + alto * escala,
        altura: altura * escala,
      }));
    },
  };
  rolagem.current = previa.rolar;

  const { mostrar } = previa;
  const atual = useRef(selecionada);
  atual.current = selecionada;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new width is what moves everything
  useEffect(() => {
    const relogio = setTimeout(() => atual.current && mostrar(atual.current), ASSENTAR_MS);
    return () => clearTimeout(relogio);
  }, [largura, mostrar]);

  const noAr = transporte?.por === 'ponteiro';
  const marca =
    transporte && transporte.lacuna !== null
      ? alturaDaLacuna(previa.medidas.current, transporte.lacuna)
      : null;
  return (
    <main className={estilos.tela} aria-label="Prévia da página">
      <div className={estilos.area} ref={area}>
        <div
          className={estilos.moldura}
          style={{ width: largura.px * escala, height: caixa.altura }}
          data-largura={largura.px}
        >
          {origem && (
            <iframe
              ref={quadro}
              title="Prévia da página"
              src={`${site}/previa?origem=${encodeURIComponent(origem)}`}
              style={{
                width: largura.px,
                height: caixa.altura / escala,
                transform: escala === 1 ? undefined : `scale(${escala})`,
              }}
            />
          )}
          {!previa.pronta && (
            <p className={estilos.abrindo} role="status">
              {demorou
                ? 'O site não respondeu, e a prévia fica para depois. Você pode continuar editando: tudo é salvo.'
                : 'Abrindo a prévia…'}
            </p>
          )}
          {noAr && <div className={estilos.vidro} />}
          {marca !== null && (
            <div className={estilos.marca} style={{ top: Math.max(2, marca * escala) }} data-marca-tela="" />
          )}
        </div>
      </div>
    </main>
  );
}

function useTamanho(area: RefObject<HTMLDivElement | null>): { largura: number; altura: number } {
  const [tamanho, setTamanho] = useState({ largura: 0, altura: 0 });
  useEffect(() => {
    const elemento = area.current;
    if (!elemento) return;
    const observador = new ResizeObserver(([entrada]) => {
      if (entrada) setTamanho({ largura: entrada.contentRect.width, altura: entrada.contentRect.height });
    });
    observador.observe(elemento);
    return () => observador.disconnect();
  }, [area]);
  return tamanho;
}
