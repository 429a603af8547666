import { z } from 'zod';
import { falhaDaRede, PRAZO_MS, recusaDoProvedor } from './canal.ts';
import type { Portador } from './texto.ts';

/**
 * WhatsApp by Meta's Cloud API (https://developers.facebook.com/docs/whatsapp/cloud-api/messages/template-messages). What a business says
 * unasked is a template that Meta approved: ours has two places in its body, the brand's name and the message.
 */
export interface ContaWhatsApp {
  url: string;
  /** `phone_number_id`. */
  numero: string;
  token: string;
  /** The approved template's name, in pt_BR. */
  modelo: string;
}

const resposta = z.object({ messages: z.array(z.object({ id: z.string().max(200) })).min(1) });

export function portadorWhatsApp({ url, numero, token, modelo }: ContaWhatsApp): Portador {
  const endereco = `${url.replace(/\/$/, '')}/${encodeURIComponent(numero)}/messages`;
  return {
    async enviar({ para, texto, marca, entregaUid }) {
      const parametro = (text: string) => ({ type: 'text', text: emUmaLinha(text) });
      const enviado = await fetch(endereco, {
        method: 'POST',
        redirect: 'error',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to: para.slice(1),
          type: 'template',
          template: {
            name: modelo,
            language: { code: 'pt_BR' },
            components: [{ type: 'body', parameters: [parametro(marca), parametro(texto)] }],
          },
          biz_opaque_callback_data: entregaUid,
        }),
        signal: AbortSignal.timeout(PRAZO_MS),
      }).catch((erro: unknown) => {
        throw falhaDaRede(erro);
      });
      if (enviado.ok) return resposta.parse(await enviado.json()).messages[0]!.id;
      await enviado.body?.cancel();
      throw recusaDoProvedor('WhatsApp', enviado.status);
    },
  };
}

/** A template's parameter takes no line break, no tab, and no more than four blanks in a row. */
const emUmaLinha = (texto: string): string => texto.replace(/\s+/g, ' ').trim();

const novidades = z.object({
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          value: z.object({
            statuses: z
              .array(
                z.object({
                  id: z.string().max(200),
                  status: z.string().max(40),
                  biz_opaque_callback_data: z.string().max(512).optional(),
                }),
              )
              .optional(),
          }),
        }),
      ),
    }),
  ),
});

const SITUACOES = { sent: 'ENVIADA', delivered: 'ENTREGUE', read: 'LIDA', failed: 'FALHOU' } as const;

/** What a webhook call tells of our messages. Null when it is of another form. */
export function situacoesWhatsApp(
  corpo: unknown,
): { entregaUid: string; situacao: (typeof SITUACOES)[keyof typeof SITUACOES] }[] | null {
  const lidas = novidades.safeParse(corpo);
  if (!lidas.success) return null;
  return lidas.data.entry
    .flatMap(({ changes }) => changes.flatMap(({ value }) => value.statuses ?? []))
    .flatMap(({ status, biz_opaque_callback_data: entregaUid }) =>
      entregaUid !== undefined && Object.hasOwn(SITUACOES, status)
        ? [{ entregaUid, situacao: SITUACOES[status as keyof typeof SITUACOES] }]
        : [],
    );
}
