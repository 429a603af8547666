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
export function criarDarLance({ motor, localizador, situacaoDoCliente }: Dependencias): DarLance {
  const localizar = criarAtalho(motor, localizador);
  return async (acesso, loteIdOuUid, { comandoId, tipo, valor }) => {
    const { leiUid, lelUid } = await localizar(acesso, loteIdOuUid);
    const { podeDarLance, participante, motivo } = await situacaoDoCliente(acesso.cliUid, acesso.hotsiteId);
    if (!podeDarLance || participante === null) {
      throw new ErroMartelo('CLIENTE_NAO_HABILITADO', {}, motivo);
    }
    const resposta = await motor.executar(leiUid, {
      comandoId,
      autor: acesso.cliUid,
      pedido: { tipo: 'dar-lance', lelUid, modo: tipo, valor, participante },
    });
    return { ...(resposta as unknown as LanceAceito), recibo: null };
  };
}

/**
 * Finds a lot's auction without waiting, once its brands are known: reading the auction's state waits for the append in flight,
 * and a bid that waits before the motor takes its receipt time could come late for no fault of its own (rule 13).
 */
function criarAtalho(motor: Motor, localizador: Localizador) {
  const marcas = new Map<string, readonly number[]>();
  motor.aoGravar(({ events }, { leilao }) => {
    const mudou = marcas.has(leilao.uid) && events.some(({ tipo }) => tipo === 'LeilaoAlterado/1');
    if (mudou) marcas.set(leilao.uid, leilao.hotsites);
  });
  return async (acesso: Parameters<DarLance>[0], loteIdOuUid: string) => {
    const conhecido = motor.leilaoDoLote(loteIdOuUid);
    if (conhecido !== null && marcas.get(conhecido)?.includes(acesso.hotsiteId)) {
      return { leiUid: conhecido, lelUid: loteIdOuUid };
    }
    const { estado, lote } = await localizador.loteDaMarca(acesso, loteIdOuUid);
    marcas.set(estado.leilao.uid, estado.leilao.hotsites);
    return { leiUid: estado.leilao.uid, lelUid: lote.uid };
  };
}
