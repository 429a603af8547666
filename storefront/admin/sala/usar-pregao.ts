import { useEffect, useState, useSyncExternalStore } from 'react';
import { conexao } from '../../src/live/conexao.ts';
import { abrirPregao, type Pregao, type PregaoAberto } from './pregao.ts';

const NADA: Pregao = { estado: null, semDesde: null, erro: null };

/** An auction's console, as long as the screen is there. */
export function usePregao(
  leiUid: string,
  soAcompanha: boolean,
): { aberto: PregaoAberto | null; pregao: Pregao; ligada: boolean } {
  const [aberto, abrir] = useState<PregaoAberto | null>(null);
  useEffect(() => {
    const novo = abrirPregao(leiUid, { soAcompanha });
    abrir(novo);
    return () => novo.fechar();
  }, [leiUid, soAcompanha]);
  const pregao = useSyncExternalStore(aberto?.assinar ?? semOuvir, () => aberto?.ler() ?? NADA);
  const estaLigada = useSyncExternalStore(conexao.assinar, conexao.ler) === 'ligada';
  // What is shown was told over this very connection.
  return { aberto, pregao, ligada: estaLigada && pregao.semDesde === null && pregao.estado !== null };
}

const semOuvir = () => () => {};
