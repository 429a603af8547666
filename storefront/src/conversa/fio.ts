import type { MensagemDaConversa } from '@martelo/shared/conversa/conversa.esquema';

/** What of a chat is known here, in the order of its places, and whether there are older messages. */
export interface Fio {
  mensagens: readonly MensagemDaConversa[];
  haAntes: boolean;
}

export const FIO_VAZIO: Fio = { mensagens: [], haAntes: false };

/** With what came: each place once, the newer word of it counts. */
export function juntar(fio: Fio, novas: readonly MensagemDaConversa[], haAntes = fio.haAntes): Fio {
  const porOrdem = new Map(fio.mensagens.map((uma) => [uma.ordem, uma]));
  for (const uma of novas) {
    const antes = porOrdem.get(uma.ordem);
    // What was removed stays removed, by whichever way an older word of it comes later.
    if (antes?.mensagem === null && uma.mensagem !== null) continue;
    porOrdem.set(uma.ordem, uma);
  }
  const mensagens = [...porOrdem.values()].toSorted((a, b) => a.ordem - b.ordem);
  return { mensagens, haAntes };
}

/** The last place before the first hole: what comes after it is to be fetched. Null where there is none. */
export function antesDoBuraco({ mensagens }: Fio): number | null {
  for (let n = 1; n < mensagens.length; n++)
    if (mensagens[n]!.ordem > mensagens[n - 1]!.ordem + 1) return mensagens[n - 1]!.ordem;
  return null;
}
