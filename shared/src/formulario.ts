import { z } from 'zod';

/**
 * What a visitor agrees to, word for word. A text is never changed: a new one takes the next version, and what people agreed to
 * before stays on record with theirs. `{marca}` is the brand's name.
 */
export const CONSENTIMENTOS = {
  'newsletter/1':
    'Aceito receber por e-mail as novidades da {marca}. Sei que posso cancelar quando quiser, sem custo.',
  'contato/1': 'Autorizo a {marca} a usar estes dados para responder à minha mensagem.',
  'cadastro/1':
    'Li e aceito o regulamento da {marca} e autorizo o tratamento dos meus dados para participar, como explica a página de privacidade.',
  'cadastro-sem-regulamento/1':
    'Autorizo a {marca} a tratar os meus dados para participar, como explica a página de privacidade.',
} as const;
export type VersaoConsentimento = keyof typeof CONSENTIMENTOS;

export const textoDoConsentimento = (versao: VersaoConsentimento, marca: string): string =>
  CONSENTIMENTOS[versao].replaceAll('{marca}', marca);

const SEM_CONSENTIMENTO = 'Marque a autorização para continuar.';
const linha = (maximo: number) =>
  z
    .string({ error: 'Preencha este campo.' })
    .max(maximo, { error: `Use até ${maximo} caracteres.` })
    .transform((texto) => texto.replace(/\s+/g, ' ').trim());
const email = linha(200).pipe(
  z.email({ error: 'Informe um e-mail válido, como nome@exemplo.com.' }).toLowerCase(),
);
const nome = linha(120);
const consentimento = <V extends VersaoConsentimento>(versao: V) =>
  z.literal(versao, { error: SEM_CONSENTIMENTO });

/** What every form carries besides its own fields. */
const envio = {
  /** When and for whom the form was drawn, signed: see `selo-formulario.ts`. */
  selo: z.string().max(200).default(''),
  /** Nobody sees this field; what fills it is no person. */
  site: z.string().max(2_000).default(''),
  /** The section the form stands in: where the visitor is brought back to. */
  secao: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .nullish()
    .catch(null),
};

/** POST /v1/hotsite/inscricoes: somebody wants the brand's news. */
export const inscricao = z.object({
  ...envio,
  email,
  nome: nome.default(''),
  consentimento: consentimento('newsletter/1'),
});
export type Inscricao = z.infer<typeof inscricao>;

/** POST /v1/hotsite/inscricoes/cancelar: whoever asked for the news wants them no more. */
export const cancelamento = z.object({ ...envio, email });
export type Cancelamento = z.infer<typeof cancelamento>;

/** POST /v1/hotsite/mensagens: somebody writes to the brand. */
export const mensagem = z.object({
  ...envio,
  nome: nome.pipe(z.string().min(2, { error: 'Informe seu nome.' })),
  email,
  telefone: linha(30)
    .pipe(
      z.string().regex(/^(?=(?:\D*\d){8,15}\D*$)[\d\s()+.-]*$|^$/, { error: 'Confira o telefone, com DDD.' }),
    )
    .default(''),
  assunto: linha(120).default(''),
  mensagem: z
    .string({ error: 'Escreva sua mensagem.' })
    .max(5_000, { error: 'Use até 5000 caracteres.' })
    .trim()
    .min(5, { error: 'Escreva sua mensagem.' }),
  consentimento: consentimento('contato/1'),
});
export type Mensagem = z.infer<typeof mensagem>;

/** What both calls answer, whether it was new or known: nobody learns who is on a list. */
export const recebido = z.strictObject({ recebido: z.literal(true) });

/** GET /v1/hotsite/formulario: a fresh seal, for whoever does not take it from the page. */
export const seloNovo = z.strictObject({ selo: z.string() });
