import { SPRITE_DE_CONTEUDO } from '@martelo/shared/pagina/icones/icones-conteudo.gerado';

/** An icon of the content set, from the panel's copy of the site's sprite. */
export function DesenhoIcone({ nome, tamanho = 20 }: { nome: string; tamanho?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={tamanho}
      height={tamanho}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <use href={`${SPRITE_DE_CONTEUDO}#${nome}`} />
    </svg>
  );
}
