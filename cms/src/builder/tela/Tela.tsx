'use client';

import type { DaPrevia } from '@martelo/shared/pagina/previa/protocolo';
import { CloudOff, RotateCw } from 'lucide-react';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { TELA } from '../../palavras/construtor/tela.ts';
import { alturaDaLacuna } from '../dnd/alvo.ts';
import type { TelaAberta } from '../dnd/folha.ts';
import type { Construtor } from '../useConstrutor.ts';
import { BordaLivre } from './BordaLivre.tsx';
import { obedecerPrevia } from './obedecer.ts';
import estilos from './tela.module.css';
import { usePrevia } from './usePrevia.ts';
import { useRede } from './useRede.ts';
import { escalaDe, type Visao } from './visao.ts';

/** The frame's width is animated; what is selected is looked for when it has settled. */
const ASSENTAR_MS = 260;
/** A canvas that has said nothing by then is taken for lost. */
const PACIENCIA_MS = 10_000;

interface Props {
  construtor: Construtor;
  site: string;
  visao: Visao;
  aoMudarLargura(largura: number): void;
  /** Filled here, read by whoever carries something over it. */
  tela: RefObject<TelaAberta | null>;
  aoCarregar(fase: 'pegou' | 'moveu' | 'soltou' | 'cancelou', sessaoId: string, x: number, y: number): void;
  /** Something is carried somewhere: no canvas may keep the pointer to itself. */
  arrastando: boolean;
  /** The canvas was pressed: its page is the one being edited. */
  aoAtivar(): void;
  /** What is not text in place is edited beside it. */
  aoPedirPropriedades(): void;
}

/** The canvas: the site itself in a frame, at a device's width, scaled to what fits. */
export function Tela(props: Props) {
  const { construtor, site, visao, tela, aoMudarLargura } = props;
  const { estado, comandos, pagina } = construtor;
  const { selecionada, selecionadas, transporte } = estado;
  const area = useRef<HTMLDivElement>(null);
  const quadro = useRef<HTMLIFrameElement>(null);
  const [origem, setOrigem] = useState('');
  const [tentativa, setTentativa] = useState(0);
  const caixa = useTamanho(area);
  const comRede = useRede();
  useEffect(() => setOrigem(window.location.origin), []);
  const escala = escalaDe(visao, caixa.largura);

  const previa = usePrevia({
    quadro,
    origem: new URL(site).origin,
    pagina,
    selecionada,
    selecionadas,
    ambiente: visao,
    escala,
    acompanha: transporte !== null,
    aoDizer: (mensagem: DaPrevia) => {
      if (mensagem.tipo === 'carregada')
        return props.aoCarregar(mensagem.fase, mensagem.sessaoId, mensagem.x, mensagem.y);
      if (mensagem.tipo === 'clicada' || mensagem.tipo === 'propriedades') {
        props.aoAtivar();
        // The keys are the builder's again; what is written in place keeps the focus by itself.
        area.current?.focus({ preventScroll: true });
      }
      obedecerPrevia(comandos, mensagem);
      if (mensagem.tipo === 'propriedades') props.aoPedirPropriedades();
    },
  });
  const { dizer, medidas, pronta } = previa;
  const demorou = useDemora(pronta, tentativa);

  useLayoutEffect(() => {
    const noQuadro = () => quadro.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
    tela.current = {
      area: area.current,
      faixas() {
        const { left, top } = noQuadro();
        return medidas.current.map((cada) => ({
          id: cada.id,
          topo: top + cada.topo * escala,
          altura: cada.altura * escala,
          esquerda: left + (cada.esquerda ?? 0) * escala,
          largura: (cada.largura ?? 0) * escala,
        }));
      },
      rolar: (por) => dizer({ tipo: 'rolar', por }),
      naJanela(x, y) {
        const { left, top } = noQuadro();
        return { x: left + x * escala, y: top + y * escala };
      },
    };
  });

  const escolhida = useRef(selecionada);
  escolhida.current = selecionada;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new width is what moves everything
  useEffect(() => {
    const relogio = setTimeout(
      () => escolhida.current && dizer({ tipo: 'mostrar', sessaoId: escolhida.current }),
      ASSENTAR_MS,
    );
    return () => clearTimeout(relogio);
  }, [visao.largura, dizer]);

  const escrever = useCallback(() => {
    if (!escolhida.current) return;
    quadro.current?.focus();
    dizer({ tipo: 'escrever', sessaoId: escolhida.current });
  }, [dizer]);

  return (
    <div
      className={`${estilos.area} ${visao.zoom === 'ajustar' ? '' : estilos.rolavel}`}
      ref={area}
      data-regiao="tela"
      role="application"
      aria-label={TELA.comoUsarPrevia}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys of the canvas are taken here
      tabIndex={0}
      onKeyDown={(evento) => {
        if (evento.key !== 'Enter' || evento.target !== evento.currentTarget) return;
        evento.preventDefault();
        escrever();
      }}
    >
      <div
        className={estilos.moldura}
        style={{ width: visao.largura * escala, height: caixa.altura }}
        data-largura={visao.largura}
      >
        {origem && (
          <iframe
            key={tentativa}
            ref={quadro}
            title={TELA.previaDaPagina}
            tabIndex={-1}
            src={`${site}/previa?origem=${encodeURIComponent(origem)}`}
            style={{
              width: visao.largura,
              height: caixa.altura / escala,
              transform: escala === 1 ? undefined : `scale(${escala})`,
            }}
          />
        )}
        {!pronta && (
          <div className={estilos.abrindo} role="status">
            {demorou ? (
              <>
                <CloudOff size={28} aria-hidden="true" />
                <strong>{TELA.oSiteNaoRespondeu}</strong>
                <p>{TELA.podeContinuar}</p>
                <button
                  type="button"
                  className={estilos.tentar}
                  onClick={() => setTentativa((vez) => vez + 1)}
                >
                  <RotateCw size={16} aria-hidden="true" /> {TELA.tentarDeNovo}
                </button>
              </>
            ) : (
              <>
                <Esqueleto />
                <span className={estilos.invisivel}>{TELA.abrindoAPrevia}</span>
              </>
            )}
          </div>
        )}
        {props.arrastando && <div className={estilos.vidro} />}
        {transporte && <Marca transporte={transporte} medidas={medidas.current} escala={escala} />}
        {!comRede && (
          <p className={estilos.semRede} role="status">
            <CloudOff size={16} aria-hidden="true" /> {TELA.semConexao}
          </p>
        )}
        <BordaLivre largura={visao.largura} escala={escala} aoMudar={aoMudarLargura} />
      </div>
    </div>
  );
}

