import { ErroMartelo } from '@martelo/shared/erros';
import { comandoId } from '@martelo/shared/identificador';
import {
  mudancaDaRetirada,
  type RetiradaDoComprador,
  retiradaDoCliente,
  retiradaDoComprador,
} from '@martelo/shared/pos-venda/agendamento';
import type { Venda } from '@martelo/shared/venda';
import { z } from 'zod';
import { comoCliente } from '../../api/chamador.ts';
import { identificar, idOuUid } from '../../api/comando.ts';
import { type Chamador, type Rota, rota } from '../../api/rota.ts';
import type { UmaVez } from '../../api/uma-vez.ts';
import { AGENDAMENTOS, type Agendamento } from '../../leituras/registros/agendamento.ts';
import { VENDAS } from '../../leituras/registros/venda.ts';
import { porIdOuUid } from '../../records/por-id-ou-uid.ts';
import type { Registro, Registros } from '../../records/records.ts';
import type { Retiradas } from './agendar.ts';
import { tudoPago } from './entregar.ts';
import type { ComoRetirada } from './vista.ts';

interface Dependencias {
  registros: Registros;
  retiradas: Retiradas;
  comoRetirada: ComoRetirada;
  umaVez: UmaVez;
  emDia(): Promise<void>;
  /** Unix ms. */
  agora(): number;
}

const paramsCompra = z.object({ id: idOuUid });
const paramsRetirada = z.object({ id: idOuUid, uid: z.guid() });

/** A buyer books, changes and cancels the pickup of what they bought (P13, P17–P19). */
export function rotasDaRetirada({
  registros,
  retiradas,
  comoRetirada,
  umaVez,
  emDia,
  agora,
}: Dependencias): Rota[] {
  const vendas = registros.colecao(VENDAS);
  const agendamentos = registros.colecao(AGENDAMENTOS);

  /** @throws ErroMartelo NAO_ENCONTRADO */
  const minha = async (chamador: Chamador, id: string): Promise<Registro<Venda>> => {
    await emDia();
    const venda = await porIdOuUid(vendas, comoCliente(chamador), id);
    if (venda === null) throw new ErroMartelo('NAO_ENCONTRADO');
    return venda;
  };
  /** Of this purchase. @throws ErroMartelo NAO_ENCONTRADO */
  const exigirDaCompra = async (chamador: Chamador, id: string, uid: string): Promise<void> => {
    const [venda, achado] = [await minha(chamador, id), await agendamentos.obter(chamador.acesso, uid)];
    if (achado?.vendaUid !== venda.uid) throw new ErroMartelo('NAO_ENCONTRADO');
  };
  /** What was answered is kept for the command's repetition: codes are not, they are added as they are now. */
  const responder = async (agendamento: Agendamento): Promise<RetiradaDoComprador> =>
    comoRetirada(agendamento, await tudoPago(registros, agendamento, agora()));
  const daVez = async (chamador: Chamador, { uid }: { uid: string }): Promise<RetiradaDoComprador> =>
    responder((await agendamentos.obter(chamador.acesso, uid))!);

  return [
    rota({
      metodo: 'post',
      caminho: '/v1/cliente/compras/:id/retirada',
      resumo: 'Agenda a retirada de lotes da compra em um horário do pátio deles',
      guarda: 'cliente',
      status: 201,
      params: paramsCompra,
      body: retiradaDoCliente,
      resposta: retiradaDoComprador,
      async executar({ params, body, chamador, req }) {
        const { comandoId: dado, ...pedido } = body;
        const quem = identificar(chamador, req, dado);
        const venda = await minha(chamador, params.id);
        const feita = await umaVez(
          quem,
          { chamada: 'retirada', vendaUid: venda.uid, ...pedido },
          async () => {
            const { uid } = await retiradas.agendar(quem, venda, pedido);
            return { uid };
          },
        );
        return daVez(chamador, feita);
      },
    }),
    rota({
      metodo: 'put',
      caminho: '/v1/cliente/compras/:id/retirada/:uid',
      resumo:
        'Muda o horário, quem retira (null: eu mesmo) ou o código da retirada; o código anterior deixa de valer',
      guarda: 'cliente',
      params: paramsRetirada,
      body: mudancaDaRetirada,
      resposta: retiradaDoComprador,
      async executar({ params: { id, uid }, body, chamador, req }) {
        const { comandoId: dado, ...pedido } = body;
        const quem = identificar(chamador, req, dado);
        await exigirDaCompra(chamador, id, uid);
        const feita = await umaVez(quem, { chamada: 'mudar-retirada', uid, ...pedido }, async () => {
          await retiradas.alterar(chamador.acesso, quem, uid, pedido);
          return { uid };
        });
        return daVez(chamador, feita);
      },
    }),
    rota({
      metodo: 'delete',
      caminho: '/v1/cliente/compras/:id/retirada/:uid',
      resumo: 'Cancela a retirada agendada; o horário volta à agenda do pátio',
      guarda: 'cliente',
      params: paramsRetirada,
      query: z.object({ comandoId: comandoId.optional() }),
      resposta: retiradaDoComprador,
      async executar({ params: { id, uid }, query, chamador, req }) {
        const quem = identificar(chamador, req, query.comandoId);
        await exigirDaCompra(chamador, id, uid);
        const feita = await umaVez(quem, { chamada: 'cancelar-retirada', uid }, async () => {
          await retiradas.cancelar(chamador.acesso, quem, uid);
          return { uid };
        });
        return daVez(chamador, feita);
      },
    }),
  ];
}
