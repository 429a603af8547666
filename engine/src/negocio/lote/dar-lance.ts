import { centavosPositivos } from '@martelo/shared/dinheiro';
import { ErroMartelo } from '@martelo/shared/erros';
import { type LanceAceito, lancePedido } from '@martelo/shared/lance';
import { z } from 'zod';
import type { ExigirParticipacao } from '../../acesso/participacao/exigir-participacao.ts';
import type { AcessoCliente } from '../../acesso/participacao/pode-licitar.ts';
import type { Participante } from '../../auction/modelo/dados.ts';
import type { Localizador } from '../../leituras/localizador.ts';
import type { Motor } from '../../runtime/motor.ts';
import type { ComRecibo } from '../provas/recibo.ts';

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
  acesso: AcessoCliente,
  loteIdOuUid: string,
  pedido: PedidoLance,
) => Promise<LanceAceito & { recibo: string | null }>;

interface Dependencias {
  motor: Motor;
  localizador: Pick<Localizador, 'endereco'>;
  exigirParticipacao: ExigirParticipacao;
  comRecibo: ComRecibo;
}

/** Rejects with ErroMartelo: LOTE_NAO_ENCONTRADO, those of `exigirParticipacao`, and the refusals of rules 1 to 13. */
export function criarDarLance({ motor, localizador, exigirParticipacao, comRecibo }: Dependencias): DarLance {
  return async (acesso, loteIdOuUid, { comandoId, tipo, valor }) => {
    const { leiUid, lelUid } = await localizador.endereco(loteIdOuUid);
    const resposta = await exigirParticipacao(acesso, { leiUid, lelUid, comandoId, valor }, (participante) =>
      motor.executar(leiUid, {
        autor: acesso.cliUid,
        comandoId,
        pedido: { lelUid, modo: tipo, participante: emOrdem(participante), tipo: 'dar-lance', valor },
      }),
    );
    const atestado = { lelUid, cliUid: acesso.cliUid, comandoId, tipo, valor };
    return (await comRecibo(resposta, atestado)) as unknown as LanceAceito & { recibo: string | null };
  };
}

/** Its members in canonical order, as all of a bid's events have them: they are hashed and stored without being sorted. */
const emOrdem = ({ apelido, cidade, uid }: Participante): Participante => ({ apelido, cidade, uid });
