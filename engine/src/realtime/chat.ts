import { QUEM_ATENDE_CONVERSAS, TIPOS_DE_CONVERSA } from '@martelo/shared/conversa/conversa';
import {
  type AlvoDaConversa,
  alvoDaConversa,
  type MensagemPedida,
  mensagemPedida,
  type ReciboDeLeitura,
  reciboDeLeitura,
} from '@martelo/shared/conversa/conversa.esquema';
import { ErroMartelo } from '@martelo/shared/erros';
import { uid } from '@martelo/shared/identificador';
import { z } from 'zod';
import { ler } from '../api/entrada.ts';
import type { Conversas } from '../negocio/conversas/conversas.ts';
import { atende } from '../negocio/conversas/registro.ts';
import type { Atender, Conexao } from './connection.ts';
import { ehSalaDaConversa, salaDaConversa, salaDasConversas } from './rooms.ts';

const qualDeixa = z.strictObject({ chatUid: uid.optional() }).nullish();

/**
 * Chats, by the spec's names. A socket is in one chat of a client and in one public chat at a time: an auctioneer's page shows both. What is
 * said comes as `on-chat-mensagem` to who is in, `{chatUid, mensagens}`; who misses a place between two asks for it by REST.
 */
export function pedidosDoChat(conversas: Conversas | undefined): [string, Atender][] {
  if (conversas === undefined) return [];
  return [
    [
      'conectar-chat',
      async ({ socket, acesso }, dados) => {
        const conversa = await conversas.achar(acesso, ler(alvoDaConversa, dados) as AlvoDaConversa);
        deixar(socket, conversa.tipo);
        // In the room before it is read: nothing is said in between that is in neither.
        socket.join(salaDaConversa(conversa.tipo, conversa.uid, atende(acesso)));
        return conversas.abrir(acesso, conversa);
      },
    ],
    [
      'desconectar-chat',
      ({ socket }, dados) => {
        const { chatUid } = (ler(qualDeixa, dados ?? {}) as z.infer<typeof qualDeixa>) ?? {};
        for (const tipo of TIPOS_DE_CONVERSA) deixar(socket, tipo, chatUid);
        return {};
      },
    ],
    [
      'post-chat-mensagem',
      async ({ acesso }, dados) => ({
        mensagem: await conversas.enviar(acesso, ler(mensagemPedida, dados) as MensagemPedida),
      }),
    ],
    [
      'post-chat-leitura',
      ({ acesso }, dados) => conversas.receber(acesso, ler(reciboDeLeitura, dados) as ReciboDeLeitura),
    ],
    [
      'conectar-chats',
      ({ socket, acesso }) => {
        if (!atende(acesso))
          throw new ErroMartelo('SEM_PERMISSAO', { papeis: QUEM_ATENDE_CONVERSAS.join(', ') });
        socket.join(salaDasConversas(acesso.hotsiteId));
        return {};
      },
    ],
  ];
}

/** The events whose messages are counted apart: who shouts in a chat still follows prices, and who does not is not held up by it. */
export const EVENTOS_DO_CHAT: ReadonlySet<string> = new Set([
  ...['conectar-chat', 'desconectar-chat', 'conectar-chats'],
  ...['post-chat-mensagem', 'post-chat-leitura'],
]);

function deixar(socket: Conexao['socket'], tipo: string, chatUid?: string): void {
  for (const sala of [...socket.rooms])
    if (ehSalaDaConversa(sala, tipo) && (chatUid === undefined || sala.endsWith(`:${chatUid}`)))
      socket.leave(sala);
}
