import { z } from 'zod';
import { codigoDoConvite } from './convite.ts';
import { centavos } from './dinheiro.ts';
import { versaoLegal } from './documento-legal.ts';
import { cnpj, cpf, lerCep, rg, telefone } from './documentos.ts';
import type { VersaoConsentimento } from './formulario.ts';
import { instanteIso } from './leilao.ts';
import { origemDoCadastro } from './origem-do-cadastro.ts';
import { nomePlausivel, problemaDoCep, problemaNoApelido } from './pessoa.ts';
import { quadroSocietario } from './quadro-societario.ts';
import { SITUACOES_DOCUMENTO } from './situacao-documento.ts';
import { paragrafos, texto } from './texto.ts';
import { EXIGENCIAS } from './tipo-de-documento.ts';
import { uf } from './uf.esquema.ts';

const obrigatorio = (mensagem: string, minimo: number) => texto(200).min(minimo, mensagem);

/** Spec section 5: the address rules of register and change. */
export const endereco = z.strictObject({
  tipoLogradouro: texto(40).optional(),
  logradouro: obrigatorio('informe a rua com pelo menos 5 caracteres', 5),
  numero: z
    .union([z.string(), z.number()])
    .transform((numero) => String(numero).trim())
    .pipe(texto(20).min(1, 'informe o número')),
  complemento: texto(120).nullish(),
  bairro: obrigatorio('informe o bairro com pelo menos 3 caracteres', 3),
  cidade: texto(120).min(2, 'informe a cidade').optional(),
  estadoSigla: z.string().trim().toUpperCase().pipe(uf).optional(),
  cep: z
    .string()
    .length(9, 'o CEP tem 9 caracteres, com hífen')
    .refine((valor) => lerCep(valor) !== null, 'o CEP tem o formato 00000-000'),
  /** The spec's numeric locality id, for who has one. */
  localidadeId: z.coerce.number('a localidade é um número').int().positive().optional(),
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
  referencia: texto(200).nullish(),
});
export type Endereco = z.infer<typeof endereco>;

/** Type, street, number, complement, district, city, state, postcode. */
export const enderecoCompleto = (e: Endereco): string =>
  [
    [e.tipoLogradouro, e.logradouro].filter(Boolean).join(' '),
    e.numero,
    e.complemento,
    e.bairro,
    e.cidade,
    e.estadoSigla,
    e.cep,
  ]
    .filter(Boolean)
    .join(', ');

export const SITUACOES_CLIENTE = ['ATIVO', 'PENDENTE', 'BLOQUEADO', 'INATIVO'] as const;

const interesses = z.strictObject({
  carros: z.boolean().default(false),
  motos: z.boolean().default(false),
  onibus: z.boolean().default(false),
  caminhoes: z.boolean().default(false),
  imoveis: z.boolean().default(false),
  equipamentos: z.boolean().default(false),
});

/** What a client tells of themselves, at registration and later. */
const dadosPessoais = {
  nome: texto(120).min(2, 'informe o nome'),
  dataNascimento: z.iso.date('data no formato AAAA-MM-DD').optional(),
  rg: texto(30).optional(),
  orgaoExpeditor: texto(30).optional(),
  razaoSocial: texto(200).optional(),
  nomeFantasia: texto(200).optional(),
  inscricaoEstadual: texto(30).optional(),
  nomeFazenda: texto(200).optional(),
  telefone: telefone.optional(),
  telefone2: telefone.optional(),
  telefone3: telefone.optional(),
  /** Centavos a month. */
  rendaMensal: z.int().min(0).optional(),
  interesses: interesses.optional(),
  endereco: endereco.optional(),
};

/** The words of the registration's box that are in force: with the brand's regulation, and where it has published none. */
export const VERSOES_DO_CADASTRO = [
  'cadastro/1',
  'cadastro-sem-regulamento/1',
] as const satisfies readonly VersaoConsentimento[];
export type VersaoDoCadastro = (typeof VERSOES_DO_CADASTRO)[number];
/** Nobody agrees to a regulation that is nowhere to be read. */
export const versaoDoCadastro = (regulamento: boolean): VersaoDoCadastro =>
  VERSOES_DO_CADASTRO[regulamento ? 0 : 1];
/** Where a brand's site keeps what those words name. */
export const PAGINAS_DO_CADASTRO: Record<VersaoDoCadastro, readonly string[]> = {
  'cadastro/1': ['/regulamento', '/privacidade'],
  'cadastro-sem-regulamento/1': ['/privacidade'],
};

