import { ErroMartelo } from '@martelo/shared/erros';
import { QUEM_PAGA } from '@martelo/shared/papeis';
import { compradorIdentificado, identificacaoDoComprador } from '@martelo/shared/venda-da-sala';
import { z } from 'zod';
import { CLIENTES } from '../../acesso/clientes/registro.ts';
import { identificar, idOuUid } from '../../api/comando.ts';
import { type Rota, rota } from '../../api/rota.ts';
import { VENDAS_DA_SALA } from '../../leituras/registros/venda-da-sala.ts';
import { porIdOuUid } from '../../records/por-id-ou-uid.ts';
import type { Registros } from '../../records/records.ts';
import type { Motor } from '../../runtime/motor.ts';

/** Staff name who stood behind the room's name (P1): an event of the auction, from which the sale follows, once. */
export function rotaDoComprador({
  motor,
  registros,
  emDia,
}: {
  motor: Pick<Motor, 'executar'>;
  registros: Registros;
  emDia(): Promise<void>;
}): Rota {
  const daSala = registros.colecao(VENDAS_DA_SALA);
  const clientes = registros.colecao(CLIENTES);
  return rota({
    metodo: 'post',
    caminho: '/v1/vendas/:id/identificar-comprador',
    resumo: 'Diz quem comprou um lote vendido na sala: a venda é feita em seu nome, uma vez',
    guarda: QUEM_PAGA,
    params: z.object({ id: idOuUid }),
    body: identificacaoDoComprador,
    resposta: compradorIdentificado,
    async executar({ params, body, chamador, req }) {
      const { acesso, hotsite } = chamador;
      await emDia();
      const venda = await porIdOuUid(daSala, acesso, params.id);
      const cliente = await porIdOuUid(clientes, acesso, String(body.cliente));
      // A client is one brand's: the one whose staff name them.
      if (venda === null || cliente === null || cliente.hotsiteId !== hotsite.id)
        throw new ErroMartelo('NAO_ENCONTRADO');
      if (cliente.situacao !== 'ATIVO') throw new ErroMartelo('COMPRADOR_INATIVO', { nome: cliente.nome });
      const { comandoId, autor } = identificar(chamador, req, body.comandoId);
      await motor.executar(venda.leiUid, {
        ...{ comandoId, autor },
        pedido: { tipo: 'identificar-comprador', lelUid: venda.lelUid, cliUid: cliente.uid },
      });
      await emDia();
      return { vendaUid: venda.uid, vendaId: venda.id, cliUid: cliente.uid };
    },
  });
}
