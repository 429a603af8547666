'use client';

import type { PaginaSite, Sessao } from '@martelo/shared/pagina';
import { type MouseEvent, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ContextoElemento } from '../elements/elemento.ts';
import { VISTAS } from '../elements/elementos.gerado.ts';
import { Linhas, sessaoComH1 } from '../elements/Linhas.tsx';
import { atualizar } from '../elements/migracao.ts';
import { conservar } from './conservar.ts';
import { lerMensagem } from './mensagens.ts';
import estilo from './Previa.module.css';
import type { DaPrevia } from './protocolo.ts';
import { SessaoNaPrevia } from './SessaoNaPrevia.tsx';
import { useMedidas } from './useMedidas.ts';

interface Estado {
  revisao: number;
  pagina: PaginaSite;
}

/** The canvas: shows the page the builder sends, at once, and says where everything stands. */
export function Previa({
  origem,
  contexto,
}: {
  /** The builder's origin: the only one listened to and spoken to. */
  origem: string;
  contexto: Omit<ContextoElemento, 'sessaoComH1'>;
}) {
  const [estado, setEstado] = useState<Estado | null>(null);
  const [selecionada, setSelecionada] = useState<string | null>(null);
  const palco = useRef<HTMLDivElement>(null);
  const dizer = useCallback((mensagem: DaPrevia) => window.parent.postMessage(mensagem, origem), [origem]);

  useEffect(() => {
    const ouvir = (evento: MessageEvent) => {
      const mensagem = lerMensagem(evento, origem, window.parent);
      if (mensagem === null) return;
      switch (mensagem.tipo) {
        case 'pagina':
          setEstado((atual) => ({
            revisao: mensagem.revisao,
            pagina: {
              ...mensagem.pagina,
              sessoes: conservar(atual?.pagina.sessoes ?? [], mensagem.pagina.sessoes),
            },
          }));
          setSelecionada(mensagem.selecionada);
          break;
        case 'selecionar':
          setSelecionada(mensagem.sessaoId);
          break;
        case 'rolar':
          window.scrollBy(0, mensagem.por);
      }
    };
    window.addEventListener('message', ouvir);
    dizer({ canal: 'martelo-previa', tipo: 'pronta' });
    return () => window.removeEventListener('message', ouvir);
  }, [origem, dizer]);

  const revisao = estado?.revisao;
  const medir = useMedidas(palco, dizer);
  useLayoutEffect(() => {
    if (revisao === undefined) return;
    dizer({ canal: 'martelo-previa', tipo: 'pintada', revisao });
    medir();
  }, [revisao, dizer, medir]);

  useEffect(() => {
    if (selecionada === null) return;
    const alvo = palco.current?.querySelector(`[data-sessao="${CSS.escape(selecionada)}"]`);
    const caixa = alvo?.getBoundingClientRect();
    if (!alvo || !caixa || (caixa.top >= 0 && caixa.top < window.innerHeight * 0.6)) return;
    alvo.scrollIntoView({
      block: caixa.height > window.innerHeight ? 'start' : 'center',
      behavior: 'smooth',
    });
  }, [selecionada]);

  const sessoes = useMemo(() => (estado?.pagina.sessoes ?? []).map(atualizadaUmaVez), [estado]);
  const h1 = sessaoComH1(sessoes);
  const completo = useMemo<ContextoElemento>(() => ({ ...contexto, sessaoComH1: h1 }), [contexto, h1]);

  // Links, forms and carousels keep their looks here; a press only selects.
  const aoClicar = (evento: MouseEvent) => {
    const alvo = evento.target as Element;
    if (alvo.closest('a, button[type="submit"]')) {
      evento.preventDefault();
      evento.stopPropagation();
    }
    const id = alvo.closest<HTMLElement>('[data-sessao]')?.dataset.sessao;
    if (!id) return;
    setSelecionada(id);
    dizer({ canal: 'martelo-previa', tipo: 'clicada', sessaoId: id });
  };

  if (estado === null) return <p className={estilo.espera}>Aguardando o construtor…</p>;
  return (
    <main ref={palco} onClickCapture={aoClicar} onSubmitCapture={(evento) => evento.preventDefault()}>
      {sessoes.length === 0 && <p className={estilo.espera}>Arraste um elemento para começar esta página</p>}
      <Linhas
        titulo={h1 === null && sessoes.length > 0 ? estado.pagina.tituloPagina || estado.pagina.titulo : null}
        sessoes={sessoes}
        desenhar={(sessao) => (
          <SessaoNaPrevia
            sessao={sessao}
            contexto={completo}
            vista={VISTAS[sessao.elemento]}
            selecionada={sessao.id === selecionada}
          />
        )}
      />
    </main>
  );
}

const migradas = new WeakMap<Sessao, Sessao>();
/** The migrated section keeps its identity for as long as the stored one does: that is what spares a repaint. */
function atualizadaUmaVez(sessao: Sessao): Sessao {
  const nova = migradas.get(sessao) ?? atualizar(sessao);
  migradas.set(sessao, nova);
  return nova;
}
