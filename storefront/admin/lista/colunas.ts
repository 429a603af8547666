import type { CampoDoRecurso, RecursoDescrito } from '@martelo/shared/recurso';
import { useStore } from 'ra-core';
import { useMemo } from 'react';

/** As many as stand side by side on a desk without a word cut short. */
const DE_SEMPRE = 7;
/** Whose a record is goes without saying: a session is of one brand. Who wrote it, its history tells by name. */
const NUNCA = new Set(['hotsiteId', 'hotsites', 'uid', 'createdBy', 'updatedBy']);

/** What may be a column. */
export const possiveis = ({ campos }: RecursoDescrito): CampoDoRecurso[] =>
  campos.filter(({ campo, tipo }) => !NUNCA.has(campo) && tipo !== 'grupo');

/** Until somebody chooses: its number, what lists name of it, and when it changed. */
export function deSempre(recurso: RecursoDescrito): string[] {
  if (recurso.colunas !== null) return recurso.colunas;
  const interessam = possiveis(recurso).filter(
    ({ campo, tipo, nomeavel, mascarado }) =>
      (nomeavel || mascarado) &&
      tipo !== 'uid' &&
      tipo !== 'paragrafos' &&
      !['id', 'revisao', 'createdAt', 'updatedAt'].includes(campo) &&
      // The same once more: as addresses and searches write it, or a second and third of a kind.
      !/(Busca|Lido|\d)$/.test(campo),
  );
  const diz = ({ campo }: CampoDoRecurso) => recurso.titulo.includes(campo) || /^situacao$/.test(campo);
  const primeiros = interessam.filter(diz);
  const outros = interessam.filter((um) => !diz(um));
  return ['id', ...[...primeiros, ...outros].slice(0, DE_SEMPRE - 2).map(({ campo }) => campo), 'updatedAt'];
}

export function useColunas(recurso: RecursoDescrito): {
  colunas: CampoDoRecurso[];
  mudar: (nomes: string[]) => void;
  voltar: () => void;
} {
  const padrao = useMemo(() => deSempre(recurso), [recurso]);
  const [nomes, definir] = useStore<string[]>(`colunas.${recurso.nome}`, padrao);
  const colunas = useMemo(() => {
    const todas = new Map(possiveis(recurso).map((um) => [um.campo, um]));
    const achadas = nomes.flatMap((nome) => todas.get(nome) ?? []);
    return achadas.length > 0 ? achadas : padrao.flatMap((nome) => todas.get(nome) ?? []);
  }, [nomes, recurso, padrao]);
  return { colunas, mudar: definir, voltar: () => definir(padrao) };
}
