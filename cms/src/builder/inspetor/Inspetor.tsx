'use client';

import type { Sessao } from '@martelo/shared/pagina';
import { memo, useEffect, useRef } from 'react';
import { definicaoDe } from '../../conteudo/sessoes.ts';
import { INSPETOR } from '../../palavras/construtor/inspetor.ts';
import { useComandos } from '../contexto.ts';
import { CamposSessao } from './CamposSessao.tsx';
import { EditorConsulta } from './consulta/EditorConsulta.tsx';
import { marcaDoLugar, useFoco } from './foco.ts';
import estilos from './inspetor.module.css';
import { ListaItens } from './ListaItens.tsx';

/** What the selected section is made of, as its kind's definition tells. No kind is known here by name. */
export const Inspetor = memo(function Inspetor({ sessao }: { sessao: Sessao | null }) {
  const comandos = useComandos();
  const painel = useRef<HTMLDivElement>(null);
  useFocoNoPainel(painel, sessao?.id ?? null);
  if (!sessao) {
    return (
      <div className={estilos.inspetor}>
        <p className={estilos.vazio}>{INSPETOR.selecione}</p>
      </div>
    );
  }
  const definicao = definicaoDe(sessao.elemento);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: leaving a field ends its run of letters
    <div ref={painel} className={estilos.inspetor} onBlur={comandos.fecharGesto} key={sessao.id}>
      <header className={estilos.cabeca}>
        <h2>{definicao?.rotulo[comandos.modo] ?? sessao.elemento}</h2>
        {definicao && <p>{definicao.ajuda}</p>}
      </header>
      {definicao ? (
        <>
          <CamposSessao sessao={sessao} definicao={definicao} />
          {definicao.sessao.consulta && (
            <EditorConsulta sessao={sessao} definicao={definicao.sessao.consulta} />
          )}
          {definicao.itens.max > 0 && <ListaItens sessao={sessao} definicao={definicao} />}
        </>
      ) : (
        <p className={estilos.vazio}>{INSPETOR.elementoDesconhecido(sessao.elemento)}</p>
      )}
    </div>
  );
});

/** Focuses the field that was asked for (`irPara`), opening whatever it is folded in. */
function useFocoNoPainel(painel: React.RefObject<HTMLElement | null>, sessaoId: string | null): void {
  const foco = useFoco();
  useEffect(() => {
    if (!foco || foco.sessaoId !== sessaoId) return;
    // The item opens in a render or two: its fields are waited for, and given up if they never come.
    let tentativas = 0;
    let quadro = requestAnimationFrame(focar);
    function focar() {
      const lugar =
        foco &&
        painel.current?.querySelector<HTMLElement>(`[data-lugar="${CSS.escape(marcaDoLugar(foco))}"]`);
      if (lugar) mostrar(lugar);
      else if (++tentativas < TENTATIVAS) quadro = requestAnimationFrame(focar);
    }
    return () => cancelAnimationFrame(quadro);
  }, [foco, sessaoId, painel]);
}

const TENTATIVAS = 30;

function mostrar(lugar: HTMLElement): void {
  for (let dobra = lugar.closest('details'); dobra; dobra = dobra.parentElement?.closest('details') ?? null)
    dobra.open = true;
  lugar.scrollIntoView({ block: 'center' });
  const alvo = lugar.querySelector<HTMLElement>(
    'input:not([type="hidden"]):not([type="color"]), textarea, select, [contenteditable="true"], button',
  );
  (alvo ?? lugar).focus({ preventScroll: true });
}
