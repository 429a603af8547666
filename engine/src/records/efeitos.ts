/**
 * Something that a change of a record makes happen elsewhere (a letter, money, the auction's log), kept beside that record from the
 * very write that asks for it until long after it was done. Who does it: jobs/efeitos.ts.
 */
export interface Efeito {
  /** `<revision>-<act>-<name>`: of one record, one for ever. */
  id: string;
  nome: string;
  ato: string;
  /** What who does it has to know. JSON; shown to nobody. */
  dados: Record<string, unknown>;
  situacao: 'PENDENTE' | 'FEITO' | 'FALHOU' | 'DESFEITO';
  /** It was asked to be taken back: that is what is pending, failed or done. */
  desfazer: boolean;
  /** Tries so far, and which of them is the last. */
  tentativas: number;
  limite: number;
  /** Unix ms; null when nothing more is going to happen by itself. */
  proximaEm: number | null;
  /** Why the last try came to nothing, in the catalogue's words. */
  erro: string | null;
  /** When it was asked for (Unix ms), and by whom. */
  em: number;
  por: string;
}

/** What becomes of a record's effects. May be run more than once, over what they are then; given back as they came, nothing is written. */
export type MudancaDeEfeitos = (antes: readonly Efeito[]) => readonly Efeito[];

/** Of those that are over, a record keeps this many; what is pending or has failed stays. */
export const EFEITOS_GUARDADOS = 50;

/** When the first of those that are pending is due; null when none is. */
export const proximoDevido = (efeitos: readonly Efeito[]): number | null => {
  const instantes = efeitos.flatMap(({ situacao, proximaEm }) =>
    situacao === 'PENDENTE' ? [proximaEm ?? 0] : [],
  );
  return instantes.length === 0 ? null : Math.min(...instantes);
};

/** What is stored of them after a change; null when it changes nothing. @throws where the definition says nothing of effects */
export function mudados(
  { nome, comEfeitos }: { nome: string; comEfeitos?: boolean },
  antes: readonly Efeito[],
  mudar: MudancaDeEfeitos,
): readonly Efeito[] | null {
  if (!comEfeitos) throw new Error(`${nome} declares no effects: nobody would look for them`);
  const depois = mudar(antes);
  if (depois === antes) return null;
  const acabados = depois.filter(acabou);
  const vao = new Set(acabados.slice(0, Math.max(0, acabados.length - EFEITOS_GUARDADOS)));
  return depois.filter((efeito) => !vao.has(efeito));
}

const acabou = ({ situacao }: Efeito): boolean => situacao === 'FEITO' || situacao === 'DESFEITO';
