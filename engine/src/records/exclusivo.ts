import { hash } from 'node:crypto';
import { setTimeout as dormir } from 'node:timers/promises';
import { criarSerie } from '@martelo/shared/em-serie';
import { ErroMartelo } from '@martelo/shared/erros';
import { uuidv7 } from '@martelo/shared/identificador';
import { z } from 'zod';
import { SISTEMA } from './acesso.ts';
import { RevisaoDesatualizada, ValorEmUso } from './conflitos.ts';
import type { DefinicaoColecao, Registros } from './records.ts';

const exclusivo = z.strictObject({
  /** Digest of the key. */
  uid: z.string(),
  quem: z.guid(),
  /** Unix ms. */
  em: z.int(),
});

/** The engine's own: which keys somebody holds while they read and write by them. No key is in it as it is, and no record stays. */
export const EXCLUSIVOS: DefinicaoColecao<z.output<typeof exclusivo>> = {
  nome: 'exclusivos',
  schema: exclusivo,
  indices: {},
  carimbosSemArvore: true,
  semHistorico: true,
  leitura: (acesso) => (acesso.tipo === 'sistema' ? {} : null),
  escrita: (acesso) => acesso.tipo === 'sistema',
};

/** Longer than any write takes: who held a key and was not heard of since is gone. */
const PRAZO_MS = 30_000;
/** How long one waits for another's write. */
const ESPERA_MS = 5_000;
const ENTRE_TENTATIVAS_MS = 15;

/**
 * Runs what looks whether something is taken and then takes it, by the keys that it looks by: of two at once, of whatever process, the second
 * looks when the first has written. For rules that no index can hold; where one can, it does.
 */
export type EmExclusivo = <R>(chaves: readonly string[], fazer: () => Promise<R>) => Promise<R>;

/** The same by one key, in turn within this process: many that want it at once wait for each other, and not by asking the store again and again. */
export function criarUmPorVez(
  exclusivo: EmExclusivo,
): <R>(chave: string, fazer: () => Promise<R>) => Promise<R> {
  const emTurno = criarSerie();
  return (chave, fazer) => emTurno(chave, () => exclusivo([chave], fazer));
}

/** Whether somebody holds a key. What is read before this was asked may be older than what they write. */
export function criarEmPosse(registros: Registros, agora: () => number): (chave: string) => Promise<boolean> {
  const seguros = registros.colecao(EXCLUSIVOS);
  return async (chave) => {
    const atual = await seguros.obter(SISTEMA, digestoDaChave(chave));
    return atual !== null && agora() - atual.em < PRAZO_MS;
  };
}

const digestoDaChave = (chave: string): string => hash('sha256', chave);

/** @param agora Unix ms: by its own clock where none is given, as nothing but how long it may be held follows from it */
export function criarExclusivo(registros: Registros, agora: () => number = Date.now): EmExclusivo {
  const seguros = registros.colecao(EXCLUSIVOS);

  const tomar = async (uid: string, quem: string): Promise<boolean> => {
    const antes = await seguros.obter(SISTEMA, uid);
    if (antes !== null && agora() - antes.em < PRAZO_MS) return false;
    try {
      const nosso = { uid, quem, em: agora() };
      await (antes === null
        ? seguros.inserir(SISTEMA, nosso)
        : seguros.salvar(SISTEMA, nosso, antes.revisao));
      return true;
    } catch (erro) {
      if (erro instanceof ValorEmUso || erro instanceof RevisaoDesatualizada) return false;
      throw erro;
    }
  };
  const soltar = async (uid: string, quem: string): Promise<void> => {
    const atual = await seguros.obter(SISTEMA, uid);
    if (atual?.quem !== quem) return;
    await seguros.remover(SISTEMA, uid, atual.revisao).catch((erro: unknown) => {
      if (!(erro instanceof RevisaoDesatualizada)) throw erro;
    });
  };

  return async (chaves, fazer) => {
    const quem = uuidv7();
    const nossos: string[] = [];
    try {
      // In one order whoever asks: two that want the same keys never wait for each other.
      for (const uid of [...new Set(chaves.map(digestoDaChave))].sort()) {
        const ate = performance.now() + ESPERA_MS;
        while (!(await tomar(uid, quem))) {
          if (performance.now() > ate) throw new ErroMartelo('OCUPADO');
          await dormir(ENTRE_TENTATIVAS_MS);
        }
        nossos.push(uid);
      }
      return await fazer();
    } finally {
      // What cannot be let go now is let go by its time.
      await Promise.all(nossos.map((uid) => soltar(uid, quem).catch(() => {})));
    }
  };
}
