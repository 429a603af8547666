const ESCREVENDO = 'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]';

/** Somebody writes where the key went. */
export const escreve = (alvo: EventTarget | null): boolean =>
  (alvo as Element | null)?.closest?.(ESCREVENDO) != null;

/** A key by itself, that nobody has taken, with no question before the page. */
export const ehSolta = (evento: KeyboardEvent): boolean =>
  !(evento.ctrlKey || evento.metaKey || evento.altKey || evento.defaultPrevented) &&
  document.querySelector('dialog[open]') === null;
