import { type RespostaGuardada, respostaGuardada } from '@martelo/shared/vistorias/esquema';
import { SISTEMA } from '../records/acesso.ts';
import type { DefinicaoColecao, Registro, Registros } from '../records/records.ts';

/**
 * What was answered in inspections: each answer is a row that never changes, so that two phones on one item lose nothing, and which one counts
 * follows from all of them (`respostasQueContam`). Read and written by the engine alone; calls show them by who sees the inspection.
 */
export const RESPOSTAS_DE_VISTORIA: DefinicaoColecao<RespostaGuardada> = {
  nome: 'respostasDeVistoria',
  schema: respostaGuardada,
  indices: {
    hotsiteId: { tipo: 'inteiro', semArvore: true },
    vistoriaUid: { tipo: 'texto' },
    sha256: { tipo: 'texto' },
  },
  carimbosSemArvore: true,
  semHistorico: true,
  leitura: (acesso) => (acesso.tipo === 'sistema' ? {} : null),
  escrita: (acesso, _, antes) => acesso.tipo === 'sistema' && antes === null,
};

/** All that was answered in one, in the order in which it came. */
export async function respostasDa(
  registros: Registros,
  vistoriaUid: string,
): Promise<Registro<RespostaGuardada>[]> {
  const todas = await Array.fromAsync(
    registros.colecao(RESPOSTAS_DE_VISTORIA).percorrer(SISTEMA, {
      filtros: [{ tipo: 'exata', campo: 'vistoriaUid', valor: vistoriaUid }],
    }),
  );
  return todas.toSorted((uma, outra) => (uma.recebidaEm < outra.recebidaEm ? -1 : 1));
}
