import { centavosDoValor } from '@martelo/shared/banco/pix/valor';
import { z } from 'zod';
import type { Cobranca, Devolucao, Recebimento } from './recebedor.ts';

/*
 * What of API Pix 2.9.0 is read. New fields and new values of enumerations come unannounced (its "Evolução da API"): everything is taken
 * loosely but what is money or a key.
 */

const valor = z.string().transform((texto, contexto) => {
  const centavos = centavosDoValor(texto);
  if (centavos !== null) return centavos;
  contexto.addIssue({ code: 'custom', message: 'não é um valor' });
  return z.NEVER;
});
const instante = z.iso.datetime({ offset: true }).transform((texto) => new Date(texto).toISOString());
const identificador = z.string().regex(/^[a-zA-Z0-9]{1,35}$/);

export const devolucaoLida = z
  .looseObject({
    id: identificador,
    rtrId: z.string().nullish(),
    valor,
    natureza: z.string().nullish(),
    motivo: z.string().nullish(),
    status: z.string(),
    horario: z.looseObject({ solicitacao: instante.nullish(), liquidacao: instante.nullish() }).nullish(),
  })
  .transform(
    ({ id, rtrId, valor: centavos, natureza, motivo, status, horario }): Devolucao => ({
      ...{ id, centavos, status, natureza: natureza ?? 'ORIGINAL', motivo: motivo ?? null },
      rtrId: rtrId ?? null,
      ...{ solicitadaEm: horario?.solicitacao ?? null, liquidadaEm: horario?.liquidacao ?? null },
    }),
  );

/** One Pix: in a list, in a charge, in a notice. */
export const recebimentoLido = z
  .looseObject({
    endToEndId: z.string().regex(/^[a-zA-Z0-9]{32}$/),
    txid: identificador.nullish(),
    valor,
    chave: z.string().nullish(),
    horario: instante,
    infoPagador: z.string().nullish(),
    devolucoes: z.array(devolucaoLida).nullish(),
  })
  .transform(
    ({ endToEndId, txid, valor: centavos, horario, chave, infoPagador, devolucoes }): Recebimento => ({
      ...{ e2eid: endToEndId, txid: txid ?? null, centavos, horario },
      ...{ chave: chave ?? null, infoPagador: infoPagador ?? null, devolucoes: devolucoes ?? [] },
    }),
  );

/** A charge, whose code some banks leave to be made of its location. */
export const cobrancaLida = z
  .looseObject({
    txid: identificador,
    status: z.string(),
    valor: z.looseObject({ original: valor }),
    chave: z.string(),
    pixCopiaECola: z.string().max(512).nullish(),
    location: z.string().nullish(),
    loc: z.looseObject({ location: z.string().nullish() }).nullish(),
    pix: z.array(recebimentoLido).nullish(),
  })
  .transform((cob): Omit<Cobranca, 'copiaECola'> & { copiaECola: string | null } => ({
    ...{ txid: cob.txid, status: cob.status, centavos: cob.valor.original, chave: cob.chave },
    copiaECola: cob.pixCopiaECola ?? null,
    location: cob.location ?? cob.loc?.location ?? null,
    recebidos: cob.pix ?? [],
  }));

export const paginaDeRecebidos = z.looseObject({
  parametros: z.looseObject({
    paginacao: z.looseObject({ paginaAtual: z.int().min(0), quantidadeDePaginas: z.int().min(0) }),
  }),
  pix: z.array(recebimentoLido).default([]),
});

/** What a bank posts to `<url>/pix`. */
export const avisoDePix = z.looseObject({ pix: z.array(recebimentoLido).min(1).max(1_000) });

export const tokenLido = z.looseObject({
  access_token: z.string().min(1),
  expires_in: z.coerce.number().positive().default(300),
});

export const problemaLido = z.looseObject({
  type: z.string().optional(),
  title: z.string().optional(),
  detail: z.string().optional(),
  violacoes: z
    .array(z.looseObject({ razao: z.string().optional(), propriedade: z.string().optional() }))
    .optional(),
});
