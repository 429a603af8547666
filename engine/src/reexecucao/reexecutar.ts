import { canonico } from '@martelo/shared/canonico';
import { decide } from '../auction/decide.ts';
import { evolve } from '../auction/evolve.ts';
import type { Estado } from '../auction/modelo/estado.ts';
import type { Evento } from '../auction/modelo/evento.ts';
import { cabecaDepois, cabecaInicial, quebraDaCadeia, sha256, textoDoCommit } from '../log/encadear.ts';
import type { StoredCommit } from '../log/log.ts';

/** The first thing that today's core does differently from what is stored. */
export interface Divergencia {
  commitNo: number;
  /** Of the stored event within the stream; of the command's first when there are more or fewer events now. */
  seqDoFluxo: number;
  comandoId: string | null;
  /** JSON pointer into the command's events, '' when the difference is elsewhere: see `motivo`. */
  caminho: string;
  motivo: string;
  gravado?: unknown;
  agora?: unknown;
}

export type Reexecucao =
  | { ok: true; commits: number; comandos: number; eventos: number; estado: Estado | null }
  | { ok: false; divergencia: Divergencia };

type Decidido = Extract<Evento, { tipo: 'ComandoDecidido/1' }>;

/**
 * Executes a stored auction again, command by command, each at its own receipt time and with its own seed, and compares all that
 * comes of it with what is stored, as canonical text and so bit for bit; the log's chain too. What the next command finds is the
 * fold of what is stored, as it was then.
 */
export async function reexecutar(
  stream: string,
  commits: AsyncIterable<StoredCommit> | Iterable<StoredCommit>,
): Promise<Reexecucao> {
  let cabeca = cabecaInicial(stream);
  let estado: Estado | null = null;
  let comandos = 0;
  for await (const commit of commits) {
    const aqui = { commitNo: commit.commitNo, seqDoFluxo: commit.firstSeq, comandoId: null, caminho: '' };
    const quebra =
      quebraDaCadeia(cabeca, commit) ??
      (sha256(textoDoCommit(commit)) === commit.hash ? null : 'hash is not that of the text');
    if (quebra !== null) return falhou({ ...aqui, motivo: `the log's chain: ${quebra}` });
    cabeca = cabecaDepois(commit);

    for (let i = 0; i < commit.events.length; ) {
      const grupo = grupoDesde(commit.events, i);
      const seqDoFluxo = commit.firstSeq + i;
      const [primeiro] = grupo as [Decidido];
      if (primeiro.tipo !== 'ComandoDecidido/1')
        return falhou({ ...aqui, seqDoFluxo, motivo: 'an event that no command caused' });
      const { comando, instante } = primeiro;
      const { comandoId } = comando;
      let refeito: Evento[];
      try {
        refeito = decide(estado, comando, instante);
      } catch (erro) {
        return falhou({ ...aqui, seqDoFluxo, comandoId, motivo: `the core throws now: ${erro}` });
      }
      const diferenca = primeiraDiferenca(grupo, refeito, '');
      if (diferenca !== null) {
        const qual = Number(/^\/(\d+)/.exec(diferenca.caminho)?.[1] ?? 0);
        return falhou({ ...aqui, seqDoFluxo: seqDoFluxo + qual, comandoId, ...diferenca });
      }
      for (const evento of grupo) estado = evolve(estado, evento);
      comandos += 1;
      i += grupo.length;
    }
  }
  return { ok: true, commits: cabeca.commitNo, comandos, eventos: cabeca.nextSeq - 1, estado };
}

const falhou = (divergencia: Divergencia): Reexecucao => ({ ok: false, divergencia });

/** A command's events: from its `ComandoDecidido` up to the next one. */
function grupoDesde(eventos: readonly Evento[], inicio: number): readonly Evento[] {
  let fim = inicio + 1;
  while (fim < eventos.length && eventos[fim]!.tipo !== 'ComandoDecidido/1') fim++;
  return eventos.slice(inicio, fim);
}

/** Where two JSON values differ first; null when their canonical texts are the same. */
function primeiraDiferenca(
  gravado: unknown,
  agora: unknown,
  caminho: string,
): Pick<Divergencia, 'caminho' | 'motivo' | 'gravado' | 'agora'> | null {
  if (textoDe(gravado) === textoDe(agora)) return null;
  if (ehObjeto(gravado) && ehObjeto(agora) && Array.isArray(gravado) === Array.isArray(agora)) {
    const chaves = new Set([...Object.keys(gravado), ...Object.keys(agora)]);
    const emOrdem = Array.isArray(gravado) ? [...chaves] : [...chaves].sort();
    for (const chave of emOrdem) {
      const achada = primeiraDiferenca(gravado[chave], agora[chave], `${caminho}/${chave}`);
      if (achada !== null) return achada;
    }
  }
  const motivo =
    agora === undefined ? 'no longer there' : gravado === undefined ? 'not in what is stored' : 'differs';
  return { caminho, motivo, gravado, agora };
}

const textoDe = (valor: unknown): string => (valor === undefined ? '' : canonico(valor));
const ehObjeto = (valor: unknown): valor is Record<string, unknown> =>
  typeof valor === 'object' && valor !== null;
