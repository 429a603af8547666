import type { CSSProperties } from 'react';
import { classesDoBotao, Miolo, type PropsBotao } from './Botao.tsx';
import { Ligacao } from './Ligacao.tsx';

/** Looks like a button, goes somewhere. */
export function BotaoLigacao({
  href,
  children,
  className,
  icone,
  iconeFim,
  style,
  ...aparencia
}: PropsBotao & { href: string; style?: CSSProperties }) {
  return (
    <Ligacao href={href} className={classesDoBotao(aparencia, className)} style={style}>
      <Miolo icone={icone} iconeFim={iconeFim}>
        {children}
      </Miolo>
    </Ligacao>
  );
}
