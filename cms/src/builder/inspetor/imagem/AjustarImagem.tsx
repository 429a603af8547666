'use client';

import type { Imagem } from '@martelo/shared/pagina';
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { IMAGEM } from '../../../palavras/construtor/imagem.ts';
import { useComandos } from '../../contexto.ts';
import dialogos from '../../dialogo.module.css';
import { useRedor } from '../contexto.ts';
import { Dialogo } from '../Dialogo.tsx';
import ajuste from './ajuste.module.css';
import { enderecoMiniatura, recortarMidia } from './midia.ts';
import {
  type Area,
  andar,
  type Canto,
  ehInteira,
  FORMATOS,
  INTEIRA,
  mover,
  noFormato,
  noRecorte,
  puxar,
} from './recorte.ts';

interface Props {
  imagem: Imagem;
  aoConcluir(imagem: Imagem): void;
  aoFechar(): void;
}

const CANTOS: readonly { canto: Canto; nome: string }[] = [
  { canto: 'no', nome: IMAGEM.cantoDeCima },
  { canto: 'ne', nome: IMAGEM.cantoDeCimaADireita },
  { canto: 'so', nome: IMAGEM.cantoDeBaixo },
  { canto: 'se', nome: IMAGEM.cantoDeBaixoADireita },
];
const MOSTRAS = [
  { nome: IMAGEM.faixaLarga, proporcao: 16 / 5 },
  { nome: IMAGEM.cartao, proporcao: 4 / 3 },
  { nome: IMAGEM.celular, proporcao: 3 / 4 },
];

/** What stays of a picture, and what of it must never be cut off: by pointer and by keyboard alike. */
export function AjustarImagem({ imagem, aoConcluir, aoFechar }: Props) {
  const { hotsiteId } = useComandos();
  const { site } = useRedor();
  const quadro = useRef<HTMLDivElement>(null);
  const [area, setArea] = useState<Area>(INTEIRA);
  const [foco, setFoco] = useState(imagem.foco ?? { x: 50, y: 50 });
  const [formato, setFormato] = useState<number | null>(null);
  const [salvando, setSalvando] = useState(false);
  const [erro, setErro] = useState<string | null>(null);
  const propria = (imagem.largura ?? 4) / (imagem.altura ?? 3);
  const relativa = formato === null ? null : formato / propria;
  const endereco = enderecoMiniatura(imagem.url, site, 800) ?? '';

  const concluir = async () => {
    const inteira = ehInteira(area);
    const noFim = inteira ? foco : noRecorte(foco, area);
    const centrado = noFim.x === 50 && noFim.y === 50;
    const comFoco = (base: Imagem): Imagem => ({ ...base, foco: centrado ? null : noFim });
    if (inteira) {
      aoConcluir(comFoco(imagem));
      return;
    }
    setSalvando(true);
    const resultado = await recortarMidia(hotsiteId, imagem.id, { ...area, alt: imagem.alt });
    setSalvando(false);
    if (resultado.ok)
      aoConcluir(
        comFoco({
          ...resultado.valor,
          alt: imagem.alt,
          ...(imagem.decorativa ? { decorativa: true } : {}),
        }),
      );
    else setErro(resultado.mensagem);
  };

  return (
    <Dialogo titulo={IMAGEM.recorteEFoco} largo aoFechar={aoFechar}>
      <div className={ajuste.colunas}>
        <div>
          <div className={ajuste.formatos} role="radiogroup" aria-label={IMAGEM.formatoDoRecorte}>
            {FORMATOS.map(({ nome, proporcao }) => (
              <label key={nome}>
                <input
                  type="radio"
                  name="formato"
                  checked={formato === proporcao}
                  onChange={() => {
                    setFormato(proporcao);
                    setArea(noFormato(area, proporcao, propria));
                  }}
                />
                {nome}
              </label>
            ))}
            <button
              type="button"
              onClick={() => {
                setFormato(null);
                setArea(INTEIRA);
              }}
            >
              {IMAGEM.imagemInteira}
            </button>
          </div>
          <div className={ajuste.palco}>
            <div ref={quadro} className={ajuste.quadro} style={{ aspectRatio: propria }}>
              <img src={endereco} alt={imagem.alt} draggable={false} />
              <Pegador
                quadro={quadro}
                className={ajuste.area}
                nome={IMAGEM.areaQueFica}
                style={emCss(area)}
                aoAndar={(dx, dy) => setArea((atual) => mover(atual, dx, dy))}
              />
              {CANTOS.map(({ canto, nome }) => (
                <Pegador
                  key={canto}
                  quadro={quadro}
                  className={ajuste.canto}
                  nome={IMAGEM.cantoMove(nome)}
                  style={pontaDe(area, canto)}
                  aoAndar={(dx, dy) => setArea((atual) => puxar(atual, canto, dx, dy, relativa))}
                />
              ))}
              <Pegador
                quadro={quadro}
                className={ajuste.foco}
                nome={IMAGEM.pontoDeFoco(Math.round(foco.x), Math.round(foco.y))}
                style={{ left: `${foco.x}%`, top: `${foco.y}%` }}
                aoAndar={(dx, dy) => setFoco((atual) => andar(atual, dx, dy))}
              />
            </div>
          </div>
        </div>
        <div className={ajuste.lado}>
          <p>{IMAGEM.comoRecortar}</p>
          {MOSTRAS.map(({ nome, proporcao }) => (
            <figure key={nome}>
              <Mostra endereco={endereco} area={area} foco={foco} proporcao={proporcao} propria={propria} />
              <figcaption>{nome}</figcaption>
            </figure>
          ))}
        </div>
      </div>
      {erro && (
        <p className={dialogos.erro} role="alert">
          {erro}
        </p>
      )}
      <div className={dialogos.botoes}>
        <button type="button" className={dialogos.leve} onClick={aoFechar}>
          {IMAGEM.cancelar}
        </button>
        <button type="button" className={dialogos.forte} disabled={salvando} onClick={() => void concluir()}>
          {salvando ? IMAGEM.recortando : IMAGEM.aplicar}
        </button>
      </div>
    </Dialogo>
  );
}

