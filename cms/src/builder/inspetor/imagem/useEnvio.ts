'use client';

import type { Imagem } from '@martelo/shared/pagina';
import { useCallback, useEffect, useRef, useState } from 'react';
import { IMAGEM } from '../../../palavras/construtor/imagem.ts';
import { useComandos } from '../../contexto.ts';
import { conferirArquivo } from './conferir.ts';
import { enviarMidia } from './midia.ts';
import { nomeDeArquivo } from './nome-de-arquivo.ts';

export interface EmEspera {
  arquivo: File;
  extensao: string;
  /** Of the file, for as long as it waits. */
  endereco: string;
  /** Null until it goes; then 0–1. */
  progresso: number | null;
}

/**
 * A file on its way to the brand's media: looked at first, then waiting to be described, then sent. A description comes before the
 * sending because it also names the file.
 */
export function useEnvio(aoEnviar: (imagem: Imagem) => void) {
  const { hotsiteId } = useComandos();
  const [espera, setEspera] = useState<EmEspera | null>(null);
  const [erro, setErro] = useState<string | null>(null);
  const corte = useRef<AbortController | null>(null);

  const largar = useCallback(() => {
    corte.current?.abort();
    setEspera((atual) => {
      if (atual) URL.revokeObjectURL(atual.endereco);
      return null;
    });
  }, []);
  useEffect(() => () => corte.current?.abort(), []);

  const receber = useCallback(
    async (arquivo: File | undefined) => {
      if (!arquivo) return;
      largar();
      setErro(null);
      const conferido = await conferirArquivo(arquivo);
      if (!conferido.ok) {
        setErro(conferido.mensagem);
        return;
      }
      setEspera({
        arquivo,
        extensao: conferido.extensao,
        endereco: URL.createObjectURL(arquivo),
        progresso: null,
      });
    },
    [largar],
  );

  const enviar = useCallback(
    async (alt: string, pasta: string, decorativa: boolean) => {
      if (!espera) return;
      const controle = new AbortController();
      corte.current = controle;
      setErro(null);
      setEspera({ ...espera, progresso: 0 });
      const descricao = alt.trim() || IMAGEM.tituloDecorativa;
      const resultado = await enviarMidia({
        hotsiteId,
        arquivo: espera.arquivo,
        nome: nomeDeArquivo(descricao, espera.extensao),
        alt: descricao,
        pasta,
        sinal: controle.signal,
        aoProgredir: (progresso) => setEspera((atual) => atual && { ...atual, progresso }),
      });
      if (controle.signal.aborted) return;
      if (resultado.ok) {
        largar();
        aoEnviar(decorativa ? { ...resultado.valor, alt: '', decorativa: true } : resultado.valor);
      } else {
        setErro(resultado.mensagem);
        setEspera((atual) => atual && { ...atual, progresso: null });
      }
    },
    [espera, hotsiteId, largar, aoEnviar],
  );

  return {
    espera,
    erro,
    receber,
    enviar,
    cancelar: largar,
    esquecerErro: useCallback(() => setErro(null), []),
  };
}

export type EnvioEmCurso = ReturnType<typeof useEnvio>;
