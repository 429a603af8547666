import { setTimeout as esperar } from 'node:timers/promises';
import { ErroMartelo } from '@martelo/shared/erros';
import { deTemposEmTempos } from '../jobs/de-tempos-em-tempos.ts';
import { SISTEMA } from '../records/acesso.ts';
import type { Registros } from '../records/records.ts';
import { RESPOSTAS } from './uma-vez.ts';

const DIA_MS = 86_400_000;
/** A command is told again within seconds; by a telephone that was without network at a yard's gate, within days. */
export const RESPOSTAS_VALEM_MS = 30 * DIA_MS;
const A_CADA_MS = DIA_MS / 4;
/** Together they wait for the disk once, and none for a connection to the store. */
const DE_UMA_VEZ = 20;

/**
 * Forgets what commands were answered longer ago than anybody tells one again. Each slice leaves others as long as it took; of two engines
 * that are at the same, each finds some gone.
 * @returns how many went
 */
export async function apagarRespostasVelhas(
  registros: Registros,
  agora: number,
  sinal?: AbortSignal,
): Promise<number> {
  const respostas = registros.colecao(RESPOSTAS);
  const busca = {
    filtros: [
      {
        ...{ tipo: 'range' as const, campo: 'createdAt' },
        max: new Date(agora - RESPOSTAS_VALEM_MS).toISOString(),
      },
    ],
    ordem: { campo: 'createdAt', tipoOrdenacao: 'asc', tipoCampo: 'date' } as const,
  };
  let apagadas = 0;
  for (;;) {
    const desde = performance.now();
    const { itens } = await respostas.listar(SISTEMA, {
      ...{ ...busca, pagina: 1, porPagina: DE_UMA_VEZ, semTotal: true },
    });
    await Promise.all(
      itens.map(({ uid, revisao }) =>
        respostas.remover(SISTEMA, uid, revisao).catch((erro: unknown) => {
          if (!(erro instanceof ErroMartelo) || !DE_OUTRO.has(erro.codigo)) throw erro;
        }),
      ),
    );
    apagadas += itens.length;
    if (itens.length < DE_UMA_VEZ || sinal?.aborted) return apagadas;
    await esperar(performance.now() - desde);
  }
}
/** Somebody else has taken it away, or was answering it just now: then it is looked at in the next turn. */
const DE_OUTRO: ReadonlySet<string> = new Set(['NAO_ENCONTRADO', 'REVISAO_DESATUALIZADA']);

/** Has it done at once and every six hours. Ended, it leaves the rest to the next time. */
export function apagarRespostasDeTemposEmTempos(
  registros: Registros,
  agora: () => number,
  aoFalhar: (erro: unknown) => void,
): { parar(): Promise<void> } {
  const fim = new AbortController();
  const turnos = deTemposEmTempos(
    async () => {
      await apagarRespostasVelhas(registros, agora(), fim.signal);
    },
    { aCada: A_CADA_MS, aoFalhar },
  );
  return {
    parar() {
      fim.abort();
      return turnos.parar();
    },
  };
}
