import type { Sessao } from '../../pagina.ts';
import { DEFINICOES } from './definicoes.gerado.ts';

/** Lifts a section stored by an older version of its kind (`elemento/N`) to today's, step by step. Unknown kinds stay as they are. */
export function atualizar(sessao: Sessao): Sessao {
  const definicao = DEFINICOES[sessao.elemento];
  if (definicao === undefined) return sessao;
  let atual = sessao;
  for (let versao = atual.versao; versao < definicao.versao; versao++) {
    const migrar = definicao.migracoes[versao - 1];
    if (migrar === undefined) throw new Error(`${definicao.elemento}/${versao} has no migration`);
    atual = { ...migrar(atual), versao: versao + 1 };
  }
  return atual;
}
