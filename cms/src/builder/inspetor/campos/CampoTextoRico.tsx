'use client';

import type { NoTexto } from '@martelo/shared/pagina';
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Pilcrow,
} from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import estilos from '../rico/rico.module.css';
import { htmlDoRico, lerRico, linkAceito } from './rico.ts';

interface Props {
  rotulo: string;
  ajuda: string;
  obrigatorio: boolean;
  lugar?: unknown;
  valor: NoTexto[];
  aoMudar(valor: NoTexto[]): void;
}

const BOTOES: readonly { nome: string; Icone: LucideIcon; comando: string; valor?: string }[] = [
  { nome: 'Parágrafo', Icone: Pilcrow, comando: 'formatBlock', valor: 'p' },
  { nome: 'Título', Icone: Heading2, comando: 'formatBlock', valor: 'h2' },
  { nome: 'Subtítulo', Icone: Heading3, comando: 'formatBlock', valor: 'h3' },
  { nome: 'Negrito', Icone: Bold, comando: 'bold' },
  { nome: 'Itálico', Icone: Italic, comando: 'italic' },
  { nome: 'Lista', Icone: List, comando: 'insertUnorderedList' },
  { nome: 'Lista numerada', Icone: ListOrdered, comando: 'insertOrderedList' },
];

/**
 * Rich text over the closed model. The browser edits the area; after each change it is read back into the model, so nothing but
 * the model is ever kept. The area is written anew only when the value came from elsewhere (undo, another item).
 */
export function CampoTextoRico({ rotulo, ajuda, obrigatorio, valor, aoMudar }: Props) {
  const id = useId();
  const area = useRef<HTMLDivElement>(null);
  const escrito = useRef<NoTexto[] | null>(null);
  const selecao = useRef<Range | null>(null);
  const [link, setLink] = useState<string | null>(null);

  useEffect(() => {
    if (!area.current || escrito.current === valor) return;
    area.current.innerHTML = htmlDoRico(valor) || '<p><br></p>';
    escrito.current = valor;
  }, [valor]);

  const ler = () => {
    if (!area.current) return;
    escrito.current = lerRico(area.current);
    aoMudar(escrito.current);
  };
  const comandar = (comando: string, argumento?: string) => {
    area.current?.focus();
    document.execCommand('styleWithCSS', false, 'false');
    document.execCommand('defaultParagraphSeparator', false, 'p');
    document.execCommand(comando, false, argumento);
    ler();
  };
  const abrirLink = () => {
    const atual = document.getSelection();
    if (!atual?.rangeCount || !area.current?.contains(atual.anchorNode)) return;
    selecao.current = atual.getRangeAt(0).cloneRange();
    const dentroDe = atual.anchorNode?.parentElement?.closest('a');
    setLink(dentroDe?.getAttribute('href') ?? '');
  };
  const aplicarLink = () => {
    const atual = document.getSelection();
    if (selecao.current && atual) {
      area.current?.focus();
      atual.removeAllRanges();
      atual.addRange(selecao.current);
    }
    const aceito = linkAceito(link ?? '');
    comandar(aceito ? 'createLink' : 'unlink', aceito ?? undefined);
    setLink(null);
  };

  return (
    <div className={estilos.campo}>
      <span id={id} className={estilos.rotulo}>
        {rotulo}
        {obrigatorio && <span className={estilos.obrigatorio}> (obrigatório)</span>}
      </span>
      <div className={estilos.rico}>
        <div className={estilos.ferramentas} role="toolbar" aria-label={`Formatação de ${rotulo}`}>
          {BOTOES.map(({ nome, Icone, comando, valor: argumento }) => (
            <button
              key={nome}
              type="button"
              aria-label={nome}
              title={nome}
              // The press must not take the selection away from the text.
              onMouseDown={(evento) => evento.preventDefault()}
              onClick={() => comandar(comando, argumento)}
            >
              <Icone size={15} aria-hidden="true" />
            </button>
          ))}
          <button
            type="button"
            aria-label="Link"
            title="Link"
            onMouseDown={(evento) => evento.preventDefault()}
            onClick={abrirLink}
          >
            <Link2 size={15} aria-hidden="true" />
          </button>
        </div>
        {link !== null && (
          <div className={estilos.linkRico}>
            <input
              type="text"
              aria-label="Endereço do link"
              placeholder="/leilao ou https://…"
              // biome-ignore lint/a11y/noAutofocus: it opens because the person asked for it
              autoFocus
              value={link}
              onChange={(evento) => setLink(evento.target.value)}
              onKeyDown={(evento) => {
                if (evento.key === 'Enter') {
                  // Or the press would go on to the text, which has the focus again, and replace what is selected.
                  evento.preventDefault();
                  aplicarLink();
                }
                if (evento.key === 'Escape') setLink(null);
              }}
            />
            <button type="button" className={estilos.leve} onClick={aplicarLink}>
              {link.trim() ? 'Aplicar' : 'Tirar'}
            </button>
          </div>
        )}
        {/* biome-ignore lint/a11y/useSemanticElements: a textarea holds no headings, lists or links */}
        <div
          ref={area}
          className={estilos.areaRica}
          contentEditable
          suppressContentEditableWarning
          role="textbox"
          tabIndex={0}
          aria-multiline="true"
          aria-labelledby={id}
          onInput={ler}
          onPaste={(evento) => {
            evento.preventDefault();
            document.execCommand('insertText', false, evento.clipboardData.getData('text/plain'));
          }}
        />
      </div>
      {ajuda && <p className={estilos.ajuda}>{ajuda}</p>}
    </div>
  );
}
