'use client';

import type { Sessao } from '@martelo/shared/pagina';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { TRANSFERENCIA } from '../../palavras/construtor/transferencia.ts';
import { comIdsNovos } from '../acoes/duplicar.ts';
import { removerVarias } from '../acoes/remover.ts';
import { rotuloDe } from '../acoes/rotulo.ts';
import type { Carga } from '../dnd/carga.ts';
import { MAXIMO_DE_SECOES } from '../modelo/conferir.ts';
import { indiceDe } from '../modelo/remendo.ts';
import type { Construtor } from '../useConstrutor.ts';
import { comoTexto, doTexto } from './formato.ts';
import { pedirRecebimento } from './pedir.ts';
import type { Relatorio } from './relatorio.ts';

/** Of what is chosen on the active page, to and from the system's clipboard. */
export interface Copia {
  copiar(): Promise<void>;
  recortar(): Promise<void>;
  colar(): Promise<void>;
}

export interface Transferencia {
  /** The same object for as long as the builder is open. */
  copia: Copia;
  transferir(para: Construtor, carga: Extract<Carga, { tipo: 'de-fora' }>, lacuna: number): Promise<void>;
  relatorio: Relatorio | null;
  fecharRelatorio(): void;
}

/**
 * Copying and pasting sections: on a page, between pages, brands, tabs and machines. Ctrl+C, Ctrl+X and Ctrl+V go through the
 * browser's own clipboard events, which ask for no permission; the buttons through its API.
 */
