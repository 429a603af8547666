import { setTimeout as esperar } from 'node:timers/promises';
import { ErroMartelo } from '@martelo/shared/erros';
import type { Motor } from '../runtime/motor.ts';

const DE_NOVO_MS = 250;
const PACIENCIA_MS = 60_000;

/**
 * Does it again while the store takes nothing: on a busy machine a fresh installation is late, not broken. Safe because a command
 * keeps its `comandoId` (rule 10).
 */
export async function comPaciencia<T>(fazer: () => Promise<T>): Promise<T> {
  const ate = performance.now() + PACIENCIA_MS;
  for (;;) {
    try {
      return await fazer();
    } catch (erro) {
      if (!passageiro(erro) || performance.now() > ate) throw erro;
      await esperar(DE_NOVO_MS);
    }
  }
}

const passageiro = (erro: unknown): boolean =>
  erro instanceof ErroMartelo && ['INDISPONIVEL', 'OCUPADO', 'RESULTADO_INCERTO'].includes(erro.codigo);

/** The engine, asked so. */
export const motorPaciente = (motor: Motor): Motor => ({
  ...motor,
  executar: (leiUid, instrucao) => comPaciencia(() => motor.executar(leiUid, instrucao)),
  estado: (leiUid) => comPaciencia(() => motor.estado(leiUid)),
});
