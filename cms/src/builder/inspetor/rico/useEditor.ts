'use client';

import { type NoTexto, textoRico } from '@martelo/shared/pagina';
import { baseKeymap, chainCommands } from 'prosemirror-commands';
import { keymap } from 'prosemirror-keymap';
import { Slice } from 'prosemirror-model';
import { type Command, EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { TEXTO_RICO } from '../../../palavras/construtor/texto-rico.ts';
import { lerColado, lerTextoPuro } from './colar.ts';
import {
  alternarMarca,
  alternarTipo,
  apagarParaFrente,
  apagarParaTras,
  entrar,
  escreverComoMarcado,
  quebrar,
} from './comandos.ts';
import { deDocumento, paraDocumento, paraOClipboard } from './esquema.ts';

interface Pedido {
  lugar: RefObject<HTMLDivElement | null>;
  valor: NoTexto[];
  atributos: Record<string, string>;
  aoMudar(valor: NoTexto[]): void;
  /** Ctrl+K. */
  aoPedirLink(): void;
}

const GRANDE_DEMAIS = TEXTO_RICO.passouDoTamanho;

/**
 * The editor over the closed model. It keeps no history of its own: Ctrl+Z is the builder's, and what comes back from there is
 * put in place of what differs, so that the caret stays where it was.
 */
export function useEditor({ lugar, valor, atributos, aoMudar, aoPedirLink }: Pedido) {
  const vista = useRef<EditorView | null>(null);
  const escrito = useRef<NoTexto[]>(valor);
  const ouvintes = useRef({ aoMudar, aoPedirLink });
  ouvintes.current = { aoMudar, aoPedirLink };
  const [estado, setEstado] = useState<EditorState | null>(null);
  const [erro, setErro] = useState<string | null>(null);
  const iniciais = useRef({ valor, atributos });

  useEffect(() => {
    if (!lugar.current) return;
    const inicial = EditorState.create({
      doc: paraDocumento(iniciais.current.valor),
      plugins: [teclas(() => ouvintes.current.aoPedirLink()), keymap(baseKeymap)],
    });
    const nova = new EditorView(lugar.current, {
      state: inicial,
      attributes: iniciais.current.atributos,
      clipboardSerializer: paraOClipboard(),
      // ProseMirror keeps Ctrl+Z to itself even without a history: it is left to the builder, which has one.
      handleDOMEvents: { keydown: (_vista, evento) => ehDesfazer(evento) },
      handleTextInput(esta, _de, _ate, texto) {
        const tr = texto === ' ' ? escreverComoMarcado(esta.state) : null;
        if (tr) esta.dispatch(tr);
        return tr !== null;
      },
      handlePaste(esta, evento) {
        const nos = doClipboard(evento.clipboardData);
        if (nos.length === 0) return false;
        esta.dispatch(
          esta.state.tr.replaceSelection(Slice.maxOpen(paraDocumento(nos).content)).scrollIntoView(),
        );
        return true;
      },
      // A file dropped on the text is the picture field's business, and a text dropped is pasted.
      handleDrop: (_vista, evento) => evento.dataTransfer?.types.includes('Files') ?? false,
      handleClick: (_vista, _posicao, evento) => {
        if ((evento.target as Element).closest('a')) evento.preventDefault();
        return false;
      },
      dispatchTransaction(tr) {
        const depois = nova.state.apply(tr);
        nova.updateState(depois);
        setEstado(depois);
        if (!tr.docChanged || tr.getMeta('de-fora')) return;
        const nos = deDocumento(depois.doc);
        const cabe = textoRico.safeParse(nos).success;
        setErro(cabe ? null : GRANDE_DEMAIS);
        if (!cabe) return;
        escrito.current = nos;
        ouvintes.current.aoMudar(nos);
      },
    });
    vista.current = nova;
    setEstado(inicial);
    return () => {
      nova.destroy();
      vista.current = null;
    };
  }, [lugar]);

  useEffect(() => {
    const atual = vista.current;
    if (!atual || valor === escrito.current || JSON.stringify(valor) === JSON.stringify(escrito.current))
      return;
    escrito.current = valor;
    trocarOQueDifere(atual, valor);
  }, [valor]);

  const executar = useCallback((comando: Command) => {
    const atual = vista.current;
    if (!atual) return;
    comando(atual.state, atual.dispatch);
    atual.focus();
  }, []);
  return { estado, erro, executar };
}

const ehDesfazer = ({ ctrlKey, metaKey, key }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && ['z', 'y'].includes(key.toLowerCase());

const teclas = (pedirLink: () => void) =>
  keymap({
    'Mod-b': alternarMarca('negrito'),
    'Mod-i': alternarMarca('italico'),
    'Mod-u': alternarMarca('sublinhado'),
    'Mod-k': () => {
      pedirLink();
      return true;
    },
    'Mod-Alt-0': alternarTipo('paragrafo'),
    'Mod-Alt-1': alternarTipo('titulo'),
    'Mod-Alt-2': alternarTipo('subtitulo'),
    'Mod-Shift-7': alternarTipo('lista-numerada'),
    'Mod-Shift-8': alternarTipo('lista'),
    'Mod-Shift-9': alternarTipo('citacao'),
    'Shift-Enter': quebrar,
    Enter: entrar,
    Backspace: chainCommands(apagarParaTras),
    Delete: chainCommands(apagarParaFrente),
  });

function doClipboard(dados: DataTransfer | null): NoTexto[] {
  const html = dados?.getData('text/html') ?? '';
  if (html) {
    const lido = lerColado(
      new DOMParser().parseFromString(html, 'text/html').body,
      html.includes('data-pm-slice'),
    );
    if (lido.length > 0) return lido;
  }
  return lerTextoPuro(dados?.getData('text/plain') ?? '');
}

function trocarOQueDifere(vista: EditorView, valor: NoTexto[]): void {
  const { doc, tr } = vista.state;
  const novo = paraDocumento(valor);
  const de = doc.content.findDiffStart(novo.content);
  const ate = doc.content.findDiffEnd(novo.content);
  if (de === null || !ate) return;
  // Where the same letters stand on both sides of the change, both ends find them: they must not overlap.
  const sobra = Math.max(0, de - Math.min(ate.a, ate.b));
  vista.dispatch(tr.replace(de, ate.a + sobra, novo.slice(de, ate.b + sobra)).setMeta('de-fora', true));
}
