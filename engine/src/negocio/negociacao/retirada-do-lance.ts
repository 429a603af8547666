import { z } from 'zod';
import { comoCliente } from '../../api/chamador.ts';
import { comComandoId, identificar, paramsUid } from '../../api/comando.ts';
import { type Rota, rota } from '../../api/rota.ts';
import type { Localizador } from '../../leituras/localizador.ts';
import type { Motor } from '../../runtime/motor.ts';

/** Who leads asks to be let off a bid given before the lot was said to be something else (L7): staff see it at the console. */
export function rotaDaRetiradaDoLance({
  motor,
  localizador,
}: {
  motor: Pick<Motor, 'executar'>;
  localizador: Pick<Localizador, 'lote'>;
}): Rota {
  return rota({
    metodo: 'post',
    caminho: '/v1/leiloes/lotes/:uid/pedir-retirada-do-lance',
    resumo:
      'Pede a retirada do lance que está ganhando, dado antes de um comunicado que mudou a descrição do lote',
    guarda: 'cliente',
    params: paramsUid,
    body: z.object(comComandoId),
    resposta: z.object({ lelUid: z.guid(), lance: z.guid(), em: z.iso.datetime() }),
    async executar({ chamador, req, params, body }) {
      const { cliUid } = comoCliente(chamador);
      const { comandoId } = identificar(chamador, req, body.comandoId);
      const { estado, lote } = await localizador.lote(chamador.acesso, params.uid);
      const pedido = { tipo: 'pedir-retirada', lelUid: lote.uid, cliUid } as const;
      return motor.executar(estado.leilao.uid, { comandoId, autor: cliUid, pedido });
    },
  });
}
