import { ehIconeDeConteudo } from '@martelo/shared/pagina/icones/icones-conteudo';
import { SPRITE_DE_CONTEUDO } from '@martelo/shared/pagina/icones/icones-conteudo.gerado';

/**
 * The icon an editor chose for an item, always beside its words: decorative. A name that is not in the set (an older page's, a
 * program's) shows `reserva` instead, and without one nothing at all.
 */
export function IconeConteudo({
  nome,
  reserva,
  tamanho = 24,
  traco = 2,
  className,
}: {
  nome: string;
  reserva?: string;
  tamanho?: number;
  traco?: number;
  className?: string;
}) {
  const conhecido = [nome, reserva].find((um) => um !== undefined && ehIconeDeConteudo(um));
  if (conhecido === undefined) return null;
  return (
    <svg
      aria-hidden
      width={tamanho}
      height={tamanho}
      fill="none"
      stroke="currentColor"
      strokeWidth={traco}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <use href={`${SPRITE_DE_CONTEUDO}#${conhecido}`} />
    </svg>
  );
}
