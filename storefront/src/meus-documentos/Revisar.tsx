'use client';

import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Dialogo } from '../negociacao/Dialogo.tsx';
import { MEUS_DOCUMENTOS } from '../palavras/meus-documentos.ts';
import { Botao } from '../site/ui/Botao.tsx';
import { cortar, girar, medirParte, tamanhoDe } from './imagem.ts';
import estilo from './meus-documentos.module.css';
import { type Forma, problemasDaFoto } from './qualidade.ts';
import { type Canto, INTEIRO, moverCanto, type Recorte, tamanhoEnviado } from './recorte.ts';

const { revisar: PALAVRAS } = MEUS_DOCUMENTOS;
const CANTOS = ['no', 'ne', 'se', 'so'] as const;
/** Of the picture's side, a press of an arrow key. */
const PASSO = 0.02;
const SETAS: Partial<Record<string, [number, number]>> = {
  ArrowLeft: [-PASSO, 0],
  ArrowRight: [PASSO, 0],
  ArrowUp: [0, -PASSO],
  ArrowDown: [0, PASSO],
};

/** What was photographed, before it is sent: cut, turned, and with what is wrong with it said. */
export function Revisar({
  foto,
  inicial,
  oQue,
  nome,
  forma,
  aoUsar,
  aoRefazer,
  aoFechar,
}: {
  foto: HTMLCanvasElement;
  inicial: Recorte;
  oQue: string;
  /** Of the file, without its end. */
  nome: string;
  forma: Forma;
  aoUsar: (arquivo: File) => void;
  aoRefazer: () => void;
  aoFechar: () => void;
}) {
  const [tela, trocar] = useState(foto);
  const [recorte, recortar] = useState(inicial);
  const [preparando, preparar] = useState(false);
  const lugar = useRef<HTMLDivElement>(null);
  const puxando = useRef<{ canto: Canto; x: number; y: number } | null>(null);
  useEffect(() => {
    const desenho = tela;
    desenho.className = estilo.foto!;
    desenho.setAttribute('aria-hidden', 'true');
    lugar.current?.prepend(desenho);
    return () => desenho.remove();
  }, [tela]);
  const problemas = useMemo(() => {
    const de = tamanhoDe(tela);
    return problemasDaFoto(medirParte(tela, de, recorte), tamanhoEnviado(de, recorte), forma);
  }, [tela, recorte, forma]);

  const puxar = (evento: PointerEvent) => {
    const { current: puxado } = puxando;
    const caixa = lugar.current?.getBoundingClientRect();
    if (puxado === null || caixa === undefined) return;
    const [dx, dy] = [(evento.clientX - puxado.x) / caixa.width, (evento.clientY - puxado.y) / caixa.height];
    puxando.current = { ...puxado, x: evento.clientX, y: evento.clientY };
    recortar((antes) => moverCanto(antes, puxado.canto, dx, dy));
  };
  const teclar = (canto: Canto) => (evento: KeyboardEvent) => {
    const passo = SETAS[evento.key];
    if (passo === undefined) return;
    evento.preventDefault();
    recortar((antes) => moverCanto(antes, canto, ...passo));
  };
  const usar = async () => {
    preparar(true);
    aoUsar(await cortar(tela, recorte, nome));
  };
  const boa = problemas.length === 0;
  return (
    <Dialogo titulo={PALAVRAS.titulo(oQue)} aoFechar={aoFechar}>
      <div
        ref={lugar}
        className={estilo.recorte}
        style={{
          aspectRatio: tela.width / tela.height,
          // However tall the picture is, the buttons below stay in sight.
          maxWidth: `calc(46dvh * ${tela.width / tela.height})`,
        }}
        onPointerMove={puxar}
        onPointerUp={() => {
          puxando.current = null;
        }}
      >
        <div
          className={estilo.parte}
          style={{
            left: `${recorte.x * 100}%`,
            top: `${recorte.y * 100}%`,
            width: `${recorte.largura * 100}%`,
            height: `${recorte.altura * 100}%`,
          }}
        >
          {CANTOS.map((canto) => (
            <button
              key={canto}
              type="button"
              className={estilo.canto}
              data-canto={canto}
              aria-label={PALAVRAS.cantos[canto]}
              onKeyDown={teclar(canto)}
              onPointerDown={(evento) => {
                evento.currentTarget.setPointerCapture(evento.pointerId);
                puxando.current = { canto, x: evento.clientX, y: evento.clientY };
              }}
            />
          ))}
        </div>
      </div>
      <div className={estilo.linha}>
        <p className={estilo.suave}>{PALAVRAS.recortar}</p>
        <Botao
          variante="secundario"
          tamanho="p"
          icone="refresh-cw"
          onClick={() => {
            trocar(girar(tela));
            recortar(INTEIRO);
          }}
        >
          {PALAVRAS.girar}
        </Botao>
      </div>
      <div role="status" className={boa ? estilo.bom : estilo.aviso}>
        {boa ? (
          <p>{PALAVRAS.boa}</p>
        ) : (
          problemas.map((problema) => <p key={problema}>{PALAVRAS.problemas[problema]}</p>)
        )}
      </div>
      <div className={estilo.pilha}>
        {boa ? (
          <Botao
            autoFocus
            tamanho="g"
            largo
            icone="check"
            carregando={preparando}
            onClick={() => void usar()}
          >
            {PALAVRAS.usar}
          </Botao>
        ) : (
          <Botao autoFocus tamanho="g" largo icone="camera" onClick={aoRefazer}>
            {PALAVRAS.outra}
          </Botao>
        )}
        {boa ? (
          <Botao variante="secundario" largo icone="camera" onClick={aoRefazer}>
            {PALAVRAS.outra}
          </Botao>
        ) : (
          <Botao variante="secundario" largo carregando={preparando} onClick={() => void usar()}>
            {PALAVRAS.usarAssim}
          </Botao>
        )}
      </div>
    </Dialogo>
  );
}