/** What somebody agreed to when they registered: the words that stood at the box, and what they named. Null where it never was asked. */
export const aceiteDoCadastro = z.strictObject({
  versao: z.string().max(40),
  texto: paragrafos(1_000),
  /** Paths of the pages that the words name. */
  paginas: z.array(texto(200)).max(10),
  /** Which version of each of those pages was in force; absent where no version was kept yet. Their words are kept for good. */
  documentos: z.array(versaoLegal).max(10).optional(),
  em: instanteIso,
  /** The network address that it came from. */
  endereco: texto(60),
  /** Since when it is withdrawn; it may be given again. */
  retiradoEm: instanteIso.nullable(),
});
export type AceiteDoCadastro = z.infer<typeof aceiteDoCadastro>;

/** GET /v1/cliente/consentimento: what was agreed to. */
export const consentimentoDoCliente = z.strictObject({
  aceite: aceiteDoCadastro.nullable(),
  /** A regulation that came into force after it, and has to be accepted before the next bid; absent where there is none. */
  regulamentoNovo: versaoLegal.optional(),
  /** Since when it is withdrawn by who never gave it here (`aceite` null); absent where it is not. */
  retiradoEm: instanteIso.optional(),
});
export type ConsentimentoDoCliente = z.infer<typeof consentimentoDoCliente>;

/** One of GET /v1/cliente/consentimento/historico: what was agreed to, or taken back, and when. */
export const atoDeConsentimento = z.strictObject({
  ato: z.enum(['ACEITE', 'RETIRADA']),
  em: instanteIso,
  /** Of the words; null of who said no without ever having been asked. */
  versao: z.string().nullable(),
  texto: z.string().nullable(),
  documentos: z.array(versaoLegal),
  /** The network address that it came from; null where it was not kept. */
  endereco: z.string().nullable(),
});
export type AtoDeConsentimento = z.infer<typeof atoDeConsentimento>;

/** A nickname as a client asks for it: shown to everybody beside a bid. */
export const apelidoPedido = texto(30)
  .min(3)
  .superRefine((apelido, contexto) => {
    const problema = problemaNoApelido(apelido);
    if (problema !== null) contexto.addIssue({ code: 'custom', message: problema });
  });

/** POST /v1/clientes: a person (cpf) or a company (cnpj). */
export const cadastroCliente = z
  .strictObject({
    ...dadosPessoais,
    rg: rg.optional(),
    email: z.string().trim().toLowerCase().max(200).pipe(z.email('e-mail inválido')),
    senha: z.string().max(200),
    cpf: cpf.optional(),
    cnpj: cnpj.optional(),
    /** The version of the words whose box was ticked. Programs of the house that register people leave it out. */
    consentimento: z
      .enum(VERSOES_DO_CADASTRO, 'aceite o regulamento e o tratamento dos dados para continuar')
      .optional(),
    /** The version of the regulation that stood beside the box: another in force meanwhile is to be read first. */
    regulamento: z.int().positive().optional(),
    /** The code of the link that they came by. */
    convite: codigoDoConvite.optional(),
    /** A company's people; they may be named later. */
    quadroSocietario: quadroSocietario.optional(),
    apelido: apelidoPedido.optional(),
  })
  .refine(({ cpf, cnpj }) => cpf !== undefined || cnpj !== undefined, {
    path: ['cpf'],
    message: 'informe o CPF ou o CNPJ',
  })
  .refine(({ cpf, cnpj }) => cpf === undefined || cnpj === undefined, {
    path: ['cpf'],
    message: 'uma empresa se cadastra só com o CNPJ; o CPF de quem responde por ela vai no quadro societário',
  })
  .superRefine(({ nome, razaoSocial, endereco, cnpj, quadroSocietario: quadro }, contexto) => {
    const recusar = (path: string[], message: string) => contexto.addIssue({ code: 'custom', path, message });
    if (quadro !== undefined && cnpj === undefined)
      recusar(['quadroSocietario'], 'só empresas têm quadro societário');
    if (!nomePlausivel(nome)) recusar(['nome'], 'escreva o nome como no documento');
    if (razaoSocial !== undefined && !nomePlausivel(razaoSocial))
      recusar(['razaoSocial'], 'escreva a razão social como no CNPJ');
    const doCep = endereco && problemaDoCep(endereco);
    if (doCep) recusar(['endereco', 'cep'], doCep);
  });
