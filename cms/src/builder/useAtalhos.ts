'use client';

import { useEffect } from 'react';
import { ANUNCIOS } from '../palavras/construtor/anuncios.ts';
import { JANELA } from '../palavras/construtor/janela.ts';
import { mudarColuna } from './acoes/ao-lado.ts';
import { moverVarias } from './acoes/mover.ts';
import { irParaRegiao } from './atalhos/regioes.ts';
import type { Lado } from './frame/useLados.ts';
import { indiceDe } from './modelo/remendo.ts';
import type { Construtor } from './useConstrutor.ts';

interface Pedido {
  construtor: Construtor;
  aoMostrarAtalhos(): void;
  aoMostrarLado(lado: Lado, aberto: boolean): void;
}

/** The builder's keys, for the page that is active: `atalhos/lista.ts` says what each does. On a Mac, Command is Ctrl. */
export function useAtalhos({ construtor, aoMostrarAtalhos, aoMostrarLado }: Pedido): void {
  const { comandos, desfazer, refazer, salvar, anunciar } = construtor;
  useEffect(() => {
    const comControle = (tecla: string, shift: boolean, alvo: EventTarget | null): boolean => {
      const { selecionada } = comandos.estado();
      switch (tecla) {
        case 'z':
          (shift ? refazer : desfazer)();
          return true;
        case 'y':
          refazer();
          return true;
        case 's':
          void salvar();
          return true;
        case 'd':
          if (selecionada) comandos.duplicar(selecionada);
          return true;
        case 'a':
          if (escrevendo(alvo) || !naPagina(alvo)) return false;
          comandos.selecionarTodas();
          return true;
        default:
          return false;
      }
    };
    const comAlt = (tecla: string, alvo: EventTarget | null): boolean => {
      if (escrevendo(alvo)) return false;
      if (tecla === 'arrowup' || tecla === 'arrowdown') return mover(tecla === 'arrowup' ? -1 : 1);
      if (tecla !== 'm') return false;
      const { selecionadas, selecionada, historico } = comandos.estado();
      const atual = historico.sessoes.find(({ id }) => id === selecionada);
      if (!atual) return false;
      const nova = atual.tamanhoColuna === 'metade' ? 'inteira' : 'metade';
      const gesto = mudarColuna(historico.sessoes, selecionadas, nova);
      comandos.executar(gesto);
      anunciar(gesto.rotulo);
      return true;
    };
    /** One position up or down, all that is chosen together. */
    const mover = (passo: 1 | -1): boolean => {
      const { selecionadas, historico } = comandos.estado();
      const { sessoes } = historico;
      const indices = selecionadas.map((id) => indiceDe(sessoes, id));
      const [primeira, ultima] = [Math.min(...indices), Math.max(...indices)];
      if (selecionadas.length === 0) return false;
      const lacuna = passo === -1 ? primeira - 1 : ultima + 2;
      if (lacuna < 0 || lacuna > sessoes.length) return true;
      const gesto = moverVarias(sessoes, selecionadas, lacuna);
      comandos.executar(gesto, selecionadas);
      const nome =
        selecionadas.length === 1 ? (sessoes[primeira]?.nome ?? '') : JANELA.secoes(selecionadas.length);
      anunciar(ANUNCIOS.moveu(nome, primeira + 1, primeira + 1 + passo, sessoes.length));
      manterFoco(selecionadas);
      return true;
    };
    const sozinha = (evento: KeyboardEvent): boolean => {
      const { key, target, shiftKey } = evento;
      if (key === 'F6') {
        irParaRegiao(shiftKey ? -1 : 1);
        return true;
      }
      if (escrevendo(target)) return false;
      const { selecionada, selecionadas } = comandos.estado();
      switch (key) {
        case '/':
          aoMostrarLado('esquerda', true);
          requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-busca-elementos]')?.focus());
          return true;
        case '?':
          aoMostrarAtalhos();
          return true;
        case 'Delete':
        case 'Backspace':
          if (!selecionada || !naPagina(target)) return false;
          comandos.apagar(selecionada);
          return true;
        case 'Escape':
          if (selecionadas.length < 2 || !selecionada) return false;
          comandos.selecionar(selecionada, 'so');
          return true;
        case 'ArrowUp':
        case 'ArrowDown':
          return naLista(target) && andar(key === 'ArrowUp' ? -1 : 1, shiftKey);
        default:
          return false;
      }
    };
    /** To the section before or after; with Shift everything on the way is chosen too. */
    const andar = (passo: 1 | -1, varias: boolean): boolean => {
      const { selecionada, selecionadas, historico } = comandos.estado();
      const { sessoes } = historico;
      const de = indiceDe(sessoes, selecionada ?? '');
      const ancoraNoFim = selecionadas.at(-1) === selecionada;
      const ponta = varias
        ? indiceDe(sessoes, (ancoraNoFim ? selecionadas[0] : selecionadas.at(-1)) ?? '')
        : de;
      const alvo = sessoes[Math.max(0, Math.min(sessoes.length - 1, (ponta === -1 ? de : ponta) + passo))];
      if (!alvo) return false;
      comandos.selecionar(alvo.id, varias ? 'ate' : undefined);
      anunciar(JANELA.secao(alvo.nome, indiceDe(sessoes, alvo.id) + 1, sessoes.length));
      if (!varias) focarLinha(alvo.id);
      return true;
    };
    const aoTeclar = (evento: KeyboardEvent) => {
      if (evento.defaultPrevented || document.querySelector('dialog[open]')) return;
      if (comandos.estado().transporte) return;
      const tecla = evento.key.toLowerCase();
      const feito =
        evento.ctrlKey || evento.metaKey
          ? comControle(tecla, evento.shiftKey, evento.target)
          : evento.altKey
            ? comAlt(tecla, evento.target)
            : sozinha(evento);
      if (feito) evento.preventDefault();
    };
    window.addEventListener('keydown', aoTeclar);
    return () => window.removeEventListener('keydown', aoTeclar);
  }, [comandos, desfazer, refazer, salvar, anunciar, aoMostrarAtalhos, aoMostrarLado]);
}

/** Where keys already write. */
const escrevendo = (alvo: EventTarget | null): boolean =>
  alvo instanceof HTMLElement &&
  (alvo.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(alvo.tagName));

/** In the outline or the canvas, or nowhere in particular: there keys are about sections. */
const naPagina = (alvo: EventTarget | null): boolean =>
  alvo === document.body ||
  (alvo instanceof Element && alvo.closest('[data-regiao=secoes], [data-regiao=tela]') !== null);

const naLista = (alvo: EventTarget | null): boolean =>
  alvo instanceof Element &&
  alvo.closest('[data-regiao=secoes] li, [data-regiao=tela]') !== null &&
  alvo.getAttribute('role') !== 'slider';

/** In the outline the focus goes along with what is chosen; in the canvas it stays. */
function focarLinha(id: string): void {
  if (!document.activeElement?.closest('[data-regiao=secoes]')) return;
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-sessao="${CSS.escape(id)}"] [data-nome]`)?.focus(),
  );
}

/** A row that moves is drawn anew elsewhere: its focus goes with it. */
function manterFoco(ids: readonly string[]): void {
  const atual = document.activeElement;
  const linha = atual?.closest<HTMLElement>('[data-sessao]')?.dataset.sessao;
  if (!linha || !ids.includes(linha)) return;
  requestAnimationFrame(() => {
    if (document.activeElement === atual) return;
    document.querySelector<HTMLElement>(`[data-sessao="${CSS.escape(linha)}"] [data-nome]`)?.focus();
  });
}