/** Where what is carried would fall. */
function Marca({
  transporte: { lacuna, aoLado },
  medidas,
  escala,
}: {
  transporte: NonNullable<Construtor['estado']['transporte']>;
  medidas: readonly {
    id: string;
    topo: number;
    altura: number;
    esquerda?: number;
    largura?: number;
  }[];
  escala: number;
}) {
  const vizinha = aoLado && medidas.find(({ id }) => id === aoLado.id);
  if (vizinha) {
    const x = (vizinha.esquerda ?? 0) + (aoLado.lado === 'direita' ? (vizinha.largura ?? 0) : 0);
    return (
      <div
        className={estilos.marcaAoLado}
        data-marca-tela="ao-lado"
        style={{
          top: vizinha.topo * escala,
          height: vizinha.altura * escala,
          left: Math.max(2, x * escala - 2),
        }}
      >
        <span>{TELA.aoLado}</span>
      </div>
    );
  }
  const altura = lacuna === null ? null : alturaDaLacuna(medidas, lacuna);
  if (altura === null) return null;
  return (
    <div className={estilos.marca} style={{ top: Math.max(2, altura * escala) }} data-marca-tela="lacuna" />
  );
}

const Esqueleto = () => (
  <div className={estilos.esqueleto} aria-hidden="true">
    <i />
    <i />
    <div>
      <i />
      <i />
      <i />
    </div>
    <i />
  </div>
);

function useDemora(pronta: boolean, tentativa: number): boolean {
  const [demorou, setDemorou] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try is waited for anew
  useEffect(() => {
    setDemorou(false);
    if (pronta) return;
    const relogio = setTimeout(() => setDemorou(true), PACIENCIA_MS);
    return () => clearTimeout(relogio);
  }, [pronta, tentativa]);
  return demorou;
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
