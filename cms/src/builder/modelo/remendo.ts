import type { Sessao } from '@martelo/shared/pagina';

/**
 * The smallest changes a page can take. Every gesture is a list of them, and applying one yields its inverse, so undo keeps
 * what changed and never a copy of the page.
 */
export type Remendo =
  | { op: 'inserir'; indice: number; sessao: Sessao }
  | { op: 'remover'; id: string }
  | { op: 'mover'; id: string; para: number }
  | { op: 'trocar'; id: string; campos: Partial<Omit<Sessao, 'id'>> };

export interface Aplicado {
  sessoes: readonly Sessao[];
  inverso: Remendo;
}

/** Applies one patch; null when it has nothing to act on (the section is gone) or would change nothing. */
export function aplicar(sessoes: readonly Sessao[], remendo: Remendo): Aplicado | null {
  switch (remendo.op) {
    case 'inserir': {
      if (sessoes.some(({ id }) => id === remendo.sessao.id)) return null;
      const indice = limitar(remendo.indice, sessoes.length);
      return {
        sessoes: sessoes.toSpliced(indice, 0, remendo.sessao),
        inverso: { op: 'remover', id: remendo.sessao.id },
      };
    }
    case 'remover': {
      const indice = indiceDe(sessoes, remendo.id);
      const sessao = sessoes[indice];
      return sessao
        ? { sessoes: sessoes.toSpliced(indice, 1), inverso: { op: 'inserir', indice, sessao } }
        : null;
    }
    case 'mover': {
      const de = indiceDe(sessoes, remendo.id);
      const sessao = sessoes[de];
      const para = limitar(remendo.para, sessoes.length - 1);
      if (!sessao || de === para) return null;
      return {
        sessoes: sessoes.toSpliced(de, 1).toSpliced(para, 0, sessao),
        inverso: { op: 'mover', id: remendo.id, para: de },
      };
    }
    case 'trocar': {
      const indice = indiceDe(sessoes, remendo.id);
      const sessao = sessoes[indice];
      if (!sessao) return null;
      const chaves = (Object.keys(remendo.campos) as (keyof typeof remendo.campos)[]).filter(
        (chave) => sessao[chave] !== remendo.campos[chave],
      );
      if (chaves.length === 0) return null;
      const antes = Object.fromEntries(chaves.map((chave) => [chave, sessao[chave]]));
      return {
        sessoes: sessoes.with(indice, { ...sessao, ...remendo.campos }),
        inverso: { op: 'trocar', id: remendo.id, campos: antes },
      };
    }
  }
}

export const indiceDe = (sessoes: readonly Sessao[], id: string): number =>
  sessoes.findIndex((sessao) => sessao.id === id);

const limitar = (indice: number, maximo: number): number => Math.max(0, Math.min(indice, maximo));
