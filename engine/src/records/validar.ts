import { ErroMartelo } from '@martelo/shared/erros';
import { semCarimbos } from './campos.ts';
import type { DefinicaoColecao, Registro } from './records.ts';

/** The document as its schema reads it. REQUISICAO_INVALIDA when it refuses. */
export function validar<T extends { uid: string }>(definicao: DefinicaoColecao<T>, doc: T): T {
  const resultado = definicao.schema.safeParse(semCarimbos(doc));
  if (resultado.success) return resultado.data;
  const mensagens = resultado.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new ErroMartelo('REQUISICAO_INVALIDA', { colecao: definicao.nome }, mensagens);
}

/** REVISAO_DESATUALIZADA, with both versions, unless the document is still what its writer saw. */
export function exigirRevisao<T extends { uid: string }>(
  antes: Registro<T>,
  revisao: number,
  enviado: T | null,
): void {
  if (antes.revisao !== revisao) throw new ErroMartelo('REVISAO_DESATUALIZADA', { atual: antes, enviado });
}
