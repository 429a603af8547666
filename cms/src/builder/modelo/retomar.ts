import type { Sessao } from '@martelo/shared/pagina';
import { diferenca } from './diferenca.ts';
import { bloquear, comLugar, type Feito, type Guardada } from './historico.ts';
import { iguais } from './iguais.ts';
import { aplicarTodos, indiceDe, type Remendo, tocadas } from './remendo.ts';
import { resumo } from './resumo.ts';
import type { Conflito, Sincronizado } from './sincronia.ts';

/** A section that only this browser had as it was. */
export interface NaoSalva {
  id: string;
  minha: Sessao | null;
  apos: string | null;
  /** What the server had of it, and what it may have by now if the last save arrived and its answer did not; null: nothing. */
  base: string | null;
  enviada: string | null;
}

/** What a browser keeps of a page, apart from the gestures themselves: enough to go on after a reload or a crash. */
export interface Retomada {
  /** Every section as it was on screen. */
  resumos: Readonly<Record<string, string>>;
  naoSalvas: readonly NaoSalva[];
  /** The order on screen, when it was not saved. */
  ordem: readonly string[] | null;
  proximoId: number;
  passado: readonly Feito[];
  futuro: readonly Feito[];
  guardadas: readonly Guardada[];
}

/** What to keep of this state. `enviados` are the patches of a save that has no answer yet. */
export function paraRetomar(estado: Sincronizado, enviados: readonly Remendo[]): Retomada {
  const { base, historico, conflitos } = estado;
  const meus = diferenca(base.sessoes, historico.sessoes);
  const ids = [...new Set(meus.flatMap(tocadas))];
  const comEnviados = enviados.length > 0 ? aplicarTodos(base.sessoes, enviados).sessoes : base.sessoes;
  const marca = (sessoes: readonly Sessao[], id: string) => {
    const achada = sessoes[indiceDe(sessoes, id)];
    return achada ? resumo(achada) : null;
  };
  return {
    resumos: Object.fromEntries(historico.sessoes.map((uma) => [uma.id, resumo(uma)])),
    naoSalvas: [
      ...ids.map((id) => {
        const { sessao, apos } = comLugar(historico.sessoes, id);
        return { id, minha: sessao, apos, base: marca(base.sessoes, id), enviada: marca(comEnviados, id) };
      }),
      // Not chosen yet is not saved either: it was made on a version that no longer is.
      ...conflitos.map(({ id, minha, apos }) => ({ id, minha, apos, base: null, enviada: null })),
    ],
    ordem: meus.some(({ op }) => op === 'mover') ? historico.sessoes.map(({ id }) => id) : null,
    proximoId: historico.proximoId,
    passado: historico.passado,
    futuro: historico.futuro,
    guardadas: historico.guardadas,
  };
}

/**
 * Goes on from what the browser kept, on the page as the server has it now. What was not saved comes back; where the server's section
 * is not the one it was made on, it becomes a conflict.
 */
export function retomar<E extends Sincronizado>(estado: E, kept: Retomada): E {
  let sessoes = estado.base.sessoes;
  const conflitos: Conflito[] = [];
  for (const { id, minha, apos, base, enviada } of kept.naoSalvas) {
    const dela = sessoes[indiceDe(sessoes, id)] ?? null;
    if (iguais(dela, minha)) continue;
    const agora = dela && resumo(dela);
    if (agora !== base && agora !== enviada) {
      conflitos.push({ id, minha, apos, dela, nome: '', quando: '' });
      continue;
    }
    const posta: Remendo = minha
      ? { op: 'inserir', indice: sessoes.length, apos, sessao: minha }
      : { op: 'remover', id };
    sessoes =
      dela && minha ? sessoes.with(indiceDe(sessoes, id), minha) : aplicarTodos(sessoes, [posta]).sessoes;
  }
  if (kept.ordem) sessoes = reordenar(sessoes, kept.ordem);
  const restam = new Set(sessoes.map(({ id }) => id));
  const mudaram = new Set([
    ...sessoes.filter((uma) => kept.resumos[uma.id] !== resumo(uma)).map(({ id }) => id),
    ...Object.keys(kept.resumos).filter((id) => !restam.has(id)),
  ]);
  const historico = bloquear(
    {
      ...estado.historico,
      sessoes,
      passado: kept.passado.map((um) => ({ ...um, chave: undefined })),
      futuro: kept.futuro,
      guardadas: kept.guardadas,
      proximoId: kept.proximoId,
    },
    mudaram,
    { nome: '', quando: '' },
  );
  return { ...estado, historico, conflitos };
}

/** The known ones in that order, in the places they have among them; the others stay where they are. */
function reordenar(sessoes: readonly Sessao[], ordem: readonly string[]): readonly Sessao[] {
  const posicao = new Map(ordem.map((id, i) => [id, i]));
  const conhecidas = sessoes
    .filter(({ id }) => posicao.has(id))
    .sort((a, b) => (posicao.get(a.id) ?? 0) - (posicao.get(b.id) ?? 0))
    .values();
  return sessoes.map((uma) => (posicao.has(uma.id) ? (conhecidas.next().value ?? uma) : uma));
}
