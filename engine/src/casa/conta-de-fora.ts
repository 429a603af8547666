import { ErroMartelo } from '@martelo/shared/erros';
import type { PapelDeUsuario } from '@martelo/shared/papeis';
import type { ServicosDaCasa } from './servicos.ts';

/**
 * The account of a brand that is given removals to see: by its e-mail, as an administrator invited it.
 * @param papel what it has to have; null: whatever it has
 * @throws ErroMartelo CONTA_DE_FORA_AUSENTE
 */
export async function contaDeFora(
  { usuarioPorEmail }: Pick<ServicosDaCasa, 'usuarioPorEmail'>,
  hotsiteId: number,
  email: string,
  papel: PapelDeUsuario | null,
): Promise<string> {
  const uid = await usuarioPorEmail(hotsiteId, email, papel);
  if (uid === null) throw new ErroMartelo('CONTA_DE_FORA_AUSENTE', { campo: 'email', papel: papel ?? '' });
  return uid;
}
