import type { Assinatura } from '@martelo/shared/vistorias/itens';
import { type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { ADMIN_VISTORIAS as P } from '../../palavras/admin-vistorias.ts';
import { Botao } from './pecas.tsx';

/** As many points as are kept of one stroke, and strokes of a signature. */
const PONTOS_MAX = 1_000;
const TRACOS_MAX = 60;
/** The drawing's own units, of `Assinatura`. */
const LADO = 1_000;
/** Who signs by keys alone: their name over a line. */
const LINHA = [50, 800, 950, 800];

/** A signature on a canvas, by finger or pointer; who has neither signs by their name alone. */
export function Assinar({
  valor,
  aoAssinar,
}: {
  valor: Assinatura | null;
  aoAssinar: (assinatura: Assinatura | null) => void;
}) {
  const [nome, definirNome] = useState(valor?.nome ?? '');
  const [tracos, definirTracos] = useState<readonly (readonly number[])[]>([]);
  const id = useId();
  if (valor !== null)
    return (
      <div className="assinar">
        <AssinaturaVista de={valor} />
        <Botao icone="x" onClick={() => aoAssinar(null)}>
          {P.limparAssinatura}
        </Botao>
      </div>
    );
  const pronto = nome.trim().length >= 3;
  return (
    <div className="assinar">
      <label htmlFor={id}>{P.nomeDeQuemAssina}</label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        maxLength={120}
        value={nome}
        onChange={({ target: { value } }) => definirNome(value)}
      />
      <Quadro {...{ tracos }} aoTracar={definirTracos} />
      <div className="item-acoes">
        <Botao
          variante="primario"
          disabled={!pronto || tracos.length === 0}
          onClick={() => aoAssinar({ nome: nome.trim(), tracos })}
        >
          {P.confirmarAssinatura}
        </Botao>
        <Botao disabled={!pronto} onClick={() => aoAssinar({ nome: nome.trim(), tracos: [LINHA] })}>
          {P.assinarComONome}
        </Botao>
        {tracos.length > 0 && <Botao onClick={() => definirTracos([])}>{P.limparAssinatura}</Botao>}
      </div>
    </div>
  );
}

function Quadro({
  tracos,
  aoTracar,
}: {
  tracos: readonly (readonly number[])[];
  aoTracar: (tracos: readonly (readonly number[])[]) => void;
}) {
  const tela = useRef<HTMLCanvasElement>(null);
  const corrente = useRef<number[] | null>(null);
  const desenhar = () => tela.current && tracar(tela.current, [...tracos, corrente.current ?? []]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew when the strokes are others
  useEffect(() => void desenhar(), [tracos]);
  const ponto = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>): [number, number] => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const em = (parte: number) => Math.max(0, Math.min(LADO, Math.round(parte * LADO)));
    return [em((clientX - left) / width), em((clientY - top) / height)];
  };
  const soltar = () => {
    const { current } = corrente;
    corrente.current = null;
    if (current === null || tracos.length >= TRACOS_MAX) return;
    // A dot is a stroke as well.
    aoTracar([...tracos, current.length === 2 ? [...current, ...current] : current]);
  };
  return (
    <canvas
      ref={tela}
      width={640}
      height={220}
      role="img"
      aria-label={P.assineAqui}
      onPointerDown={(evento) => {
        evento.preventDefault();
        evento.currentTarget.setPointerCapture(evento.pointerId);
        corrente.current = ponto(evento);
      }}
      onPointerMove={(evento) => {
        const { current } = corrente;
        if (current === null || current.length >= PONTOS_MAX * 2) return;
        current.push(...ponto(evento));
        desenhar();
      }}
      onPointerUp={soltar}
      onPointerCancel={soltar}
    />
  );
}

function tracar(tela: HTMLCanvasElement, tracos: readonly (readonly number[])[]): void {
  const lapis = tela.getContext('2d');
  if (lapis === null) return;
  lapis.clearRect(0, 0, tela.width, tela.height);
  lapis.lineWidth = 4;
  lapis.lineCap = 'round';
  lapis.lineJoin = 'round';
  lapis.strokeStyle = getComputedStyle(tela).color;
  for (const traco of tracos) {
    lapis.beginPath();
    for (let i = 0; i + 1 < traco.length; i += 2)
      lapis[i === 0 ? 'moveTo' : 'lineTo'](
        (traco[i]! / LADO) * tela.width,
        (traco[i + 1]! / LADO) * tela.height,
      );
    lapis.stroke();
  }
}

/** A signature as it was given. */
export function AssinaturaVista({ de: { nome, tracos } }: { de: Assinatura }) {
  return (
    <figure className="assinar-vista">
      <svg viewBox="0 0 1000 344" role="img" aria-label={P.assinadaPor(nome)}>
        {tracos.map((traco, i) => (
          <polyline
            // biome-ignore lint/suspicious/noArrayIndexKey: strokes of a signature never move
            key={i}
            points={Array.from(
              { length: Math.floor(traco.length / 2) },
              (_, p) => `${traco[p * 2]},${(traco[p * 2 + 1]! * 344) / LADO}`,
            ).join(' ')}
          />
        ))}
      </svg>
      <figcaption>{P.assinadaPor(nome)}</figcaption>
    </figure>
  );
}
