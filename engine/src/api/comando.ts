import { hash } from 'node:crypto';
import { ErroMartelo } from '@martelo/shared/erros';
import { comandoId, uuidv7, uuidv7De } from '@martelo/shared/identificador';
import type { Request } from 'express';
import { z } from 'zod';
import type { Chamador, Identificacao } from './rota.ts';

export type { Identificacao };

/** Bodies of staff commands may carry the idempotency key (rule 10); the query's `comandoId` and the header `comando-id` do as well. */
export const comComandoId = { comandoId: comandoId.optional() };

/** Published with the change: a sentence for bidders, not a note for the house. */
export const motivoPublico = z.string().trim().min(3).max(500).describe('Publicado no livro do lote');

/** Who commands, and under which id. @throws ErroMartelo REQUISICAO_INVALIDA on a malformed header */
export function identificar(chamador: Chamador, req: Request, doCorpo: string | undefined): Identificacao {
  const autor = autorDe(chamador);
  const dado = doCorpo ?? req.query.comandoId ?? req.get('comando-id');
  if (dado === undefined) return { autor, comandoId: uuidv7(), doCliente: false };
  const lido = comandoId.safeParse(dado);
  if (!lido.success) {
    throw new ErroMartelo('REQUISICAO_INVALIDA', {}, [
      'comando-id: use até 64 letras, números, ponto, hífen ou _.',
    ]);
  }
  return { autor, comandoId: lido.data, doCliente: true };
}

/** Which call a command is, and all that was sent with it but its id: what `UmaVez` holds the same command to. */
export function pedidoDaChamada({ hotsite }: Chamador, req: Request): object {
  const { comandoId: _, ...corpo } = (req.body ?? {}) as Record<string, unknown>;
  const { comandoId: __, ...busca } = req.query;
  return { marca: hotsite.id, metodo: req.method, caminho: req.path, busca, corpo };
}

/** What a command is known again by, of any length and with any sign in its parts: the digest of who commands and of its id. */
export const digestoDoComando = (
  { autor, comandoId: id }: Pick<Identificacao, 'autor' | 'comandoId'>,
  forma: 'hex' | 'base64url' = 'hex',
): string => hash('sha256', `${autor}/${id}`, forma);

/** The same as a record keeps it among the commands it has taken, 22 signs; null of what cannot be told again. */
export const comandoLembrado = (quem: Identificacao | undefined): string | null =>
  quem?.doCliente ? digestoDoComando(quem, 'base64url').slice(0, 22) : null;

/** What a repeated command must make again under the same uid: here the uid follows from who commands and the command's id. */
export const uidDoComando = (quem: Identificacao): string =>
  quem.doCliente ? uuidv7De(Date.UTC(2026, 0, 1), digestoDoComando(quem)) : uuidv7();

/** Address parts take a uid or the small number people see. */
export const idOuUid = z.union(
  [z.guid(), z.string().regex(/^[1-9]\d{0,9}$/)],
  'Informe um uid ou um id numérico.',
);
export const paramsUid = z.object({ uid: idOuUid });

/** Who commands, as the log names them. */
export function autorDe({ acesso }: Chamador): string {
  switch (acesso.tipo) {
    case 'interno':
    case 'externo':
      return acesso.usuUid;
    case 'cliente':
      return acesso.cliUid;
    default:
      return acesso.tipo;
  }
}
