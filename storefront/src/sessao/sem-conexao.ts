import type { CorpoErro } from '@martelo/shared/erros';
import { CONEXAO } from '../palavras/conexao.ts';

/** A call that nobody answered, in the catalogue's shape (spec 8: 555). Written out: the catalogue is no weight for a browser. */
export const SEM_CONEXAO = {
  statusCode: 555,
  codigo: 'SEM_CONEXAO',
  message: CONEXAO.semConexao,
} as const satisfies CorpoErro;
