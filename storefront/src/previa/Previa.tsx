'use client';

import type { Sessao } from '@martelo/shared/pagina';
import { atualizar } from '@martelo/shared/pagina/elementos/migracao';
import type {
  AmbienteDaPrevia,
  DaPrevia,
  DitoPelaPrevia,
  DoConstrutor,
} from '@martelo/shared/pagina/previa/protocolo';
import { type MouseEvent, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ContextoElemento } from '../elements/elemento.ts';
import { VISTAS } from '../elements/elementos.gerado.ts';
import { Linhas, sessaoComH1 } from '../elements/Linhas.tsx';
import { PREVIA } from '../palavras/previa.ts';
import { moverTempo } from './lente-do-tempo.ts';
import { lerMensagem } from './mensagens.ts';
import estilo from './Previa.module.css';
import { type PaginaNaPrevia, receber } from './pagina-na-previa.ts';
import { SessaoNaPrevia } from './SessaoNaPrevia.tsx';
import { useEscrita } from './useEscrita.ts';
import { useMedidas } from './useMedidas.ts';

const NA_HORA: AmbienteDaPrevia = { adianto: 0, dados: 'reais', autenticado: false };
/** How often the canvas says again that it is ready, until it has a page. */
const CHAMAR_MS = 1_000;
const NENHUMA: { atual: string | null; todas: readonly string[] } = { atual: null, todas: [] };

/** The canvas: shows the page the builder sends, at once, and says where everything stands. */
export function Previa({
  origem,
  contexto,
}: {
  /** The builder's origin: the only one listened to and spoken to. */
  origem: string;
  contexto: Omit<ContextoElemento, 'sessaoComH1'>;
}) {
  const [estado, setEstado] = useState<PaginaNaPrevia | null>(null);
  const [selecao, setSelecao] = useState(NENHUMA);
  const [ambiente, setAmbiente] = useState(NA_HORA);
  const palco = useRef<HTMLElement>(null);
  const dizer = useCallback(
    (mensagem: DitoPelaPrevia) =>
      window.parent.postMessage({ canal: 'martelo-previa', ...mensagem } satisfies DaPrevia, origem),
    [origem],
  );
  const escrita = useEscrita(palco, dizer);
  const { esperar } = escrita;

  useEffect(() => {
    const obedecer = (mensagem: DoConstrutor, desenhar: boolean) => {
      // In the frame it came in: what was typed is on screen with the next paint.
      const aplicar = desenhar ? flushSync : (mudar: () => void) => mudar();
      switch (mensagem.tipo) {
        case 'pagina':
          aplicar(() => {
            setEstado((atual) => receber(atual, mensagem));
            setSelecao({ atual: mensagem.selecionada, todas: mensagem.selecionadas });
          });
          break;
        case 'mudancas':
          aplicar(() => setEstado((atual) => receber(atual, mensagem)));
          break;
        case 'selecionar':
          setSelecao({ atual: mensagem.sessaoId, todas: mensagem.selecionadas });
          break;
        case 'mostrar':
          mostrar(palco.current, mensagem.sessaoId);
          break;
        case 'ambiente':
          document.documentElement.style.setProperty('--escala', String(mensagem.escala));
          moverTempo(mensagem.adianto);
          setAmbiente({
            adianto: mensagem.adianto,
            dados: mensagem.dados,
            autenticado: mensagem.autenticado,
          });
          break;
        case 'escrever':
          escrita.comecar(mensagem.sessaoId);
          break;
        case 'rolar':
          window.scrollBy(0, mensagem.por);
      }
    };
    const ouvir = (evento: MessageEvent) => {
      const mensagem = lerMensagem(evento, origem, window.parent);
      // What is being written is not drawn over: the rest comes when it is done.
      if (mensagem !== null) esperar((desenhar) => obedecer(mensagem, desenhar));
    };
    window.addEventListener('message', ouvir);
    return () => window.removeEventListener('message', ouvir);
  }, [origem, esperar, escrita.comecar]);

  // Said until it is heard: the builder may still be on its way.
  const semPagina = estado === null;
  useEffect(() => {
    if (!semPagina) return;
    dizer({ tipo: 'pronta' });
    const relogio = setInterval(() => dizer({ tipo: 'pronta' }), CHAMAR_MS);
    return () => clearInterval(relogio);
  }, [semPagina, dizer]);

  const revisao = estado?.revisao;
  const medir = useMedidas(palco, dizer);
  useLayoutEffect(() => {
    if (revisao === undefined) return;
    dizer({ tipo: 'pintada', revisao });
    medir();
  }, [revisao, dizer, medir]);

  useEffect(() => {
    if (selecao.atual !== null) mostrar(palco.current, selecao.atual);
  }, [selecao.atual]);

  const sessoes = useMemo(() => (estado?.pagina.sessoes ?? []).map(atualizadaUmaVez), [estado]);
  escrita.sessoes.current = sessoes;
  const h1 = sessaoComH1(sessoes);
  const agora = useHora(sessoes, ambiente.adianto, contexto.agora);
  const completo = useMemo<ContextoElemento>(
    () => ({ ...contexto, autenticado: ambiente.autenticado, sessaoComH1: h1, agora }),
    [contexto, ambiente.autenticado, h1, agora],
  );

  // Links, forms and carousels keep their looks here; a press only selects.
  const aoClicar = (evento: MouseEvent) => {
    const alvo = evento.target as Element;
    if (alvo.closest('[data-alcas]')) return;
    if (alvo.closest('a, button[type="submit"]')) {
      evento.preventDefault();
      evento.stopPropagation();
    }
    const id = alvo.closest<HTMLElement>('[data-sessao]')?.dataset.sessao;
    if (!id || evento.detail > 1) return;
    const como = evento.shiftKey ? 'ate' : evento.ctrlKey || evento.metaKey ? 'alternar' : 'so';
    if (como !== 'so') getSelection()?.removeAllRanges();
    else setSelecao({ atual: id, todas: [id] });
    dizer({ tipo: 'clicada', sessaoId: id, como });
  };

  if (estado === null) return <p className={estilo.espera}>{PREVIA.aguardando}</p>;
  return (
    <main
      ref={palco}
      onClickCapture={aoClicar}
      // A middle press would open a link in another tab.
      onAuxClickCapture={(evento) => evento.preventDefault()}
      onDoubleClickCapture={escrita.aoClicarDuasVezes}
      onDragStartCapture={(evento) => evento.preventDefault()}
      onSubmitCapture={(evento) => evento.preventDefault()}
    >
      {sessoes.length === 0 && <p className={estilo.espera}>{PREVIA.paginaVazia}</p>}
      <Linhas
        titulo={h1 === null && sessoes.length > 0 ? estado.pagina.tituloPagina || estado.pagina.titulo : null}
        sessoes={sessoes}
        desenhar={(sessao, indice) => (
          <SessaoNaPrevia
            sessao={sessao}
            contexto={completo}
            vista={VISTAS[sessao.elemento]}
            dados={ambiente.dados}
            adianto={ambiente.adianto}
            marcada={selecao.todas.includes(sessao.id)}
            alcas={sessao.id === selecao.atual && selecao.todas.length === 1 ? dizer : null}
            primeira={indice === 0}
            ultima={indice === sessoes.length - 1}
          />
        )}
      />
    </main>
  );
}

