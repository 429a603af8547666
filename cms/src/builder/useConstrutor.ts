'use client';

import { formatarHora } from '@martelo/shared/datas';
import type { PaginaSite } from '@martelo/shared/pagina';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { definicaoDe } from '../conteudo/sessoes.ts';
import { adicionar } from './acoes/adicionar.ts';
import { duplicarVarias } from './acoes/duplicar.ts';
import { removerVarias } from './acoes/remover.ts';
import type { Comandos } from './contexto.ts';
import { anuncios } from './dnd/anuncios.ts';
import { estadoInicial, reduzir } from './modelo/estado.ts';
import { indiceDe } from './modelo/remendo.ts';
import { enviarPublicacao, enviarRascunho } from './salvar/api.ts';
import { type Conflito, type Estado, Salvador } from './salvar/salvador.ts';
import type { PaginaAberta } from './servidor/pagina.ts';

export type Construtor = ReturnType<typeof useConstrutor>;

const MENSAGEM_MS = 2_000;

/** The page being edited: its state, its saving, and the commands everything else is made of. */
export function useConstrutor(aberta: PaginaAberta) {
  const [estado, despachar] = useReducer(reduzir, aberta.pagina.sessoes, estadoInicial);
  const [estadoSalvar, setEstadoSalvar] = useState<Estado>({ tipo: 'salvo', quando: aberta.salvaEm });
  const [publicada, setPublicada] = useState(aberta.publicada);
  const [publicando, setPublicando] = useState(false);
  const [anuncio, anunciar] = useState('');
  const [mensagem, setMensagem] = useState('');
  const atual = useRef(estado);
  atual.current = estado;

  const [salvador] = useState(
    () =>
      new Salvador(aberta.revisao, aberta.salvaEm, {
        enviar: (revisao, sessoes) => enviarRascunho(aberta.id, revisao, sessoes),
        mudou: setEstadoSalvar,
      }),
  );

  const { sessoes } = estado.historico;
  const ultimas = useRef(sessoes);
  useEffect(() => {
    if (ultimas.current === sessoes) return;
    ultimas.current = sessoes;
    setPublicada(false);
    salvador.alterado(sessoes);
  }, [sessoes, salvador]);
  useAvisoAoSair(salvador);

  useEffect(() => {
    if (!mensagem || mensagem.startsWith('Aguarde')) return;
    const relogio = setTimeout(() => setMensagem(''), MENSAGEM_MS);
    return () => clearTimeout(relogio);
  }, [mensagem]);

  const salvar = useCallback(async () => {
    const ok = await salvador.salvarJa();
    if (ok) setMensagem('Salvo com sucesso');
    return ok;
  }, [salvador]);

  /** Says what is being done, does it, and says it is done once the server has it. */
  const comAviso = useCallback(
    async (antes: string, depois: string, fazer: () => void) => {
      setMensagem(antes);
      fazer();
      // The gesture reaches the saver with the next render.
      await new Promise((resolve) => setTimeout(resolve));
      setMensagem((await salvador.salvarJa()) ? depois : '');
    },
    [salvador],
  );

  const comandos = useMemo<Comandos>(() => {
    /** A section among several chosen stands for all of them. */
    const alvos = (id: string): readonly string[] => {
      const { selecionadas, historico } = atual.current;
      if (selecionadas.includes(id)) return selecionadas;
      return historico.sessoes.some((sessao) => sessao.id === id) ? [id] : [];
    };
    return {
      modo: aberta.hotsite.tipo,
      hotsiteId: aberta.hotsite.id,
      estado: () => atual.current,
      executar: (gesto, selecionar) =>
        despachar({ tipo: 'gesto', gesto, ...(selecionar === undefined ? {} : { selecionar }) }),
      fecharGesto: () => despachar({ tipo: 'fechar-gesto' }),
      selecionar: (id, como) => despachar({ tipo: 'selecionar', id, ...(como && { como }) }),
      selecionarTodas: () => despachar({ tipo: 'selecionar-todas' }),
      adicionar: (elemento) => {
        const definicao = definicaoDe(elemento);
        if (!definicao) return;
        const indice = lugarNatural(atual.current);
        const gesto = adicionar({ definicao, modo: aberta.hotsite.tipo, indice });
        despachar({ tipo: 'gesto', gesto, selecionar: gesto.sessao.id });
        anunciar(anuncios.soltou(gesto.sessao.nome, indice + 1, atual.current.historico.sessoes.length + 1));
      },
      duplicar: (id) => {
        const ids = alvos(id);
        if (ids.length === 0) return;
        const nome = ids.length === 1 ? 'este item' : 'estes itens';
        void comAviso(`Aguarde, estamos duplicando ${nome}`, feito(ids, 'duplicado'), () => {
          const gesto = duplicarVarias(atual.current.historico.sessoes, ids);
          despachar({ tipo: 'gesto', gesto, selecionar: gesto.copias.map((copia) => copia.id) });
        });
      },
      apagar: (id) => {
        const { sessoes: lista } = atual.current.historico;
        const ids = alvos(id);
        if (ids.length === 0) return;
        const fim = indiceDe(lista, ids.at(-1) ?? '');
        const restam = lista.filter((sessao) => !ids.includes(sessao.id));
        const vizinha = lista[fim + 1] ?? restam.at(-1);
        const nome = ids.length === 1 ? 'este item' : 'estes itens';
        void comAviso(`Aguarde, estamos apagando ${nome}`, feito(ids, 'apagado'), () =>
          despachar({ tipo: 'gesto', gesto: removerVarias(lista, ids), selecionar: vizinha?.id ?? null }),
        );
      },
      pegarPeloTeclado: (carga) => {
        const lacuna =
          carga.tipo === 'sessao'
            ? indiceDe(atual.current.historico.sessoes, carga.id)
            : lugarNatural(atual.current);
        despachar({ tipo: 'transportar', transporte: { carga, por: 'teclado', lacuna } });
      },
      avisar: setMensagem,
    };
  }, [aberta.hotsite, comAviso]);

  const desfazer = useCallback(() => {
    const feito = atual.current.historico.passado.at(-1);
    if (feito) anunciar(anuncios.desfez(feito.rotulo));
    despachar({ tipo: 'desfazer' });
  }, []);
  const refazer = useCallback(() => {
    const feito = atual.current.historico.futuro.at(-1);
    if (feito) anunciar(anuncios.refez(feito.rotulo));
    despachar({ tipo: 'refazer' });
  }, []);

  const publicar = useCallback(async () => {
    setPublicando(true);
    setMensagem('Aguarde estamos enviando sua requisicao');
    await new Promise((resolve) => setTimeout(resolve));
    let frase = '';
    if (await salvador.salvarJa()) {
      const resposta = await enviarPublicacao(aberta.id, salvador.revisao);
      if (resposta.tipo === 'salvo') {
        salvador.confirmar(resposta.revisao, resposta.quando);
        setPublicada(!salvador.sujo);
        frase = `Publicada às ${formatarHora(resposta.quando)}`;
      } else if (resposta.tipo === 'conflito') salvador.acusar(resposta.conflito);
      else
        frase =
          resposta.tipo === 'recusado'
            ? resposta.mensagem
            : 'Sem conexão: a página não foi publicada. Tente de novo.';
    } else if (salvador.estado.tipo === 'sem-conexao')
      frase = 'Sem conexão: a página não foi publicada. Tente de novo.';
    setMensagem(frase);
    setPublicando(false);
  }, [aberta.id, salvador]);

  const resolverConflito = useCallback(
    (conflito: Conflito, ficar: 'minha' | 'dela') => {
      if (ficar === 'minha') {
        salvador.resolver(conflito.revisao, conflito.quando, atual.current.historico.sessoes);
        return;
      }
      ultimas.current = conflito.sessoes;
      despachar({ tipo: 'recarregar', sessoes: conflito.sessoes });
      salvador.resolver(conflito.revisao, conflito.quando, null);
    },
    [salvador],
  );

  const pagina = useMemo<PaginaSite>(
    () => ({ ...aberta.pagina, sessoes: sessoes as PaginaSite['sessoes'] }),
    [aberta.pagina, sessoes],
  );

  return {
    estado,
    despachar,
    comandos,
    pagina,
    estadoSalvar,
    publicada,
    publicando,
    anuncio,
    anunciar,
    mensagem,
    salvar,
    publicar,
    desfazer,
    refazer,
    resolverConflito,
  };
}

const feito = (ids: readonly string[], oque: 'duplicado' | 'apagado'): string =>
  ids.length === 1 ? `Item ${oque} com sucesso` : `${ids.length} itens ${oque}s com sucesso`;

/** Right below what is selected, else at the end. */
function lugarNatural({ historico, selecionada }: ReturnType<typeof estadoInicial>): number {
  const indice = selecionada ? indiceDe(historico.sessoes, selecionada) : -1;
  return indice === -1 ? historico.sessoes.length : indice + 1;
}

/** Leaving with something unsaved is asked about, and saved in the meantime. */
function useAvisoAoSair(salvador: Salvador): void {
  useEffect(() => {
    const aoSair = (evento: BeforeUnloadEvent) => {
      if (!salvador.sujo) return;
      void salvador.salvarJa();
      evento.preventDefault();
    };
    window.addEventListener('beforeunload', aoSair);
    return () => {
      window.removeEventListener('beforeunload', aoSair);
      salvador.parar();
    };
  }, [salvador]);
}
