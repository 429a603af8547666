import type { Aprovacao } from '@martelo/shared/aprovacao';
import { efeitosDaMudanca } from '../../api/recurso/efeitos.ts';
import { APROVACOES } from '../../casa/aprovacao.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { semCarimbos } from '../../records/campos.ts';
import { RevisaoDesatualizada } from '../../records/conflitos.ts';
import type { Registro, Registros } from '../../records/records.ts';

export type Pedido = Registro<Aprovacao & { uid: string; id: number; hotsiteId: number }>;

interface Dependencias {
  registros: Registros;
  hotsitePorId(id: number): Parameters<typeof efeitosDaMudanca>[2]['hotsite'] | null;
  /** Unix ms. */
  agora(): number;
}

/**
 * A request is over by nobody's decision, and who asked is told: its time has passed, or the sale refuses what was approved. Who decides at the
 * same moment wins or loses as a whole.
 */
export const criarEncerrarPedido =
  ({ registros, hotsitePorId, agora }: Dependencias) =>
  async (antes: Pedido, fim: Pick<Aprovacao, 'situacao'> & Partial<Pick<Aprovacao, 'motivo'>>) => {
    const depois = { ...semCarimbos(antes), ...fim } as typeof antes;
    const efeitos = efeitosDaMudanca(
      APROVACOES as never,
      { ato: 'alterar', antes: antes as never, depois: depois as never },
      { acesso: SISTEMA, hotsite: hotsitePorId(antes.hotsiteId)! },
      agora(),
    );
    await registros
      .colecao(APROVACOES)
      .salvar(SISTEMA, depois, antes.revisao, efeitos)
      .catch((erro) => {
        if (!(erro instanceof RevisaoDesatualizada)) throw erro;
      });
  };
