import { ErroMartelo } from '@martelo/shared/erros';
import { semCarimbos } from './campos.ts';
import { RevisaoDesatualizada } from './conflitos.ts';
import type { DefinicaoColecao, Registro } from './records.ts';

/** The document as its schema reads it. REQUISICAO_INVALIDA when it refuses. */
export function validar<T extends { uid: string }>(definicao: DefinicaoColecao<T>, doc: T): T {
  const resultado = definicao.schema.safeParse(semCarimbos(doc));
  if (resultado.success) return resultado.data;
  const mensagens = resultado.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new ErroMartelo('REQUISICAO_INVALIDA', {}, mensagens);
}

/** @throws RevisaoDesatualizada unless the document is still what its writer saw */
export function exigirRevisao({ revisao: atual }: Registro<{ uid: string }>, revisao: number): void {
  if (atual !== revisao) throw new RevisaoDesatualizada();
}
