import { type NomeIcone, SPRITE } from './icones.gerado.ts';

export type { NomeIcone };

/** An icon of the site's set, from its sprite. Decorative unless `rotulo` names it for screen readers. */
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
      fill="none"
      stroke="currentColor"
      strokeWidth={traco}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      {...acesso}
    >
      <use href={`${SPRITE}#${nome}`} />
    </svg>
  );
}
