import type { Sessao } from '@martelo/shared/pagina';
import { igualavel, type TextoDaSessao, textoDesenhado, textosDa } from './texto-no-lugar.ts';

/** A text being written in place. */
export interface Escrita {
  terminar(): void;
  cancelar(): void;
}

interface Pedido {
  no: HTMLElement;
  texto: TextoDaSessao;
  /** At every letter: nothing that was typed is known here alone. */
  aoMudar(valor: string): void;
  /** Called once, with what is to be kept: what stood there before, if it was cancelled. The drawn nodes are then as React left them. */
  aoTerminar(valor: string): void;
}

/** The deepest piece of the section that holds exactly one of its texts, from where the pointer is outwards. */
export function textoSobOPonteiro(
  raiz: HTMLElement,
  alvo: Element,
  sessao: Sessao,
): Pick<Pedido, 'no' | 'texto'> | null {
  for (let no: Element | null = alvo; no && no !== raiz && raiz.contains(no); no = no.parentElement) {
    const escrito = igualavel(no.textContent ?? '');
    if (escrito === '') continue;
    const fundo = maisFundo(no as HTMLElement, escrito);
    const iguais = pedacos(raiz).filter((outro) => igualavel(outro.textContent ?? '') === escrito);
    const texto = textoDesenhado(sessao, escrito, Math.max(0, iguais.indexOf(fundo)));
    if (texto) return { no: fundo, texto };
  }
  return null;
}

/** The first text of the section that is drawn as it is kept. */
export function primeiroTexto(raiz: HTMLElement, sessao: Sessao): Pick<Pedido, 'no' | 'texto'> | null {
  const todos = pedacos(raiz);
  for (const texto of textosDa(sessao)) {
    const no = todos.find((cada) => igualavel(cada.textContent ?? '') === igualavel(texto.valor));
    if (no) return { no, texto };
  }
  return null;
}

/** Makes the piece editable in place. Enter ends, Esc cancels, leaving it ends. */
export function escrever({ no, texto, aoMudar, aoTerminar }: Pedido): Escrita {
  const originais = [...no.childNodes];
  const inicio = performance.now();
  let acabou = false;
  // What only looks different (spaces, line breaks) is as it was.
  const escrito = () => {
    const valor = igualavel(no.textContent ?? '');
    return valor === igualavel(texto.valor) ? texto.valor : valor;
  };
  const fechar = (guardar: boolean) => {
    if (acabou) return;
    acabou = true;
    const valor = guardar ? escrito() : texto.valor;
    no.removeAttribute('contenteditable');
    no.removeAttribute('data-escrevendo');
    no.removeEventListener('keydown', aoTeclar);
    no.removeEventListener('focusout', aoSair);
    no.removeEventListener('input', aoDigitar);
    no.removeEventListener('click', calar, true);
    // React knows these very nodes: it gets them back before it draws the new words.
    no.replaceChildren(...originais);
    for (const filho of originais) if (filho.nodeType === Node.TEXT_NODE) restaurar(filho as Text);
    aoTerminar(valor);
  };
  const antes = new Map(originais.map((filho) => [filho, filho.nodeValue]));
  const restaurar = (filho: Text) => {
    const valor = antes.get(filho);
    if (valor !== undefined && filho.nodeValue !== valor) filho.nodeValue = valor;
  };
  const aoTeclar = (evento: KeyboardEvent) => {
    evento.stopPropagation();
    if (evento.isComposing) return;
    if (evento.key === 'Enter' || evento.key === 'Escape') {
      evento.preventDefault();
      fechar(evento.key === 'Enter');
    } else if (evento.key === ' ' && no.closest('button, summary')) {
      // A button would take the space for a press.
      evento.preventDefault();
      document.execCommand('insertText', false, ' ');
    }
  };
  const aoSair = () => {
    // The builder takes the focus back after the first press of a double one.
    if (performance.now() - inicio < TOMADA_DE_FOCO_MS) setTimeout(() => !acabou && no.focus());
    else fechar(true);
  };
  const aoDigitar = () => aoMudar(escrito());
  const calar = (evento: MouseEvent) => {
    evento.preventDefault();
    evento.stopPropagation();
  };
  no.setAttribute('contenteditable', 'plaintext-only');
  no.setAttribute('data-escrevendo', '');
  no.addEventListener('keydown', aoTeclar);
  no.addEventListener('focusout', aoSair);
  no.addEventListener('input', aoDigitar);
  no.addEventListener('click', calar, true);
  no.focus();
  getSelection()?.selectAllChildren(no);
  return { terminar: () => fechar(true), cancelar: () => fechar(false) };
}

const TOMADA_DE_FOCO_MS = 350;

/** Everything drawn inside the section that has words of its own, in the order it stands; the canvas's own handles are none of it. */
const pedacos = (raiz: HTMLElement): HTMLElement[] =>
  [...raiz.querySelectorAll<HTMLElement>('*')].filter(
    (no) =>
      !no.closest('[data-alcas]') &&
      [...no.childNodes].some(
        (filho) => filho.nodeType === Node.TEXT_NODE && igualavel(filho.nodeValue ?? '') !== '',
      ),
  );

function maisFundo(no: HTMLElement, escrito: string): HTMLElement {
  const filho = [...no.children].find((cada) => igualavel(cada.textContent ?? '') === escrito);
  return filho ? maisFundo(filho as HTMLElement, escrito) : no;
}
