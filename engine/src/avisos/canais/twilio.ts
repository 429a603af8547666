import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { falhaDaRede, PRAZO_MS, recusaDoProvedor } from './canal.ts';
import type { Portador } from './texto.ts';

/**
 * SMS by Twilio's Messages API, version 2010-04-01 (https://www.twilio.com/docs/messaging/api/message-resource). `de` is a number in E.164
 * or a messaging service (`MG…`).
 */
export interface ContaTwilio {
  url: string;
  conta: string;
  token: string;
  de: string;
}

const mensagem = z.object({
  sid: z.string().max(64),
  to: z.string().optional(),
  body: z.string().nullish(),
  status: z.string().optional(),
});
const lista = z.object({ messages: z.array(mensagem.extend({ date_created: z.string().nullish() })) });

/** Of Twilio's clock and ours. */
const FOLGA_MS = 60_000;

export function portadorTwilio({ url, conta, token, de }: ContaTwilio): Portador {
  const base = `${url.replace(/\/$/, '')}/2010-04-01/Accounts/${encodeURIComponent(conta)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${conta}:${token}`).toString('base64')}`;
  const pedir = async (caminho: string, init: RequestInit): Promise<unknown> => {
    const resposta = await fetch(caminho, {
      ...init,
      redirect: 'error',
      headers: { authorization, accept: 'application/json', ...init.headers },
      signal: AbortSignal.timeout(PRAZO_MS),
    }).catch((erro: unknown) => {
      throw falhaDaRede(erro);
    });
    if (resposta.ok) return resposta.json();
    await resposta.body?.cancel();
    throw recusaDoProvedor('Twilio', resposta.status);
  };
  return {
    async enviar({ para, texto, site, entregaUid }) {
      const corpo = new URLSearchParams({
        To: para,
        Body: texto,
        ...(de.startsWith('MG') ? { MessagingServiceSid: de } : { From: de }),
        StatusCallback: enderecoDeVolta(site, entregaUid),
      });
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      return mensagem.parse(await pedir(base, { method: 'POST', headers, body: corpo.toString() })).sid;
    },
    /** Theirs to this number since then, of the same words. */
    async procurar({ para, texto }, desde) {
      const busca = new URLSearchParams({
        To: para,
        'DateSent>': new Date(desde - FOLGA_MS).toISOString(),
        PageSize: '50',
      });
      const { messages } = lista.parse(await pedir(`${base}?${busca}`, { method: 'GET' }));
      return messages.find(({ body }) => body === texto)?.sid ?? null;
    },
  };
}

/** Where Twilio tells what became of a message; the site hands it on to the engine. */
const enderecoDeVolta = (site: string, entregaUid: string): string =>
  `${site}/api/v1/integracoes/sms/situacao?entrega=${entregaUid}`;

/** X-Twilio-Signature: HMAC-SHA1 of the address followed by each parameter and its value, in their order by name. */
export function assinaturaTwilio(
  token: string,
  site: string,
  entregaUid: string,
  parametros: URLSearchParams,
): Buffer {
  const nomes = [...new Set(parametros.keys())].sort();
  const texto = nomes.map((nome) => nome + parametros.getAll(nome).join('')).join('');
  return createHmac('sha1', token)
    .update(enderecoDeVolta(site, entregaUid) + texto)
    .digest();
}

export const assinaturaConfere = (esperada: Buffer, recebida: Buffer): boolean =>
  esperada.length === recebida.length && timingSafeEqual(esperada, recebida);

export const situacaoTwilio = (status: string | null): 'ENVIADA' | 'ENTREGUE' | 'LIDA' | 'FALHOU' | null => {
  switch (status) {
    case 'sent':
      return 'ENVIADA';
    case 'delivered':
      return 'ENTREGUE';
    case 'read':
      return 'LIDA';
    case 'failed':
    case 'undelivered':
      return 'FALHOU';
    default:
      return null;
  }
};
