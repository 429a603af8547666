'use client';

import type { NoTexto } from '@martelo/shared/pagina';
import {
  Bold,
  Heading,
  Heading2,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Underline,
} from 'lucide-react';
import type { Command } from 'prosemirror-state';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { TEXTO_RICO } from '../../../palavras/construtor/texto-rico.ts';
import { Campo, type PropsCampo } from '../campos/Campo.tsx';
import { EscolherDestino } from '../link/EscolherDestino.tsx';
import { alternarMarca, alternarTipo, comLink, linkAtual, temMarca, tipoAtual } from './comandos.ts';
import type { TipoDeLinha } from './esquema.ts';
import estilos from './rico.module.css';
import { useEditor } from './useEditor.ts';

interface Props extends PropsCampo {
  valor: NoTexto[];
  aoMudar(valor: NoTexto[]): void;
}

type Botao = { nome: string; tecla: string; Icone: LucideIcon } & (
  | { marca: 'negrito' | 'italico' | 'sublinhado' }
  | { tipo: TipoDeLinha }
);

const BOTOES: readonly Botao[] = [
  { nome: TEXTO_RICO.negrito, tecla: 'Ctrl+B', Icone: Bold, marca: 'negrito' },
  { nome: TEXTO_RICO.italico, tecla: 'Ctrl+I', Icone: Italic, marca: 'italico' },
  { nome: TEXTO_RICO.sublinhado, tecla: 'Ctrl+U', Icone: Underline, marca: 'sublinhado' },
  { nome: TEXTO_RICO.titulo, tecla: 'Ctrl+Alt+1', Icone: Heading, tipo: 'titulo' },
  { nome: TEXTO_RICO.subtitulo, tecla: 'Ctrl+Alt+2', Icone: Heading2, tipo: 'subtitulo' },
  { nome: TEXTO_RICO.lista, tecla: 'Ctrl+Shift+8', Icone: List, tipo: 'lista' },
  { nome: TEXTO_RICO.listaNumerada, tecla: 'Ctrl+Shift+7', Icone: ListOrdered, tipo: 'lista-numerada' },
  { nome: TEXTO_RICO.citacao, tecla: 'Ctrl+Shift+9', Icone: Quote, tipo: 'citacao' },
];

/** Rich text: exactly what the site renders, by keys, buttons and pasting. */
export function CampoTextoRico({ valor, aoMudar, ...campo }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const idDoRotulo = useId();
  const [link, setLink] = useState<{ valor: string | null } | null>(null);
  const [recusa, setRecusa] = useState<string | null>(null);
  const { estado, erro, executar } = useEditor({
    lugar: area,
    valor,
    aoMudar,
    aoPedirLink: () => abrirLink(),
    atributos: {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': idDoRotulo,
      class: estilos.texto ?? '',
    },
  });
  function abrirLink() {
    setRecusa(null);
    setLink((aberto) => (aberto ? null : { valor: estado ? linkAtual(estado) : null }));
  }
  const fecharLink = (comando?: Command) => {
    setLink(null);
    setRecusa(null);
    executar(comando ?? (() => true));
  };
  const botoes = BOTOES.map((botao) => {
    const ligado =
      estado !== null &&
      ('marca' in botao ? temMarca(estado, botao.marca) : tipoAtual(estado) === botao.tipo);
    return {
      ...botao,
      ligado,
      comando: 'marca' in botao ? alternarMarca(botao.marca) : alternarTipo(botao.tipo),
    };
  });

  return (
    <Campo {...campo} erro={recusa ?? erro} grupo>
      {({ rotuladoPor, descritoPor }) => (
        <div className={estilos.rico}>
          <span id={idDoRotulo} hidden>
            {campo.rotulo}
          </span>
          <div
            className={estilos.ferramentas}
            role="toolbar"
            aria-label={TEXTO_RICO.formatacao(campo.rotulo)}
            aria-describedby={descritoPor}
            onKeyDown={andarNosBotoes}
          >
            {botoes.map(({ nome, tecla, Icone, ligado, comando }, i) => (
              <button
                key={nome}
                type="button"
                tabIndex={i === 0 ? 0 : -1}
                aria-label={nome}
                aria-pressed={ligado}
                title={`${nome} (${tecla})`}
                // The press must not take the selection away from the text.
                onMouseDown={(evento) => evento.preventDefault()}
                onClick={() => executar(comando)}
              >
                <Icone size={15} aria-hidden="true" />
              </button>
            ))}
            <button
              type="button"
              tabIndex={-1}
              aria-label={TEXTO_RICO.link}
              aria-pressed={estado !== null && temMarca(estado, 'link')}
              aria-expanded={link !== null}
              title={TEXTO_RICO.linkCtrlK}
              onMouseDown={(evento) => evento.preventDefault()}
              onClick={abrirLink}
            >
              <Link2 size={15} aria-hidden="true" />
            </button>
          </div>
          {link && (
            <div className={estilos.link}>
              <EscolherDestino
                id={`${idDoRotulo}-link`}
                rotuladoPor={rotuladoPor}
                valor={link.valor}
                focado
                aoEscolher={(destino) => fecharLink(comLink(destino))}
                aoRecusar={setRecusa}
                aoDesistir={() => fecharLink()}
              />
            </div>
          )}
          <div ref={area} className={estilos.area} />
        </div>
      )}
    </Campo>
  );
}

/** In a toolbar Tab goes past and arrows go along. */
function andarNosBotoes(evento: KeyboardEvent<HTMLElement>): void {
  const passo = { ArrowRight: 1, ArrowLeft: -1 }[evento.key];
  if (passo === undefined) return;
  const botoes = [...evento.currentTarget.querySelectorAll('button')];
  const onde = botoes.indexOf(document.activeElement as HTMLButtonElement);
  evento.preventDefault();
  botoes[(onde + passo + botoes.length) % botoes.length]?.focus();
}