/** Something on the picture that pointer and arrows move; distances in percent of the picture. Shift goes further. */
function Pegador({
  quadro,
  className,
  nome,
  style,
  aoAndar,
}: {
  quadro: RefObject<HTMLDivElement | null>;
  className: string | undefined;
  nome: string;
  style: React.CSSProperties;
  aoAndar(dx: number, dy: number): void;
}) {
  const ultimo = useRef<{ x: number; y: number } | null>(null);
  const aoMover = (evento: PointerEvent) => {
    const caixa = quadro.current?.getBoundingClientRect();
    if (!ultimo.current || !caixa) return;
    const passo = { x: evento.clientX - ultimo.current.x, y: evento.clientY - ultimo.current.y };
    ultimo.current = { x: evento.clientX, y: evento.clientY };
    aoAndar((passo.x / caixa.width) * 100, (passo.y / caixa.height) * 100);
  };
  const aoTeclar = (evento: KeyboardEvent) => {
    const passo = evento.shiftKey ? 10 : 1;
    const dx = { ArrowLeft: -passo, ArrowRight: passo }[evento.key] ?? 0;
    const dy = { ArrowUp: -passo, ArrowDown: passo }[evento.key] ?? 0;
    if (dx === 0 && dy === 0) return;
    evento.preventDefault();
    aoAndar(dx, dy);
  };
  return (
    <button
      type="button"
      className={className}
      aria-label={nome}
      style={style}
      onPointerDown={(evento) => {
        evento.currentTarget.setPointerCapture(evento.pointerId);
        ultimo.current = { x: evento.clientX, y: evento.clientY };
      }}
      onPointerMove={aoMover}
      onPointerUp={() => {
        ultimo.current = null;
      }}
      onKeyDown={aoTeclar}
    />
  );
}

/** How the picture will stand in a place of another shape: the cut part, covering it, its focus in sight. */
function Mostra({
  endereco,
  area,
  foco,
  proporcao,
  propria,
}: {
  endereco: string;
  area: Area;
  foco: { x: number; y: number };
  proporcao: number;
  propria: number;
}) {
  // The cut part's own shape, and where the focus is in it.
  const parte = (propria * area.largura) / area.altura;
  const ponto = noRecorte(foco, area);
  // In units of the place's width: the part covers the place, and the rest of the picture hangs out around it.
  const largura = parte > proporcao ? parte / proporcao : 1;
  const altura = (largura * proporcao) / parte;
  const x = -((largura - 1) * ponto.x) / 100;
  const y = -((altura - 1) * ponto.y) / 100;
  const inteira = { largura: largura / (area.largura / 100), altura: altura / (area.altura / 100) };
  return (
    <div className={ajuste.mostra} style={{ aspectRatio: proporcao }}>
      <img
        src={endereco}
        alt=""
        style={{
          width: `${inteira.largura * 100}%`,
          height: `${inteira.altura * 100}%`,
          left: `${(x - (area.x / 100) * inteira.largura) * 100}%`,
          top: `${(y - (area.y / 100) * inteira.altura) * 100}%`,
        }}
      />
    </div>
  );
}

const emCss = ({ x, y, largura, altura }: Area) => ({
  left: `${x}%`,
  top: `${y}%`,
  width: `${largura}%`,
  height: `${altura}%`,
});

const pontaDe = ({ x, y, largura, altura }: Area, canto: Canto) => ({
  left: `${canto.endsWith('e') ? x + largura : x}%`,
  top: `${canto.startsWith('s') ? y + altura : y}%`,
});
