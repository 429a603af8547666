import type { Papel } from '@martelo/shared/papeis';
import type { Acesso, DefinicaoColecao } from '../../records/records.ts';
import type { Declaracao } from './declaracao.ts';
import { exigirDireito } from './no-patio.ts';

// biome-ignore lint/suspicious/noExplicitAny: the policy reads no field but the brand's.
type Qualquer = Declaracao<any, any, any, any, any>;

/** Which records a caller reads: their session's brand's, those that are not removed; visitors those that are public. */
export function leituraDe({
  marca,
  papeis,
  somente,
  publico,
  dono,
  proprio,
  deFora,
  semRemocao,
}: Qualquer): DefinicaoColecao<never>['leitura'] {
  return (acesso) => {
    if (acesso.tipo === 'sistema') return {};
    const daMarca = { [marca]: acesso.hotsiteId };
    if (dono && acesso.tipo === 'cliente')
      return { ...daMarca, [dono.campo]: acesso.cliUid, removidoEm: null };
    if (deFora && acesso.tipo === 'externo') {
      const seus = deFora(acesso);
      return seus && { ...daMarca, ...seus, removidoEm: null };
    }
    // By calls of the kind's own alone: those of every kind are closed to who does not read it.
    if (proprio && acesso.tipo === 'interno') {
      const { usuUid } = acesso;
      if (!tem(acesso, papeis.le)) return { ...daMarca, uid: usuUid, removidoEm: null };
    }
    if (acesso.tipo !== 'interno' || !tem(acesso, papeis.le))
      return publico ? { ...daMarca, ...publico.so, removidoEm: null } : null;
    const proprios = somente ? somente(acesso) : {};
    if (proprios === null) return null;
    if (semRemocao) return { ...daMarca, ...proprios };
    const removidos = acesso.removidos && tem(acesso, papeis.escreve) ? {} : { removidoEm: null };
    return { ...daMarca, ...proprios, ...removidos };
  };
}

/** Who writes: one with a role for it, on the brand of their session; and no brand is added or taken away that is not theirs. */
export function escritaDe({
  marca,
  papeis,
  conduzem = [],
  dono,
  proprio,
  deFora,
  sempre,
  acoes = {},
  aDois,
  noPatio,
}: Qualquer): DefinicaoColecao<{ uid: string }>['escrita'] {
  const escrevem = [
    ...papeis.escreve,
    ...conduzem,
    ...Object.values(acoes).flatMap(({ papeis: quem }) => quem),
  ];
  return (acesso, depois, antes) => {
    if (acesso.tipo === 'sistema') return true;
    if (sempre && !sempre(depois as never, antes as never)) return false;
    const nela = marcasDe(depois);
    const antesNela = antes === null ? nela : marcasDe(antes);
    if (acesso.tipo === 'cliente') {
      const seu =
        antes !== null && (antes as unknown as Record<string, unknown>)[dono?.campo ?? ''] === acesso.cliUid;
      return (
        seu && nela.join() === antesNela.join() && (dono?.muda?.(depois as never, antes as never) ?? false)
      );
    }
    if (acesso.tipo === 'externo') {
      // What they give back is theirs no more: it is asked of what it was.
      const seus = deFora?.(acesso) ?? null;
      const daMarca = nela.join() === antesNela.join() && nela.includes(acesso.hotsiteId);
      return antes !== null && seus !== null && daMarca && seusSao(antes, seus);
    }
    if (acesso.tipo === 'interno' && antes !== null && antes.uid === acesso.usuUid && proprio)
      if (nela.join() === antesNela.join() && nela.includes(acesso.hotsiteId))
        if (proprio(depois as never, antes as never)) return true;
    if (!tem(acesso, escrevem)) return false;
    if (noPatio && acesso.patios !== undefined) {
      const pede = noPatio({ acesso, antes: antes as never, depois: depois as never });
      if (pede !== null) exigirDireito(acesso, pede.patUid, pede.direito);
    }
    // Nobody asked the second person: no call of the kind's own may forget to.
    if (acesso.segunda === undefined && aDois?.quando({ antes: antes as never, depois: depois as never }))
      return false;
    const dela = new Set([...nela, ...antesNela]);
    if (marca !== 'hotsites') return [...dela].every((id) => id === acesso.hotsiteId);
    return antesNela.includes(acesso.hotsiteId) && [...dela].every((id) => acesso.hotsites.includes(id));
  };
}

const seusSao = (doc: object, seus: Record<string, string | number | readonly number[]>): boolean =>
  Object.entries(seus).every(([campo, aceitos]) =>
    [aceitos].flat().includes((doc as Record<string, never>)[campo] as never),
  );

/** For who reads on the engine's own behalf, whom no policy keeps from what was removed. */
export const SEM_REMOVIDOS = { tipo: 'existe', campo: 'removidoEm', valor: false } as const;

/** The caller, seeing also what was removed, where its kind lets them bring that back. */
export const comRemovidos = (acesso: Acesso): Acesso =>
  acesso.tipo === 'interno' ? { ...acesso, removidos: true } : acesso;

/** Whose a record is. */
export function marcasDe(doc: { uid: string }): readonly number[] {
  const { hotsites, hotsiteId, id } = doc as { hotsites?: number[]; hotsiteId?: number; id?: number };
  return hotsites ?? [hotsiteId ?? id!];
}

/** One of the house with one of these roles. */
export const tem = (
  acesso: Acesso,
  papeis: readonly string[],
): acesso is Extract<Acesso, { tipo: 'interno' }> =>
  acesso.tipo === 'interno' && acesso.papeis.some((papel) => papeis.includes(papel as Papel));
