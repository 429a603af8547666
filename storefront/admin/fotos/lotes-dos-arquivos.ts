import { fotoPeloNome, numeroComparado } from '@martelo/shared/foto-pelo-nome';
import { uuidv7 } from '@martelo/shared/identificador';
import type { LoteNaEquipe } from '@martelo/shared/leilao-da-equipe';
import type { ParaEnviar } from './fila.ts';

/** A file whose lot is not known, and why. */
export interface SemLote {
  id: string;
  nome: string;
  /** What its name says, where it says one. */
  numero: string | null;
  porque: 'semLote' | 'doisLotes';
}

/** Which lot of an auction each file is of, by its name; those of one lot in the order that their names say. */
export function lotesDosArquivos(
  arquivos: readonly File[],
  lotes: readonly Pick<LoteNaEquipe, 'uid' | 'numero'>[],
): { paraEnviar: ParaEnviar[]; semLote: SemLote[] } {
  const porNumero = new Map<string, string[]>();
  for (const { uid, numero } of lotes) {
    const chave = numeroComparado(numero);
    porNumero.set(chave, [...(porNumero.get(chave) ?? []), uid]);
  }
  const paraEnviar: ParaEnviar[] = [];
  const semLote: SemLote[] = [];
  const nega = (nome: string, numero: string | null, porque: SemLote['porque']) =>
    semLote.push({ id: uuidv7(), nome, numero, porque });
  for (const arquivo of arquivos) {
    const dito = fotoPeloNome(arquivo.name);
    const uids = dito === null ? [] : (porNumero.get(dito.numero) ?? []);
    if (dito === null) nega(arquivo.name, null, 'semLote');
    else if (uids.length === 0) nega(arquivo.name, dito.numero, 'semLote');
    // Guessing would show one's pictures on the other's page.
    else if (uids.length > 1) nega(arquivo.name, dito.numero, 'doisLotes');
    else paraEnviar.push({ arquivo, lelUid: uids[0]!, lugar: dito.lugar });
  }
  return { paraEnviar, semLote };
}
