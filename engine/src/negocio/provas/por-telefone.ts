import { centavos } from '@martelo/shared/dinheiro';
import { ErroMartelo } from '@martelo/shared/erros';
import { lancePorTelefone } from '@martelo/shared/lance-por-telefone';
import { MODOS_NEGOCIACAO } from '@martelo/shared/lance-situacao';
import { papelDeCliente, QUEM_ANOTA_PELO_TELEFONE } from '@martelo/shared/papeis';
import { z } from 'zod';
import { CLIENTES } from '../../acesso/clientes/registro.ts';
import type { ExigirParticipacao } from '../../acesso/participacao/exigir-participacao.ts';
import { identificar } from '../../api/comando.ts';
import { type Rota, rota } from '../../api/rota.ts';
import { aceitaLances } from '../../auction/leituras/abertura.ts';
import type { Pedido } from '../../auction/modelo/comando.ts';
import type { Participante } from '../../auction/modelo/dados.ts';
import type { Localizador } from '../../leituras/localizador.ts';
import { porIdOuUid } from '../../records/por-id-ou-uid.ts';
import type { Registros } from '../../records/records.ts';
import type { Motor } from '../../runtime/motor.ts';

interface Dependencias {
  motor: Motor;
  registros: Registros;
  localizador: Localizador;
  exigirParticipacao: ExigirParticipacao;
}

/**
 * A proposal or a purchase that a client made on the telephone, through the same door as their own (standing, habilitation, limits), and with
 * where the call can be heard. Nobody of the house bids for anybody: a bid is refused whatever the lot, and anything once there are bids.
 */
export function rotaLancePorTelefone(deps: Dependencias): Rota {
  const { motor, registros, localizador, exigirParticipacao } = deps;
  const clientes = registros.colecao(CLIENTES);
  return rota({
    metodo: 'post',
    caminho: '/v1/lances-recebidos',
    resumo:
      'Anota uma proposta ou um Compre Já que um cliente fez por telefone, com a gravação; em disputa, ninguém oferece por outro',
    guarda: QUEM_ANOTA_PELO_TELEFONE,
    status: 201,
    body: lancePorTelefone,
    resposta: z.object({
      uid: z.guid(),
      lelUid: z.guid(),
      tipoNegociacao: z.enum(MODOS_NEGOCIACAO),
      situacao: z.string(),
      valor: centavos,
    }),
    async executar({ body, chamador, req }) {
      const { acesso, hotsite } = chamador;
      const { estado, lote } = await localizador.lote(acesso, String(body.lelUid));
      const { tipoNegociacao, valor, gravacao } = body;
      if (tipoNegociacao === 'Disputa') throw new ErroMartelo('LANCE_POR_TERCEIRO');
      const cliente = await porIdOuUid(clientes, acesso, String(body.cliUid));
      // Who bids in rehearsals is no client, and of another brand none is.
      if (cliente === null || cliente.ensaio) throw new ErroMartelo('NAO_ENCONTRADO', { campo: 'cliUid' });
      const { comandoId, autor } = identificar(chamador, req, body.comandoId);
      const [leiUid, lelUid] = [estado.leilao.uid, lote.uid];
      // Said before what the client lacks: nothing that they could mend would open it.
      const respondido = motor.respondeu(leiUid, { autor, comandoId });
      if (!respondido && lote.lideranca !== null && aceitaLances(lote))
        throw new ErroMartelo('LANCE_POR_TERCEIRO');
      const comum = { lelUid, porTelefone: { por: autor, gravacao } };
      const pedidoDe = (participante: Participante): Pedido =>
        tipoNegociacao === 'Proposta'
          ? { ...comum, tipo: 'fazer-proposta', participante, valor, telefone: null, email: null }
          : { ...comum, tipo: 'comprar-ja', participante, valor };
      const doCliente = {
        ...({ tipo: 'cliente', hotsiteId: hotsite.id, cliUid: cliente.uid } as const),
        papeis: [papelDeCliente(hotsite.subdominio, cliente.natureza)],
      };
      const resposta = await exigirParticipacao(
        doCliente,
        { leiUid, lelUid, comandoId, autor, valor },
        (participante) => motor.executar(leiUid, { comandoId, autor, pedido: pedidoDe(participante) }),
      );
      const { uid, situacao } = resposta as { uid: string; situacao: string };
      return { uid, lelUid, tipoNegociacao, situacao, valor };
    },
  });
}
