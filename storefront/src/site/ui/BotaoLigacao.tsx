import { classesDoBotao, Miolo, type PropsBotao } from './Botao.tsx';
import { Ligacao } from './Ligacao.tsx';

/** Looks like a button, goes somewhere. */
export function BotaoLigacao({
  href,
  children,
  className,
  icone,
  iconeFim,
  ...aparencia
}: PropsBotao & { href: string }) {
  return (
    <Ligacao href={href} className={classesDoBotao(aparencia, className)}>
      <Miolo icone={icone} iconeFim={iconeFim}>
        {children}
      </Miolo>
    </Ligacao>
  );
}
