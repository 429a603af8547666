import type { Aprovacao } from '@martelo/shared/aprovacao';
import type { Registro, Registros } from '../../records/records.ts';
import type { Identidade } from '../identidade/identidade.ts';

/** What the calls of users, and of oneself, are made with. */
export interface Dependencias {
  registros: Registros;
  nomeDoUsuario(usuUid: string): Promise<string>;
  /** That it is the account's owner who asks (see Identidade). */
  provarDono: Identidade['provarDono'];
  /** Ends a request by nobody's decision, and tells who asked. */
  encerrarPedido(
    pedido: Registro<Aprovacao & { uid: string; id: number; hotsiteId: number }>,
    fim: Pick<Aprovacao, 'situacao' | 'motivo'>,
  ): Promise<void>;
  /** How long what needs a second person waits for one, ms. */
  validadeDasAprovacoesMs: number;
  /** Unix ms. */
  agora(): number;
}
