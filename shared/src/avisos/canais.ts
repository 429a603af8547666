// No schema in here: screens read it in the browser.

/** The ways by which somebody is told of something, in the order in which screens name them. */
export const CANAIS = ['sino', 'push', 'email', 'sms', 'whatsapp'] as const;
export type Canal = (typeof CANAIS)[number];

/** As people read them. */
export const ROTULOS_CANAL: Readonly<Record<Canal, string>> = {
  sino: 'Sino do site',
  push: 'Notificação no aparelho',
  email: 'E-mail',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
};

/** Those that light up a phone: at night they wait for the morning. */
export const INTERROMPEM: ReadonlySet<Canal> = new Set(['push', 'sms', 'whatsapp']);

/** What becomes of a message on one channel. LIDA and ENTREGUE only where the channel tells. */
export const SITUACOES_ENTREGA = ['NA_FILA', 'ENVIADA', 'ENTREGUE', 'LIDA', 'FALHOU'] as const;
export type SituacaoEntrega = (typeof SITUACOES_ENTREGA)[number];

export const ROTULOS_ENTREGA: Readonly<Record<SituacaoEntrega, string>> = {
  NA_FILA: 'Na fila',
  ENVIADA: 'Enviada',
  ENTREGUE: 'Entregue',
  LIDA: 'Lida',
  FALHOU: 'Falhou',
};
