import { uuidv7 } from '@martelo/shared/identificador';
import type { PedidoDeEfeito } from '../../jobs/pedir-efeitos.ts';

/** Letters about an account itself, by the name of their job; the mail room says how each is written. */
export const AVISO_REDEFINICAO = 'avisar-redefinicao';
export const AVISO_SENHA_NOVA = 'avisar-senha-nova';
export const AVISO_CADASTRO_REPETIDO = 'avisar-cadastro-repetido';
export const AVISO_SEGUNDO_FATOR = 'avisar-segundo-fator';
export const AVISO_NOVO_DISPOSITIVO = 'avisar-novo-dispositivo';

/** Whose letter it is. */
interface Dono {
  uid: string;
  tipo: 'cliente' | 'interno';
}

/** Tells the owner that a device which the account did not know was let in. @param aparelho in words: "Chrome no Windows" */
export const cartaDoNovoDispositivo = (
  { uid, tipo }: Dono,
  hotsiteId: number,
  instante: number,
  aparelho: string,
): PedidoDeEfeito => ({
  nome: AVISO_NOVO_DISPOSITIVO,
  dados: { hotsiteId, contaUid: uid, tipo, aparelho, instante },
});

/** Tells the owner that there is a new password. @param instante Unix ms, as in all of these */
export const cartaDaSenhaNova = (
  { uid, tipo }: Dono,
  hotsiteId: number,
  instante: number,
): PedidoDeEfeito => ({
  nome: AVISO_SENHA_NOVA,
  dados: { hotsiteId, contaUid: uid, tipo, instante },
});

/** Tells the owner that the second factor was switched on or off. */
export const cartaDoSegundoFator = (
  { uid, tipo }: Dono,
  hotsiteId: number,
  instante: number,
  ato: 'ativado' | 'desativado',
): PedidoDeEfeito => ({
  nome: AVISO_SEGUNDO_FATOR,
  dados: { hotsiteId, contaUid: uid, tipo, ato, instante },
});

/** Carries the link by which the owner of an address makes a new password. */
export const cartaDoLink = (
  email: string,
  hotsiteId: number,
  instante: number,
  /** It follows from the release of a second factor that wrong codes had blocked. */
  liberado = false,
): PedidoDeEfeito => ({
  nome: AVISO_REDEFINICAO,
  dados: { uid: uuidv7(), hotsiteId, email, instante, ...(liberado && { liberado }) },
});
