'use client';

import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { TRANSPORTADORA as P } from '../palavras/transportadora.ts';
import { encolher } from '../patio/encolher.ts';
import { Botao, classesDoBotao, Miolo } from '../site/ui/Botao.tsx';
import estilo from './transportadora.module.css';

/** Twice what is shown, so that it can be read on paper. */
const [LARGURA, ALTURA] = [640, 240];

/** Written with a finger; who cannot photographs the receipt that was signed. */
export function Assinatura({
  inicial,
  erro,
  aoMudar,
}: {
  /** What was signed before: by the same finger, or photographed. */
  inicial: Blob | null;
  erro: string | null;
  aoMudar: (assinatura: Blob | null) => void;
}) {
  const tela = useRef<HTMLCanvasElement>(null);
  const riscando = useRef(false);
  const [como, mudar] = useState<'nada' | 'dedo' | 'recibo'>(
    inicial === null ? 'nada' : inicial.type === 'image/png' ? 'dedo' : 'recibo',
  );
  const limpar = () => {
    const pincel = tela.current?.getContext('2d');
    if (!pincel) return;
    pincel.fillStyle = '#fff';
    pincel.fillRect(0, 0, LARGURA, ALTURA);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is there
  useEffect(() => {
    limpar();
    if (inicial?.type !== 'image/png') return;
    createImageBitmap(inicial).then(
      (feita) => tela.current?.getContext('2d')?.drawImage(feita, 0, 0, LARGURA, ALTURA),
      () => {},
    );
  }, []);
  const ponto = (evento: PointerEvent<HTMLCanvasElement>) => {
    const { left, top, width, height } = evento.currentTarget.getBoundingClientRect();
    return [((evento.clientX - left) / width) * LARGURA, ((evento.clientY - top) / height) * ALTURA] as const;
  };
  const comecar = (evento: PointerEvent<HTMLCanvasElement>) => {
    const pincel = tela.current?.getContext('2d');
    if (!pincel) return;
    // What stood here was a receipt's, or nobody's.
    if (como === 'recibo') limpar();
    evento.currentTarget.setPointerCapture(evento.pointerId);
    riscando.current = true;
    pincel.strokeStyle = '#111';
    pincel.lineWidth = 4;
    pincel.lineCap = 'round';
    pincel.beginPath();
    pincel.moveTo(...ponto(evento));
  };
  const riscar = (evento: PointerEvent<HTMLCanvasElement>) => {
    if (!riscando.current) return;
    const pincel = tela.current?.getContext('2d');
    pincel?.lineTo(...ponto(evento));
    pincel?.stroke();
  };
  const terminar = () => {
    if (!riscando.current) return;
    riscando.current = false;
    mudar('dedo');
    tela.current?.toBlob((foto) => aoMudar(foto), 'image/png');
  };
  const fotografar = async (foto: File | undefined) => {
    if (foto === undefined) return;
    limpar();
    aoMudar(await encolher(foto));
    mudar('recibo');
  };
  return (
    <fieldset className={estilo.assinatura} aria-describedby="assinatura-ajuda">
      <legend className={estilo.rotulo}>{P.assinatura}</legend>
      <canvas
        ref={tela}
        width={LARGURA}
        height={ALTURA}
        role="img"
        aria-label={como === 'dedo' ? P.assinado : P.assinatura}
        onPointerDown={comecar}
        onPointerMove={riscar}
        onPointerUp={terminar}
        onPointerCancel={terminar}
      />
      <p
        id="assinatura-ajuda"
        className={erro ? estilo.falta : estilo.ajuda}
        role={erro ? 'alert' : undefined}
      >
        {erro ?? (como === 'recibo' ? P.reciboPronto : P.assinaturaAjuda)}
      </p>
      <div className={estilo.outros}>
        <label className={classesDoBotao({ variante: 'secundario' })}>
          <input
            type="file"
            accept="image/*"
            capture="environment"
            className={estilo.arquivo}
            onChange={({ currentTarget }) => {
              void fotografar(currentTarget.files?.[0]);
              currentTarget.value = '';
            }}
          />
          <Miolo icone="camera">{P.fotografarRecibo}</Miolo>
        </label>
        {como !== 'nada' && (
          <Botao
            variante="texto"
            onClick={() => {
              limpar();
              mudar('nada');
              aoMudar(null);
            }}
          >
            {P.limpar}
          </Botao>
        )}
      </div>
    </fieldset>
  );
}
