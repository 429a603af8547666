import { createElement } from 'react';
import { ICONES, type NomeIcone } from './icones.gerado.ts';

export type { NomeIcone };

/** An icon of the site's set. Decorative unless `rotulo` names it for screen readers. */
export function Icone({
  nome,
  tamanho = 20,
  traco = 2,
  rotulo,
  className,
}: {
  nome: NomeIcone;
  tamanho?: number;
  traco?: number;
  rotulo?: string;
  className?: string;
}) {
  const acesso = rotulo ? { role: 'img', 'aria-label': rotulo } : { 'aria-hidden': true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: `acesso` either hides it from screen readers or names it
    <svg
      width={tamanho}
      height={tamanho}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={traco}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      className={className}
      {...acesso}
    >
      {ICONES[nome].map(([forma, atributos], i) => createElement(forma, { key: i, ...atributos }))}
    </svg>
  );
}

/** Whether a stored name (an item's `icone`) is in the set. */
export const ehIcone = (nome: string): nome is NomeIcone => Object.hasOwn(ICONES, nome);
