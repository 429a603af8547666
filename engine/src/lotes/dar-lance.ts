import { centavosPositivos } from '@martelo/shared/dinheiro';
import { ErroMartelo } from '@martelo/shared/erros';
import { type LanceAceito, lancePedido } from '@martelo/shared/lance';
import { z } from 'zod';
import type { SituacaoCliente } from '../clientes/situacao.ts';
import type { Localizador } from '../leiloes/acesso.ts';
import type { Acesso } from '../records/records.ts';
import type { Motor } from '../runtime/motor.ts';

/** A client's bid: `valor` in centavos, a cap when `tipo` is AUTOMATICO. */
export type PedidoLance = z.infer<typeof lancePedido>;

/** A bid's amount has its own refusal, VALOR_INVALIDO, whatever else it was: zero, a fraction, a text, more than the platform takes. */
const valorDoLance = z
  .unknown()
  .refine((valor) => valor !== undefined, 'Informe o valor em centavos.')
  .transform((valor) => {
    const lido = centavosPositivos.safeParse(valor);
    if (!lido.success) throw new ErroMartelo('VALOR_INVALIDO');
    return lido.data;
  })
  .meta({ type: 'integer', minimum: 1 });

/** The body of a bid, as REST takes it. */
export const lanceDoCorpo = lancePedido.extend({ valor: valorDoLance });

/** The one way a client's bid reaches the engine, whatever it came through. */
export type DarLance = (
  acesso: Extract<Acesso, { tipo: 'cliente' }>,
  loteIdOuUid: string,
  pedido: PedidoLance,
) => Promise<LanceAceito & { recibo: string | null }>;

interface Dependencias {
  motor: Motor;
  localizador: Localizador;
  /** Cached by the accounts and invalidated by events: never looked up per bid. */
  situacaoDoCliente(cliUid: string, hotsiteId: number): Promise<SituacaoCliente>;
}

/** Rejects with ErroMartelo: LOTE_NAO_ENCONTRADO, CLIENTE_NAO_HABILITADO, and the refusals of rules 1 to 13. */
export const criarDarLance =
  ({ motor, localizador, situacaoDoCliente }: Dependencias): DarLance =>
  async (acesso, loteIdOuUid, { comandoId, tipo, valor }) => {
    const { estado, lote } = await localizador.lote(acesso, loteIdOuUid);
    const { podeDarLance, participante, motivo } = await situacaoDoCliente(acesso.cliUid, acesso.hotsiteId);
    if (!podeDarLance || participante === null) {
      throw new ErroMartelo('CLIENTE_NAO_HABILITADO', {}, motivo);
    }
    const resposta = await motor.executar(estado.leilao.uid, {
      comandoId,
      autor: acesso.cliUid,
      pedido: { tipo: 'dar-lance', lelUid: lote.uid, modo: tipo, valor, participante },
    });
    return { ...(resposta as unknown as LanceAceito), recibo: null };
  };
