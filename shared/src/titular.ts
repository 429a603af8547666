import { z } from 'zod';
import { comandoId } from './identificador.ts';
import { instanteIso } from './leilao.ts';
import { paragrafos, texto } from './texto.ts';
import { EXIGENCIAS } from './tipo-de-documento.ts';

/*
 * What a person may ask about their own data (LGPD, art. 18): all of it in a file, a correction, erasure. Screens, engine and the file
 * itself say the same of what goes and what stays.
 */

const DIA_MS = 86_400_000;
/** Days in which a request is answered (LGPD, art. 19, II). */
export const PRAZO_DA_RESPOSTA_MS = 15 * DIA_MS;
/** How long a file that was made waits to be fetched. */
export const VALIDADE_DA_EXPORTACAO_MS = 3 * DIA_MS;
/** How many years what the law keeps of an erased account is kept, from the erasure on. */
export const ANOS_GUARDADOS = 5;

export const SITUACOES_EXPORTACAO = ['EM_ANDAMENTO', 'PRONTA', 'FALHOU', 'EXPIRADA'] as const;
export const exportacaoVista = z.strictObject({
  uid: z.guid(),
  situacao: z.enum(SITUACOES_EXPORTACAO),
  pedidaEm: instanteIso,
  prontaEm: instanteIso.nullable(),
  /** Until when it can be fetched. */
  expiraEm: instanteIso.nullable(),
  /** Kinds of data gone through, of all. */
  feitas: z.int(),
  todas: z.int(),
  /** What it is about now, as people read it; null when it is over. */
  agora: z.string().nullable(),
});
export type ExportacaoVista = z.infer<typeof exportacaoVista>;

/** What a client may ask to have corrected: what they cannot change alone. */
export const CAMPOS_A_CORRIGIR = [
  'nome',
  'cpf',
  'cnpj',
  'razaoSocial',
  'dataNascimento',
  'rg',
  'orgaoExpeditor',
  'inscricaoEstadual',
  'quadroSocietario',
  'outro',
] as const;
export type CampoACorrigir = (typeof CAMPOS_A_CORRIGIR)[number];
export const ROTULOS_CAMPO_A_CORRIGIR: Record<CampoACorrigir, string> = {
  nome: 'Nome',
  cpf: 'CPF',
  cnpj: 'CNPJ',
  razaoSocial: 'Razão social',
  dataNascimento: 'Data de nascimento',
  rg: 'RG',
  orgaoExpeditor: 'Órgão expedidor',
  inscricaoEstadual: 'Inscrição estadual',
  quadroSocietario: 'Sócios e representantes',
  outro: 'Outra informação',
};

/** What becomes of documents that were approved, where a correction changes what they had proven. */
export const DOCUMENTOS_DA_CORRECAO = ['conferidos', 'pedir'] as const;
export type DocumentosDaCorrecao = (typeof DOCUMENTOS_DA_CORRECAO)[number];
export const ROTULOS_DOCUMENTOS_DA_CORRECAO: Record<DocumentosDaCorrecao, string> = {
  conferidos: 'Os documentos já mostram assim',
  pedir: 'Pedir novo documento',
};

export const TIPOS_DE_SOLICITACAO = ['CORRECAO', 'ELIMINACAO'] as const;
export const ROTULOS_SOLICITACAO = {
  CORRECAO: 'Correção de dados',
  ELIMINACAO: 'Eliminação dos dados',
} as const;
export const SITUACOES_SOLICITACAO = ['RECEBIDA', 'EM_ANALISE', 'ATENDIDA', 'NEGADA', 'CANCELADA'] as const;
export type SituacaoSolicitacao = (typeof SITUACOES_SOLICITACAO)[number];
export const ROTULOS_SITUACAO_SOLICITACAO: Record<SituacaoSolicitacao, string> = {
  RECEBIDA: 'Recebida',
  EM_ANALISE: 'Em análise',
  ATENDIDA: 'Atendida',
  NEGADA: 'Negada',
  CANCELADA: 'Cancelada',
};
/** Still to be answered. */
export const solicitacaoAberta = (situacao: SituacaoSolicitacao): boolean =>
  situacao === 'RECEBIDA' || situacao === 'EM_ANALISE';

export const pedidoDeCorrecao = z.strictObject({
  comandoId,
  campo: z.enum(CAMPOS_A_CORRIGIR, 'escolha o que corrigir'),
  valor: texto(200).min(1, 'informe como deve ficar'),
  explicacao: paragrafos(1_000).default(''),
});
/** The password once more: nobody erases an account from a phone that was left open. */
export const provaDaConta = z.strictObject({
  senha: z.string().max(200),
  codigo2fa: z.string().trim().max(20).nullish(),
  codigoRecuperacao: z.string().trim().max(40).nullish(),
});
export const pedidoDeEliminacao = provaDaConta.extend({ comandoId, motivo: paragrafos(1_000).default('') });

/** Why an account cannot be erased now. */
export const impedimento = z.strictObject({
  codigo: z.enum(['LANCE_ABERTO', 'COMPRA_ABERTA', 'DINHEIRO_A_DEVOLVER', 'NEGOCIACAO_ABERTA']),
  texto: z.string(),
  /** Where it is settled. */
  caminho: z.string(),
});
export type Impedimento = z.infer<typeof impedimento>;

export const solicitacaoVista = z.strictObject({
  uid: z.guid(),
  id: z.int(),
  tipo: z.enum(TIPOS_DE_SOLICITACAO),
  situacao: z.enum(SITUACOES_SOLICITACAO),
  campo: z.enum(CAMPOS_A_CORRIGIR).nullable(),
  valor: z.string().nullable(),
  pedidaEm: instanteIso,
  /** Until when it is answered. */
  prazo: instanteIso,
  respondidaEm: instanteIso.nullable(),
  /** What staff answered, in their words; of a refusal its ground. */
  resposta: z.string().nullable(),
});
export type SolicitacaoVista = z.infer<typeof solicitacaoVista>;

/** What erasure does, in words that are read before it is asked. */
export const efeitoDaEliminacao = z.strictObject({
  /** What goes for good. */
  sai: z.array(z.string()),
  /** What stays: what, why, and until when. */
  fica: z.array(z.strictObject({ oQue: z.string(), porQue: z.string(), ate: z.string() })),
});
export type EfeitoDaEliminacao = z.infer<typeof efeitoDaEliminacao>;

/** GET /v1/cliente/privacidade */
export const minhaPrivacidade = z.strictObject({
  exportacao: exportacaoVista.nullable(),
  solicitacoes: z.array(solicitacaoVista),
  eliminacao: efeitoDaEliminacao.extend({ impedimentos: z.array(impedimento) }),
});
export type MinhaPrivacidade = z.infer<typeof minhaPrivacidade>;

/** GET /v1/solicitacoes-lgpd/{uid}, beside the request: what who answers it goes by. */
export const detalheDaSolicitacao = z.strictObject({
  /** Of an erasure: what it takes, what the law keeps, and what stands in its way now, as its owner reads it. Null of a correction. */
  eliminacao: minhaPrivacidade.shape.eliminacao.nullable(),
  /** Of a correction of what an approved document had proven: which requirement that is. Null of any other. */
  comprovado: z.enum(EXIGENCIAS).nullable(),
});
export type DetalheDaSolicitacao = z.infer<typeof detalheDaSolicitacao>;

/** POST …/exportacoes/{uid}/endereco */
export const enderecoDaExportacao = z.strictObject({ endereco: z.string(), expiraEm: instanteIso });
