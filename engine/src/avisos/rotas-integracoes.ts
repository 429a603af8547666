import { createHmac } from 'node:crypto';
import { ErroMartelo } from '@martelo/shared/erros';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { lerJson } from '@martelo/shared/json';
import { z } from 'zod';
import { lerBruto } from '../api/corpo-bruto.ts';
import { type Rota, rota } from '../api/rota.ts';
import { SISTEMA } from '../records/acesso.ts';
import type { Registros } from '../records/records.ts';
import { assinaturaConfere, assinaturaTwilio, situacaoTwilio } from './canais/twilio.ts';
import { situacoesWhatsApp } from './canais/whatsapp.ts';
import type { Entregador } from './entregador.ts';
import { ENTREGAS } from './entregas.ts';

interface Dependencias {
  registros: Registros;
  entregador: Pick<Entregador, 'noticia'>;
  hotsitePorId(id: number): RegrasHotsite | null;
  siteDe(marca: RegrasHotsite): string;
  /** Auth token of the account; null where no such provider is set. */
  twilio: string | null;
  /** App secret, and what Meta is to repeat when the webhook is set up. */
  whatsapp: { segredo: string; verificacao: string } | null;
}

const CORPO_MAXIMO_BYTES = 256 * 1024;
const feito = z.object({ ok: z.literal(true) });

/** Where providers tell what became of a message. Each call is signed by its provider, over the body as it came. */
export function rotasDosProvedores(d: Dependencias): Rota[] {
  const entregas = d.registros.colecao(ENTREGAS);
  return [
    rota({
      metodo: 'post',
      caminho: '/v1/integracoes/sms/situacao',
      resumo: 'O provedor de SMS (Twilio) diz o que foi feito de uma mensagem; assinado por ele',
      guarda: 'publica',
      fluxo: true,
      query: z.object({ entrega: z.guid() }),
      resposta: feito,
      async executar({ query: { entrega: uid }, req }) {
        if (d.twilio === null) throw new ErroMartelo('NAO_ENCONTRADO');
        const parametros = new URLSearchParams((await lerBruto(req, CORPO_MAXIMO_BYTES)).toString('utf8'));
        const entrega = await entregas.obter(SISTEMA, uid);
        const marca = entrega && d.hotsitePorId(entrega.hotsiteId);
        const site = marca ? d.siteDe(marca) : '';
        const recebida = Buffer.from(req.get('x-twilio-signature') ?? '', 'base64');
        if (!assinaturaConfere(assinaturaTwilio(d.twilio, site, uid, parametros), recebida))
          throw new ErroMartelo('TOKEN_INVALIDO');
        const situacao = situacaoTwilio(parametros.get('MessageStatus'));
        if (situacao !== null) await d.entregador.noticia(uid, situacao);
        return { ok: true };
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/integracoes/whatsapp',
      resumo: 'A Meta confirma o endereço do webhook do WhatsApp',
      guarda: 'publica',
      arquivo: ['text/plain'],
      query: z.object({
        'hub.mode': z.literal('subscribe'),
        'hub.verify_token': z.string().max(200),
        'hub.challenge': z.string().regex(/^\w{1,200}$/),
      }),
      executar({ query, res }) {
        if (d.whatsapp === null || query['hub.verify_token'] !== d.whatsapp.verificacao)
          throw new ErroMartelo('TOKEN_INVALIDO');
        res.type('text/plain').send(query['hub.challenge']);
      },
    }),
    rota({
      metodo: 'post',
      caminho: '/v1/integracoes/whatsapp',
      resumo: 'A Meta diz o que foi feito das mensagens de WhatsApp; assinado por ela',
      guarda: 'publica',
      fluxo: true,
      resposta: feito,
      async executar({ req }) {
        if (d.whatsapp === null) throw new ErroMartelo('NAO_ENCONTRADO');
        const corpo = await lerBruto(req, CORPO_MAXIMO_BYTES);
        const esperada = createHmac('sha256', d.whatsapp.segredo).update(corpo).digest();
        const [, hex = ''] = /^sha256=([0-9a-f]{64})$/.exec(req.get('x-hub-signature-256') ?? '') ?? [];
        if (!assinaturaConfere(esperada, Buffer.from(hex, 'hex'))) throw new ErroMartelo('TOKEN_INVALIDO');
        // What is signed and of another form is of no message of ours.
        for (const { entregaUid, situacao } of situacoesWhatsApp(lerJson(corpo.toString('utf8'))) ?? [])
          if (z.guid().safeParse(entregaUid).success) await d.entregador.noticia(entregaUid, situacao);
        return { ok: true };
      },
    }),
  ];
}
