import { z } from 'zod';
import { contaDeCobranca } from './banco/conta-de-cobranca.ts';
import { lerChaveEscrita, NAO_E_CHAVE_PIX } from './banco/pix/chave.ts';
import { tabelaDeParcelas } from './cartao/parcelas.ts';
import { texto } from './texto.ts';

/** `http` reaches a simulator of this machine alone. */
const endereco = z
  .url({ protocol: /^https?$/ })
  .max(300)
  .refine(
    (url) => /^https:|^http:\/\/(?:127\.0\.0\.1|localhost)[:/]/.test(url),
    'precisa começar com https://',
  );

const chavePix = z
  .string()
  .max(90)
  .transform((escrita, contexto) => {
    const lida = lerChaveEscrita(escrita);
    if (lida !== null) return lida.chave;
    contexto.addIssue({ code: 'custom', message: NAO_E_CHAVE_PIX });
    return z.NEVER;
  });

/** How a brand receives by Pix: by a static code alone, or by its bank's API Pix. */
const pix = z.strictObject({
  chave: chavePix,
  /** What the payer reads: at most 25 and 15 letters of it, without accents. */
  nome: texto(80).min(1),
  cidade: texto(60).min(1),
  /** Left out: a static code, and nobody tells of the money that comes. */
  api: z
    .strictObject({
      /** Ends before `/cob`: `https://pix.banco.com.br/v2`. */
      url: endereco,
      tokenUrl: endereco,
      clientId: texto(200).min(1),
      /** The common name in the certificate that the bank's notices come with. */
      nomeNoCertificado: texto(200).optional(),
    })
    .optional(),
});

const cartao = z.strictObject({
  provedor: z.enum(['mercado-pago', 'simulador']),
  /** The simulator's. Mercado Pago's is known. */
  url: endereco.optional(),
  parcelas: tabelaDeParcelas,
});

/** What people write of how a brand receives money. Secrets are none of it: they are written by a call of their own, and read by none. */
export const integracaoBancariaEscrita = z.strictObject({
  nome: texto(80).min(2),
  /** One is in use a brand. */
  situacao: z.enum(['ATIVA', 'INATIVA']).default('INATIVA'),
  pix: pix.optional(),
  boleto: contaDeCobranca.optional(),
  cartao: cartao.optional(),
});
export type IntegracaoBancariaEscrita = z.output<typeof integracaoBancariaEscrita>;
export type PixDaMarca = z.output<typeof pix>;
export type CartaoDaMarca = z.output<typeof cartao>;

const PEM = /^-----BEGIN [A-Z ]+-----[\s\S]+-----END [A-Z ]+-----\s*$/;
const pem = z.string().max(20_000).regex(PEM, 'precisa ser um texto PEM (-----BEGIN …)');

/** What a bank or card provider knows the house by, and is known by. Each is optional: what is not sent stays as it was. */
export const credenciaisBancarias = z.strictObject({
  pixSegredo: z.string().trim().min(1).max(500).optional(),
  /** With those between it and its authority, if any. */
  pixCertificado: pem.optional(),
  pixChavePrivada: pem.optional(),
  /** Who signed the bank's server, where no browser knows them. */
  pixAutoridade: pem.optional(),
  cartaoToken: z.string().trim().min(1).max(500).optional(),
  /** What the provider signs its notices with. */
  cartaoSegredoDosAvisos: z.string().trim().min(8).max(500).optional(),
});
export type CredenciaisBancarias = z.output<typeof credenciaisBancarias>;

/** As people are told which. */
export const ROTULOS_CREDENCIAIS: Record<keyof CredenciaisBancarias, string> = {
  pixSegredo: 'Segredo da API Pix',
  pixCertificado: 'Certificado da API Pix',
  pixChavePrivada: 'Chave privada do certificado',
  pixAutoridade: 'Autoridade do servidor do banco',
  cartaoToken: 'Token do provedor de cartão',
  cartaoSegredoDosAvisos: 'Segredo dos avisos do cartão',
};

/** What anybody is told of them. */
export const credenciaisPublicas = z.strictObject({
  quais: z.array(z.enum(Object.keys(credenciaisBancarias.shape) as [keyof CredenciaisBancarias])),
  definidasEm: z.iso.datetime().nullable(),
  definidasPor: z.string().nullable(),
});
export type CredenciaisPublicas = z.output<typeof credenciaisPublicas>;
