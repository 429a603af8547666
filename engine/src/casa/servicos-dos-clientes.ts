import type { Cliente } from '@martelo/shared/cliente';
import type { CampoConferido } from '@martelo/shared/dados-conferidos';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import type { Servicos } from '../api/recurso/declaracao.ts';

/** What the kind of clients needs to know of other records. */
export interface ServicosDosClientes extends Servicos {
  /** What documents have proven of a client by now, or are looked at for. */
  camposTravados(cliente: Cliente): Promise<CampoConferido[]>;
  /**
   * Of a registration that the house changes: what a document has proven stays, and what is new is plausible and nobody else's.
   * @throws ErroMartelo DADOS_CONFERIDOS, REQUISICAO_INVALIDA, JA_EXISTE
   */
  exigirCorrigivelPelaCasa(antes: Cliente, depois: Cliente, hotsite: RegrasHotsite): Promise<void>;
}
