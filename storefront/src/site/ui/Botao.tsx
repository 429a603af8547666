import type { ButtonHTMLAttributes, ReactNode } from 'react';
import estilo from './Botao.module.css';
import { Icone, type NomeIcone } from './Icone.tsx';

export interface AparenciaBotao {
  variante?: 'primario' | 'secundario' | 'suave' | 'texto' | 'perigo' | 'claro';
  tamanho?: 'p' | 'm' | 'g';
  icone?: NomeIcone;
  /** After the label, e.g. an arrow. */
  iconeFim?: NomeIcone;
  /** As wide as its container. */
  largo?: boolean;
  /** Shows that a press was taken; the button waits. */
  carregando?: boolean;
}

export type PropsBotao = AparenciaBotao & { children: ReactNode; className?: string };

export function Botao({
  children,
  className,
  type = 'button',
  variante,
  tamanho,
  icone,
  iconeFim,
  largo,
  carregando,
  ...resto
}: PropsBotao & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type={type}
      aria-busy={carregando || undefined}
      {...resto}
      disabled={resto.disabled || carregando}
      className={classesDoBotao({ variante, tamanho, largo }, className)}
    >
      <Miolo icone={carregando ? 'loader-circle' : icone} iconeFim={iconeFim} girando={carregando}>
        {children}
      </Miolo>
    </button>
  );
}

/** Icons around the label. */
export function Miolo({
  icone,
  iconeFim,
  girando,
  children,
}: {
  icone?: NomeIcone;
  iconeFim?: NomeIcone;
  girando?: boolean;
  children: ReactNode;
}) {
  return (
    <>
      {icone && <Icone nome={icone} tamanho={18} className={girando ? estilo.girando : undefined} />}
      <span>{children}</span>
      {iconeFim && <Icone nome={iconeFim} tamanho={18} />}
    </>
  );
}

export const classesDoBotao = ({ variante = 'primario', tamanho = 'm', largo }: AparenciaBotao, extra = '') =>
  [estilo.botao, estilo[variante], estilo[tamanho], largo ? estilo.largo : '', extra].join(' ').trim();