export function useTransferencia(ativo: Construtor): Transferencia {
  const [relatorio, setRelatorio] = useState<Relatorio | null>(null);
  const atual = useRef(ativo);
  atual.current = ativo;

  /** Puts sections of any brand into a page, checked and with their pictures when they come from another. */
  const receber = useCallback(
    async (para: Construtor, vindas: readonly Sessao[], hotsiteId: number, lacuna: number) => {
      const { comandos } = para;
      const quantas = comandos.estado().historico.sessoes.length + vindas.length;
      if (quantas > MAXIMO_DE_SECOES) return comandos.avisar(TRANSFERENCIA.naoCoube(MAXIMO_DE_SECOES));
      let sessoes = vindas.map((sessao) => comIdsNovos(sessao));
      if (hotsiteId !== comandos.hotsiteId) {
        comandos.avisar(TRANSFERENCIA.aguardeEstamosConferindo);
        const resposta = await pedirRecebimento(para.paginaId, hotsiteId, sessoes);
        if (typeof resposta === 'string') return comandos.avisar(resposta);
        sessoes = resposta.sessoes;
        if (resposta.achados.length > 0 || resposta.imagensCopiadas > 0)
          setRelatorio({ ...resposta, marca: para.marca });
      }
      const total = comandos.estado().historico.sessoes.length;
      const onde = Math.min(lacuna, total);
      comandos.executar(
        {
          rotulo: rotuloDe(TRANSFERENCIA.colar, sessoes),
          remendos: sessoes.map((sessao, i) => ({ op: 'inserir', indice: onde + i, sessao })),
        },
        sessoes.map(({ id }) => id),
      );
      comandos.avisar(
        sessoes.length === 1 ? TRANSFERENCIA.secaoColada : TRANSFERENCIA.secoesColadas(sessoes.length),
      );
      para.anunciar(
        TRANSFERENCIA.naPosicao(
          sessoes.length === 1
            ? TRANSFERENCIA.colada(sessoes[0]?.nome ?? '')
            : TRANSFERENCIA.secoesColadas(sessoes.length),
          onde + 1,
          total + sessoes.length,
        ),
      );
    },
    [],
  );

  const texto = useCallback(() => {
    const { comandos } = atual.current;
    const { selecionadas, historico } = comandos.estado();
    const sessoes = historico.sessoes.filter(({ id }) => selecionadas.includes(id));
    return sessoes.length === 0
      ? null
      : { sessoes, texto: comoTexto({ hotsiteId: comandos.hotsiteId, sessoes }) };
  }, []);

  const dizerCopia = useCallback((sessoes: readonly Sessao[], verbo: 'copiada' | 'recortada') => {
    const { comandos, anunciar } = atual.current;
    const frase =
      sessoes.length === 1
        ? TRANSFERENCIA.nomeCopiada(sessoes[0]?.nome ?? '', verbo)
        : TRANSFERENCIA.secoesCopiadas(sessoes.length, verbo);
    comandos.avisar(frase);
    anunciar(TRANSFERENCIA.ctrlVColaAqui(frase));
  }, []);

  const tirar = useCallback((sessoes: readonly Sessao[]) => {
    const { comandos } = atual.current;
    const lista = comandos.estado().historico.sessoes;
    const ids = sessoes.map(({ id }) => id);
    const vizinha = lista[indiceDe(lista, ids.at(-1) ?? '') + 1];
    comandos.executar(
      { ...removerVarias(lista, ids), rotulo: rotuloDe(TRANSFERENCIA.recortar, sessoes) },
      vizinha?.id ?? null,
    );
  }, []);

  const colarTexto = useCallback(
    async (colado: string) => {
      const { comandos } = atual.current;
      const lidas = doTexto(colado);
      if (!lidas) return comandos.avisar(TRANSFERENCIA.naoSaoSecoes);
      const { selecionadas, historico } = comandos.estado();
      const depois = historico.sessoes.findLastIndex(({ id }) => selecionadas.includes(id));
      const lacuna = depois === -1 ? historico.sessoes.length : depois + 1;
      await receber(atual.current, lidas.sessoes, lidas.hotsiteId, lacuna);
    },
    [receber],
  );

  useEffect(() => {
    const aoCopiar = (evento: ClipboardEvent) => {
      if (ehDeOutro(evento)) return;
      const copia = texto();
      if (!copia) return;
      evento.preventDefault();
      evento.clipboardData?.setData('text/plain', copia.texto);
      dizerCopia(copia.sessoes, evento.type === 'cut' ? 'recortada' : 'copiada');
      if (evento.type === 'cut') tirar(copia.sessoes);
    };
    const aoColar = (evento: ClipboardEvent) => {
      const colado = evento.clipboardData?.getData('text/plain') ?? '';
      if (ehDeOutro(evento) || colado === '') return;
      evento.preventDefault();
      void colarTexto(colado);
    };
    document.addEventListener('copy', aoCopiar);
    document.addEventListener('cut', aoCopiar);
    document.addEventListener('paste', aoColar);
    return () => {
      document.removeEventListener('copy', aoCopiar);
      document.removeEventListener('cut', aoCopiar);
      document.removeEventListener('paste', aoColar);
    };
  }, [texto, dizerCopia, tirar, colarTexto]);

  const porBotao = useCallback(
    async (verbo: 'copiada' | 'recortada') => {
      const copia = texto();
      if (!copia) return;
      try {
        await navigator.clipboard.writeText(copia.texto);
      } catch {
        return atual.current.comandos.avisar(TRANSFERENCIA.naoDeixouCopiar);
      }
      dizerCopia(copia.sessoes, verbo);
      if (verbo === 'recortada') tirar(copia.sessoes);
    },
    [texto, dizerCopia, tirar],
  );
  const copia = useMemo<Copia>(
    () => ({
      copiar: () => porBotao('copiada'),
      recortar: () => porBotao('recortada'),
      async colar() {
        const colado = await navigator.clipboard.readText().catch(() => null);
        if (colado === null) atual.current.comandos.avisar(TRANSFERENCIA.naoDeixouLer);
        else await colarTexto(colado);
      },
    }),
    [porBotao, colarTexto],
  );
  return {
    copia,
    transferir: useCallback(
      (para, carga, lacuna) => receber(para, carga.sessoes, carga.hotsiteId, lacuna),
      [receber],
    ),
    relatorio,
    fecharRelatorio: useCallback(() => setRelatorio(null), []),
  };
}

/** Where copying and pasting already means something: a field, a dialog, marked words. */
function ehDeOutro({ target }: ClipboardEvent): boolean {
  if (document.querySelector('dialog[open]')) return true;
  if (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA)$/.test(target.tagName))
  )
    return true;
  return (getSelection()?.toString() ?? '') !== '';
}
