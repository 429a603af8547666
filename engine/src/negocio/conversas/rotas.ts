import { QUEM_ATENDE_CONVERSAS } from '@martelo/shared/conversa/conversa';
import {
  caixaDeConversas,
  conversaNaCasa,
  conversasDoCliente,
  mensagemDaConversa,
  mensagemPedida,
  paginaDeMensagens,
  pessoasQueAtendem,
  RECORTES_DA_CAIXA,
  responsavelEscrita,
  respostasProntas,
  silencioEscrita,
  situacaoDaPublica,
} from '@martelo/shared/conversa/conversa.esquema';
import { ErroMartelo } from '@martelo/shared/erros';
import { uid } from '@martelo/shared/identificador';
import { z } from 'zod';
import { comoCliente } from '../../api/chamador.ts';
import { paramsUid } from '../../api/comando.ts';
import { type Chamador, type Rota, rota } from '../../api/rota.ts';
import type { ConversasDaCasa, DaCasa } from './casa.ts';
import type { Conversas } from './conversas.ts';
import { atende } from './registro.ts';
import { POR_PAGINA } from './ver.ts';

interface Dependencias {
  conversas: Conversas;
  casa: ConversasDaCasa;
  respostasDe(hotsiteId: number): readonly { titulo: string; texto: string }[];
}

const umUid = z.object({ uid });
const lugar = z.coerce.number().int().min(0).max(1_000_000_000).optional();
const silencioDado = z.object({ ate: z.iso.datetime().nullable() });

/** Chats by calls: what sockets do as well, and what the house does with them. */
export function rotasDasConversas({ conversas, casa, respostasDe }: Dependencias): Rota[] {
  return [
    rota({
      metodo: 'get',
      caminho: '/v1/cliente/chats',
      resumo: 'Minhas conversas com a casa, da mais nova à mais antiga, e quantas mensagens não li',
      guarda: 'cliente',
      resposta: conversasDoCliente,
      async executar({ chamador }) {
        const itens = await conversas.minhas(comoCliente(chamador));
        return { itens, naoLidas: itens.reduce((soma, { naoLidas }) => soma + naoLidas, 0) };
      },
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/chats/mensagens',
      resumo: 'Diz algo num chat: o meu sobre um lote, o público de um leilão, ou um que já existe',
      guarda: 'autenticado',
      body: mensagemPedida,
      status: 201,
      resposta: mensagemDaConversa,
      executar: ({ body, chamador }) => conversas.enviar(chamador.acesso, body),
    }),
    rota({
      metodo: 'delete',
      caminho: '/v1/chats/mensagens/:uid',
      resumo: 'Tira uma mensagem: fica “mensagem removida” no lugar; repetido, nada muda',
      guarda: QUEM_ATENDE_CONVERSAS,
      params: umUid,
      status: 204,
      async executar({ params, chamador, res }) {
        await casa.remover(daCasa(chamador), params.uid);
        res.status(204).end();
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/chats',
      resumo: 'Os chats da marca, do que falou por último para trás, e quantos esperam resposta',
      guarda: QUEM_ATENDE_CONVERSAS,
      query: z.strictObject({
        recorte: z.enum(RECORTES_DA_CAIXA).default('todas'),
        lelUid: uid.optional().describe('Só os deste lote'),
        apos: z.string().max(8_000).optional().describe('O `proximo` da página anterior'),
      }),
      resposta: caixaDeConversas,
      executar: ({ query, chamador }) => casa.caixa(daCasa(chamador), query),
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/chats/pessoas',
      resumo: 'Quem atende os chats da marca',
      guarda: QUEM_ATENDE_CONVERSAS,
      resposta: pessoasQueAtendem,
      executar: async ({ chamador }) => ({ itens: await casa.pessoas(daCasa(chamador).hotsiteId) }),
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/chats/respostas-prontas',
      resumo: 'As respostas prontas da marca',
      guarda: QUEM_ATENDE_CONVERSAS,
      resposta: respostasProntas,
      executar: ({ chamador }) => ({ itens: [...respostasDe(daCasa(chamador).hotsiteId)] }),
    }),
    rota({
      metodo: 'put',
      caminho: '/v1/chats/leilao/:uid',
      resumo: 'Abre o chat público de um leilão, ou o fecha: o que foi dito fica, e não entra mais nada',
      guarda: QUEM_ATENDE_CONVERSAS,
      params: paramsUid,
      body: situacaoDaPublica,
      resposta: conversaNaCasa,
      executar: ({ params, body, chamador }) => casa.abrirPublica(daCasa(chamador), params.uid, body.aberta),
    }),
    rota({
      metodo: 'put',
      caminho: '/v1/chats/silencios/:uid',
      resumo:
        'Silencia um cliente nos chats públicos da marca, por um tempo ou até que alguém lhe devolva a voz',
      guarda: QUEM_ATENDE_CONVERSAS,
      params: umUid,
      body: silencioEscrita,
      resposta: silencioDado,
      executar: ({ params, body, chamador }) => casa.silenciar(daCasa(chamador), params.uid, body.minutos),
    }),
    rota({
      metodo: 'delete',
      caminho: '/v1/chats/silencios/:uid',
      resumo: 'Devolve a voz a um cliente',
      guarda: QUEM_ATENDE_CONVERSAS,
      params: umUid,
      status: 204,
      async executar({ params, chamador, res }) {
        await casa.devolverAVoz(daCasa(chamador), params.uid);
        res.status(204).end();
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/chats/:uid',
      resumo: 'Um chat da marca, como está na caixa',
      guarda: QUEM_ATENDE_CONVERSAS,
      params: umUid,
      resposta: conversaNaCasa,
      executar: ({ params, chamador }) => casa.uma(daCasa(chamador), params.uid),
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/chats/:uid/mensagens',
      resumo: 'As mensagens de um chat, para trás a partir de `antes` ou para a frente a partir de `apos`',
      guarda: 'publica',
      params: umUid,
      query: z.strictObject({
        ...{ antes: lugar, apos: lugar },
        porPagina: z.coerce.number().int().min(1).max(100).default(POR_PAGINA),
      }),
      resposta: paginaDeMensagens,
      executar: ({ params, query, chamador }) => conversas.pagina(chamador.acesso, params.uid, query),
    }),
    rota({
      metodo: 'put',
      caminho: '/v1/chats/:uid/responsavel',
      resumo: 'Diz quem da casa cuida do chat; null: ninguém',
      guarda: QUEM_ATENDE_CONVERSAS,
      params: umUid,
      body: responsavelEscrita,
      resposta: conversaNaCasa,
      executar: ({ params, body, chamador }) =>
        casa.passar(daCasa(chamador), params.uid, body.responsavelUid),
    }),
  ];
}

/** The guard let only who answers chats in. */
function daCasa({ acesso }: Chamador): DaCasa {
  if (!atende(acesso)) throw new ErroMartelo('SEM_PERMISSAO', { papeis: QUEM_ATENDE_CONVERSAS.join(', ') });
  return acesso;
}
