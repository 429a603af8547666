'use client';

import { CONEXAO } from '../palavras/conexao.ts';
import { silencio } from './conexao.ts';
import { useAgora, useConexao } from './usar.ts';

/** How old what the page shows may be, while nothing comes by itself. For the eye: a voice that counts seconds is noise. */
export function Silencio() {
  const conexao = useConexao();
  const segundos = useAgora(0, (agora) => (agora === 0 ? -1 : Math.floor((silencio() ?? -1_000) / 1000)));
  if (segundos < 0 || (conexao !== 'consulta' && conexao !== 'perdida')) return null;
  return <span aria-hidden> {CONEXAO.ultimaAtualizacao(segundos)}</span>;
}
