import type { Sessao } from '@martelo/shared/pagina';
import { MODELO } from '../../palavras/construtor/modelo.ts';
import { diferenca } from './diferenca.ts';
import type { Entrada } from './entrada.ts';
import {
  bloquear,
  comLugar,
  executar,
  fecharGesto,
  guardar,
  type Historico,
  restaurar,
} from './historico.ts';
import { iguais } from './iguais.ts';
import { aplicarTodos, type Remendo, tocadas } from './remendo.ts';

/** The page as the server is known to have it. What differs from it is not saved yet. */
export interface Base {
  revisao: number;
  publicada: boolean;
  sessoes: readonly Sessao[];
}

/** One section, changed here and by somebody else at once. Null: deleted on that side. */
export interface Conflito {
  id: string;
  minha: Sessao | null;
  dela: Sessao | null;
  /** The neighbour mine stood after. */
  apos: string | null;
  nome: string;
  quando: string;
}

/** Who changed a section last, of those who are not here, and when; by the section's id. */
export type DeOutros = Readonly<Record<string, { nome: string; quando: string }>>;

export interface Sincronizado {
  base: Base;
  historico: Historico;
  conflitos: readonly Conflito[];
  deOutros: DeOutros;
}

/** What this browser alone knows. */
export const pendentes = ({ base, historico }: Pick<Sincronizado, 'base' | 'historico'>): Remendo[] =>
  diferenca(base.sessoes, historico.sessoes);

/**
 * Takes accepted changes in, in order. One's own only move the base; somebody else's also change what is on screen, under what is
 * not saved yet. Where both changed a section it becomes a conflict: theirs is shown, mine is kept until someone chooses.
 * @param meu the save of ours that may be among them, with its patches
 */
export function avancar<E extends Sincronizado>(
  estado: E,
  entradas: readonly Entrada[],
  meu: { lote: string; remendos: readonly Remendo[] } | null,
): E {
  let atual = estado;
  for (const entrada of entradas) {
    if (entrada.revisao !== atual.base.revisao + 1) continue;
    atual =
      entrada.lote === meu?.lote
        ? confirmar(atual, entrada, meu.remendos)
        : receber(atual, entrada.remendos, entrada);
  }
  return atual;
}

function confirmar<E extends Sincronizado>(
  estado: E,
  { revisao, publicada }: Entrada,
  remendos: readonly Remendo[],
): E {
  const { sessoes } = aplicarTodos(estado.base.sessoes, remendos);
  return { ...estado, base: { revisao, publicada, sessoes: conservar(sessoes, estado.historico.sessoes) } };
}

/** The whole page as the server has it: for when nobody can say what happened in between. */
export function alcancar<E extends Sincronizado>(
  estado: E,
  agora: Base & { nome: string; quando: string },
): E {
  if (agora.revisao <= estado.base.revisao) return estado;
  return receber(estado, diferenca(estado.base.sessoes, agora.sessoes), agora);
}

function receber<E extends Sincronizado>(
  estado: E,
  remendos: readonly Remendo[],
  quem: { revisao: number; publicada: boolean; nome: string; quando: string },
): E {
  const { revisao, publicada, nome, quando } = quem;
  if (remendos.length === 0) return { ...estado, base: { ...estado.base, revisao, publicada } };
  const antes = estado.historico.sessoes;
  const meus = pendentes(estado);
  const base = aplicarTodos(estado.base.sessoes, remendos).sessoes;
  const deles = new Set(remendos.flatMap(tocadas));
  const ambos = [...new Set(meus.flatMap(tocadas))].filter(
    (id) => deles.has(id) && !iguais(achar(antes, id), achar(base, id)),
  );
  const separados = meus.filter((um) => !tocadas(um).some((id) => ambos.includes(id)));
  const sessoes = conservar(aplicarTodos(base, separados).sessoes, antes);
  const abertos = estado.conflitos.map((um) =>
    deles.has(um.id) ? { ...um, dela: achar(base, um.id), nome, quando } : um,
  );
  const novos = ambos
    .filter((id) => !abertos.some((um) => um.id === id))
    .map((id): Conflito => {
      const { sessao, apos } = comLugar(antes, id);
      return { id, minha: sessao, apos, dela: achar(base, id), nome, quando };
    });
  return {
    ...estado,
    base: { revisao, publicada, sessoes: conservar(base, sessoes) },
    historico: bloquear({ ...fecharGesto(estado.historico), sessoes }, deles, { nome, quando }),
    conflitos: [...abertos, ...novos],
    deOutros: { ...estado.deOutros, ...Object.fromEntries([...deles].map((id) => [id, { nome, quando }])) },
  };
}

/**
 * Takes in what was made here on a section that somebody else changed before it was seen: not over theirs, but beside it, as the
 * conflict it is. What is made while the conflict is open goes on from mine.
 */
export function divergir<E extends Sincronizado>(estado: E, id: string, remendos: readonly Remendo[]): E {
  const { sessoes } = estado.historico;
  const aberto = estado.conflitos.find((um) => um.id === id);
  const { sessao: dela, apos } = comLugar(sessoes, id);
  const partida = aberto?.minha ?? dela;
  if (!partida) return estado;
  const minha = achar(aplicarTodos([partida], remendos).sessoes, id);
  if (iguais(minha, dela)) return estado;
  const { nome, quando } = estado.deOutros[id] ?? { nome: '', quando: '' };
  const conflito = aberto ? { ...aberto, minha } : { id, minha, dela, apos, nome, quando };
  return { ...estado, conflitos: [...estado.conflitos.filter((um) => um.id !== id), conflito] };
}

/** Settles one conflict. The version not chosen stays in the history, to be restored. */
export function resolver<E extends Sincronizado>(
  estado: E,
  id: string,
  ficar: 'minha' | 'dela',
  agora = Date.now(),
): E {
  const conflito = estado.conflitos.find((um) => um.id === id);
  if (!conflito) return estado;
  const { minha, dela, apos, nome } = conflito;
  const titulo = (minha ?? dela)?.nome ?? MODELO.secao;
  const meu = { id, sessao: minha, apos };
  const outro = { ...comLugar(estado.historico.sessoes, id), sessao: dela };
  const guardada = {
    motivo: 'conflito' as const,
    rotulo:
      ficar === 'minha' ? `${titulo}, como ${nome || 'outra pessoa'} deixou` : MODELO.comoVoceDeixou(titulo),
    quando: agora,
    secoes: [ficar === 'minha' ? outro : meu],
  };
  const comGuardada = guardar(estado.historico, guardada);
  const historico =
    ficar === 'dela'
      ? comGuardada
      : executar(
          comGuardada,
          {
            ...restaurar(estado.historico.sessoes, { ...guardada, id: 0, secoes: [meu] }),
            rotulo: MODELO.ficarComAMinha,
            acao: MODELO.ficouASuaVersao,
          },
          agora,
        );
  return { ...estado, historico, conflitos: estado.conflitos.filter((um) => um.id !== id) };
}

/** The new list with the old object in place of every section that says the same; the old list itself when all do. */
export function conservar(novas: readonly Sessao[], antigas: readonly Sessao[]): readonly Sessao[] {
  const porId = new Map(antigas.map((uma) => [uma.id, uma]));
  const lista = novas.map((nova) => {
    const antiga = porId.get(nova.id);
    return antiga && iguais(antiga, nova) ? antiga : nova;
  });
  return lista.length === antigas.length && lista.every((uma, i) => uma === antigas[i]) ? antigas : lista;
}

const achar = (sessoes: readonly Sessao[], id: string): Sessao | null =>
  sessoes.find((uma) => uma.id === id) ?? null;
