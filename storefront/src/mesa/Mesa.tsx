'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Botao } from '../site/ui/Botao.tsx';
import { escolhida } from './escolhida.ts';
import estilo from './mesa.module.css';

interface Palavras {
  lista: string;
  teclas: string;
  voltarLista: string;
  posicao(numero: number, total: number): string;
}

/** What a row's decisions are asked with, and how its question is shut. */
export interface Pedido<P> {
  pergunta: P | null;
  perguntar(pergunta: P | null): void;
}

/**
 * A queue beside what is looked at: on a phone one or the other. `j` and `k` go through it, and the letters of `teclas` ask; they work while
 * the focus is in here (WCAG 2.1.4), and never where one writes. What was decided gives its place to what came behind it.
 */
export function Mesa<T extends { uid: string }, P extends string>({
  fila,
  palavras,
  dito,
  teclas,
  decidido,
  vazio,
  linha,
  detalhe,
}: {
  fila: readonly T[];
  palavras: Palavras;
  /** What was last done, or why it was not. */
  dito: { texto: string; bom: boolean } | null;
  /** Letter → what it asks, of a row that may be asked it. */
  teclas: Readonly<Record<string, P>> | ((uma: T) => Readonly<Record<string, P>>);
  /** Grows when something was decided, or came to nothing: the question is shut and the focus goes to the queue. */
  decidido: number;
  vazio: ReactNode;
  linha(uma: T): ReactNode;
  detalhe(uma: T, posicao: string, pedido: Pedido<P>): ReactNode;
}) {
  const [uid, escolher] = useState<string | null>(null);
  const [pergunta, perguntar] = useState<P | null>(null);
  /** On a phone: the one row, not the list. */
  const [aberta, abrir] = useState(false);
  const lugar = useRef(0);
  const mesa = useRef<HTMLDivElement>(null);
  const focar = useRef(false);
  const visto = useRef(decidido);
  const atual = escolhida(fila, uid, lugar.current);
  const daVez = fila[atual];
  const atualUid = daVez?.uid;
  useEffect(() => {
    lugar.current = atual;
  });
  useEffect(() => {
    if (visto.current === decidido) return;
    visto.current = decidido;
    perguntar(null);
    focar.current = true;
  }, [decidido]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when what is looked at is another
  useEffect(() => {
    if (!focar.current) return;
    focar.current = false;
    const botao = mesa.current?.querySelector<HTMLElement>('[aria-current="true"]');
    (botao?.offsetParent == null ? mesa.current : botao)?.focus();
  }, [atualUid]);

  const ir = (passo: number) => {
    const proxima = fila[Math.max(0, Math.min(fila.length - 1, atual + passo))];
    if (proxima === undefined) return;
    focar.current = proxima.uid !== atualUid;
    escolher(proxima.uid);
  };
  const aoTeclar = (evento: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = evento;
    if (ctrlKey || metaKey || altKey || pergunta !== null || daVez === undefined) return;
    if (target instanceof HTMLElement && target.closest('input, textarea, select') !== null) return;
    const letra = key.toLowerCase();
    const pede = (typeof teclas === 'function' ? teclas(daVez) : teclas)[letra];
    if (letra === 'j') ir(1);
    else if (letra === 'k') ir(-1);
    else if (pede !== undefined) perguntar(pede);
    else return;
    evento.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts for the buttons inside, which do all of it by themselves
    <div
      ref={mesa}
      className={estilo.mesa}
      data-aberta={aberta || undefined}
      tabIndex={-1}
      onKeyDown={aoTeclar}
    >
      <p role="status" className={dito?.bom === false ? estilo.aviso : estilo.dito}>
        {dito?.texto}
      </p>
      {daVez === undefined ? (
        vazio
      ) : (
        <div className={estilo.colunas}>
          <nav className={estilo.fila} aria-label={palavras.lista}>
            <p className={estilo.teclas}>{palavras.teclas}</p>
            <ol>
              {fila.map((uma, i) => (
                <li key={uma.uid}>
                  <button
                    type="button"
                    aria-current={i === atual ? 'true' : undefined}
                    onClick={() => {
                      escolher(uma.uid);
                      abrir(true);
                    }}
                  >
                    {linha(uma)}
                  </button>
                </li>
              ))}
            </ol>
          </nav>
          <div className={estilo.detalhe}>
            <Botao
              variante="texto"
              tamanho="p"
              icone="arrow-left"
              className={estilo.voltar}
              onClick={() => abrir(false)}
            >
              {palavras.voltarLista}
            </Botao>
            {detalhe(daVez, palavras.posicao(atual + 1, fila.length), { pergunta, perguntar })}
          </div>
        </div>
      )}
    </div>
  );
}
