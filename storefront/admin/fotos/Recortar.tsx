import type { FotoVista, RecorteDaFoto } from '@martelo/shared/foto-do-lote';
import { type PointerEvent, useId, useRef, useState } from 'react';
import type { Recusa } from '../dados/chamar.ts';
import { Problemas } from '../partes/Problemas.tsx';
import { useDizer } from '../ui/Avisos.tsx';
import { Botao } from '../ui/Botao.tsx';
import { Dialogo } from '../ui/Dialogo.tsx';
import { agirNaFoto, usePalavrasDasFotos } from './dados.ts';
import { comLado, entre, INTEIRA, LADOS } from './recorte.ts';

/** Which part of a picture is shown: drawn on it, or said by four controls. What was sent stays, and the whole can come back. */
export function Recortar({
  foto,
  aoFechar,
  aoMudar,
}: {
  foto: FotoVista;
  aoFechar: () => void;
  aoMudar: () => void;
}) {
  const P = usePalavrasDasFotos();
  const id = useId();
  const dizer = useDizer();
  const [parte, marcar] = useState<RecorteDaFoto>(foto.recorte ?? INTEIRA);
  const [fazendo, fazer] = useState(false);
  const [problemas, dizerProblemas] = useState<readonly string[]>([]);
  const inicio = useRef<{ x: number; y: number } | null>(null);
  const onde = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return { x: (clientX - left) / width, y: (clientY - top) / height };
  };
  const recortar = async (qual: RecorteDaFoto) => {
    fazer(true);
    try {
      await agirNaFoto(foto, 'recortar', qual);
      dizer(P.recortada);
      aoMudar();
      aoFechar();
    } catch (erro) {
      dizerProblemas((erro as Recusa).mensagens);
    } finally {
      fazer(false);
    }
  };
  const porCento = (lado: number) => `${lado * 100}%`;
  return (
    <Dialogo
      titulo={P.recortarTitulo}
      aoFechar={aoFechar}
      acoes={
        <>
          {foto.recorte !== null && (
            <Botao esperando={fazendo} onClick={() => void recortar(INTEIRA)}>
              {P.inteira}
            </Botao>
          )}
          <Botao variante="primario" esperando={fazendo} onClick={() => void recortar(parte)}>
            {P.simRecortar}
          </Botao>
        </>
      }
    >
      <p className="quieto">{P.recortarExplica}</p>
      <div
        className="fotos-recorte"
        onPointerDown={(evento) => {
          evento.preventDefault();
          evento.currentTarget.setPointerCapture(evento.pointerId);
          inicio.current = onde(evento);
        }}
        onPointerMove={(evento) => {
          if (inicio.current !== null) marcar(entre(inicio.current, onde(evento)));
        }}
        onPointerUp={() => {
          inicio.current = null;
        }}
      >
        {foto.original && <img src={`/api${foto.original}`} alt={P.parte} draggable={false} />}
        <i
          aria-hidden
          style={{
            ...{ left: porCento(parte.x), top: porCento(parte.y) },
            ...{ width: porCento(parte.largura), height: porCento(parte.altura) },
          }}
        />
      </div>
      <div className="fotos-lados">
        {LADOS.map((lado) => (
          <div key={lado} className="campo">
            <label htmlFor={`${id}-${lado}`}>{P.lados[lado]}</label>
            <input
              id={`${id}-${lado}`}
              type="range"
              min={0}
              max={1}
              step={0.01}
              value={parte[lado]}
              aria-valuetext={P.porCento(parte[lado])}
              onChange={({ target: { value } }) => marcar(comLado(parte, lado, Number(value)))}
            />
          </div>
        ))}
      </div>
      <Problemas de={problemas} />
    </Dialogo>
  );
}
