import type { Recusa } from '../dados/chamar.ts';

/** A refusal by the fields that it names, and what it says of none. */
export function porCampo(
  recusa: Recusa,
  campos: ReadonlySet<string>,
): { campos: [string, string][]; geral: string[] } {
  const achados: [string, string][] = [];
  const geral: string[] = [];
  for (const mensagem of recusa.mensagens) {
    const [, nome, problema] = /^([\w.-]+): (.+)$/s.exec(mensagem) ?? [];
    if (nome !== undefined && campos.has(nome.split('.')[0]!)) achados.push([nome, problema!]);
    else geral.push(mensagem);
  }
  const unico = recusa.corpo.campo;
  // What the catalogue says of one field, in a sentence of its own.
  if (achados.length === 0 && typeof unico === 'string' && campos.has(unico.split('.')[0]!))
    return { campos: [[unico, geral.join(' ')]], geral: [] };
  return { campos: achados, geral };
}

/** The record that has the value already, as a refusal names it to who may read it. */
export interface Existente {
  especie: string;
  uid: string;
  nome: string;
}

export function existenteDe({ corpo: { existente } }: Recusa): Existente | null {
  const { especie, uid, nome } = (existente ?? {}) as Partial<Record<keyof Existente, unknown>>;
  if (typeof especie !== 'string' || typeof uid !== 'string' || typeof nome !== 'string') return null;
  return { especie, uid, nome };
}
