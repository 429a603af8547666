import type { CampoDoRecurso, RecursoDescrito } from '@martelo/shared/recurso';
import type { ColunaDaVisao } from '@martelo/shared/visao';
import { useStore } from 'ra-core';
import { useMemo } from 'react';
import type { Visao } from './visoes/visao.ts';

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

/** A column as it is drawn: in pixels, or as wide as its kind is. */
export type Coluna = CampoDoRecurso & { largura: number | null };

/** As they were chosen here: of the list as it is, and of each view until its changes are kept, or not. */
type Escolhidas = Record<string, ColunaDaVisao[]>;

export function useColunas(
  recurso: RecursoDescrito,
  visao: Pick<Visao, 'id' | 'colunas'> | null,
): {
  colunas: Coluna[];
  /** Others than the view has, or than the list has by itself. */
  mudadas: boolean;
  mudar: (colunas: readonly ColunaDaVisao[]) => void;
  voltar: () => void;
} {
  const [guardadas, guardar] = useStore<Escolhidas>(`mesa.${recurso.nome}`, {});
  const chave = visao === null ? 'lista' : String(visao.id);
  const padrao = useMemo(
    () =>
      visao !== null && visao.colunas.length > 0
        ? visao.colunas
        : deSempre(recurso).map((campo) => ({ campo, largura: null })),
    [recurso, visao],
  );
  const escolhidas = guardadas[chave];
  const colunas = useMemo(() => {
    const todas = new Map(possiveis(recurso).map((um) => [um.campo, um]));
    const comCampo = (quais: readonly ColunaDaVisao[]) =>
      quais.flatMap(({ campo, largura }) => {
        const ha = todas.get(campo);
        return ha ? [{ ...ha, largura }] : [];
      });
    const achadas = comCampo(escolhidas ?? padrao);
    return achadas.length > 0 ? achadas : comCampo(padrao);
  }, [escolhidas, recurso, padrao]);
  const voltar = () => {
    const { [chave]: _, ...outras } = guardadas;
    guardar(outras);
  };
  return {
    colunas,
    mudadas: escolhidas !== undefined && JSON.stringify(escolhidas) !== JSON.stringify(padrao),
    mudar: (novas) => guardar({ ...guardadas, [chave]: [...novas] }),
    voltar,
  };
}

/** What of a column is chosen, and kept. */
export const escolhaDe = ({ campo, largura }: Coluna): ColunaDaVisao => ({ campo, largura });