/** Brings a section into view when it is not in a good place already. */
function mostrar(palco: HTMLElement | null, id: string): void {
  const alvo = palco?.querySelector(`[data-sessao="${CSS.escape(id)}"]`);
  const caixa = alvo?.getBoundingClientRect();
  if (!alvo || !caixa || (caixa.top >= 0 && caixa.top < window.innerHeight * 0.6)) return;
  alvo.scrollIntoView({ block: caixa.height > window.innerHeight ? 'start' : 'center', behavior: 'smooth' });
}

/** setTimeout counts no further. */
const MAIOR_ESPERA_MS = 2 ** 31 - 1;

/** The canvas's time: of the builder's clock, told again when something on the page comes or goes. */
function useHora(sessoes: readonly Sessao[], adianto: number, inicial: number): number {
  const [agora, setAgora] = useState(inicial);
  useEffect(() => setAgora(Date.now() + adianto), [adianto]);
  useEffect(() => {
    const atual = Date.now() + adianto;
    const limites = sessoes
      .flatMap(({ itens }) => itens.flatMap(({ dataInicio, dataFim }) => [dataInicio, dataFim]))
      .map((limite) => (limite === null ? Number.NaN : Date.parse(limite)))
      .filter((limite) => limite > atual);
    if (limites.length === 0) return;
    const espera = setTimeout(
      () => setAgora(Date.now() + adianto),
      Math.min(MAIOR_ESPERA_MS, Math.min(...limites) - atual + 5),
    );
    return () => clearTimeout(espera);
  }, [sessoes, adianto]);
  return agora;
}

const migradas = new WeakMap<Sessao, Sessao>();
/** The migrated section keeps its identity for as long as the stored one does: that is what spares a repaint. */
function atualizadaUmaVez(sessao: Sessao): Sessao {
  const nova = migradas.get(sessao) ?? atualizar(sessao);
  migradas.set(sessao, nova);
  return nova;
}
