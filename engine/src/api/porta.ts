import type { Acesso } from '../records/records.ts';
import type { Rota } from './rota.ts';

/** Who comes, as far as it is known before anything is asked of them. */
export interface QuemChega {
  /** The brand that is asked; null where none is named. */
  hotsiteId: number | null;
  endereco: string;
  aparelho: string | null;
  /** One of our services reads for itself: for its pages, before which it stands itself. */
  daCasa: boolean;
}
export type RotaPedida = Pick<Rota, 'caminho' | 'guarda' | 'escopo'>;

/** What stands before every call: who is blocked, and what is closed for maintenance. */
export interface Porta {
  /** Before anything else is asked of who calls. @throws ErroMartelo ACESSO_BLOQUEADO */
  chegar(quem: QuemChega, rota: RotaPedida): void;
  /** Once it is known who they are; gives their devices. @throws ErroMartelo ACESSO_BLOQUEADO, EM_MANUTENCAO */
  entrar(quem: QuemChega, acesso: Acesso | null, rota: RotaPedida): Promise<readonly string[]>;
}

/** Nobody is kept out. */
export const PORTA_ABERTA: Porta = { chegar: () => {}, entrar: async () => [] };