export type CadastroCliente = z.infer<typeof cadastroCliente>;

/** What somebody of the house wrote down about a client: added to, never changed. */
export const notaDoCliente = z.strictObject({ em: instanteIso, por: z.string(), texto: paragrafos(1_000) });
export type NotaDoCliente = z.infer<typeof notaDoCliente>;
export const NOTAS_MAXIMAS = 100;

/** A client account of one brand. The same e-mail may exist on another. */
export const cliente = z.strictObject({
  ...dadosPessoais,
  uid: z.guid(),
  id: z.int().positive(),
  hotsiteId: z.int().positive(),
  natureza: z.enum(['Fisica', 'Juridica']),
  apelido: texto(30),
  /** `apelidoLido` of it: what no two of a brand share. */
  apelidoLido: texto(60).optional(),
  email: z.email().max(200),
  cpf: cpf.optional(),
  cnpj: cnpj.optional(),
  situacao: z.enum(SITUACOES_CLIENTE),
  motivoBloqueio: paragrafos(300).optional(),
  emailConfirmadoEm: instanteIso.nullable().default(null),
  telefoneConfirmadoEm: instanteIso.nullable().default(null),
  documento: z
    .strictObject({
      situacao: z.enum(SITUACOES_DOCUMENTO),
      enviadoEm: instanteIso.nullable(),
      validadoEm: instanteIso.nullable(),
      /** What the house said of them by hand, and when. Absent until documents were first counted (`palavraDaCasa`). */
      aMao: z
        .strictObject({
          situacao: z.enum(SITUACOES_DOCUMENTO),
          em: instanteIso,
          /** Of a divergence: what the client reads. */
          motivo: paragrafos(300).optional(),
        })
        .nullable()
        .optional(),
      /** Since when a requirement is asked anew, as what it had proven was corrected. */
      deNovo: z.partialRecord(z.enum(EXIGENCIAS), instanteIso).optional(),
    })
    .default({ situacao: 'Cadastrado', enviadoEm: null, validadoEm: null }),
  habilitacaoSucata: z
    .strictObject({
      /** Bids on scrap are open to `Autorizado` alone. */
      situacao: texto(40),
      tipoAutorizacao: texto(60).nullable(),
      /** Absent or null = no end. */
      validade: instanteIso.nullish(),
    })
    .nullable()
    .default(null),
  convite: z
    .strictObject({ codigo: texto(40), convidadoPor: z.guid().nullable() })
    .nullable()
    .default(null),
  aceite: aceiteDoCadastro.nullish(),
  /** How they came; absent where nobody told, or they had not agreed to be measured. */
  origem: origemDoCadastro.optional(),
  /** Since when who has no `aceite` on record does not consent. Null or absent where they never said so. */
  semAceiteDesde: instanteIso.nullish(),
  /** `id`s of the client groups this client is in. */
  grupos: z.array(z.int().positive()).max(200).optional(),
  /** Centavos: the most this client may owe on the lots they lead, all auctions together. Null or absent = no limit. */
  limiteExposicao: centavos.nullish(),
  /** Exists to bid in rehearsals, and in nothing else. */
  ensaio: z.boolean().optional(),
  observacaoInterna: paragrafos(2_000).optional(),
  /** Why the house last changed it by hand. */
  motivoMudanca: paragrafos(300).optional(),
  notas: z.array(notaDoCliente).max(NOTAS_MAXIMAS).optional(),
  /** A company's people; absent where none were named yet, and of a person. */
  quadroSocietario: quadroSocietario.optional(),
  /** Since when the account's personal fields are gone, at its owner's request; nothing brings them back. */
  eliminadoEm: instanteIso.nullish(),
  permitirAcessoSistemaLegado: z.boolean().default(false),
  redirecionarParaLegadoAposLogin: z.boolean().default(false),
  dataCadastro: instanteIso,
});
export type Cliente = z.infer<typeof cliente>;

/** What the public ledger may say of where a bidder is: "Goiânia/GO", or "Brasil". */
export const cidadePublica = (e: Pick<Endereco, 'cidade' | 'estadoSigla'> | undefined): string =>
  e?.cidade ? [e.cidade, e.estadoSigla].filter(Boolean).join('/') : 'Brasil';
