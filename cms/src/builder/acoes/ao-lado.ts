import type { Sessao } from '@martelo/shared/pagina';
import { emLinhas } from '@martelo/shared/pagina/elementos/em-linhas';
import { ACOES } from '../../palavras/construtor/acoes.ts';
import type { AoLado } from '../dnd/alvo.ts';
import type { Gesto } from '../modelo/historico.ts';
import { indiceDe, type Remendo } from '../modelo/remendo.ts';

/** Puts a section, from elsewhere on the page or new to it, beside another: both halves of one line. */
export function porAoLado(sessoes: readonly Sessao[], sessao: Sessao, { id, lado }: AoLado): Gesto {
  const rotulo = ACOES.porAoLado(sessao.nome);
  if (sessao.id === id || indiceDe(sessoes, id) === -1) return { rotulo, remendos: [] };
  const nova = indiceDe(sessoes, sessao.id) === -1;
  const resto = sessoes.filter((cada) => cada.id !== sessao.id);
  const para = indiceDe(resto, id) + (lado === 'direita' ? 1 : 0);
  const metade = (cada: Sessao): Sessao => ({ ...cada, tamanhoColuna: 'metade' });
  const juntas = resto
    .map((cada) => (cada.id === id ? metade(cada) : cada))
    .toSpliced(para, 0, metade(sessao));
  const remendos: Remendo[] = nova
    ? [{ op: 'inserir', indice: para, sessao: metade(sessao) }]
    : [
        { op: 'mover', id: sessao.id, para },
        { op: 'trocar', id: sessao.id, campos: { tamanhoColuna: 'metade' } },
      ];
  remendos.push({ op: 'trocar', id, campos: { tamanhoColuna: 'metade' } });
  // A half alone above, which already takes the whole width, would take the first of the two as its other half.
  const par = new Set([sessao.id, id]);
  const primeira = emLinhas(juntas).find((linha) => linha.some((cada) => par.has(cada.id))) ?? [];
  const intrusa = primeira.find((cada) => !par.has(cada.id));
  if (intrusa) remendos.push({ op: 'trocar', id: intrusa.id, campos: { tamanhoColuna: 'inteira' } });
  return { rotulo, remendos };
}

/** Half or whole, for all of them. */
export function mudarColuna(
  sessoes: readonly Sessao[],
  ids: readonly string[],
  tamanhoColuna: Sessao['tamanhoColuna'],
): Gesto {
  const nomes = sessoes.filter(({ id }) => ids.includes(id)).map(({ nome }) => nome);
  const largura = tamanhoColuna === 'metade' ? 'metade da largura' : 'largura inteira';
  return {
    rotulo: `${nomes.length === 1 ? nomes[0] : ACOES.secoes(nomes.length)} em ${largura}`,
    remendos: ids.map((id) => ({ op: 'trocar', id, campos: { tamanhoColuna } })),
  };
}
